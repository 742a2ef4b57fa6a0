"""`cubekeeper boards`: finds, checks, shows and compiles board files.

docs/boards.md describes them, hal/fields.py declares what the firmware reads of them.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import click

from cubekeeper.hal import board as compiled
from cubekeeper.hal.fields import FIELDS
from cubekeeper_host.board_checks import TABLES, examine, toml, value_of
from cubekeeper_host.board_checks import Settings as Settings
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped, json_text, one_line
from cubekeeper_host.files import FilePath
from cubekeeper_host.vm import shipped

SUFFIX = ".toml"
LARGEST = 100_000  # bytes of a file

PARTS = {  # what a part's own pins are called, by setting
    "sda": "SDA",
    "scl": "SCL",
    "sck": "SCK",
    "mosi": "MOSI",
    "cs": "CS",
    "dc": "DC",
    "reset": "RST",
    "backlight": "BL",
}


class BoardError(CliError):
    """A board that is not there, or a board file that is wrong."""


class BoardFile(NamedTuple):
    """A board file without fault: the firmware's settings, and what is for readers."""

    settings: Settings
    notes: dict[str, Any]


class Wire(NamedTuple):
    """A connection from a part's pin to the board; `fixed` is one that needs no wire."""

    part: str
    label: str
    pin: str
    fixed: bool


def names() -> list[str]:
    """The names of the boards that come with cubekeeper, sorted."""
    return sorted(path.stem for path in shipped("boards").glob("*" + SUFFIX))


def load(name_or_path: str) -> Settings:
    """A board as the simulator plays it: its size, colours and buttons, on the mirror.

    Takes a board's name or the path of its .toml file. BoardError is about the first fault.
    """
    return simulated(read(name_or_path).settings)


def read(name_or_path: str) -> BoardFile:
    """A board file, by the board's name or by its path. BoardError is about the first fault."""
    path = _find(name_or_path)
    found = examine(_parsed(path))
    if found.faults:
        raise BoardError(f"{path}: {found.faults[0]}", BAD_INPUT)
    return BoardFile(found.settings, found.notes)


def simulated(settings: Settings) -> Settings:
    """The settings with which the simulator stands in for a board."""
    if settings["display"] == "mirror":
        return settings
    kept = {key: settings[key] for key in ("name", "width", "height", "depth")}
    return kept | {"display": "mirror", "buttons": compiled.scheme(settings["buttons"])}


def compile_board(
    board: Settings,
    clock: str = "system",
    entropy: str = "system",
    start: int = 0,
    held: bool = False,
) -> bytes:
    """The compiled board file, with how this run of it is driven.

    `clock` and `entropy` are "system" or "stream"; `start` is the tick (0 to 2**30 - 1) at which
    a stream clock begins. `held`: the button for safe mode is held at power-on.
    """
    values = board | {"clock": clock, "entropy": entropy, "start": start, "held": held}
    data = compiled.pack([value_of(spec, values.get(spec[0])) for spec in FIELDS])
    assert isinstance(data, bytes)
    return data


def buttons(board: Settings) -> tuple[str, ...]:
    """What a board's buttons act as, in the firmware's order."""
    return tuple(compiled.BUTTONS[board["buttons"]])


def wires(board: BoardFile) -> list[Wire]:
    """What is connected to which of the board's pins; nothing for a simulated board."""
    settings, notes = board
    if "by" not in notes or settings["display"] == "mirror":
        return []
    loose = notes["by"] == "wires"  # parts that get power by wires, too
    supply, ground = notes.get("supply", "3V3"), notes.get("ground", "GND")
    found = []
    if loose and "bus" in settings:
        found += [("display", "VCC", supply), ("display", "GND", ground)]
    found += [("display", PARTS[key], settings[key]) for key in PARTS if key in settings]
    if loose and "encoder_a" in settings:
        found += [("encoder", "+", supply), ("encoder", "GND", ground)]
    found += _button_wires(settings, notes)
    if loose and settings["buttons"] != "encoder":
        common = supply if settings.get("pressed") == "high" else ground
        found.append(("buttons", "other side", common))
    for key, label in (("power_sda", "SDA"), ("power_scl", "SCL")):
        if key in settings:
            found.append((settings["power_chip"].upper(), label, settings[key]))
    for key, label in (("battery_pin", "voltage"), ("battery_enable", "enable")):
        if key in settings:
            found.append(("battery", label, settings[key]))
    fixed = notes.get("fixed", [])
    return [Wire(*wire, notes["by"] == "board" or wire[2] in fixed) for wire in found]


