"""Board files: what is accepted, what is refused and how, and what the firmware reads of it."""

import importlib.util
import json
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cubekeeper.hal import board as compiled
from cubekeeper.hal.fields import SETTINGS
from cubekeeper.rules.table import FLAG, KIND
from cubekeeper.ui.buttons import SCHEMES
from cubekeeper_host import boards, vm
from cubekeeper_host.board_checks import TABLES, examine, rp2_pins, toml
from cubekeeper_host.cli import main

REPO = Path(__file__).parents[1]
GOOD = boards.load("sim")
REAL = [name for name in boards.names() if boards.read(name).settings["display"] != "mirror"]

_spec = importlib.util.spec_from_file_location("boards", REPO / "tests" / "tools" / "boards.py")
assert _spec and _spec.loader
pages = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(pages)


def written(path: Path, **changes: object) -> str:
    """The path of a board file that is `sim` but for some keys; None takes a key out."""
    settings = GOOD | changes
    lines = [f"{key} = {toml(value)}" for key, value in settings.items() if value != None]  # noqa: E711
    (path / "odd.toml").write_text("\n".join(lines))
    return str(path / "odd.toml")


def contents(name: str) -> dict[str, Any]:
    """The tables of a shipped board's file."""
    path = vm.shipped("boards") / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def faults(name: str, *changes: tuple[str, str, object]) -> list[str]:
    """What is wrong with a shipped board once some `(table, key, value)` are others."""
    file = contents(name)
    for table, key, value in changes:
        place = file.setdefault(table, {}) if table else file
        if value is None:
            del place[key]
        else:
            place[key] = value
    return examine(file).faults


# --- what comes with cubekeeper --------------------------------------------------------------


def test_the_boards_that_come_with_it() -> None:
    assert boards.names() == [
        "esp32-ssd1306-encoder",
        "lilygo-t-display",
        "m5stickc-plus",
        "microbit-oled",
        "pico-display-pack",
        "pico-sh1106",
        "pico-ssd1306",
        "pico2-ssd1306",
        "pygamer",
        "sim",
        "sim3",
        "waveshare-lcd-1.3",
    ]


@pytest.mark.parametrize("name", boards.names())
def test_every_shipped_board_compiles_and_reads_back_the_same(name: str, tmp_path: Path) -> None:
    settings = boards.read(name).settings
    path = tmp_path / "board.ckb"
    path.write_bytes(boards.compile_board(settings, "stream", "system", 2**30 - 1))
    board = compiled.read(str(path))
    for spec in SETTINGS:
        left_out = False if spec[1] & KIND == FLAG else None
        assert getattr(board, spec[0]) == settings.get(spec[0], left_out), spec[0]
    assert (board.clock, board.entropy, board.start) == ("stream", "system", 2**30 - 1)
    assert board.name == name
    assert board.scheme in SCHEMES


def test_micropython_reads_what_the_host_compiles(tmp_path: Path) -> None:
    """Every setting of every shipped board, in the VM."""
    found = {name: boards.read(name).settings for name in boards.names()}
    for name, settings in found.items():
        (tmp_path / f"{name}.ckb").write_bytes(boards.compile_board(settings, "stream"))
    program = (
        "import json\n"
        "from cubekeeper.hal.board import read\n"
        "from cubekeeper.hal.fields import FIELDS\n"
        f"for name in {list(found)}:\n"
        "    b = read(name + '.ckb')\n"
        "    print(json.dumps([[f[0], getattr(b, f[0])] for f in FIELDS] + [['scheme', b.scheme]]))"
    )
    done = subprocess.run(
        [*vm.micropython_command(), "-c", program],
        cwd=tmp_path,
        env=vm.environment(vm.MICROPYTHON),
        capture_output=True,
        check=True,
    )
    for settings, line in zip(found.values(), done.stdout.splitlines(), strict=True):
        pairs = json.loads(line)
        told = {key: value for key, value in pairs if value is not None and value is not False}
        assert told.pop("scheme") == compiled.scheme(settings["buttons"])
        run = {"clock": "stream", "entropy": "system", "start": 0}
        assert told == {key: value for key, value in settings.items() if value is not False} | run


