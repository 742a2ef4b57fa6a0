"""Standard input and output as bytes in, with a time limit, and text out."""

import select
import sys

try:
    from os import read as _os_read
except ImportError:  # MicroPython
    _os_read = None

_AT_ONCE = 64  # bytes taken in one read


class Stdio:
    """`closed` turns True when the other side has closed the input."""

    waits = True  # `read` can wait for bytes to come

    def __init__(self):
        self.closed = False
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._bytes = sys.stdin.buffer

    def read(self, timeout):
        """The bytes that are there; waits `timeout` ms for the first (-1: as long as it takes).

        b"" when none came in that time, or at the end of the input.
        """
        if self.closed or not self._poll.poll(timeout):
            return b""
        data = self._available()
        self.closed = not data
        return data

    def _available(self):
        if _os_read:
            return _os_read(0, _AT_ONCE)
        # MicroPython's read(n) waits for all n bytes, so it is asked for one at a time.
        data = bytearray()
        while len(data) < _AT_ONCE:
            byte = self._bytes.read(1)
            if not byte:
                break
            data += byte
            if not self._poll.poll(0):
                break
        return bytes(data)

    def write(self, text):
        """Put out some text, at once."""
        sys.stdout.write(text)
        if hasattr(sys.stdout, "flush"):
            sys.stdout.flush()
