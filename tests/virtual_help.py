"""Virtual boards for tests: made in a folder, asked by the stock mpremote."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cubekeeper_host import boards, install
from cubekeeper_host.copies import GOOD, Mark
from cubekeeper_host.virtual import SIZE, Faults, VirtualBoard, make_image, put_files

TESTS = Path(__file__).parent
SECONDS = 60  # a command may take on a busy machine


@contextmanager
def board(
    folder: Path,
    files: dict[str, str | bytes] | None = None,
    faults: Faults | None = None,
    *,
    size: int = SIZE,
    fat: bool = False,
) -> Iterator[VirtualBoard]:
    """A board with these files on its flash, by path; what its VM says is in board.log."""
    image = folder / "flash.bin"
    if not image.exists():
        make_image(image, size)
        if files or fat:
            source = folder / "on-the-flash"
            for name, data in (files or {}).items():
                path = source / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data.encode() if isinstance(data, str) else data)
            source.mkdir(exist_ok=True)
            put_files(image, source, fat=fat)
    with VirtualBoard(image, faults, log=folder / "board.log") as found:
        yield found


def installed(folder: Path, name: str) -> Path:
    """Fill a folder with what is on a board of that name that has cubekeeper."""
    firmware = install.build().with_board(boards.compile_board(boards.read(name).settings))
    for path, data in firmware.files.items():
        (folder / "a" / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / "a" / path).write_bytes(data)
    for beside, data in firmware.beside.items():
        (folder / beside).write_bytes(data)
    mark = Mark(1, "a", GOOD)
    (folder / mark.file).write_bytes(mark.packed())
    return folder


@contextmanager
def emulated(tmp_path: Path, flash: Path, *files: str) -> Iterator[VirtualBoard]:
    """A board that is `installed`, whose display and pins are emulated, and with more files."""
    folder = tmp_path / "files"
    shutil.copytree(flash, folder)
    program = (TESTS / "shared" / "mirrored_board.py").read_text()
    begin = '"""Starts the handheld."""\nimport sys\nsys.path[:0] = ["/a", "/emulated"]\n'
    (folder / "main.py").write_text(begin + program)
    (folder / "emulated").mkdir()
    for path in (TESTS / "emulated").glob("*.py"):
        if "test" not in path.name:
            shutil.copy(path, folder / "emulated")
    for name in files:
        (folder / name).write_text("")
    make_image(tmp_path / "flash.bin")
    put_files(tmp_path / "flash.bin", folder)
    with board(tmp_path) as found:
        yield found


def mpremote(port: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What the stock mpremote says to a board."""
    command = [sys.executable, "-m", "mpremote", "connect", port, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
