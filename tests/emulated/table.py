"""A whole handheld on the bench: its device on an emulated machine, and hands that press pins."""

from bench import Bench
from wires import noise

from cubekeeper.hal.bus import pin_id
from cubekeeper.hal.handheld import Handheld

TAP = 60  # ms a button is down, and up after it: as in key files


class Power192:
    """An AXP192: registers, and what they say of the light and the battery."""

    def __init__(self):
        self.registers = noise(256, 3)
        self.registers[0x12] = 0x5F & ~0x0C  # as it starts: neither light nor display

    def read(self, register, count):
        return bytes(self.registers[register : register + count])

    def write(self, register, data):
        self.registers[register : register + len(data)] = data

    def charge(self, millivolts):
        """Let the battery have a voltage; 1.1 mV a step, upper 8 bits first."""
        steps = millivolts * 10 // 11
        self.registers[0x78], self.registers[0x79] = steps >> 4, steps & 15

    def shows(self):
        """Whether display and light have their power."""
        return self.registers[0x12] & 0x0C == 0x0C and self.registers[0x28] & 15 == 12


class Table(Bench):
    """`device` is a Handheld; what hands do is told beforehand, or by a flow while it waits."""

    def __init__(self, board, glass=None):
        Bench.__init__(self, board, glass)
        self.power_chip = Power192()
        if board.power_chip:
            self.machine.i2c.chips[0x34] = self.power_chip
        self.clock = self.machine.clock
        self.device = None
        self.at = self.clock.now

    def switch_on(self, computer=None):
        """`computer` is the stream to one, as in the firmware's hal/stdio.py."""
        self.device = Handheld(self.board, self.machine, self.clock, computer)
        self.at = self.clock.now
        return self.device

    def button(self, name):
        """The pin of a button, and its level when it is down."""
        first = len(self.device.buttons) - len(self.board.button_pins)
        place = self.device.buttons.index(name) - first
        return self.pin(self.board.button_pins[place]), 1 if self.board.pressed == "high" else 0

    def move(self, name, down):
        """Have a button move at `self.at`, with a bounce of 3 ms."""
        pin, level = self.button(name)
        if not down:
            level = 1 - level
        for wait, now in ((1, level), (2, 1 - level), (0, level)):
            self.clock.script.append((self.at, pin, now))
            self.at += wait

    def press(self, name, ms=TAP):
        """A press of an encoder's turn is a click to its side."""
        if self.board.buttons == "encoder" and name != "ok":
            self.turn(name)
            return
        self.move(name, True)
        self.at += ms
        self.move(name, False)
        self.at += TAP

    def turn(self, name):
        a, b = [self.pin(pin) for pin in (self.board.encoder_a, self.board.encoder_b)]
        first, second = (a, b) if name == "next" else (b, a)
        for pin, level in ((first, 0), (second, 0), (first, 1), (second, 1)):
            self.clock.script.append((self.at, pin, level))
            self.at += 4
        self.at += TAP

    def pin(self, name):
        return self.machine.Pin(pin_id(name))
