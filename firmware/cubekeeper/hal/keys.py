"""The buttons of a real board: pins sampled by a timer, bounce taken out, an encoder's turns.

A sample is taken every 5 ms, by a timer between the app's own steps, so that none waits for a
redraw. While the flash is written nothing runs, for up to 200 ms; the pins' interrupts are kept
meanwhile and handled right after it. One that comes with a pin back at its level tells of a press
that came and went. The handlers allocate nothing, so that they may run as hard interrupts.
"""

from ..game import clock
from .board import BUTTONS
from .bus import pin_id

EVERY = 5  # ms from sample to sample
STABLE = 15  # ms a new level lasts before it counts: most switches have settled in 10
STALLED = 15  # ms between two samples that mean that nothing ran

# For each port: the timer's number, and whether pins take hard interrupts. An ESP32 knows only
# those that are scheduled. Other ports are sampled while the app waits.
PORTS = {"rp2": (-1, True), "esp32": (0, False)}

# The turn, in quarters, from one state of an encoder's two pins to another: old state * 4 + new.
# To the right A changes first: 3 (both high), 1, 0, 2.
# Where one was skipped, both ways are as likely.
_SKIPPED = 2
_QUARTERS = (0, -1, 1, _SKIPPED, 1, 0, _SKIPPED, -1, -1, _SKIPPED, 0, 1, _SKIPPED, 1, -1, 0)
_PLACES = (0, 3, 1, 2)  # of each state in a turn


class Keys:
    """`names` has a name for each index in the edges; `take` and `held` are what devices need."""

    def __init__(self, board, machine, now):
        """`machine` is MicroPython's module, `now` tells the tick."""
        self.names = BUTTONS[board.buttons]
        self._now = now
        self._edges = []
        self._timer = None
        self._encoder = None
        self._pressed = 1 if board.pressed == "high" else 0
        pull = machine.Pin.PULL_DOWN if self._pressed else machine.Pin.PULL_UP
        self._pins = [input_pin(name, pull, board.port, machine) for name in board.button_pins]
        count = len(self._pins)
        self._first = len(self.names) - count  # of the buttons; an encoder's turns come before
        self._down = bytearray(count)
        self._changing = bytearray(count)  # whether the level is another one, but not for long
        self._changed_at = [0] * count  # the tick at which it was first seen
        self._moved = bytearray(count)  # whether a pin's interrupt came since the last sample
        self._missed = bytearray(count)  # whether it moved while no samples were taken
        self._missed_at = [0] * count  # the tick at which that began
        self._other_at = [now()] * count  # the tick at which it was last seen at another level
        self._sampled_at = now()
        if board.buttons == "encoder":
            pins = [input_pin(name, pull, board.port, machine) for name in _encoder_pins(board)]
            self._encoder = Encoder(pins[0], pins[1], board.detent or 4)
        self._listen(board, machine)

    def take(self):
        """The edges since the last call, in order: (index into names, is_down, tick)."""
        if self._timer is None:
            self.sample(None)
        # The timer may add to the old list up to the moment at which it is exchanged.
        edges, self._edges = self._edges, []
        return edges

    def held(self, name):
        """Whether a button is down at this moment, its bounce and all."""
        for index, pin in enumerate(self._pins):
            if self.names[self._first + index] == name and pin() == self._pressed:
                return True
        return False

    def waiting(self):
        """Whether there are edges to take."""
        if self._timer is None:
            self.sample(None)
        return bool(self._edges)

    def close(self):
        """No more samples, no more interrupts."""
        if self._timer is not None:
            self._timer.deinit()
            self._timer = None
        for pin in self._pins + (self._encoder.pins if self._encoder else []):
            if hasattr(pin, "irq"):
                pin.irq(handler=None)

    def sample(self, _):
        """Look at the pins once; a timer's callback."""
        now = self._now()
        before = self._sampled_at
        self._sampled_at = now
        stalled = clock.since(now, before) >= STALLED
        for index, pin in enumerate(self._pins):
            level = 1 if pin() == self._pressed else 0
            if stalled and (self._moved[index] or self._changing[index]):
                self._missed[index] = 1
                self._missed_at[index] = before
                self._other_at[index] = now
            self._moved[index] = 0
            if level != self._down[index]:
                self._other_at[index] = now
                if not self._changing[index]:
                    self._changing[index] = 1
                    # What came up while nothing ran was not held on: no stall makes a long press.
                    self._changed_at[index] = now if level else before
                elif clock.since(now, self._changed_at[index]) >= STABLE:
                    self._turn(index, level, self._changed_at[index])
                continue
            self._changing[index] = 0
            if level:
                self._missed[index] = 0
            elif self._missed[index] and clock.since(now, self._other_at[index]) >= STABLE:
                # It is up to stay, and was down while nothing ran, if only in part.
                for down in (1, 0):
                    self._turn(index, down, self._missed_at[index])
        if self._encoder is not None:
            self._encoder.look(None)
            self._add_clicks(self._encoder.take(), now)

    def _turn(self, index, down, tick):
        self._changing[index] = 0
        self._missed[index] = 0
        self._down[index] = down
        self._edges.append((self._first + index, bool(down), tick))

    def _add_clicks(self, clicks, now):
        button = 1 if clicks > 0 else 0
        for _ in range(abs(clicks)):
            self._edges.append((button, True, now))
            self._edges.append((button, False, now))

    def _listen(self, board, machine):
        """Have the timer and the pins call, where the port can."""
        if board.port not in PORTS:
            return
        number, hard = PORTS[board.port]
        both = machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING
        found = [(pin, _marker(self._moved, index)) for index, pin in enumerate(self._pins)]
        if self._encoder is not None:
            found += [(pin, self._encoder.on_move) for pin in self._encoder.pins]
        for pin, handler in found:
            if hard:
                pin.irq(handler, both, hard=True)
            else:
                pin.irq(handler, both)  # an ESP32's takes no `hard`
        self._timer = machine.Timer(number)
        self._timer.init(period=EVERY, mode=machine.Timer.PERIODIC, callback=self.sample)


