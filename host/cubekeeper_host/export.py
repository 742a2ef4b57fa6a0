"""`cubekeeper export`: what belongs on the CIRCUITPY drive of a CircuitPython board."""

import errno
import hashlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from cubekeeper_host import boards, mpy, vm
from cubekeeper_host.cli_options import BOARD
from cubekeeper_host.errors import CliError, escaped, one_line
from cubekeeper_host.files import FilePath

PACKAGE = "lib/cubekeeper"
MANIFEST = f"{PACKAGE}/exported.txt"  # a line a file: its SHA-256, two blanks, its name
PROGRAMS = ("boot.py", "code.py")  # written last: until then the board runs what it had
SETTINGS = "settings.toml"
DATA = ("fonts/*.ckf", "fonts/LICENSE.txt", "cards/*.ckc")
# What CircuitPython puts on a new drive, and nobody misses.
FRESH = {"code.py": (b'print("Hello World!")\n', b"print('Hello World!')\n", b"")}

# CircuitPython keeps calls in a stack of its own, by default of 2048 bytes.
STACK = "CIRCUITPY_PYSTACK_SIZE"
STACK_SIZE = 4096

CIRCUITPYTHON_MPY = b"C\x06"  # how a module compiled for CircuitPython 8 and later begins
MICROPYTHON_MPY = b"M"
CLUSTER = 4096  # bytes that a file takes on the drive at least

Files = dict[str, bytes]
"""Contents by name, as the drive is to have them."""


def files(board: boards.Settings, mpy_cross: Path | None = None) -> Files:
    """All that goes onto the drive of a board, but for settings.toml.

    The modules are compiled where CircuitPython's mpy-cross is given. CliError where the board is
    not one for CircuitPython, or that compiler is another.
    """
    if board.get("port") != "circuitpython":
        raise CliError(
            f"{board['name']} is no board for CircuitPython: export is for {_either(names())}"
        )
    found = {"board.ckb": boards.compile_board(board)}
    for pattern in DATA:
        for path in sorted(mpy.SOURCES.glob(pattern)):
            found[f"{PACKAGE}/{path.relative_to(mpy.SOURCES).as_posix()}"] = path.read_bytes()
    for source in mpy.modules():
        name = f"{PACKAGE}/{source.relative_to(mpy.SOURCES).as_posix()}"
        if mpy_cross is None:
            found[name] = source.read_bytes()
        else:
            found[name.removesuffix(".py") + ".mpy"] = _compiled(source, mpy_cross)
    for name in PROGRAMS:
        found[name] = (vm.shipped("circuitpython") / name).read_bytes()
    return found


def names() -> list[str]:
    """The boards for CircuitPython that come with cubekeeper."""
    found = [(name, boards.read(name).settings) for name in boards.names()]
    return [name for name, settings in found if settings.get("port") == "circuitpython"]


def settings_toml(present: bytes) -> bytes:
    """A drive's settings.toml with the stack that the firmware needs; the rest stays as it is."""
    kept = []
    for line in present.splitlines(keepends=True):
        key, _, value = line.partition(b"=")
        if key.strip() == STACK.encode():
            size = value.split(b"#")[0].strip()
            if size.isdigit() and int(size) >= STACK_SIZE:
                return present
        else:
            kept.append(line)
    if kept and not kept[-1].endswith(b"\n"):
        kept[-1] += b"\n"
    return b"".join(kept) + f"{STACK} = {STACK_SIZE}\n".encode()


def foreign(folder: Path, wanted: Files) -> list[str]:
    """The names of files that would be lost: not ours, and not as they are to be."""
    ours = _manifest(folder)
    found = []
    for name in sorted({*wanted, *_package(folder)}):
        present = _read(folder / name)
        if present is None or present == wanted.get(name) or name == SETTINGS:
            continue
        if ours.get(name) != _digest(present) and present not in FRESH.get(name, ()):
            found.append(name)
    return found


