"""The way to a display's controller: commands and data over I2C, or over SPI with a DC line.

A bus has

    commands(data)  send bytes that are commands
    data(data)      send bytes that go with a command, or into the display's memory
    reset()         reset the controller, where a pin does that
    time            the module with sleep_ms, ticks_ms and ticks_diff

OSError when the controller does not answer, or no longer: ENODEV, EIO or ETIMEDOUT, as the port
of MicroPython has it. SPI hears no answer and never raises it.

`machine` and `time` are MicroPython's modules. They are handed in, since a host has no machine.
"""

ADDRESS = 0x3C  # of nearly every OLED module on I2C
I2C_FREQUENCY = 400000  # Hz
SPI_FREQUENCY = 10000000
BACKLIGHT_FREQUENCY = 1000

# The control byte that begins a transfer on I2C, for all of its bytes.
_COMMANDS = b"\x00"
_DATA = b"\x40"


class Bus:
    """What the buses have in common; `reset_pin` is None where the board has no such pin."""

    def __init__(self, time, reset_pin):
        self.time = time
        self._reset_pin = reset_pin

    def reset(self):
        if self._reset_pin is not None:
            self._reset_pin(0)
            self.time.sleep_ms(1)
            self._reset_pin(1)
            self.time.sleep_ms(10)


class I2cBus(Bus):
    """Commands and data to one address on a machine.I2C, which `make_i2c` makes."""

    def __init__(self, make_i2c, address, time, reset_pin=None):
        super().__init__(time, reset_pin)
        self._make_i2c = make_i2c
        self._i2c = make_i2c()
        self._address = address

    def reset(self):
        self._i2c = self._make_i2c()  # anew: a transfer that broke off may have left it stuck
        super().reset()

    def commands(self, data):
        self._i2c.writevto(self._address, (_COMMANDS, data))

    def data(self, data):
        self._i2c.writevto(self._address, (_DATA, data))


class SpiBus(Bus):
    """Commands with the DC pin low and data with it high on a machine.SPI; `cs` may be None."""

    def __init__(self, spi, dc, cs, time, reset_pin=None):
        super().__init__(time, reset_pin)
        self._spi = spi
        self._dc = dc
        self._cs = cs

    def commands(self, data):
        self._write(0, data)

    def data(self, data):
        self._write(1, data)

    def _write(self, dc, data):
        self._dc(dc)
        if self._cs is not None:
            self._cs(0)
        self._spi.write(data)
        if self._cs is not None:
            self._cs(1)


def make_bus(board, machine, time):
    """The bus that a board's settings describe."""
    if board.bus == "i2c":
        reset_pin = _output(board.reset, 1, machine)
        return I2cBus(lambda: _i2c(board, machine), board.address or ADDRESS, time, reset_pin)
    # Without a CS pin the clock has to rest high, or the controller counts a bit too many.
    rest = 0 if board.cs else 1
    spi = machine.SPI(
        board.bus_id or 0,
        baudrate=board.frequency or SPI_FREQUENCY,
        polarity=rest,
        phase=rest,
        sck=machine.Pin(pin_id(board.sck)),
        mosi=machine.Pin(pin_id(board.mosi)),
        miso=None,
    )
    # Only now the other pins: some ports claim the SPI's usual MISO pin, which may be one of them.
    dc = _output(board.dc, 0, machine)
    cs = _output(board.cs, 1, machine)
    return SpiBus(spi, dc, cs, time, _output(board.reset, 1, machine))


def _i2c(board, machine):
    return machine.I2C(
        board.bus_id or 0,
        scl=machine.Pin(pin_id(board.scl)),
        sda=machine.Pin(pin_id(board.sda)),
        freq=board.frequency or I2C_FREQUENCY,
    )


def make_backlight(board, machine):
    """A function that sets the backlight, 0 (off) to 255; None where the board has no pin for it.

    It is dark at first.
    """
    if board.backlight is None:
        return None
    pin = machine.Pin(pin_id(board.backlight))
    pwm = machine.PWM(pin, freq=BACKLIGHT_FREQUENCY, duty_u16=0)
    return lambda level: pwm.duty_u16(level * 257)


def pin_id(name):
    """A pin's name as machine.Pin takes it: "21" and "GP21" are number 21, others stay."""
    digits = name[2:] if name[:2] == "GP" else name
    return int(digits) if digits.isdigit() else name


def _output(name, level, machine):
    """An output pin at that level; None for no name."""
    return machine.Pin(pin_id(name), machine.Pin.OUT, value=level) if name else None