class Encoder:
    """A rotary encoder: its clicks, bounce and half turns taken out.

    Bounce goes to and fro between neighbouring states and so adds up to nothing. A click counts
    where the knob comes to rest, and only when it came there by more than half the way.
    """

    def __init__(self, a, b, detent):
        """The two pins, and the quarter turns from one place of rest to the next: 1, 2 or 4."""
        self.pins = [a, b]
        self.on_move = self.look  # bound once: to bind it takes memory
        self._detent = detent
        self._state = a() << 1 | b()
        self._rest = _PLACES[self._state] % detent  # it lies at rest when it is switched on
        self._quarters = 0  # since the last rest
        self._way = 0
        self._clicks = 0  # written here only, so that no interrupt gets lost
        self._taken = 0

    def look(self, _):
        """Look at the pins; also an interrupt's handler: nothing here takes memory."""
        state = self.pins[0]() << 1 | self.pins[1]()
        if state == self._state:
            return
        step = _QUARTERS[self._state << 2 | state]
        if step == _SKIPPED:
            step = 2 * self._way  # a fast turn goes on as it began
        else:
            self._way = step
        self._state = state
        self._quarters += step
        if _PLACES[state] % self._detent == self._rest:
            if 2 * self._quarters > self._detent:
                self._clicks += 1
            elif 2 * self._quarters < -self._detent:
                self._clicks -= 1
            self._quarters = 0
            self._way = 0

    def take(self):
        """The clicks since the last call: to the right above 0, to the left below."""
        clicks = self._clicks
        new = clicks - self._taken
        self._taken = clicks
        return new


def _encoder_pins(board):
    return board.encoder_a, board.encoder_b


def input_pin(name, pull, port, machine):
    """An input pin; GPIO34 to 39 of an ESP32 have no pull-ups, and refuse one."""
    number = pin_id(name)
    if port == "esp32" and type(number) is int and number >= 34:
        return machine.Pin(number, machine.Pin.IN)
    return machine.Pin(number, machine.Pin.IN, pull)


def _marker(moved, index):
    """A pin's interrupt handler: it notes that the pin moved, and takes no memory for it."""

    def mark(_):
        moved[index] = 1

    return mark
