"""What a board file may say: its tables and keys, and all that can be wrong with them."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from cubekeeper.hal.board import BUTTONS
from cubekeeper.hal.fields import SETTINGS
from cubekeeper.rules.table import FLAG, INT, KIND, MANY, OPT, TEXT, WORD
from cubekeeper_host.errors import one_line

Settings = dict[str, Any]
"""The settings of hal/fields.py by name, those that are left out missing."""

Spec = tuple[Any, ...]

SPECS: dict[str, Spec] = {spec[0]: spec for spec in SETTINGS}

# The tables of a file, and the setting that each key is.
TABLES: dict[str, dict[str, str]] = {
    "board": {key: key for key in ("port", "mcu", "micropython")},
    "display": {"driver": "display"}
    | {key: key for key in ("width", "height", "depth", "rotation", "column_offset")}
    | {key: key for key in ("row_offset", "mirrored", "inverted", "bgr", "contrast")}
    | {"backlight": "backlight"},
    "bus": {"kind": "bus", "id": "bus_id", "frequency": "frequency", "address": "address"}
    | {key: key for key in ("sda", "scl", "sck", "mosi", "cs", "dc", "reset")},
    "buttons": {"scheme": "buttons", "pins": "button_pins"}
    | {key: key for key in ("pressed", "encoder_a", "encoder_b", "detent")},
    "power": {key: key for key in ("dim_after", "sleep_after", "wake")}
    | {"chip": "power_chip", "sda": "power_sda", "scl": "power_scl"},
    "battery": {key: "battery_" + key for key in ("pin", "enable", "scale", "full", "empty")},
}
# What a simple board says without tables.
TOP = ("name", "title", "width", "height", "depth", "display", "buttons")

# What is for readers only.
BY = ("wires", "plug", "board")
NOTES: dict[str, dict[str, Spec]] = {
    "": {"notes": ("notes", TEXT | MANY, 300)},
    "buttons": {"labels": ("labels", TEXT | MANY, 16)},
    "wiring": {
        "by": ("by", WORD, BY),
        "fixed": ("fixed", TEXT | MANY, 12),
        "supply": ("supply", TEXT, 24),
        "ground": ("ground", TEXT, 24),
    },
    "source": {
        "what": ("what", TEXT, 200),
        "where": ("where", TEXT, 200),
        "confirmed": ("confirmed", FLAG),
    },
}
NEEDED = {"wiring": ("by",), "source": ("what", "where", "confirmed")}


class Driver(NamedTuple):
    """What a display's driver can do. Columns and rows are those of its memory, unrotated."""

    buses: tuple[str, ...] = ()
    depths: tuple[int, ...] = (1, 4)
    columns: int | None = None
    rows: int | None = None
    page: int = 1  # rows that are sent together
    rotations: tuple[int, ...] = (0, 90, 180, 270)
    ports: tuple[str, ...] = ("rp2", "esp32", "nrf")


DRIVERS = {
    "mirror": Driver(rotations=(0,), ports=()),
    "ssd1306": Driver(("i2c", "spi"), (1,), 128, 64, 8, (0, 180)),
    "sh1106": Driver(("i2c", "spi"), (1,), 132, 64, 8, (0, 180)),
    "st7789": Driver(("spi",), (4,), 240, 320),
    "displayio": Driver(ports=("circuitpython",)),
}

BUS_PINS = {"i2c": ("sda", "scl"), "spi": ("sck", "mosi", "dc", "cs", "reset")}
BUS_NEEDS = {"i2c": ("sda", "scl"), "spi": ("sck", "mosi", "dc")}
BUS_IDS = {  # the buses there are, by port
    "rp2": {"i2c": (0, 1), "spi": (0, 1)},
    "esp32": {"i2c": (0, 1), "spi": (1, 2)},
}
OF_ENCODER = ("encoder_a", "encoder_b", "detent")
PINS = tuple(spec[0] for spec in SETTINGS if spec[1] & KIND == TEXT and spec[2] == 12)
# The pins by which an ESP32 wakes: those of its RTC.
WAKING = (0, 2, 4, *range(12, 16), *range(25, 28), *range(32, 40))
INPUTS = ("button_pins", "encoder_a", "encoder_b", "battery_pin")

