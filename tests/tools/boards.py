"""Writes the boards' part of docs/boards.md and the wiring pictures in docs/boards/ anew."""

import re
from html import escape
from itertools import groupby
from pathlib import Path

from cubekeeper.hal.board import BUTTONS
from cubekeeper.hal.fields import SETTINGS
from cubekeeper.rules.table import FLAG, INT, KIND, MANY, TEXT
from cubekeeper_host import boards
from cubekeeper_host.board_checks import TABLES
from cubekeeper_host.boards import BoardFile, Wire

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "boards.md"
PICTURES = DOCS / "boards"

BY = {
    "wires": "Connect it with wires",
    "plug": "It plugs together",
    "board": "All is on the board",
}
# The Pico's pins, from 1 on.
PICO = [
    *("GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND", "GP6", "GP7"),
    *("GP8", "GP9", "GND", "GP10", "GP11", "GP12", "GP13", "GND", "GP14", "GP15"),
    *("GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND", "GP22", "RUN"),
    *("GP26", "GP27", "GND", "GP28", "ADC_VREF", "3V3(OUT)", "3V3_EN", "GND", "VSYS", "VBUS"),
]


def real() -> dict[str, BoardFile]:
    """The boards that are not simulated ones, by name."""
    found = {name: boards.read(name) for name in boards.names()}
    return {name: board for name, board in found.items() if board.settings["display"] != "mirror"}


# --- the page ------------------------------------------------------------------------------


def keys() -> str:
    """What a file may say, as a table."""
    specs = {spec[0]: spec for spec in SETTINGS}
    lines = ["| table | key | value |", "|---|---|---|"]
    for table, names in TABLES.items():
        for key, name in names.items():
            lines.append(f"| `[{table}]` | `{key}` | {value(specs[name])} |")
    return "\n".join(lines) + "\n"


def value(spec: tuple) -> str:  # type: ignore[type-arg]
    """What a setting may be."""
    kind = spec[1] & KIND
    if kind == INT:
        return f"{spec[2]} to {spec[3]}"
    if kind == FLAG:
        return "`true` or `false`"
    if kind == TEXT:
        many = "list of " if spec[1] & MANY else ""
        return many + ("pins" if many else "pin") if spec[2] == 12 else "text"
    return ", ".join(f"`{word}`" for word in spec[2])


def schemes() -> str:
    """The button schemes as a table."""
    lines = ["| scheme | its buttons act as |", "|---|---|"]
    lines += [f"| `{name}` | {', '.join(acts)} |" for name, acts in BUTTONS.items()]
    return "\n".join(lines) + "\n"


def overview() -> str:
    """All real boards as a table."""
    lines = ["| board | display | buttons | to be confirmed |", "|---|---|---|---|"]
    for name, (settings, notes) in real().items():
        size = f"{settings['width']}x{settings['height']}"
        open_points = sum(not source["confirmed"] for source in notes["sources"])
        lines.append(
            f"| [{name}](#{name.replace('.', '')}): {settings['title']} | {settings['display']}, "
            f"{size} | `{settings['buttons']}` | {open_points or '-'} |"
        )
    return "\n".join(lines) + "\n"


def chapters() -> str:
    """A chapter for each real board."""
    return "\n".join(chapter(name, board) for name, board in real().items())


def chapter(name: str, board: BoardFile) -> str:
    settings, notes = board
    wires = boards.wires(board)
    lines = [f"### {name}", "", f"{settings['title']}. {BY[notes['by']]}:", ""]
    lines += [f"![The wiring of {name}](boards/{name}.svg)", ""]
    lines += ["| part | its pin | the board's pin |", "|---|---|---|"]
    lines += [f"| {w.part} | {w.label} | {spot(settings, w)} |" for w in wires]
    lines += ["", *(f"- {note}" for note in notes.get("notes", [])), ""]
    lines += ["Sources:", ""]
    for source in notes["sources"]:
        where = source["where"]
        address = f"<{where}>" if "://" in where else where
        mark = "" if source["confirmed"] else "**not confirmed**: "
        lines.append(f"- {mark}{source['what']}: {address}")
    return "\n".join(lines) + "\n"


def spot(settings: boards.Settings, wire: Wire) -> str:
    """The board's pin of a wire; on a Pico with its place at the edge."""
    if wire.fixed:
        return f"{wire.pin} (on the board)"
    if settings["mcu"] in ("rp2040", "rp2350") and PICO.count(wire.pin) == 1:
        return f"{wire.pin} (pin {PICO.index(wire.pin) + 1})"
    return wire.pin


