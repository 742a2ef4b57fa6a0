"""What an installation is on a board: two copies of the firmware, and the marks that name one.

firmware/main.py starts the copy that the mark names; it says what a mark looks like.
"""

import hashlib
from binascii import crc32
from collections.abc import Iterable
from typing import NamedTuple

from cubekeeper_host.device import WrongVersion

COPIES = ("a", "b")
MARKS = ("start.a", "start.b")
MARK_VERSION = 1  # as main.py has it
GOOD, NEW = "good", "0"  # states of a mark: the copy came up, it was never started
VERSION_FILE = "version"  # in each copy; written last, so that it says that all is there
BOARD_FILE = "board.ckb"
MAIN, BOOT = "main.py", "boot.py"
OURS = b'"""Starts the handheld'  # how a main.py of ours begins
BOOT_OURS = b"# MicroPython runs this file before main.py"

Sum = tuple[int, str]  # size, and SHA-256 in hexadecimal digits


class Mark(NamedTuple):
    """Which copy starts; the mark of the higher number counts."""

    number: int
    copy: str
    state: str

    @property
    def file(self) -> str:
        """The file that it stands in: they are written in turn."""
        return MARKS[self.number % 2]

    def packed(self) -> bytes:
        body = f"CKM{MARK_VERSION} {self.number} {self.copy} {self.state}"
        return f"{body} *{crc32(body.encode()):08x}\n".encode()


class Installed(NamedTuple):
    """What a copy's version file says: the release, and a sum over all its files."""

    version: str
    sum: str

    def packed(self) -> bytes:
        return f"cubekeeper {self.version} {self.sum}\n".encode()


def mark_in(files: Iterable[bytes | None]) -> Mark | None:
    """The mark that counts, from what the mark files hold; None where no whole one is.

    WrongVersion where one is of a newer cubekeeper, whose copies this one does not know.
    """
    found = [mark for mark in map(_mark, files) if mark]
    return max(found) if found else None


def _mark(data: bytes | None) -> Mark | None:
    body, _, checksum = (data or b"")[:80].strip().rpartition(b" *")
    try:
        if b"%08x" % crc32(body) != checksum:
            return None
        word, *words = body.decode().split(" ")
        if not word.startswith("CKM"):
            return None
        if int(word[3:]) > MARK_VERSION:
            raise WrongVersion(
                f"the board has a start mark of a newer cubekeeper ({word}): nothing was changed",
                "use that version, or a later one: pip install --upgrade cubekeeper",
            )
        number, copy, state = words
        return Mark(int(number), copy, state) if copy in COPIES else None
    except ValueError:
        return None


def installed_in(data: bytes | None) -> Installed | None:
    """What a version file says; None where there is none, or another's."""
    words = (data or b"").decode(errors="replace").split()
    return Installed(words[1], words[2]) if len(words) == 3 and words[0] == "cubekeeper" else None


def other(copy: str) -> str:
    """The other copy's name."""
    return COPIES[1 - COPIES.index(copy)]


def sum_of(data: bytes) -> Sum:
    """A file's size and SHA-256."""
    return len(data), hashlib.sha256(data).hexdigest()


def total(sums: dict[str, Sum]) -> str:
    """A sum over a copy's files by path, the version file left out."""
    lines = [f"{path} {size} {digest}\n" for path, (size, digest) in sorted(sums.items())]
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