# What may be written for a pin, and the numbers there are.
PORT_PINS = {
    "rp2": (re.compile("(?:GP)?([0-9]{1,2})"), set(range(30)), "GP0 to GP29"),
    "esp32": (
        re.compile("([0-9]{1,2})"),
        {*range(6), *range(12, 20), 21, 22, 23, 25, 26, 27, *range(32, 40)},
        "0 to 5, 12 to 19, 21 to 23, 25 to 27 or 32 to 39 (the flash has 6 to 11)",
    ),
    "nrf": (re.compile("P([0-9]{1,2})"), {*range(17), 19, 20}, "P0 to P16, P19 or P20"),
}
ESP32_INPUTS = range(34, 40)  # without an output, and without a pull-up
ADC = {
    "rp2": (range(26, 30), "GP26 to GP29"),
    "esp32": ({0, 2, 4, *range(12, 16), 25, 26, 27, *range(32, 40)}, "32 to 39 or one of ADC2"),
}
_NAME = re.compile("[A-Za-z_][A-Za-z0-9_]*")
_STICK_OR_SHIFT = re.compile("[A-Za-z_][A-Za-z0-9_]*[-+]|SHIFT[0-7]")


class Found(NamedTuple):
    """What a file holds: its settings, what is for readers, and what is wrong with both."""

    settings: Settings
    notes: dict[str, Any]
    faults: list[str]


def examine(file: dict[str, Any]) -> Found:
    """A board file's contents, checked. A fault is a line that says what would be right.

    Only when each value is right by itself are they checked against each other.
    """
    reader = _Reader(file)
    faults = reader.faults
    if not faults:
        faults = list(_Checks(reader.settings, reader.places).faults())
        faults += _labels(reader)
    return Found(reader.settings, reader.notes, faults)


def value_of(spec: Spec, value: object) -> object:
    """A setting as hal/board.py packs it: a WORD as its index."""
    if value is not None and spec[1] & KIND == WORD:
        return _words(spec).index(value)  # type: ignore[arg-type]
    return value


