"""A disk in memory with littlefs or FAT on it, whose power can be cut at any write."""

import errno
import gc
import os

import micropython
import vfs

from cubekeeper.hal.storage import FileStore

MOUNTED = "/disk"
LITTLEFS, FAT = "littlefs", "FAT"
ERASED = b"\xff" * 4096


@micropython.native
def move(to, at, source, start, count):
    """Copy bytes without memory of its own: the garbage collector, too, closes files."""
    for place in range(count):
        to[at + place] = source[start + place]


class Blocks:
    """The block device. After `left` more writes and erases each fails, as without power."""

    def __init__(self, size, count):
        self.size = size
        self.data = bytearray(size * count)
        self.left = None  # None: as many as are asked for
        self.fails = 0  # how many writes fail then, as on a bad contact; 0: all
        self.error = errno.EIO  # how they fail
        self.worn = None  # a block that keeps what it has, whatever is written to it
        self.owns_up = False  # and says so
        # How it says that a write failed: drivers of cards raise, those of flash return a number,
        # since an exception that passes through littlefs leaves it in disorder.
        self.raises = False
        self.tears = False  # the write at which the power fails is half done
        self.erases = self.programs = self.programmed = 0  # so far; the last one in bytes

    def readblocks(self, block, buffer, offset=0):
        move(buffer, 0, self.data, block * self.size + offset, len(buffer))

    def writeblocks(self, block, buffer, offset=0):
        at = block * self.size + offset
        if not self._powered():
            if self.tears:
                move(self.data, at, buffer, 0, len(buffer) // 2)
                self.tears = False
            return self._failed(self.error)
        if block == self.worn:
            return self._failed(errno.EIO) if self.owns_up else 0
        self.programs += 1
        self.programmed += len(buffer)
        self.changing(at, buffer)
        move(self.data, at, buffer, 0, len(buffer))
        return 0

    def _failed(self, error):
        if self.raises:
            raise OSError(error)
        return -error

    def ioctl(self, operation, block):
        if operation == 4:
            return len(self.data) // self.size
        if operation == 5:
            return self.size
        if operation == 6:  # erase; FAT does without
            if not self._powered():
                return -self.error
            if block == self.worn:
                return -errno.EIO if self.owns_up else 0
            self.erases += 1
            at = block * self.size
            self.changing(at, ERASED[: self.size])
            move(self.data, at, ERASED, 0, self.size)
        return 0

    def changing(self, at, data):
        """The bytes from a place on are going to be these."""

    def _powered(self):
        if self.left is None:
            return True
        self.left -= 1
        if self.left >= 0:
            return True
        if self.left == -self.fails:
            self.left = None
        return False


class Disk:
    """A disk with a file system, empty and mounted at first; `store` is the store on it.

    littlefs has blocks of `size` bytes and programs at least `program` of them, 32 being what
    most boards use; FAT has sectors of 512.
    """

    def __init__(self, kind, blocks=32, size=1024, program=32):
        self.kind = vfs.VfsFat
        self.options = {}
        if kind == LITTLEFS:
            self.kind = vfs.VfsLfs2
            self.options = {"readsize": program, "progsize": program}
        else:
            blocks, size = blocks * size // 512, 512
        self.blocks = Blocks(size, blocks)
        self.kind.mkfs(self.blocks, **self.options)
        unmount()
        self._mount()

    def _mount(self):
        self.blocks.raises = self.kind is vfs.VfsFat
        vfs.mount(self.kind(self.blocks, **self.options), MOUNTED)
        self.store = FileStore(MOUNTED + "/saves")

    def cut(self):
        """Cut the power now, and start again: what was not on the disk is gone."""
        self.blocks.left = 0
        self.blocks.fails = 0
        self.blocks.tears = False
        before = bytes(self.blocks.data)
        gc.collect()  # a file that could not be closed would be, by the collector, later on
        unmount()
        assert self.blocks.data == before  # or this would be no power cut
        self.blocks.left = None
        self._mount()

    def note(self, kind):
        """Go on with a block device of another kind, made from this one."""
        unmount()
        self.blocks = kind(self.blocks)
        self._mount()

    def restart(self, image):
        """Start as after a power cut that left these bytes."""
        unmount()
        self.blocks = Blocks(self.blocks.size, len(image) // self.blocks.size)
        self.blocks.data[:] = image
        self._mount()

    def fill(self):
        """Fill the disk up to its last byte, as far as the file system lets it."""
        for size in (512, 64, 8, 1):
            try:
                while True:
                    with open(MOUNTED + "/filler%d" % size, "ab") as file:
                        file.write(b"\xff" * size)
            except OSError:
                pass

    def free(self):
        for name in os.listdir(MOUNTED):
            if name.startswith("filler"):
                os.remove(MOUNTED + "/" + name)


def unmount():
    """Drop the file system that is mounted, if any."""
    try:
        vfs.umount(MOUNTED)
    except OSError:
        pass