BLOCKS = {"keys": keys, "schemes": schemes, "overview": overview, "chapters": chapters}
_BLOCK = re.compile(r"(<!-- boards: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str) -> str:
    """The page with each block made anew."""
    return _BLOCK.sub(lambda block: block[1] + BLOCKS[block[2]]() + block[3], page)


def missing(page: str) -> list[str]:
    """Blocks that the page has not."""
    shown = {block[2] for block in _BLOCK.finditer(page)}
    return [name for name in BLOCKS if name not in shown]


# --- the pictures --------------------------------------------------------------------------

STEP = 22  # from one wire to the next
TOP = 64
LEFT, PIN_END, PART, RIGHT = 20, 240, 400, 600  # x of board and parts
GAP = 16  # between parts
COLOURS = {"VCC": "#c0392b", "+": "#c0392b", "GND": "#333", "other side": "#333"}
LINES = ("#2471a3", "#b9770e", "#1e8449", "#7d3c98", "#a04000", "#117a65", "#884ea0", "#5d6d7e")


def picture(board: BoardFile) -> str:
    """The wiring as an SVG: the board's pins at the left, the parts at the right."""
    settings, notes = board
    boxes, lines = [], []
    y = TOP
    count = 0
    if "bus" not in settings:
        boxes.append(_part(settings, "display", y - STEP // 2 - 2, 2 * STEP + 4))
        y += 2 * STEP + GAP
    for part, group in groupby(boards.wires(board), key=lambda wire: wire.part):
        start = y
        for wire in group:
            colour = COLOURS.get(wire.label) or LINES[count % len(LINES)]
            lines.append(_wire(settings, wire, y, colour))
            y += STEP
            count += 1
        boxes.append(_part(settings, part, start - STEP // 2 - 2, y - start + 4))
        y += GAP
    height = y + 8
    text = escape(settings["title"])
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 {height}" width="620" '
            f'height="{height}" font-family="DejaVu Sans, Verdana, sans-serif" font-size="13">',
            f"<title>{text}: {BY[notes['by']].lower()}</title>",
            '<rect width="100%" height="100%" fill="#fff"/>',
            f'<text x="20" y="26" font-size="15" font-weight="bold">{text}</text>',
            _box(LEFT, TOP - STEP, PIN_END - LEFT, y - GAP - TOP + STEP + 6, "#e8f3ec", "#4d8061"),
            f'<text x="{LEFT + 10}" y="{(TOP + y - GAP) // 2}" font-weight="bold">'
            f"{escape(settings['mcu'].upper())}</text>",
            *boxes,
            *lines,
            "</svg>\n",
        ]
    )


def _wire(settings: boards.Settings, wire: Wire, y: int, colour: str) -> str:
    """A line with a name at each end; a broken one where it is on the board already."""
    dash = ' stroke-dasharray="3 4"' if wire.fixed else ""
    pin = escape(spot(settings, wire).replace(" (on the board)", ""))
    return (
        f'<text x="{PIN_END - 10}" y="{y + 4}" text-anchor="end">{pin}</text>'
        f'<circle cx="{PIN_END}" cy="{y}" r="4" fill="{colour}"/>'
        f'<path d="M{PIN_END} {y}H{PART}" stroke="{colour}" stroke-width="2"{dash}/>'
        f'<circle cx="{PART}" cy="{y}" r="4" fill="{colour}"/>'
        f'<text x="{PART + 10}" y="{y + 4}">{escape(wire.label)}</text>'
    )


def _part(settings: boards.Settings, part: str, y: int, height: int) -> str:
    """A part's box with its name at the right; the display's size is told as well."""
    name = part
    below = f"{settings['width']}x{settings['height']}" if part == "display" else ""
    if part == "display":
        name = settings["display"].upper() if settings["display"] != "displayio" else "display"
    middle = y + height // 2
    words = f'<text x="{RIGHT - 10}" y="{middle + (0 if below else 5)}" text-anchor="end" '
    words += f'font-weight="bold">{escape(name)}</text>'
    if below:
        words += f'<text x="{RIGHT - 10}" y="{middle + 17}" text-anchor="end">{below}</text>'
    return _box(PART, y, RIGHT - PART, height, "#eef2f7", "#5d6d7e") + words


def _box(x: int, y: int, width: int, height: int, fill: str, edge: str) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="6" '
        f'fill="{fill}" stroke="{edge}"/>'
    )


def pictures() -> dict[str, str]:
    """Each real board's picture, by the name of its file."""
    return {f"{name}.svg": picture(board) for name, board in real().items()}


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.svg"):
        old.unlink()
    for name, svg in pictures().items():
        (PICTURES / name).write_text(svg, encoding="utf-8")
