"""The simulator's device: display, buttons, clock and chance over the mirror protocol.

With a stream clock time stands still but for the host's `t` commands, each of which lets the
application do what is due on the way, deadline by deadline. Every line is then handled before
the next is read, so that a run depends on nothing but the lines.
"""

import os
import time

from ..game import clock
from . import Device, days, mirror
from .board import BUTTONS
from .stdio import Stdio
from .storage import FileStore

STORE = "saves"  # the store's folder
NO_ENTROPY = "no scripted entropy left"


class HostFault(BaseException):
    """The host has not done its part: no crash of the app, and none that it could go on after."""


class SimDevice(Device):
    """A device (see hal/__init__.py) on standard input and output, files in STORE."""

    def __init__(self, board, store=None, stream=None):
        """Another store and stream than these stand in for a page (see web.py)."""
        self.board = board
        self.buttons = BUTTONS[board.buttons]
        self.store = store or FileStore(STORE)
        self._stdio = stream or Stdio()
        self._lines = mirror.Lines()
        self._unread = []  # whole lines
        self._edges = []
        self._random = b""
        self._leaving = False
        self._stream_clock = board.clock == "stream"
        self._now = board.start
        self._day = None  # with a stream clock
        self._percent = None  # of the battery; it has none until the host says so
        self._target = None  # the tick that the host's `t` in progress goes to
        self._canvas = None  # the one shown last
        self._sender = mirror.Sender(board, self._stdio.write)
        self._sender.begin()

    def now(self):
        if self._stream_clock:
            return self._now
        return _system_ticks()

    def day(self):
        return self._day if self._stream_clock else days.today()

    def inputs(self):
        edges = self._edges
        self._edges = []
        return edges

    def entropy(self, count):
        """HostFault when the host has scripted too few bytes."""
        if self.board.entropy == "system":
            return os.urandom(count)
        if count > len(self._random):
            raise HostFault(NO_ENTROPY + ": send r HEX")
        taken = self._random[:count]
        self._random = self._random[count:]
        return taken

    def show(self, canvas):
        self._canvas = canvas
        self._sender.show(canvas)

    def held(self, button):
        return self.board.held and button in ("back", "ok")

    def battery(self):
        return self._percent

    def rest(self):
        """A board would have its REPL now; here the host is heard until it says to leave."""
        while not self._leaving:
            self._read(-1)
            while self._unread:
                self._obey(self._unread.pop(0))

    def close(self):
        pass

    def wait(self, deadline):
        if self._stream_clock:
            return self._wait_for_command(deadline)
        return self._wait_for_time(deadline)

    def _wait_for_time(self, deadline):
        percent = self._percent
        while not self._leaving:
            left = -1 if deadline is None else max(0, clock.since(deadline, self.now()))
            self._read(left)  # even when it is late, or a busy application would hear nothing
            while self._unread:
                self._obey(self._unread.pop(0))
            if self._edges or self._percent != percent or not self._stdio.waits:
                break
            if deadline is not None and clock.since(deadline, self.now()) <= 0:
                break
        return not self._leaving

    def _wait_for_command(self, deadline):
        if self._target is not None:
            if self._now != self._target:
                self._pass_time(deadline)
                return True
            self._target = None
            self._stdio.write(mirror.reached(self._now))
        while not self._leaving and not self._edges and self._target is None:
            if self._unread:
                self._obey(self._unread.pop(0))
                continue
            self._read(-1)
            if not (self._unread or self._stdio.waits):
                break
        if self._target is not None:
            self._pass_time(deadline)
        return not self._leaving

    def _pass_time(self, deadline):
        """Go to the deadline or the target, whichever is first.

        A deadline that is not ahead counts as 1 ms ahead, so that time always goes on.
        """
        left = clock.since(self._target, self._now)
        if left and deadline is not None:
            left = min(left, max(1, clock.since(deadline, self._now)))
        self._now = clock.add(self._now, left)

    def _read(self, timeout):
        self._unread += self._lines.feed(self._stdio.read(timeout))
        if self._stdio.closed and not self._unread:
            self._leaving = True

    def _obey(self, line):
        found = mirror.command(line, self.buttons)
        kind, value = found or (None, None)
        if kind == mirror.EDGE:
            self._edges.append(value + (self.now(),))
        elif kind == mirror.WAIT and self._stream_clock:
            self._target = clock.add(self._now, value)
        elif kind == mirror.DAY and self._stream_clock:
            self._day = days.known(value)
        elif kind == mirror.RANDOM and self.board.entropy == "stream":
            self._random += value
        elif kind == mirror.BATTERY:
            self._percent = value
        elif kind == mirror.REFRESH:
            self._sender.begin()
            if self._canvas:
                self.show(self._canvas)
        elif kind == mirror.KEEP:
            self._stdio.write(mirror.hears())
        elif kind == mirror.LEAVE:
            self._leaving = True
        elif line:
            self._stdio.write("not a command here: %d bytes\n" % len(line))


def _system_ticks():
    if hasattr(time, "ticks_ms"):
        return time.ticks_ms() % clock.PERIOD
    return time.monotonic_ns() // 1000000 % clock.PERIOD  # type: ignore[attr-defined]  # CPython
