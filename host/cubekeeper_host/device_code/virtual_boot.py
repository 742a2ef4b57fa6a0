"""Runs in the virtual board's VM at each start: the flash, boot.py and main.py, then the REPL.

Arguments: the image, the file that counts its operations, the operation at which the power fails
(0: never), "torn" where that one is half done, "raw" where main.py does not run, and the
implementation to pretend as name, version and .mpy version, such as "circuitpython 9.2.1 6".
"""

import os
import sys
import vfs


class Flash:
    """A flash chip in a file: `SIZE` bytes a block, each operation is counted."""

    SIZE = 4096

    def __init__(self, image, counter, last, torn):
        self.file = open(image, "r+b")
        self.blocks = self.file.seek(0, 2) // self.SIZE
        self.counter = open(counter, "r+b") if counter else None
        self.operations = int(self.counter.read() or b"0") if counter else 0
        self.last = last
        self.torn = torn

    def readblocks(self, block, buffer, offset=0):
        self.file.seek(block * self.SIZE + offset)
        self.file.readinto(buffer)

    def writeblocks(self, block, buffer, offset=0):
        self._put(block * self.SIZE + offset, buffer)

    def ioctl(self, operation, block):
        if operation == 4:
            return self.blocks
        if operation == 5:
            return self.SIZE
        if operation == 6:
            self._put(block * self.SIZE, b"\xff" * self.SIZE)
        return 0

    def blank(self):
        """Whether nothing was ever written at its beginning."""
        head = bytearray(512)
        self.readblocks(0, head)
        return head == b"\xff" * len(head)

    def _put(self, place, data):
        self.operations += 1
        if self.counter:
            self.counter.seek(0)
            self.counter.write("%d" % self.operations)
        self.file.seek(place)
        if self.operations == self.last:
            if self.torn:
                self.file.write(memoryview(data)[: len(data) // 2])
            signal("KILL")
        self.file.write(data)


class Sectors(Flash):
    """The same for FAT, whose sectors are written whole."""

    SIZE = 512

    def ioctl(self, operation, block):
        return Flash.ioctl(self, operation, block) if operation != 6 else 0


class Machine:
    """The module that boards have; only what tools on the computer ask for."""

    def reset(self):
        signal("HUP")


class Pretended:
    """`sys` of a virtual board, or of another implementation; all else is as it was."""

    def __init__(self, words):
        for key in dir(sys):
            setattr(self, key, getattr(sys, key))
        was = sys.implementation
        self.implementation = Implementation()
        self.implementation.name, self.implementation.version = was.name, was.version
        self.implementation._mpy = was._mpy
        self.implementation._machine = "virtual board"
        if words:
            name, version, mpy = words.split(" ")
            self.implementation.name = name
            self.implementation.version = tuple([int(part) for part in version.split(".")])
            self.implementation._mpy = int(mpy)


class Implementation:
    pass


def signal(name):
    """End the VM as a power cut (KILL) or the reset button (HUP) does: at once."""
    os.system("kill -%s $PPID" % name)


def mount(flash, sectors):
    """Mount what is on the flash at /; a blank one is formatted, as on a board."""
    head = bytearray(512)
    flash.readblocks(0, head)
    vfs.umount("/")
    if head[510:] == b"\x55\xaa" and b"FAT" in head[:90]:
        vfs.mount(vfs.VfsFat(sectors), "/")
        return
    if flash.blank():
        vfs.VfsLfs2.mkfs(flash)
    vfs.mount(vfs.VfsLfs2(flash), "/")


def run(name):
    """Run a file as a board does, in the REPL's own names; True when it ended by itself."""
    try:
        with open(name) as file:
            source = file.read()
    except OSError:
        return True
    try:
        exec(compile(source, name, "exec"), globals())
        return True
    except SystemExit:
        signal("HUP")
    except BaseException as error:
        sys.print_exception(error)
    return False


def start():
    image, counter, last, torn, raw, pretended = sys.argv[1:]
    arguments = (image, counter, int(last), torn == "torn")
    flash = Flash(*arguments)
    try:
        mount(flash, Sectors(*arguments))
    except OSError as error:
        print("no file system:", error)
    sys.path[:] = ["", ".frozen", "/lib"]
    sys.argv[:] = [""]
    sys.modules["machine"] = Machine()
    sys.modules["sys"] = Pretended(pretended)
    sys.stdout.write("\0BOOT\0")
    try:
        if run("boot.py") and raw != "raw":
            run("main.py")
    except KeyboardInterrupt:  # between the two
        pass
    sys.stdout.write("\0REPL\0")


if __name__ == "__main__":
    start()
