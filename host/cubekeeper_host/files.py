"""Files that a command is given by name: paths, and how they are read."""

import errno
from pathlib import Path
from typing import IO, Any

import click

TEXT = 10 << 20  # bytes: more than any record or key file has
FLASH = 64 << 20  # bytes: more than the flash of any board, or what a backup holds of it


class FilePath(click.Path):
    """A path, but not an empty one, as a shell gives for a variable that is not set."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not str(value):
            self.fail("the path is empty; write . for this folder", param, ctx)
        return super().convert(value, param, ctx)


def read_whole(file: Path | IO[bytes], most: int) -> bytes:
    """All bytes of a file or stream. OSError where it can't be read, or has more than `most`."""
    if isinstance(file, Path):
        with file.open("rb") as stream:
            return read_whole(stream, most)
    data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"over {most >> 20} MB, which is no such file")
    return data