@pytest.mark.parametrize("name", REAL)
def test_a_real_board_is_simulated_with_its_size_and_buttons(name: str) -> None:
    real, board = boards.read(name).settings, boards.load(name)
    assert board["display"] == "mirror"
    for key in ("name", "width", "height", "depth"):
        assert board[key] == real[key]
    assert board["buttons"] == compiled.scheme(real["buttons"])
    boards.compile_board(board)


def test_every_button_acts_as_one_that_its_scheme_knows() -> None:
    for buttons, names in compiled.BUTTONS.items():
        known = SCHEMES[compiled.scheme(buttons)]
        assert set(names) <= set(known), buttons
        assert "ok" in names


@pytest.mark.parametrize("name", REAL)
def test_a_real_board_names_its_sources(name: str) -> None:
    sources = boards.read(name).notes["sources"]
    assert any(source["confirmed"] for source in sources)
    for source in sources:
        assert "://" in source["where"] or not source["confirmed"]


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"colour": 3}, "unknown key 'colour'; known: name, title, width"),
        ({"width": None}, "'width' is missing: a whole number from 32 to 1024 is wanted"),
        ({"width": "128"}, 'width = "128" is wrong: a whole number from 32 to 1024'),
        ({"width": True}, "width = true is wrong"),
        ({"height": 31}, "height = 31 is wrong"),
        ({"depth": 2}, "depth = 2 is wrong: 1 or 4 is wanted"),
        ({"depth": True}, "depth = true is wrong: 1 or 4 is wanted"),
        ({"depth": 1.0}, "depth = 1.0 is wrong: 1 or 4 is wanted"),
        ({"display": "ssd9999"}, 'display = "ssd9999" is wrong: "mirror" or "ssd1306" or'),
        ({"display": "ssd1306"}, "[board] port is missing"),
        ({"buttons": "five"}, 'buttons = "five" is wrong: "six" or "joystick" or'),
        ({"buttons": "two"}, 'buttons = "two" is wrong: the mirror has "six" or "three"'),
        ({"name": ""}, 'name = "" is wrong: a text of 1 to 24 characters is wanted'),
        ({"bus": 3}, "bus = 3 is wrong: a table [bus] is wanted"),
        ({"source": 3}, "source is wrong: tables [[source]] are wanted"),
    ],
)
def test_a_wrong_simple_board_is_refused(
    tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    path = written(tmp_path, **changes)
    for load in (boards.load, boards.read):
        with pytest.raises(boards.BoardError) as error:
            load(path)
        assert error.value.message.startswith(f"{path}: {message}")
        assert error.value.exit_code == 2


I2C = "pico-ssd1306"
SPI = "waveshare-lcd-1.3"
ESP = "lilygo-t-display"
ENCODER = "esp32-ssd1306-encoder"
CIRCUIT = "pygamer"
BIT = "microbit-oled"
SIX = ["GP10", "GP11", "GP12", "GP13", "GP14", "GP15"]


@pytest.mark.parametrize(
    ("name", "changes", "message"),
    [
        # by itself
        (I2C, [("bus", "speed", 4)], "[bus] has an unknown key 'speed'; known: kind, id"),
        (I2C, [("wires", "a", 1)], "unknown key 'wires'; known: name, title"),
        (I2C, [("display", "driver", None)], '[display] driver is missing: "mirror" or'),
        (I2C, [("bus", "sda", 4)], "[bus] sda = 4 is wrong: a text of 1 to 12 characters is"),
        (I2C, [("bus", "address", 0x78)], "[bus] address = 120 is wrong: a whole number from 8"),
        (I2C, [("buttons", "pins", "GP2")], '[buttons] pins = "GP2" is wrong: a list of texts'),
        (I2C, [("buttons", "pins", [])], "[buttons] pins = [] is wrong: a list of texts"),
        (SPI, [("display", "inverted", 1)], "[display] inverted = 1 is wrong: true or false"),
        (SPI, [("display", "rotation", 45)], "[display] rotation = 45 is wrong: 0 or 90 or"),
        (SPI, [("bus", "frequency", 90_000_000)], "[bus] frequency = 90000000 is wrong: a whole"),
        (I2C, [("", "width", 128)], "width is there twice: as [display] width, too: keep one"),
        (I2C, [("wiring", "by", None)], '[wiring] by is missing: "wires" or "plug" or "board"'),
        (I2C, [("wiring", "by", "glue")], '[wiring] by = "glue" is wrong: "wires" or'),
        (I2C, [("", "notes", ["a\nb"])], 'notes = ["a b"] is wrong: a list of texts'),
        (I2C, [("", "source", [{"what": "x", "where": "y"}])], "[[source]] confirmed is missing"),
        (I2C, [("", "source", [{"who": "x"}])], "[[source]] has an unknown key 'who'"),
        # the port
        (I2C, [("board", "port", None)], '[board] port is missing: "rp2" or "esp32" or "nrf"'),
        (I2C, [("board", "port", "circuitpython")], '[board] port = "circuitpython" is wrong: the'),
        (
            CIRCUIT,
            [("board", "port", "rp2")],
            '[board] port = "rp2" is wrong: the displayio',
        ),
        # the bus
        (I2C, [("bus", "kind", None)], '[bus] kind is missing: "i2c" or "spi" is wanted'),
        (
            SPI,
            [("bus", "kind", "i2c")],
            '[bus] kind = "i2c" is wrong: the st7789 driver',
        ),
        (I2C, [("bus", "sda", None)], "[bus] sda is missing: the pin of SDA is wanted on i2c"),
        (I2C, [("bus", "scl", None)], "[bus] scl is missing: the pin of SCL is wanted on i2c"),
        (SPI, [("bus", "sck", None)], "[bus] sck is missing: the pin of SCK is wanted on spi"),
        (SPI, [("bus", "mosi", None)], "[bus] mosi is missing: the pin of MOSI is wanted on spi"),
        (SPI, [("bus", "dc", None)], "[bus] dc is missing: the pin of DC is wanted on spi"),
        (I2C, [("bus", "id", None)], "[bus] id is missing: rp2 has i2c 0 and 1"),
        (ESP, [("bus", "id", 0)], "[bus] id = 0 is wrong: esp32 has spi 1 and 2"),
        (I2C, [("bus", "id", 2)], "[bus] id = 2 is wrong: rp2 has i2c 0 and 1"),
        (I2C, [("bus", "cs", "GP9")], '[bus] cs is too much: it is for spi, and kind is "i2c"'),
        (SPI, [("bus", "sda", "GP0")], '[bus] sda is too much: it is for i2c, and kind is "spi"'),
        (SPI, [("bus", "address", 60)], "[bus] address is too much: it is for i2c"),
        (CIRCUIT, [("bus", "sda", "D4")], "[bus] sda is too much: the displayio driver has no bus"),
        # the picture
        (I2C, [("display", "depth", 4)], "[display] depth = 4 is wrong: the ssd1306 driver has 1"),
        (SPI, [("display", "depth", 1)], "[display] depth = 1 is wrong: the st7789 driver has 4"),
        (
            I2C,
            [("display", "rotation", 90)],
            "[display] rotation = 90 is wrong: the ssd1306 driver",
        ),
        (I2C, [("display", "width", 129)], "[display] width = 129 is wrong: at rotation 0 the ssd"),
        (I2C, [("display", "height", 72)], "[display] height = 72 is wrong: at rotation 0 the ssd"),
        (I2C, [("display", "height", 60)], "[display] height = 60 is wrong: the ssd1306 has pages"),
        (
            "pico-sh1106",
            [("display", "column_offset", 5)],
            "[display] width = 128 is wrong: at rot",
        ),
        (ESP, [("display", "row_offset", 106)], "[display] height = 135 is wrong: at rotation 90"),
        (ESP, [("display", "rotation", 0)], "[display] width = 240 is wrong: at rotation 0 the st"),
        # the buttons
        (I2C, [("buttons", "pins", None)], "[buttons] pins is missing: 'six' has 6, for up, down"),
        (I2C, [("buttons", "pins", SIX[1:])], "[buttons] pins has 5 pins: 'six' has 6, for up"),
        (I2C, [("buttons", "scheme", "four")], "[buttons] pins has 6 pins: 'four' has 4, for prev"),
        (I2C, [("buttons", "encoder_a", "GP2")], "[buttons] encoder_a is too much: there is no"),
        (ENCODER, [("buttons", "encoder_b", None)], "[buttons] encoder_b is missing: a pin of the"),
        (
            ENCODER,
            [("buttons", "pins", ["25", "26"])],
            "[buttons] pins has 2 pins: 'encoder' has 1",
        ),
        (ENCODER, [("buttons", "detent", 3)], "[buttons] detent = 3 is wrong: 1, 2 or 4 is wanted"),
        (SPI, [("buttons", "labels", ["A"])], "[buttons] labels has 1: one for each of the 9 pins"),
        # power
        ("m5stickc-plus", [("power", "sda", None)], "[power] sda is missing: a pin of the chip's"),
        (CIRCUIT, [("power", "wake", "pin")], '[power] wake = "pin" is wrong: only an esp32 is'),
        (
            "lilygo-t-display",
            [("power", "wake", "pin"), ("buttons", "pressed", "high")],
            '[power] wake = "pin" is wrong: it wakes by two buttons to ground',
        ),
        (
            "esp32-ssd1306-encoder",
            [("power", "wake", "pin"), ("buttons", "pins", ["18"])],
            '[power] wake = "pin" is wrong: it wakes by GPIO 0, 2, 4, 12, 13,',
        ),
        (ESP, [("battery", "full", None)], "[battery] full is missing: the battery's millivolts"),
        (
            ESP,
            [("battery", "empty", 4150)],
            "[battery] empty = 4150 is wrong: less than full (4150",
        ),
        # pins
        (I2C, [("bus", "sda", "GP30")], '[bus] sda: "GP30" is no pin for it: rp2 has GP0 to GP29'),
        (I2C, [("bus", "sda", "SDA")], '[bus] sda: "SDA" is no pin for it: rp2 has GP0 to GP29'),
        (ESP, [("bus", "cs", "6")], '[bus] cs: "6" is no pin for it: esp32 has 0 to 5, 12 to'),
        (ESP, [("bus", "cs", "36")], '[bus] cs: "36" is no pin for it: 34 to 39 are inputs only'),
        (ESP, [("battery", "pin", "21")], '[battery] pin: "21" is no pin for it: 32 to 39 or one'),
        (BIT, [("bus", "sda", "P18")], '[bus] sda: "P18" is no pin for it: nrf has P0 to P16'),
        (
            CIRCUIT,
            [("buttons", "pins", ["D1", "D2", "D3", "D4", "A-B", "D6"])],
            '[buttons] pins: "A-B" is no pin for it: a name of CircuitPython\'s `board` is wanted',
        ),
        (I2C, [("bus", "sda", "GP6")], '[bus] sda = "GP6" is wrong: i2c 0 has its SDA at GP0, GP4'),
        (I2C, [("bus", "scl", "GP4")], '[bus] scl = "GP4" is wrong: i2c 0 has its SCL at GP1, GP5'),
        (I2C, [("bus", "id", 1)], '[bus] sda = "GP4" is wrong: i2c 1 has its SDA at GP2, GP6'),
        (SPI, [("bus", "sck", "GP18")], '[bus] sck = "GP18" is wrong: spi 1 has its SCK at GP10'),
        (SPI, [("bus", "mosi", "GP9")], '[bus] mosi = "GP9" is wrong: spi 1 has its MOSI at GP11'),
        (
            I2C,
            [("buttons", "pins", [*SIX[:5], "GP5"])],
            '[buttons] pins: "GP5" is used twice, by [bus] scl as well: give each a pin of its own',
        ),
        (
            I2C,
            [("buttons", "pins", [*SIX[:5], "14"])],
            '[buttons] pins: "14" is used twice, by [buttons] pins as well',
        ),
        (
            SPI,
            [("display", "backlight", "GP8")],
            '[bus] dc: "GP8" is used twice, by [display] back',
        ),
    ],
)
def test_a_wrong_board_is_refused(
    name: str, changes: list[tuple[str, str, object]], message: str
) -> None:
    """One fault, one line that names the table, the key and what would be right."""
    assert faults(name) == []
    found = faults(name, *changes)
    assert [line for line in found if line.startswith(message)], found
    assert all("\n" not in line for line in found)


def test_the_mirror_has_no_pins() -> None:
    file = GOOD | {"bus": {"sda": "GP4"}, "buttons": {"scheme": "six", "pins": SIX}}
    found = examine(file).faults
    assert "[bus] sda is too much: the mirror driver has no bus of its own: leave it out" in found
    assert "[buttons] pins is too much: the mirror's buttons have no pins: leave it out" in found


def test_the_bus_pins_are_those_of_the_pico_pinout() -> None:
    """As Pico-R3-A4-Pinout.pdf shows them; the Pico leads GP23 to GP25 and GP29 not out."""
    assert [pin for pin in rp2_pins("i2c", 0, "sda") if pin < 23] == [0, 4, 8, 12, 16, 20]
    assert [pin for pin in rp2_pins("i2c", 1, "scl") if pin < 23] == [3, 7, 11, 15, 19]
    assert 26 in rp2_pins("i2c", 1, "sda") and 27 in rp2_pins("i2c", 1, "scl")
    assert [pin for pin in rp2_pins("spi", 0, "sck") if pin < 23] == [2, 6, 18, 22]
    assert [pin for pin in rp2_pins("spi", 0, "mosi") if pin < 23] == [3, 7, 19]
    assert [pin for pin in rp2_pins("spi", 1, "sck") if pin < 23] == [10, 14]
    assert [pin for pin in rp2_pins("spi", 1, "mosi") if pin < 23] == [11, 15]


def test_every_setting_has_a_place_in_a_file() -> None:
    placed = [name for keys in TABLES.values() for name in keys.values()] + ["name", "title"]
    assert sorted(placed) == sorted(spec[0] for spec in SETTINGS)


@pytest.mark.parametrize("text", [b"name = ", b"\xff\xfe", b"\0", b"x=" + b"[" * 5000])
def test_what_is_no_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "odd.toml").write_bytes(text)
    with pytest.raises(boards.BoardError, match=r"odd\.toml: not a TOML file: "):
        boards.load(str(tmp_path / "odd.toml"))


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_bytes(b"#" * 100_001)
    with pytest.raises(boards.BoardError, match=r"odd\.toml: over 100000 bytes"):
        boards.load(str(tmp_path / "odd.toml"))


