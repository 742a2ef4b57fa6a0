"""Dims the display after a while, lets it sleep after longer, and wakes it by a button."""

from ..game import clock

FULL = 255  # the board's own brightness
DIMMED = 6  # a dimmed display has this part of its brightness


class Power:
    """Knows when the player last touched the device.

    `display` has sleep(on) and dim(level), and `dims`: whether the latter changes anything.
    """

    def __init__(self, display, board, now):
        """The board's settings say after how many seconds; 0 or nothing is never."""
        self.asleep = False
        self.dims = display.dims
        self._display = display
        self._board = board
        self._dim_after = (board.dim_after or 0) * 1000
        self._sleep_after = (board.sleep_after or 0) * 1000
        self._level = FULL
        self._dimmed = False
        self._touched = now
        self._woke = []  # buttons whose press has woken the display, and which are not up again

    def set(self, level, sleep_after, now):
        """Use a brightness of 0 to 255, and sleep after so many seconds; None as the board says."""
        if sleep_after is None:
            sleep_after = self._board.sleep_after or 0
        self._sleep_after = 1000 * sleep_after
        self._touched = now
        if self._dimmed or level != self._level:
            self._level = level
            self._dimmed = False
            self._display.dim(level)

    def taken(self, edges, now):
        """The edges that the app is to have: the press that wakes the display does nothing else."""
        left = []
        for edge in edges:
            button, down, _ = edge
            if down and self.asleep:
                self.wake()
                self._woke.append(button)
            elif not down and button in self._woke:
                self._woke.remove(button)
            else:
                left.append(edge)
        if edges:
            self.used(now)
        return left

    def used(self, now):
        """Someone uses the device, if only from afar: the display is on, and as bright as set."""
        if self.asleep:
            self.wake()
        self._touched = now
        self._dim(False)

    def wake(self):
        self._display.sleep(False)
        self.asleep = False

    def due(self, now):
        """Do what is due at a tick."""
        if self.asleep:
            return
        idle = clock.since(now, self._touched)
        if self._sleep_after and idle >= self._sleep_after:
            self._display.sleep(True)
            self.asleep = True
        elif self._dim_after and idle >= self._dim_after:
            self._dim(True)

    def deadline(self):
        """The tick at which something is due; None for never."""
        if self.asleep:
            return None
        after = [ms for ms in (self._sleep_after, 0 if self._dimmed else self._dim_after) if ms]
        return clock.add(self._touched, min(after)) if after else None

    def _dim(self, on):
        if on != self._dimmed:
            self._dimmed = on
            self._display.dim(self._level // DIMMED if on else self._level)
