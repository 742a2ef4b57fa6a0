"""Files of the handheld in one flat folder; what a call wrote is durable when it returns."""

import gc
import os


class FileStore:
    """The store over a file system: littlefs or FAT on a board, the host's own elsewhere.

    All calls raise OSError when the file system refuses. `refusal` says why, for the player;
    `trouble` is told when the app starts, unless it is None.
    """

    trouble = None
    refusal = "store is full"

    def __init__(self, folder):
        """`folder` ends without a slash; it is made when it is missing."""
        self.folder = folder
        try:
            os.mkdir(folder)
        except OSError:
            os.listdir(folder)  # it was there already, or the error is real

    def path(self, name):
        """Where the file system has a file."""
        return self.folder + "/" + name

    def names(self):
        """The names of all files, in order."""
        return sorted(os.listdir(self.folder))

    def read(self, name):
        """A file's bytes, None when there is no such file."""
        if name not in os.listdir(self.folder):
            return None
        with open(self.path(name), "rb") as file:
            return file.read()

    def append(self, name, data):
        """Add bytes to the end of a file, which is made when it is missing."""
        self._put(name, "ab", data)

    def write(self, name, data):
        """Replace a file's bytes. A power cut may leave it torn: use it for slots only."""
        self._put(name, "wb", data)

    def _put(self, name, mode, data):
        try:
            _put(self.path(name), mode, data)
        except OSError:
            # A file that could not be closed is closed again, and so written, when MicroPython
            # collects it: that must be now, not when newer data stands in its place.
            gc.collect()
            raise

    def free(self):
        """The bytes that are left for files; None where the file system does not say."""
        if not hasattr(os, "statvfs"):
            return None
        room = os.statvfs(self.folder)
        return room[1] * room[4]

    def remove(self, name):
        os.remove(self.path(name))

    def set_aside(self, *names):
        """Rename damaged files so that nothing reads or overwrites them; the last one's new name.

        Files that belong together get the same number at the end.
        """
        taken = self.names()
        number = 1
        while [name for name in names if _aside(name, number) in taken]:
            number += 1
        for name in names:
            self._rename(name, _aside(name, number))
        return _aside(names[-1], number)

    def _rename(self, name, new):
        os.rename(self.path(name), self.path(new))


def _aside(name, number):
    return "%s.bad%d" % (name, number)


def _put(path, mode, data):
    # littlefs keeps nothing before the flush, and CPython's flush only reaches the kernel.
    with open(path, mode) as file:
        file.write(data)
        file.flush()
        if hasattr(os, "fsync"):
            os.fsync(file.fileno())
