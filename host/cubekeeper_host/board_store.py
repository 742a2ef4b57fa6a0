"""The handheld's own files on a board: its games, settings and cards, over the raw REPL."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cubekeeper.hal.sim import STORE
from cubekeeper_host.cli_options import progress_bar
from cubekeeper_host.copies import sum_of
from cubekeeper_host.device import Damaged, Device

FRESH = ".new"  # the end of a file's name until it takes its place
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,60}")  # that the handheld gives to its files


class BoardStore:
    """The store of the firmware (see hal/storage.py) on a board that has been reached.

    What `write` and `replace` leave was read back on the board. Any call may raise DeviceError.
    """

    def __init__(self, device: Device) -> None:
        self.device = device

    def path(self, name: str) -> str:
        return f"/{STORE}/{name}"

    def sizes(self) -> dict[str, int]:
        """The files by name, with their size in bytes; what is not the handheld's is left out."""
        top = self.path("")
        return {
            path[len(top) :]: size
            for path, size in sorted(self.device.tree().items())
            if path.startswith(top) and is_name(path[len(top) :]) and size >= 0
        }

    def names(self) -> list[str]:
        return sorted(self.sizes())

    def read(self, name: str) -> bytes | None:
        return self.device.content(self.path(name))

    def put(self, files: list[tuple[str, bytes]]) -> None:
        """Replace files, in this order, with a progress bar."""
        with progress_bar("writing") as progress:
            for count, (name, data) in enumerate(files):
                self.replace(name, data)
                progress(
                    sum(len(data) for _, data in files[: count + 1]),
                    sum(len(data) for _, data in files),
                )

    def write(self, name: str, data: bytes) -> None:
        """Write a file where it stands: for those of which another whole one is there."""
        self.device.ask(f"folder({'/' + STORE!r})")
        for _ in self.device.put(self.path(name), data):
            pass
        if self.device.sums([self.path(name)])[self.path(name)] != sum_of(data):
            raise Damaged(
                f"{name} arrived damaged", "see to the cable and run the same command again"
            )

    def replace(self, name: str, data: bytes) -> None:
        """Put a file in the place of another one: the old one stays until the new one is whole."""
        self.write(name + FRESH, data)
        self.device.ask(f"rename({self.path(name + FRESH)!r}, {self.path(name)!r})")

    def remove(self, name: str) -> None:
        self.device.ask(f"remove({self.path(name)!r})")

    def set_aside(self, *names: str) -> str:
        """Rename damaged files as the firmware does; the last one's new name."""
        taken, number = self.names(), 1
        while any(f"{name}.bad{number}" in taken for name in names):
            number += 1
        for name in names:
            self.device.ask(f"rename({self.path(name)!r}, {self.path(f'{name}.bad{number}')!r})")
        return f"{names[-1]}.bad{number}"

    def contents(self) -> dict[str, bytes]:
        """All files by name, with a progress bar."""
        sizes = {name: size for name, size in self.sizes().items() if not name.endswith(FRESH)}
        found = {}
        with progress_bar("reading") as progress:
            for name in sizes:
                data = self.read(name)
                if data is not None:
                    found[name] = data
                progress(sum(sizes[known] for known in found), sum(sizes.values()))
        return found


def is_name(name: str) -> bool:
    """Whether a file of that name may be the handheld's."""
    return bool(_NAME.fullmatch(name))


@contextmanager
def board_files(device: Device) -> Iterator[Path]:
    """A folder with copies of the handheld's files, for as long as the `with` lasts."""
    with tempfile.TemporaryDirectory(prefix="cubekeeper-") as name:
        for file, data in BoardStore(device).contents().items():
            (Path(name) / file).write_bytes(data)
        yield Path(name)