def write(folder: Path, wanted: Files) -> int:
    """Bring a folder to what is wanted; how many files were written.

    What has no place in the package any more goes: a stray module would be used in place of ours.
    The programs are written last, so that a broken copy is never started; running it again mends
    it. CliError where the folder is full or may not be written.
    """
    stale = [name for name in _package(folder) if name not in wanted]
    changed = [name for name, data in wanted.items() if _read(folder / name) != data]
    changed.sort(key=lambda name: (name in PROGRAMS, name))
    needed = sum(-(-len(wanted[name]) // CLUSTER) * CLUSTER for name in changed)
    needed -= sum((folder / name).stat().st_size for name in stale)
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise CliError(
            f"{folder} is too small: {_kb(needed)} are needed, {_kb(free)} are free; "
            "delete something there, then run this again"
        )
    try:
        for name in stale:
            (folder / name).unlink()
        for name in changed:
            _put(folder / name, wanted[name])
    except OSError as error:
        raise CliError(_why_not(folder, error)) from None
    return len(changed)


def with_manifest(wanted: Files) -> Files:
    """The files and the list of them, by which a later export knows its own."""
    lines = [f"{_digest(data)}  {name}\n" for name, data in sorted(wanted.items())]
    return wanted | {MANIFEST: "".join(lines).encode()}


def _compiled(source: Path, mpy_cross: Path) -> bytes:
    name = source.relative_to(mpy.SOURCES.parent).as_posix()
    with tempfile.TemporaryDirectory(prefix="cubekeeper-") as folder:
        target = Path(folder) / "out.mpy"
        command = [str(mpy_cross), "-s", name, "-o", str(target), str(source)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            raise CliError(f"can't run {mpy_cross}: {error.strerror}") from None
        if done.returncode or not target.exists():
            said = one_line(done.stderr or done.stdout) or f"exit status {done.returncode}"
            raise CliError(f"{mpy_cross}: {name}: {said}")
        data = target.read_bytes()
    if data[:2] != CIRCUITPYTHON_MPY:
        kind = "MicroPython's" if data[:1] == MICROPYTHON_MPY else "no"
        raise CliError(
            f"{mpy_cross} is {kind} mpy-cross, and CircuitPython has one of its own: "
            "see https://learn.adafruit.com/creating-and-sharing-a-circuitpython-library/mpy-2"
        )
    return data


def _manifest(folder: Path) -> dict[str, str]:
    """The digests of what an earlier export wrote, by name."""
    lines = (_read(folder / MANIFEST) or b"").decode(errors="replace").splitlines()
    pairs = [line.split("  ", 1) for line in lines]
    found = {pair[1]: pair[0] for pair in pairs if len(pair) == 2}
    return found | {MANIFEST: _digest(_read(folder / MANIFEST) or b"")}


def _package(folder: Path) -> Iterator[str]:
    """The files in the package's folder there."""
    for path in sorted((folder / PACKAGE).rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix()


def _read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None


def _put(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, and have it on the drive before going on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _why_not(folder: Path, error: OSError) -> str:
    if error.errno == errno.EROFS:
        return (
            f"{folder} can't be written: the board has its drive for itself; switch it off, hold "
            "the button for back, switch it on, then run this again"
        )
    name = error.filename or folder
    return f"{name}: {error.strerror}: the copy is not whole; mend that, then run this again"


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _kb(count: int) -> str:
    return f"{-(-count // 1024)} KB"


def _either(words: list[str]) -> str:
    return " or ".join(words)


# --- the command ---------------------------------------------------------------------------


@click.command("export")
@click.argument("folder", type=FilePath(path_type=Path))
@click.option(
    "--board",
    type=BOARD,
    required=True,
    metavar="NAME",
    help="A board for CircuitPython (see cubekeeper boards list), or the path of its .toml file.",
)
@click.option(
    "--mpy-cross",
    type=FilePath(path_type=Path),
    metavar="FILE",
    help="CircuitPython's own mpy-cross: compiled modules need much less memory.",
)
@click.option("--yes", is_flag=True, help="Replace files that are not cubekeeper's.")
def export_command(folder: Path, board: str, mpy_cross: Path | None, yes: bool) -> None:
    """Write what belongs on a CircuitPython board's drive to FOLDER.

    FOLDER is the drive itself, which CircuitPython calls CIRCUITPY, or one to copy onto it.
    Saved games there stay.
    """
    read = boards.read(board)
    wanted = with_manifest(files(read.settings, mpy_cross))
    wanted[SETTINGS] = settings_toml(_read(folder / SETTINGS) or b"")
    _check(folder, wanted, yes)
    count = write(folder, wanted)
    size = sum(len(data) for data in wanted.values())
    click.echo(
        f"{escaped(str(folder))}: {count} of {len(wanted)} files written, {_kb(size)} in all"
    )
    click.echo(_next(folder, read))


def _check(folder: Path, wanted: Files, yes: bool) -> None:
    """See that there is a folder, and that nothing of someone else's would be lost."""
    if folder.exists() and not folder.is_dir():
        raise CliError(f"{folder} is no folder: name the CIRCUITPY drive, or a folder to copy")
    if not folder.exists():
        if not folder.absolute().parent.is_dir():
            raise CliError(f"there is no folder {folder.absolute().parent}: make it first")
        folder.mkdir()
    others = foreign(folder, wanted)
    if others and not yes:
        more = f" and {len(others) - 3} more" if len(others) > 3 else ""
        raise CliError(
            f"{', '.join(others[:3])}{more} in {folder} would be lost: keep a copy of what you "
            "need, then add --yes"
        )


def _next(folder: Path, board: boards.BoardFile) -> str:
    """What to do next, on the drive or with a copy of it."""
    acts = boards.buttons(board.settings)
    labels = board.notes.get("labels") or acts
    button = labels[acts.index("back" if "back" in acts else "ok")]
    hold = f"To copy files later, hold {button} while switching on."
    if (folder / "boot_out.txt").exists():
        return f"Next: eject the drive, then switch the board off and on. {hold}"
    return f"Next: copy all that is in {escaped(str(folder))} onto the drive CIRCUITPY. {hold}"
