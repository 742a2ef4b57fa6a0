"""A board's settings: their one declaration, as specs of rules/table.py.

Nobody needs it once the board is read; so it has a module of its own, which `read` in board.py
lets go again.

A pin is text, as the board's makers write it: "GP4", "21", "P20". On CircuitPython a button may
also be "NAME-" or "NAME+", an analog stick's pin at its low or high end, or "SHIFT0" to
"SHIFT7", a bit of the board's shift register.
"""

from ..rules.table import FLAG, INT, MANY, OPT, TEXT, WORD

PIN = 12  # the longest name of a pin

# What boards/NAME.toml says. A new setting goes to the end, and its form to the end of FORMS.
SETTINGS = (
    ("name", TEXT, 24),
    ("width", INT, 32, 1024),  # as the player sees it: after the rotation
    ("height", INT, 32, 1024),
    ("depth", WORD, ("1", "4")),
    ("display", WORD, ("mirror", "ssd1306", "sh1106", "st7789", "displayio")),
    ("buttons", WORD, ("six", "joystick", "four", "three", "two", "encoder")),
    ("title", TEXT | OPT, 60),
    # The board, and which MicroPython it runs: the name of its download.
    ("port", WORD | OPT, ("sim", "rp2", "esp32", "nrf", "circuitpython")),
    ("mcu", TEXT | OPT, 16),
    ("micropython", TEXT | OPT, 40),
    # The display. An offset is what a driver adds to a column or row of the rotated picture.
    ("rotation", WORD | OPT, ("0", "90", "180", "270")),
    ("column_offset", INT | OPT, 0, 320),
    ("row_offset", INT | OPT, 0, 320),
    ("mirrored", FLAG),
    ("inverted", FLAG),
    ("bgr", FLAG),
    ("contrast", INT | OPT, 0, 255),
    ("backlight", TEXT | OPT, PIN),
    # The display's bus.
    ("bus", WORD | OPT, ("i2c", "spi")),
    ("bus_id", INT | OPT, 0, 3),
    ("frequency", INT | OPT, 1000, 80000000),  # Hz
    ("address", INT | OPT, 8, 119),  # on I2C
    ("sda", TEXT | OPT, PIN),
    ("scl", TEXT | OPT, PIN),
    ("sck", TEXT | OPT, PIN),
    ("mosi", TEXT | OPT, PIN),
    ("cs", TEXT | OPT, PIN),
    ("dc", TEXT | OPT, PIN),
    ("reset", TEXT | OPT, PIN),
    # The buttons. An encoder's turns have pins of their own, its push is the one button pin.
    ("button_pins", TEXT | MANY | OPT, PIN),
    ("pressed", WORD | OPT, ("low", "high")),
    ("encoder_a", TEXT | OPT, PIN),
    ("encoder_b", TEXT | OPT, PIN),
    ("detent", INT | OPT, 1, 4),  # steps of the encoder from one click to the next
    # Power. The chip is one that has to switch the display on, with an I2C bus of its own.
    ("dim_after", INT | OPT, 0, 86400),  # seconds; 0 is never
    ("sleep_after", INT | OPT, 0, 86400),
    ("wake", WORD | OPT, ("poll", "pin")),
    ("power_chip", WORD | OPT, ("axp192",)),
    ("power_sda", TEXT | OPT, PIN),
    ("power_scl", TEXT | OPT, PIN),
    # The battery: full and empty in mV; the scale is the divider before the pin, in percent.
    ("battery_pin", TEXT | OPT, PIN),
    ("battery_enable", TEXT | OPT, PIN),  # high while it is measured
    ("battery_scale", INT | OPT, 100, 2000),
    ("battery_full", INT | OPT, 500, 10000),
    ("battery_empty", INT | OPT, 500, 10000),
)

# How one run of the board is driven: by the world, or by the host's commands.
RUN = (
    ("clock", WORD, ("system", "stream")),
    ("entropy", WORD, ("system", "stream")),
    ("start", INT, 0, (1 << 30) - 1),  # the tick at which a stream clock begins
    ("held", FLAG),  # the button for safe mode is held at power-on
)

# What a compiled file has in each version of its form, from FIRST on. An older form lacks the
# settings that came later: SETTINGS[:51] + RUN, and so on.
FIRST = 2
FORMS = (SETTINGS + RUN,)
FIELDS = FORMS[-1]
