"""An emulated `machine` and `time`: pins, PWM, I2C and SPI, to which emulated chips are wired."""

ENODEV = 19
EIO = 5
ETIMEDOUT = 110

TICKS = 1 << 30


class Misuse(Exception):
    """What a chip's data sheet does not allow: a fault of the driver."""


class Clock:
    """MicroPython's time as far as drivers use it; it goes on only when someone sleeps."""

    def __init__(self, now=TICKS - 50):
        self.now = now  # the ticks wrap early on

    def sleep_ms(self, ms):
        self.now += ms

    def ticks_ms(self):
        return self.now % TICKS

    def ticks_diff(self, after, before):
        return (after - before + TICKS // 2) % TICKS - TICKS // 2


class Pin:
    """A pin that drives a level, and tells who listens to it."""

    OUT = 1

    def __init__(self, name, value):
        self.name = name
        self.level = value
        self.listener = None

    def __call__(self, level=None):
        if level is None:
            return self.level
        if level not in (0, 1):
            raise Misuse(f"pin {self.name} at level {level}")
        self.level = level
        if self.listener:
            self.listener(level)
        return None


class Pins:
    """machine.Pin: makes pins, and keeps them by their number or name."""

    OUT = Pin.OUT

    def __init__(self):
        self.made = {}

    def __call__(self, name, mode=None, value=None):
        if name not in self.made:
            self.made[name] = Pin(name, value)
        elif value is not None:
            self.made[name](value)
        return self.made[name]


class Pwm:
    """machine.PWM on a pin: `duty` is 0 to 65535."""

    def __init__(self, pin, freq, duty_u16):
        self.pin = pin
        self.freq = freq
        self.duty_u16(duty_u16)

    def duty_u16(self, duty):
        if not 0 <= duty <= 65535:
            raise Misuse(f"a duty of {duty}")
        self.pin.level = duty


class I2C:
    """A bus of chips by their addresses, on which transfers can be made to fail.

    `faults` holds what the next transfers come to: None for a good one, else `(errno, bytes)`:
    it breaks off when that many of its bytes have arrived. `bytes` counts all that was sent.
    """

    def __init__(self):
        self.chips = {}
        self.faults = []
        self.bytes = 0
        self.transfers = 0

    def writevto(self, address, parts):
        data = b"".join([bytes(part) for part in parts])
        self.bytes += 1 + len(data)
        self.transfers += 1
        fault = self.faults.pop(0) if self.faults else None
        chip = self.chips.get(address)
        if chip is None:
            raise OSError(ENODEV)
        if fault is None:
            chip.receive(data)
            return len(data)
        errno, arrived = fault
        chip.receive(data[:arrived])
        chip.cut_off()
        raise OSError(errno)


class SPI:
    """A bus to one chip, which listens while its CS pin is low, or always without one."""

    def __init__(self):
        self.chip = None
        self.dc = None
        self.cs = None
        self.bytes = 0

    def write(self, data):
        if self.cs is not None and self.cs():
            raise Misuse("a write to nobody: CS is high")
        self.bytes += len(data)
        if self.dc():
            self.chip.data(data)
        else:
            for byte in data:
                self.chip.command(byte)


class Machine:
    """The module `machine` of one board; its buses are the emulated `i2c` and `spi`."""

    def __init__(self):
        self.clock = Clock()
        self.Pin = Pins()
        self.PWM = Pwm
        self.i2c = I2C()
        self.spi = SPI()
        self.asked = None  # what the bus was made with

    def I2C(self, number, scl, sda, freq):
        self.asked = ("i2c", number, scl.name, sda.name, freq)
        return self.i2c

    def SPI(self, number, baudrate, polarity, phase, sck, mosi, miso):
        self.asked = ("spi", number, sck.name, mosi.name, baudrate, polarity, phase)
        return self.spi


def noise(count, seed=1):
    """What a memory holds after power on: no two pages or lines of it are alike."""
    piece = bytearray(1021)
    for i in range(len(piece)):
        seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
        piece[i] = seed >> 16 & 255
    data = bytearray(piece)
    while len(data) < count:
        data += piece
    return data[:count]
