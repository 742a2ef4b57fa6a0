"""Files out of a board's flash image, read by the file systems of a real MicroPython VM."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

from cubekeeper_host import vm
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped, one_line
from cubekeeper_host.files import FLASH, read_whole

_ERASE_BLOCK = 4096  # a partition in a dump of the whole flash begins at such a place
_LITTLEFS = b"littlefs"  # in the first block of the file system, eight bytes from its start
_HEAP = "64M"
_NOT_THERE = "no folder"

# Runs in the VM: mounts the image without writing to it, and prints each file of a folder as its
# name and content in hexadecimal digits. Arguments: file, offset, block size, file system, folder.
_PROGRAM = """
import os, sys, vfs
from binascii import hexlify

class Image:
    def __init__(self, path, offset, size):
        self.file, self.offset, self.size = open(path, "rb"), offset, size
        self.count = (self.file.seek(0, 2) - offset) // size

    def readblocks(self, block, buffer, at=0):
        self.file.seek(self.offset + block * self.size + at)
        buffer[:] = self.file.read(len(buffer))

    def writeblocks(self, block, buffer, at=0):
        raise OSError(30)

    def ioctl(self, operation, argument):
        return {4: self.count, 5: self.size}.get(operation, 0 if operation != 6 else -30)

path, offset, size, kind, folder = sys.argv[-5:]
vfs.mount(getattr(vfs, kind)(Image(path, int(offset), int(size))), "/image", readonly=True)
try:
    names = os.listdir("/image/" + folder)
except OSError:
    names = None
    print("no folder")
for name in sorted(names or []):
    if os.stat("/image/%s/%s" % (folder, name))[0] & 0x8000:
        with open("/image/%s/%s" % (folder, name), "rb") as file:
            print(hexlify(name.encode()).decode(), hexlify(file.read()).decode() or "-")
"""


def files(path: Path, folder: str) -> dict[str, bytes]:
    """The files of a folder in an image: littlefs or FAT alone, or littlefs in a whole flash.

    CliError says that it is no such image, or has no such folder; VmMissing what to install.
    """
    try:
        data = read_whole(path, FLASH)
    except OSError as error:
        raise CliError(f"can't read {escaped(str(path))}: {error.strerror}") from None
    reason = ""
    for offset, size, kind in _file_systems(data):
        arguments = [str(path.resolve()), str(offset), str(size), kind, folder]
        done = subprocess.run(
            [*vm.micropython_command(_HEAP), "-c", _PROGRAM, *arguments],
            capture_output=True,
            env=vm.environment(vm.MICROPYTHON),
        )
        if done.returncode == 0:
            return _listed(done.stdout.decode(), path, folder)
        reason = one_line((done.stderr or done.stdout).decode(errors="replace"))[-100:]
    if reason:
        raise CliError(f"the file system in {escaped(str(path))} is damaged: {reason}", BAD_INPUT)
    raise CliError(
        f"{escaped(str(path))} is no game record, no saved game and no image of a board "
        "(littlefs or FAT): give the folder of saves, or what a backup wrote",
        BAD_INPUT,
    )


def _file_systems(data: bytes) -> Iterator[tuple[int, int, str]]:
    """Where a file system begins, its block size and its class in MicroPython's vfs."""
    for offset in range(0, len(data) - 2 * _ERASE_BLOCK, _ERASE_BLOCK):
        if data[offset + 8 : offset + 16] == _LITTLEFS:
            yield offset, int.from_bytes(data[offset + 24 : offset + 28], "little"), "VfsLfs2"
    if data[510:512] == b"\x55\xaa" and b"FAT" in data[:90]:
        yield 0, int.from_bytes(data[11:13], "little"), "VfsFat"


def _listed(text: str, path: Path, folder: str) -> dict[str, bytes]:
    lines = text.splitlines()
    if lines == [_NOT_THERE]:
        raise CliError(
            f"{escaped(str(path))} has no folder {folder}: no handheld has run from it", BAD_INPUT
        )
    found = {}
    for line in lines:
        name, content = line.split(" ")
        found[bytes.fromhex(name).decode()] = b"" if content == "-" else bytes.fromhex(content)
    return found