def toml(value: object) -> str:
    """A value as a board file writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, dict):
        return "a table"
    return f'"{one_line(value)}"' if isinstance(value, str) else str(value)


def place(setting: str) -> str:
    """Where a file with tables has a setting, like `[bus] sda`."""
    for table, keys in TABLES.items():
        for key, name in keys.items():
            if name == setting:
                return f"[{table}] {key}"
    return setting


class _Reader:
    """Takes a file apart, each value checked by itself."""

    def __init__(self, file: dict[str, Any]) -> None:
        self.settings: Settings = {}
        self.places: dict[str, str] = {}  # where each setting was found
        self.notes: dict[str, Any] = {}
        self.faults: list[str] = []
        for key, value in file.items():
            self._top(key, value)
        self._missing(file)

    def _top(self, key: str, value: object) -> None:
        if key == "source":
            self._sources(value)
        elif isinstance(value, dict) and (key in TABLES or key in NOTES):
            self._table(key, value)
        elif key in TOP:
            self._setting(key, key, value)
        elif key in NOTES[""]:
            self._note("", key, value)
        elif key in TABLES or key in NOTES:
            self.faults.append(f"{key} = {toml(value)} is wrong: a table [{key}] is wanted")
        else:
            known = ", ".join([*TOP, *NOTES[""], *(f"[{name}]" for name in TABLES)])
            self.faults.append(f"unknown key {key!r}; known: {known}, [wiring], [[source]]")

    def _table(self, table: str, values: dict[str, Any]) -> None:
        settings = TABLES.get(table, {})
        notes = NOTES.get(table, {})
        for key, value in values.items():
            if key in settings:
                self._setting(settings[key], f"[{table}] {key}", value)
            elif key in notes:
                self._note(table, key, value)
            else:
                known = ", ".join([*settings, *notes])
                self.faults.append(f"[{table}] has an unknown key {key!r}; known: {known}")
        for key in NEEDED.get(table, ()):
            if key not in values:
                self.faults.append(f"[{table}] {key} is missing: {_wanted(notes[key])}")

    def _setting(self, name: str, label: str, value: object) -> None:
        if name in self.places:
            self.faults.append(f"{label} is there twice: as {self.places[name]}, too: keep one")
        self.places[name] = label
        self.settings[name] = value
        self._value(label, SPECS[name], value)

    def _note(self, table: str, key: str, value: object) -> None:
        self.notes[key] = value
        self._value(f"[{table}] {key}" if table else key, NOTES[table][key], value)

    def _value(self, label: str, spec: Spec, value: object) -> None:
        if not _fits(spec, value):
            self.faults.append(f"{label} = {toml(value)} is wrong: {_wanted(spec)}")

    def _sources(self, value: object) -> None:
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.faults.append("source is wrong: tables [[source]] are wanted")
            return
        self.notes["sources"] = value
        for item in value:
            for key, text in item.items():
                if key in NOTES["source"]:
                    self._value(f"[[source]] {key}", NOTES["source"][key], text)
                else:
                    known = ", ".join(NOTES["source"])
                    self.faults.append(f"[[source]] has an unknown key {key!r}; known: {known}")
            for key in NEEDED["source"]:
                if key not in item:
                    wanted = _wanted(NOTES["source"][key])
                    self.faults.append(f"[[source]] {key} is missing: {wanted}")

    def _missing(self, file: dict[str, Any]) -> None:
        for name, spec in SPECS.items():
            if name in self.settings or spec[1] & OPT or spec[1] & KIND == FLAG:
                continue
            label = place(name)
            table = label[1:].partition("]")[0]
            if not isinstance(file.get(table), dict):
                label = repr(name)  # a simple board, without that table
            self.faults.append(f"{label} is missing: {_wanted(spec)}")


class _Checks:
    """Checks values that are right by themselves against each other."""

    def __init__(self, settings: Settings, places: dict[str, str]) -> None:
        self.settings = settings
        self.places = places
        self.name: str = settings["display"]
        self.driver = DRIVERS[self.name]
        self.port: str | None = settings.get("port")

    def faults(self) -> Iterator[str]:
        yield from self._port()
        yield from self._bus()
        yield from self._picture()
        yield from self._buttons()
        yield from self._power()
        pins = list(self._pins())
        yield from pins
        if not pins:
            yield from self._bus_pins()
            yield from self._twice()

    # --- by part -----------------------------------------------------------------------------

    def _port(self) -> Iterator[str]:
        if self.name == "mirror":
            return
        wanted = _either(self.driver.ports)
        if self.port is None:
            yield f"{place('port')} is missing: {wanted} is wanted with the {self.name} driver"
        elif self.port not in self.driver.ports:
            yield self._wrong("port", f"the {self.name} driver is for {wanted}")

    def _bus(self) -> Iterator[str]:
        given = [key for key in TABLES["bus"].values() if key in self.settings]
        if not self.driver.buses:
            for key in given:
                yield self._extra(key, f"the {self.name} driver has no bus of its own")
            return
        bus = self.settings.get("bus")
        wanted = _either(self.driver.buses)
        if bus is None:
            yield f"{place('bus')} is missing: {wanted} is wanted with the {self.name} driver"
            return
        if bus not in self.driver.buses:
            yield self._wrong("bus", f"the {self.name} driver wants {wanted}")
            return
        for key in BUS_NEEDS[bus]:
            yield from self._need(key, f"the pin of {key.upper()} is wanted on {bus}")
        if self.port in BUS_IDS:
            numbers = BUS_IDS[self.port][bus]
            wanted = f"{self.port} has {bus} {' and '.join(str(number) for number in numbers)}"
            yield from self._need("bus_id", wanted)
            if self.settings.get("bus_id", numbers[0]) not in numbers:
                yield self._wrong("bus_id", wanted)
        other = "spi" if bus == "i2c" else "i2c"
        of_other = BUS_PINS[other] + (("address",) if other == "i2c" else ())
        for key in given:
            if key in of_other and not (key == "reset" and bus == "i2c"):
                yield self._extra(key, f"it is for {other}, and kind is {toml(bus)}")

    def _picture(self) -> Iterator[str]:
        depth, rotation = self.settings["depth"], self.settings.get("rotation", 0)
        if depth not in self.driver.depths:
            yield self._wrong("depth", f"the {self.name} driver has {_either(self.driver.depths)}")
        if rotation not in self.driver.rotations:
            yield self._wrong(
                "rotation", f"the {self.name} driver has {_either(self.driver.rotations)}"
            )
            return
        room = [self.driver.columns, self.driver.rows]
        if rotation in (90, 270):
            room.reverse()
        for size, offset, most in zip(
            ("width", "height"), ("column_offset", "row_offset"), room, strict=True
        ):
            before = self.settings.get(offset, 0)
            if most is not None and self.settings[size] + before > most:
                yield self._wrong(
                    size,
                    f"at rotation {rotation} the {self.name} has room for {most}: "
                    f"{max(most - before, 0)} or less is right with {offset} {before}",
                )
        height = self.settings["height"]
        if height % self.driver.page:
            page = self.driver.page
            yield self._wrong("height", f"the {self.name} has pages of {page} rows: so many times")
        if self.name == "mirror":
            for key in ("backlight", "contrast", "column_offset", "row_offset"):
                if key in self.settings:
                    yield self._extra(key, "the mirror has nothing like it")

    def _buttons(self) -> Iterator[str]:
        scheme = self.settings["buttons"]
        given = [key for key in TABLES["buttons"].values() if key in self.settings]
        if self.name == "mirror":
            if scheme not in ("six", "three"):
                yield self._wrong("buttons", 'the mirror has "six" or "three"')
            for key in given:
                if key != "buttons":
                    yield self._extra(key, "the mirror's buttons have no pins")
            return
        encoder = scheme == "encoder"
        names = ("ok",) if encoder else BUTTONS[scheme]
        count = f"{len(names)}, for {', '.join(names)}"
        pins = self.settings.get("button_pins")
        if pins is None:
            yield f"{place('button_pins')} is missing: {scheme!r} has {count}"
        elif len(pins) != len(names):
            yield f"{self._label('button_pins')} has {len(pins)} pins: {scheme!r} has {count}"
        for key in OF_ENCODER:
            if encoder and key != "detent":
                yield from self._need(key, "a pin of the encoder is wanted")
            elif not encoder and key in given:
                yield self._extra(key, f"there is no encoder with scheme {toml(scheme)}")
        if self.settings.get("detent") == 3:
            yield self._wrong("detent", "1, 2 or 4 is wanted")

    def _power(self) -> Iterator[str]:
        if "power_chip" in self.settings:
            for key in ("power_sda", "power_scl"):
                yield from self._need(key, "a pin of the chip's I2C bus is wanted")
        if self.settings.get("wake") == "pin":
            yield from self._wake()
        limits = ("battery_empty", "battery_full")
        if "battery_pin" in self.settings:
            for key in limits:
                yield from self._need(key, "the battery's millivolts are wanted")
        empty, full = (self.settings.get(key) for key in limits)
        if empty is not None and full is not None and empty >= full:
            yield self._wrong("battery_empty", f"less than full ({full}) is wanted")

    def _wake(self) -> Iterator[str]:
        if self.port != "esp32":
            yield self._wrong("wake", 'only an esp32 is known to wake by a pin: "poll" is wanted')
        elif self.settings.get("pressed") == "high" or len(self.settings["button_pins"]) > 2:
            yield self._wrong("wake", 'it wakes by two buttons to ground: "poll" is wanted')
        elif not {str(pin) for pin in WAKING}.issuperset(self.settings["button_pins"]):
            known = ", ".join(map(str, WAKING))
            yield self._wrong("wake", f'it wakes by GPIO {known}: "poll" is wanted')

    # --- pins --------------------------------------------------------------------------------

    def _pins(self) -> Iterator[str]:
        if self.name == "mirror":
            for key, pin in self._named():
                if key in ("backlight", *BUS_PINS["i2c"], *BUS_PINS["spi"], "button_pins"):
                    continue  # told above
                yield self._extra(key, f"the mirror has no pins, and this is {pin}")
            return
        for key, pin in self._named():
            fault = self._pin(key, pin)
            if fault:
                yield f"{self._label(key)}: {toml(pin)} is no pin for it: {fault}"

    def _pin(self, key: str, pin: str) -> str | None:
        """What would be right for a pin; None when it is."""
        if self.port == "circuitpython":
            if _NAME.fullmatch(pin) or key == "button_pins" and _STICK_OR_SHIFT.fullmatch(pin):
                return None
            return "a name of CircuitPython's `board` is wanted, like D5"
        if self.port not in PORT_PINS:
            return None
        _, numbers, wanted = PORT_PINS[self.port]
        number = self._number(pin)
        if number is None or number not in numbers:
            return f"{self.port} has {wanted}"
        if self.port == "esp32" and number in ESP32_INPUTS and key not in INPUTS:
            return "34 to 39 are inputs only: one from 0 to 33 is wanted"
        if key == "battery_pin" and self.port in ADC and number not in ADC[self.port][0]:
            return f"{ADC[self.port][1]} can measure"
        return None

    def _bus_pins(self) -> Iterator[str]:
        """The RP2040 and RP2350 lead each bus out at certain pins only."""
        bus = self.settings.get("bus")
        number = self.settings.get("bus_id")
        if self.port != "rp2" or bus is None or number not in (0, 1):
            return
        for key in ("sda", "scl") if bus == "i2c" else ("sck", "mosi"):
            right = rp2_pins(bus, number, key)
            if key in self.settings and self._number(self.settings[key]) not in right:
                pins = ", ".join(f"GP{pin}" for pin in right)
                yield self._wrong(key, f"{bus} {number} has its {key.upper()} at {pins}")

    def _twice(self) -> Iterator[str]:
        users: dict[object, str] = {}
        for key, pin in self._named():
            number = self._number(pin)
            same = pin if number is None else number  # "GP4" and "4" are one pin
            if same in users:
                yield (
                    f"{self._label(key)}: {toml(pin)} is used twice, by {users[same]} as well: "
                    "give each a pin of its own"
                )
            users[same] = self._label(key)

    def _named(self) -> Iterator[tuple[str, str]]:
        """Each pin there is, with its setting."""
        for key in PINS:
            value = self.settings.get(key, [])
            for pin in [value] if isinstance(value, str) else value:
                yield key, pin

    def _number(self, pin: str) -> int | None:
        if self.port not in PORT_PINS:
            return None
        match = PORT_PINS[self.port][0].fullmatch(pin)
        return int(match[1]) if match else None

    # --- words -------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        return self.places.get(key) or place(key)

    def _wrong(self, key: str, wanted: str) -> str:
        return f"{self._label(key)} = {toml(self.settings[key])} is wrong: {wanted}"

    def _extra(self, key: str, reason: str) -> str:
        return f"{self._label(key)} is too much: {reason}: leave it out"

    def _need(self, key: str, wanted: str) -> Iterator[str]:
        if key not in self.settings:
            yield f"{place(key)} is missing: {wanted}"


def _labels(reader: _Reader) -> list[str]:
    """What is wrong with what the buttons are called."""
    labels = reader.notes.get("labels")
    pins = reader.settings.get("button_pins")
    if labels is None or pins is None or len(labels) == len(pins):
        return []
    return [f"[buttons] labels has {len(labels)}: one for each of the {len(pins)} pins is wanted"]


def rp2_pins(bus: str, number: int, line: str) -> list[int]:
    """The pins of an RP2040 or RP2350A at which bus 0 or 1 leads out SDA, SCL, SCK or MOSI."""
    if bus == "i2c":
        return list(range(2 * number + (line == "scl"), 30, 4))
    offset = {"sck": 2, "mosi": 3}[line]
    return [pin for pin in range(30) if pin % 4 == offset and pin // 8 % 2 == number]


def _fits(spec: Spec, value: object) -> bool:
    if spec[1] & MANY:
        return isinstance(value, list) and bool(value) and all(_fits_one(spec, v) for v in value)
    return _fits_one(spec, value)


def _fits_one(spec: Spec, value: object) -> bool:
    kind = spec[1] & KIND
    if kind == INT:
        return type(value) is int and spec[2] <= value <= spec[3]
    if kind == FLAG:
        return isinstance(value, bool)
    if kind == WORD:
        return type(value) in (int, str) and value in _words(spec)
    return isinstance(value, str) and value.isprintable() and 0 < len(value) <= spec[2]


def _wanted(spec: Spec) -> str:
    kind = spec[1] & KIND
    if kind == INT:
        return f"a whole number from {spec[2]} to {spec[3]} is wanted"
    if kind == FLAG:
        return "true or false is wanted"
    if kind == WORD:
        return f"{_either(_words(spec))} is wanted"
    if spec[1] & MANY:
        return f"a list of texts of 1 to {spec[2]} characters is wanted"
    return f"a text of 1 to {spec[2]} characters is wanted"


def _words(spec: Spec) -> list[str | int]:
    """A WORD's values as a board file writes them: words that are numbers without quotes."""
    return [int(word) if word.isdigit() else word for word in spec[2]]


def _either(words: Any) -> str:
    """Values to choose from, as a file writes them."""
    return " or ".join(toml(word) for word in words)
