"""An emulated `machine` and `time`: pins, PWM, I2C and SPI, to which emulated chips are wired."""

try:
    from micropython import heap_lock, heap_unlock
except ImportError:

    def heap_lock():
        """CPython has no such thing."""

    heap_unlock = heap_lock

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
        self.timers = []
        self.script = []  # `(time, pin, level)`: what hands do, in order
        self.pending = None  # pins that moved while nothing runs; None while all runs

    def sleep_ms(self, ms):
        """Time goes on, from one thing that happens to the next."""
        end = self.now + ms
        while True:
            soonest = min([end] + [timer.due for timer in self.timers])
            if self.script:
                soonest = min(soonest, max(self.now, self.script[0][0]))
            self.now = soonest
            if self.script and self.script[0][0] <= soonest:
                _, pin, level = self.script.pop(0)
                pin.drive(level)
                continue
            due = [timer for timer in self.timers if timer.due <= soonest]
            for timer in due:
                timer.due += timer.period
                timer.callback(timer)
            if not due and soonest == end:
                return

    def stall(self, ms):
        """The flash is written: no timer, and interrupts only when it is over."""
        end = self.now + ms
        self.pending = []
        while self.script and self.script[0][0] <= end:
            _, pin, level = self.script.pop(0)
            pin.drive(level)
        self.now = end
        moved, self.pending = self.pending, None
        for pin in moved:
            pin.call()
        for timer in self.timers:
            timer.due = max(timer.due, end)

    def light_sleep(self, ms, pins):
        """Until one of the pins is low: no timer and no interrupt comes, nor later."""
        end = self.now + ms
        self.pending = []
        while self.now < end and all([pin.level for pin in pins]):
            if not self.script or self.script[0][0] > end:
                self.now = end
                break
            at, pin, level = self.script.pop(0)
            self.now = max(self.now, at)
            pin.drive(level)
        self.pending = None
        for timer in self.timers:
            timer.due = max(timer.due, self.now)

    def ticks_ms(self):
        return self.now % TICKS

    def ticks_diff(self, after, before):
        return (after - before + TICKS // 2) % TICKS - TICKS // 2


class Pin:
    """A pin that drives a level, and tells who listens to it."""

    OUT = 1

    IN = 0
    PULL_UP, PULL_DOWN = 2, 4
    IRQ_RISING, IRQ_FALLING = 8, 16

    def __init__(self, name, clock):
        self.name = name
        self.clock = clock
        self.level = None
        self.listener = None
        self.handler = None
        self.hard = False

    def __call__(self, level=None):
        if level is None:
            return self.level
        if level not in (0, 1):
            raise Misuse(f"pin {self.name} at level {level}")
        self.level = level
        if self.listener:
            self.listener(level)
        return None

    def irq(self, handler=None, trigger=None, hard=False):
        if handler and trigger != Pin.IRQ_RISING | Pin.IRQ_FALLING:
            raise Misuse(f"pin {self.name} with trigger {trigger}")
        self.handler = handler
        self.hard = hard

    def drive(self, level):
        """A level from outside."""
        if level == self.level:
            return
        self.level = level
        if self.handler is None:
            return
        if self.clock.pending is None:
            self.call()
        elif self not in self.clock.pending:
            self.clock.pending.append(self)

    def call(self):
        """The interrupt's handler; a hard one is not to take memory."""
        if self.hard:
            heap_lock()
        try:
            self.handler(self)
        finally:
            if self.hard:
                heap_unlock()


class Pins:
    """machine.Pin: makes pins, and keeps them by their number or name."""

    IN, OUT = Pin.IN, Pin.OUT
    PULL_UP, PULL_DOWN = Pin.PULL_UP, Pin.PULL_DOWN
    IRQ_RISING, IRQ_FALLING = Pin.IRQ_RISING, Pin.IRQ_FALLING

    def __init__(self, clock):
        self.clock = clock
        self.made = {}

    def __call__(self, name, mode=None, pull=None, value=None):
        if name not in self.made:
            self.made[name] = Pin(name, self.clock)
        pin = self.made[name]
        if mode == Pin.IN and pin.level is None:
            pin.level = 0 if pull == Pin.PULL_DOWN else 1  # without one, the board pulls it up
        if value is not None:
            if pin.level is None:
                pin.level = value
            else:
                pin(value)
        return pin


class Timer:
    """machine.Timer, periodic; `due` is when it calls next."""

    PERIODIC = 1

    def __init__(self, clock, number):
        self.clock = clock
        self.number = number

    def init(self, period, mode, callback):
        self.period = period
        self.callback = callback
        self.due = self.clock.now + period
        self.clock.timers.append(self)

    def deinit(self):
        if self in self.clock.timers:
            self.clock.timers.remove(self)


class Timers:
    """machine.Timer: makes timers."""

    PERIODIC = Timer.PERIODIC

    def __init__(self, clock):
        self.clock = clock

    def __call__(self, number):
        return Timer(self.clock, number)


class Adc:
    """machine.ADC on a pin: `millivolts` is what lies at it, which `gate` lets through if high."""

    ATTN_11DB = 3

    def __init__(self):
        self.millivolts = 0
        self.gate = None

    def __call__(self, pin, atten=None):
        return self

    def read_u16(self):
        return 0 if self.gate and not self.gate() else self.millivolts * 65535 // 3300


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

    def readfrom_mem(self, address, register, count):
        if address not in self.chips:
            raise OSError(ENODEV)
        return self.chips[address].read(register, count)

    def writeto_mem(self, address, register, data):
        if address not in self.chips:
            raise OSError(ENODEV)
        self.chips[address].write(register, data)

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
        self.Pin = Pins(self.clock)
        self.Timer = Timers(self.clock)
        self.ADC = Adc()
        self.PWM = Pwm
        self.i2c = I2C()
        self.spi = SPI()
        self.asked = None  # what the bus was made with
        self.waking = []  # pins that end a light sleep
        self.slept = 0  # ms in light sleep

    def lightsleep(self, ms):
        before = self.clock.now
        self.clock.light_sleep(ms, self.waking)
        self.slept += self.clock.now - before

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


class Esp32:
    """The module `esp32` beside an emulated machine: by which pins it wakes."""

    WAKEUP_ALL_LOW = False

    def __init__(self, machine):
        self.machine = machine

    def wake_on_ext0(self, pin, level):
        if level is not Esp32.WAKEUP_ALL_LOW:
            raise Misuse("a level that no button has")
        self.machine.waking.append(pin)

    def wake_on_ext1(self, pins, level):
        self.wake_on_ext0(pins[0], level)
        if len(pins) > 1:
            raise Misuse("ALL_LOW means all of them at once")
