"""The handheld in a page, or in Node.js: the simulator's device where nothing can wait.

The VM of WebAssembly can't wait, and has neither files that last nor random bytes. Whoever runs
it calls `turn` of the Handheld when something may be due, and gives it a module `page` with

    send(text)           takes lines of the mirror protocol
    random(n)            n random bytes
    names()              the names of the files, with a "/" between them
    read(name)           a file's bytes, None when there is none
    write(name, bytes)   replace a file's bytes
    append(name, bytes)  add to them
    remove(name)
    rename(name, new)

Bytes go both ways as text of hex digits. What changes a file is durable when it returns, and
returns 0, else the number of an OSError.
"""

from binascii import hexlify, unhexlify

import page  # type: ignore[import-not-found]  # whoever runs the VM gives it

from ..game import clock
from ..run import begin
from .board import read
from .sim import SimDevice
from .storage import FileStore

NEVER = -1  # until a button moves
LEFT = -2  # the app has left


class PageStore(FileStore):
    """The store over the page's files."""

    def __init__(self):
        """The VM's own files, in memory, are for those that are read by their path."""
        FileStore.__init__(self, "copies")

    def path(self, name):
        """Where the VM has a copy of a file, made anew; there is none of a file that is not."""
        path = FileStore.path(self, name)
        data = self.read(name)
        if data is not None:
            with open(path, "wb") as file:
                file.write(data)
        return path

    def names(self):
        return sorted([name for name in page.names().split("/") if name])

    def read(self, name):
        data = page.read(name)
        return None if data is None else unhexlify(data)

    def append(self, name, data):
        _done(page.append(name, hexlify(data).decode()))

    def write(self, name, data):
        _done(page.write(name, hexlify(data).decode()))

    def free(self):
        return None  # a browser does not say

    def remove(self, name):
        _done(page.remove(name))

    def _rename(self, name, new):
        _done(page.rename(name, new))


def _done(error):
    if error:
        raise OSError(error)


class PageStream:
    """The page as a stream (see stdio.py)."""

    waits = False
    closed = False

    def __init__(self):
        self.came = b""

    def read(self, timeout):
        """The bytes that the page gave since the last time."""
        came = self.came
        self.came = b""
        return came

    def write(self, text):
        page.send(text)


class WebDevice(SimDevice):
    """A device (see hal/__init__.py) whose `wait` says at once that something may be due."""

    def __init__(self, board):
        self.stream = PageStream()
        self.due = None  # the tick that the app waits for
        SimDevice.__init__(self, board, PageStore(), self.stream)

    def entropy(self, count):
        if self.board.entropy == "system":
            return unhexlify(page.random(count))
        return SimDevice.entropy(self, count)

    def rest(self):
        pass  # nobody may wait here: the Handheld goes on to hear the page

    def wait(self, deadline):
        self.due = deadline
        return SimDevice.wait(self, deadline)

    def left(self):
        """Whether the page has said to leave."""
        return self._leaving

    def pause(self):
        """The ms until something may be due; NEVER when only a button counts."""
        if self._edges or self._unread or self._target is not None:
            return 0
        if self.due is None or self._stream_clock:
            return NEVER
        return max(0, clock.since(self.due, self.now()))


class Handheld:
    """A handheld whose compiled board file is "board.ckb"; it was just switched on."""

    def __init__(self):
        self._device = WebDevice(read("board.ckb"))
        self._session = begin(self._device)
        self.store = self._device.store

    def turn(self, came):
        """Take lines of the mirror protocol, as text, and do what is due.

        The ms until the next turn may be due without such lines, NEVER, or LEFT for the last one.
        """
        device = self._device
        device.stream.came += came.encode()
        device.due = device.now()
        going = device.wait(None) if self._session is None else self._session.turn()
        if not going and not device.left():  # safe mode: only the page is heard
            self._session = None
            return 0
        return device.pause() if going else LEFT