def test_an_unknown_board_is_named_with_those_there_are() -> None:
    with pytest.raises(boards.BoardError, match="no board is called 'sym': name one of .*, sim3"):
        boards.load("sym")


def test_a_damaged_compiled_file_is_refused_at_any_byte(tmp_path: Path) -> None:
    data = boards.compile_board(boards.read("m5stickc-plus").settings)
    path = tmp_path / "board.ckb"
    for place in range(len(data)):
        for bad in (data[:place], data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :]):
            path.write_bytes(bad)
            with pytest.raises(ValueError, match=r"board\.ckb: .*compile the board again"):
                compiled.read(str(path))


# --- the commands ----------------------------------------------------------------------------


def run(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as done:
        main(["boards", *arguments])
    code = done.value.code
    assert isinstance(code, int)
    return code, *capfd.readouterr()


def test_list(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capfd, "list")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["name", *boards.names()]
    status, out, _ = run(capfd, "list", "--json")
    found = {board["name"]: board for board in json.loads(out)}
    assert list(found) == boards.names()
    assert found["pico-sh1106"]["column_offset"] == 2
    assert found["sim"]["wires"] == []


def test_show(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capfd, "show", "microbit-oled")
    assert status == 0
    assert "  display SDA: P20\n" in out
    assert "  buttons A: P5 (no wire)\n" in out
    assert "NOT CONFIRMED: " in out
    status, out, _ = run(capfd, "show", "microbit-oled", "--json")
    board = json.loads(out)
    assert board["buttons_act_as"] == ["prev", "next", "ok"]
    assert {"part": "display", "label": "SCL", "pin": "P19", "fixed": False} in board["wires"]
    assert [source["confirmed"] for source in board["sources"]].count(False) == 1
    status, _, err = run(capfd, "show", "sym")
    assert (status, err.count("\n")) == (1, 1)


def test_check_tells_all_that_is_wrong(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd\n.toml"
    text = (vm.shipped("boards") / "pico-ssd1306.toml").read_text(encoding="utf-8")
    path.write_text(text)
    status, out, err = run(capfd, "check", str(path))
    assert (status, err) == (0, "")
    assert out.startswith(f"{path}: Raspberry Pi Pico, SSD1306 OLED, six buttons; buttons act as")
    path.write_text(text.replace('sda = "GP4"', 'sda = "GP2"').replace('"GP15"', '"GP5"'))
    status, out, err = run(capfd, "check", str(path))
    assert (status, out) == (2, "")
    name = str(path).replace("\n", "\\n")
    assert err.splitlines() == [
        f'{name}: [bus] sda = "GP2" is wrong: i2c 0 has its SDA at '
        "GP0, GP4, GP8, GP12, GP16, GP20, GP24, GP28",
        f'{name}: [buttons] pins: "GP5" is used twice, by [bus] scl as well: '
        "give each a pin of its own",
    ]
    status, _, err = run(capfd, "check", str(tmp_path / "none.toml"))
    assert (status, err.count("\n")) == (1, 1)


# --- the documents ---------------------------------------------------------------------------

WRITE = "run: .venv/bin/python tests/tools/boards.py"


def test_the_page_is_what_the_board_files_say() -> None:
    page = pages.PAGE.read_text(encoding="utf-8")
    assert pages.missing(page) == []
    assert pages.filled(page) == page, WRITE


def test_the_pictures_are_what_the_board_files_say() -> None:
    drawn = pages.pictures()
    found = {path.name: path.read_text(encoding="utf-8") for path in pages.PICTURES.iterdir()}
    assert found == drawn, WRITE
    for name, picture in drawn.items():
        words = [node.text for node in ElementTree.fromstring(picture).iter() if node.text]
        for wire in boards.wires(boards.read(name.removesuffix(".svg"))):
            assert wire.label in words
            assert any(word.split(" (")[0] == wire.pin for word in words)


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
@pytest.mark.parametrize("name", REAL)
def test_a_real_board_plays_in_the_simulator(name: str, runtime: str, tmp_path: Path) -> None:
    """As the page says: with its size, and a button that moves."""
    board = boards.load(name)
    move = "down" if board["buttons"] == "six" else "next"
    keys = tmp_path / "look.keys"
    keys.write_text(f"press {move}\nexpect New game\nscreenshot look\n")
    with pytest.raises(SystemExit) as done:
        command = ["keys", str(keys), "--board", name, "--runtime", runtime]
        main([*command, "--png", str(tmp_path), "--scale", "1"])
    assert done.value.code == 0
    with Image.open(tmp_path / "look.png") as picture:
        assert picture.size == (board["width"], board["height"])


def test_the_declaration_is_let_go_once_the_board_is_read(tmp_path: Path) -> None:
    (tmp_path / "board.ckb").write_bytes(boards.compile_board(GOOD))
    program = (
        "import sys\n"
        "from cubekeeper.hal.board import read\n"
        "read('board.ckb')\n"
        "print([name for name in sys.modules if 'fields' in name])\n"
        "print(read('board.ckb').name)"
    )
    for command, runtime in (
        (vm.micropython_command(), vm.MICROPYTHON),
        (vm.python_command(), vm.CPYTHON),
    ):
        done = subprocess.run(
            [*command, "-c", program],
            cwd=tmp_path,
            env=vm.environment(runtime),
            capture_output=True,
            check=True,
        )
        assert done.stdout.split() == [b"[]", b"sim"]