def _button_wires(settings: Settings, notes: dict[str, Any]) -> list[tuple[str, str, str]]:
    pins = settings.get("button_pins", [])
    if settings["buttons"] == "encoder":
        lines = zip(
            ("CLK", "DT", "SW"), (settings["encoder_a"], settings["encoder_b"], *pins), strict=True
        )
        return [("encoder", label, pin) for label, pin in lines]
    labels = notes.get("labels") or [name.upper() for name in buttons(settings)]
    return [("buttons", label, pin) for label, pin in zip(labels, pins, strict=True)]


def _find(name_or_path: str) -> Path:
    if name_or_path.endswith(SUFFIX):
        return Path(name_or_path)
    if name_or_path in names():
        return shipped("boards") / (name_or_path + SUFFIX)
    raise BoardError(
        f"no board is called {name_or_path!r}: name one of {', '.join(names())}, "
        f"or the path of a {SUFFIX} file"
    )


def _parsed(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BoardError(f"{path}: over {LARGEST} bytes: no board file needs that", BAD_INPUT)
    try:
        return tomllib.loads(data.decode())
    except (ValueError, RecursionError) as error:
        why = one_line(str(error)) if str(error) else "lists in lists too deep"
        raise BoardError(f"{path}: not a TOML file: {why}", BAD_INPUT) from None


# --- the commands --------------------------------------------------------------------------


def _object(board: BoardFile) -> dict[str, Any]:
    settings, notes = board
    found = dict(settings) | {"buttons_act_as": list(buttons(settings))}
    found["wires"] = [wire._asdict() for wire in wires(board)]
    return found | {key: notes[key] for key in ("notes", "sources") if key in notes}


def _text(board: BoardFile) -> str:
    """A board to read: what it is, its settings by table, its wires, notes and sources."""
    settings, notes = board
    lines = [f"{settings['name']}: {title(settings)}"]
    for table, keys in TABLES.items():
        told = [f"{k} {toml(settings[s])}" for k, s in keys.items() if s in settings]
        lines += [f"  {table}: {', '.join(told)}"] if told else []
    acts = ", ".join(buttons(settings))
    lines.append(f"  buttons act as: {acts}")
    lines += [f"  {w.part} {w.label}: {w.pin}{' (no wire)' * w.fixed}" for w in wires(board)]
    lines += [f"  note: {note}" for note in notes.get("notes", [])]
    for source in notes.get("sources", []):
        state = "confirmed" if source["confirmed"] else "NOT CONFIRMED"
        lines.append(f"  {state}: {source['what']}: {source['where']}")
    return "\n".join(lines)


def title(settings: Settings) -> str:
    """What a board is, in a line."""
    size = f"{settings['width']}x{settings['height']}"
    return str(settings.get("title", f"simulated display of {size}"))


@click.group("boards", no_args_is_help=False)
def boards_command() -> None:
    """List, show and check the boards."""


@boards_command.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list, an object a board.")
def list_command(as_json: bool) -> None:
    """List the boards that come with cubekeeper."""
    found = [read(name) for name in names()]
    if as_json:
        click.echo(json_text([_object(board) for board in found]))
        return
    rows = [("name", "display", "size", "buttons", "what it is")]
    for board, _ in found:
        size = f"{board['width']}x{board['height']}"
        rows.append((board["name"], board["display"], size, board["buttons"], title(board)))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        click.echo("  ".join([*cells, row[4]]))


@boards_command.command("show")
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
def show_command(name: str, as_json: bool) -> None:
    """Show the board NAME (or the path of a .toml file): settings, wires and sources."""
    board = read(name)
    click.echo(json_text(_object(board)) if as_json else _text(board))


@boards_command.command("check")
@click.argument("file", type=FilePath(path_type=Path))
@click.pass_context
def check_command(context: click.Context, file: Path) -> None:
    """Check the board FILE: a line for each thing that is wrong, and exit status 2."""
    found = examine(_parsed(file))
    for fault in found.faults:
        click.echo(escaped(f"{file}: {fault}"), err=True)
    if found.faults:
        context.exit(BAD_INPUT)
    acts = ", ".join(buttons(found.settings))
    click.echo(f"{file}: {title(found.settings)}; buttons act as {acts}")
