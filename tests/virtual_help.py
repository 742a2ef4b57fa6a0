"""Virtual boards for tests: made in a folder, asked by the stock mpremote."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cubekeeper_host.virtual import SIZE, Faults, VirtualBoard, make_image, put_files

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


def mpremote(port: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """What the stock mpremote says to a board."""
    command = [sys.executable, "-m", "mpremote", "connect", port, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
