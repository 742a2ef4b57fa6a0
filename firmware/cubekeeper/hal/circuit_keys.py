"""The buttons of a CircuitPython board: on pins, in a shift register, a stick's ends, an encoder.

CircuitPython scans and debounces pins and shift registers by itself and keeps their last 64 ups
and downs, and it counts an encoder's clicks; so none of these is lost while the app draws or
saves. A stick is only looked at when the app waits.

Pins are written as fields.py says. The shift register is at BUTTON_CLOCK, BUTTON_OUT and
BUTTON_LATCH, as Adafruit's boards call them.
"""

import time

import board as pins
import keypad
import supervisor

from .board import BUTTONS

# How far a stick reads, 0 to 65535 with about 32768 at rest, from where on it is pushed, and
# from where on it is back. Between the two it stays what it was, or it would flicker.
_PUSHED, _BACK = 0x3000, 0x5000
_SETTLED = 0.06  # s in which a button that is down at power-on is scanned and noticed


class Keys:
    """A board's buttons; `names` is what they act as, `down` which of them are down."""

    def __init__(self, board):
        self.names = BUTTONS[board.buttons]
        self.down = [False] * len(self.names)
        self._edges = []
        self._parts = []
        high = board.pressed == "high"
        plain, shifted = [], []
        first = 0
        if board.buttons == "encoder":
            self._parts.append(_Encoder(self, board))
            first = 2  # its turns have no pins among the buttons'
        for button, pin in enumerate(board.button_pins, first):
            if pin[-1] in "-+":
                self._stick(pin[:-1]).ends[pin[-1] == "+"] = button
            elif pin[:5] == "SHIFT":
                shifted.append((int(pin[5:]), button))
            else:
                plain.append((len(plain), button))
        if shifted:
            scanner = keypad.ShiftRegisterKeys(
                clock=pins.BUTTON_CLOCK,
                data=pins.BUTTON_OUT,
                latch=pins.BUTTON_LATCH,
                key_count=max(shifted)[0] + 1,
                value_when_pressed=high,
            )
            self._parts.append(_Scanned(self, scanner, dict(shifted)))
        if plain:
            names = [board.button_pins[button - first] for _, button in plain]
            scanner = keypad.Keys(
                [getattr(pins, name) for name in names], value_when_pressed=high, pull=True
            )
            self._parts.append(_Scanned(self, scanner, dict(plain)))

    def _stick(self, name):
        """The axis at a pin, made when its first end is wanted."""
        for part in self._parts:
            if isinstance(part, _Stick) and part.name == name:
                return part
        self._parts.append(_Stick(self, name))
        return self._parts[-1]

    def edges(self):
        """The ups and downs since the last call: (index into names, is_down, when).

        When is a tick of CircuitPython's (see supervisor.ticks_ms).
        """
        for part in self._parts:
            part.look()
        edges = self._edges
        self._edges = []
        return edges

    def held(self, name):
        """Whether a button of that name is down, at power-on; takes a moment."""
        time.sleep(_SETTLED)
        for part in self._parts:
            part.look()
        return any([down for button, down in zip(self.names, self.down) if button == name])

    def close(self):
        """Let go of the pins."""
        for part in self._parts:
            part.source.deinit()

    def put(self, button, down, ticks):
        """A part has seen a button go down or come up, or that it still is."""
        if self.down[button] != down:
            self.down[button] = down
            self._edges.append((button, down, ticks))


class _Scanned:
    """Buttons that a keypad scanner looks after; `buttons` are theirs by its key numbers."""

    def __init__(self, keys, scanner, buttons):
        self.source = scanner
        self._keys = keys
        self._buttons = buttons

    def look(self):
        events = self.source.events
        if events.overflowed:  # some are lost: all are up, and those that are down come anew
            events.clear()
            for number in range(self.source.key_count):
                self._put(number, False, supervisor.ticks_ms())
            self.source.reset()
        event = events.get()
        while event is not None:
            self._put(event.key_number, event.pressed, event.timestamp)
            event = events.get()

    def _put(self, number, down, ticks):
        if number in self._buttons:
            self._keys.put(self._buttons[number], down, ticks)


class _Stick:
    """One axis of an analog stick: `ends` are the buttons where it reads low and high, or None."""

    def __init__(self, keys, name):
        from analogio import AnalogIn

        self.name = name
        self.ends = [None, None]
        self.source = AnalogIn(getattr(pins, name))
        self._keys = keys

    def look(self):
        low = self.source.value
        for button, value in zip(self.ends, (low, 0xFFFF - low)):
            if button is not None and not _PUSHED <= value <= _BACK:
                self._keys.put(button, value < _PUSHED, supervisor.ticks_ms())


class _Encoder:
    """A rotary encoder: each click is a press of the first button, or of the second."""

    def __init__(self, keys, board):
        from rotaryio import IncrementalEncoder

        self._keys = keys
        self.source = IncrementalEncoder(
            getattr(pins, board.encoder_a), getattr(pins, board.encoder_b), board.detent or 4
        )
        self._at = self.source.position

    def look(self):
        clicks = self.source.position - self._at
        self._at += clicks
        for _ in range(abs(clicks)):
            self._keys.put(int(clicks > 0), True, supervisor.ticks_ms())
            self._keys.put(int(clicks > 0), False, supervisor.ticks_ms())
