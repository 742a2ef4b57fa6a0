"""CircuitPython's `keypad`: its scanners report what changes, as long as there is room."""

from world import TICKS, world


class Event:
    def __init__(self, number, pressed):
        self.key_number = number
        self.pressed = pressed
        self.released = not pressed
        self.timestamp = world.now % TICKS


class EventQueue:
    def __init__(self, room):
        self._room = room
        self._events = []
        self.overflowed = False

    def put(self, event):
        if len(self._events) == self._room:
            self.overflowed = True
        else:
            self._events.append(event)

    def get(self):
        return self._events.pop(0) if self._events else None

    def clear(self):
        self._events = []
        self.overflowed = False


class _Scanner:
    """Keys by their controls' names. It takes all to be up at first."""

    def __init__(self, controls, value_when_pressed, max_events=64):
        if (world.pressed == "high") != value_when_pressed:
            controls = [None] * len(controls)  # the wrong way round: nothing is ever pressed
        self._controls = controls
        self.key_count = len(controls)
        self.events = EventQueue(max_events)
        world.scanners.append(self)
        self.reset()

    def scan(self):
        for number, control in enumerate(self._controls):
            pressed = control in world.down
            if pressed != self._pressed[number]:
                self._pressed[number] = pressed
                self.events.put(Event(number, pressed))

    def reset(self):
        self._pressed = [False] * self.key_count
        self.scan()

    def deinit(self):
        world.scanners.remove(self)


class Keys(_Scanner):
    def __init__(self, pins, *, value_when_pressed, pull=True):
        assert pull
        super().__init__(pins, value_when_pressed)


class ShiftRegisterKeys(_Scanner):
    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        assert (clock, data, latch) == ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
        super().__init__([f"SHIFT{bit}" for bit in range(key_count)], value_when_pressed)
