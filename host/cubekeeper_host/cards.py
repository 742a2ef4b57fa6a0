"""`cubekeeper cards`: reads card catalogues of Cubyria, checks, lists and compiles them.

The text form is described in docs/record-format.md, the compiled one in game/cards.py.
"""

import re
import tomllib
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

import cubekeeper
from cubekeeper.game.cards import AFFINITIES, CARD, ROOF, pack
from cubekeeper.rules.table import INT, KIND, WORD
from cubekeeper_host.errors import BAD_INPUT, CliError, json_text, one_line
from cubekeeper_host.files import FilePath

MOST = 250  # cards in a file
LARGEST = 1_000_000  # bytes of a file
LONGEST_LINE = 2000  # characters: what TOML allows in a longer one can take hours to read

BUILTIN = Path(cubekeeper.__file__).parent / "cards" / "cubyria.toml"

FLOORS = (1, 2, 3, 4)
SPECS = {spec[0]: spec for spec in CARD}
KEYS = tuple(SPECS)[1:]
KINDS: tuple[str, ...] = SPECS["kind"][2]
ROOMS_ONLY = ("floors", "per_space")


class Card(NamedTuple):
    """A card as the firmware's CARD has it; None is what the catalogue does not say."""

    name: str
    kind: int
    bpv: int | None = None
    affinities: int | None = None
    floors: int | None = None
    per_space: int | None = None
    note: str | None = None


class CatalogueError(Exception):
    """A bad catalogue: the line it shows at (from 1), and what is wrong and would be right."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def read_catalogue(path: Path) -> dict[str, Card]:
    """The cards of a catalogue file by name, in the file's order.

    CatalogueError is about the first bad line; OSError when the file can't be read.
    """
    text = _text(path)
    found = _parsed(text)
    faults = [fault for name, value in found.items() for fault in _faults(name, value)]
    for name in list(found)[MOST : MOST + 1]:
        faults.append(((name,), f"is one too many: a catalogue has at most {MOST} cards"))
    if faults:
        lines = _lines(text)
        place, message = min(faults, key=lambda fault: lines[fault[0]])
        raise CatalogueError(lines[place], f"card {_shown(place[0])}: {message}")
    return {name: _card(name, table) for name, table in found.items()}


def builtin() -> dict[str, Card]:
    """The cards that come with cubekeeper, by name."""
    return read_catalogue(BUILTIN)


def merged(path: Path | None) -> dict[str, Card]:
    """The built-in cards and those of a file; a card of the file replaces one of its name."""
    return builtin() | (read_catalogue(path) if path else {})


def compile_catalogue(cards: Mapping[str, Card]) -> bytes:
    """The compiled file of at most 255 cards, as game/cards.py describes it."""
    data = pack(list(cards.values()))
    assert isinstance(data, bytes)
    return data


# --- TOML ----------------------------------------------------------------------------------


def _text(path: Path) -> str:
    """The text of a file, with LF at line ends."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise CatalogueError(1, f"a file of over {LARGEST} bytes: {MOST} cards need far less")
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CatalogueError(line, "a byte that is not UTF-8: save the file as UTF-8") from None
    if text.startswith("\ufeff"):
        raise CatalogueError(1, "a byte order mark: save the file as UTF-8 without one")
    text = text.replace("\r\n", "\n")
    for line, content in enumerate(text.split("\n"), 1):
        if len(content) > LONGEST_LINE:
            raise CatalogueError(line, f"over {LONGEST_LINE} characters in a line: break it up")
    return text


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, str(error)) from None
    except (RecursionError, ValueError):
        line = _first_refused(text)
        raise CatalogueError(
            line, "lists in lists too deep, or a number too long: no card needs that"
        ) from None


def _not_toml(text: str, message: str) -> CatalogueError:
    """What tomllib's message says, at its line, and what would be right there."""
    lines = text.removesuffix("\n").split("\n")
    what, _, place = message.rpartition(" (at ")
    at_line = re.match(r"line ([0-9]+),", place)
    line = int(at_line[1]) if at_line else len(lines)
    if what.startswith(("Cannot", "Duplicate")):
        remedy = "a card, or a key of a card, stands there twice"
    elif lines[line - 1].lstrip().startswith("["):
        remedy = 'write [Name], and in quotes what is not all A to Z, a to z: ["Clock Tower"]'
    else:
        remedy = 'write a card as [Name] and its keys as kind = "room" and the like'
    return CatalogueError(line, f"not TOML: {what}; {remedy}")


def _first_refused(text: str) -> int:
    """The line at which tomllib gives up without saying where."""
    lines = text.split("\n")

    def refused(count: int) -> bool:
        try:
            tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            return False
        except (RecursionError, ValueError):
            return True
        return False

    return bisect_left(range(len(lines)), True, key=refused)


# What matters for where a statement ends, in a text that is known to be TOML.
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|#[^\n]*"
    r"|[\[\]{}\n]",
    re.DOTALL,
)


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The line and the text of each statement: a table's header, or a key and its value."""
    start = depth = 0
    line = 1
    for token in _TOKEN.finditer(text + "\n"):
        if token[0] in ("[", "{"):
            depth += 1
        elif token[0] in ("]", "}"):
            depth -= 1
        elif token[0] == "\n" and not depth:
            yield line, text[start : token.start()].strip()
            line += text.count("\n", start, token.end())
            start = token.end()


def _lines(text: str) -> dict[tuple[str, ...], int]:
    """The line of each `(card,)` and `(card, key)` in a text that is known to be TOML."""
    found: dict[tuple[str, ...], int] = {}
    header: tuple[str, ...] = ()
    for line, statement in _statements(text):
        table = tomllib.loads(statement)
        if statement.startswith("["):
            header = ()
        places = [(*header, *place)[:2] for place in _places(table)]
        for place in places:
            found.setdefault(place, line)
        if statement.startswith("["):
            header = places[-1]
    return found


def _places(table: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The names in a table, each with those in the tables it holds, no deeper."""
    for name, value in table.items():
        yield (name,)
        if isinstance(value, dict):
            yield from ((name, key) for key in value)


# --- cards ---------------------------------------------------------------------------------

Fault = tuple[tuple[str, ...], str]
"""Where a fault is, `(card,)` or `(card, key)`, and what it is."""

WANTED = {
    "kind": '"room" or "roof"',
    "bpv": "a whole number from 0 to 99",
    "affinities": f'letters of {" ".join(AFFINITIES)}, each once, like "DLP"',
    "floors": "a list of one or more of 1, 2, 3 and 4, each once (4 stands for 4 and up)",
    "per_space": "a whole number from 0 to 99",
    "note": "a text of 1 to 80 characters without control characters",
}


def _faults(name: str, table: object) -> Iterator[Fault]:
    """All that is wrong with a card."""
    if not _is_line(name, SPECS["name"][2]) or name != name.strip(" \t"):
        longest = SPECS["name"][2]
        yield (name,), f"a name has 1 to {longest} characters, no blank at an end, no control ones"
    if not isinstance(table, dict):
        yield (name,), f"{_seen(table)} is no card: write [{_shown(name)}] and its keys below"
        return
    if "kind" not in table:
        yield (name,), f"kind is missing: {WANTED['kind']} is wanted"
    for key, value in table.items():
        if key not in KEYS:
            yield (name, key), f"unknown key {_shown(key)}: a card has {', '.join(KEYS)}"
        elif _value(key, value) is None:
            yield (name, key), f"{key} = {_seen(value)} is wrong: {WANTED[key]} is wanted"
        elif key in ROOMS_ONLY and table.get("kind") == KINDS[ROOF]:
            yield (name, key), f"a roof has no {key}: leave it out"


def _card(name: str, table: dict[str, Any]) -> Card:
    """The card of a table without fault."""
    return Card(name, **{key: _value(key, value) for key, value in table.items()})


def _value(key: str, value: object) -> Any:
    """A key's value as a card has it; None when the key can't have it."""
    spec = SPECS[key]
    if key == "affinities":
        return _mask(AFFINITIES, list(value.replace(" ", "")) if isinstance(value, str) else value)
    if key == "floors":
        return _mask(FLOORS, value) or None
    if spec[1] & KIND == WORD:
        return spec[2].index(value) if value in spec[2] else None
    if spec[1] & KIND == INT:
        return value if type(value) is int and spec[2] <= value <= spec[3] else None
    return value if isinstance(value, str) and _is_line(value, spec[2]) else None


def _mask(known: Sequence[object], values: object) -> int | None:
    """The values of a list, each known and there once, as bits in the order of the known."""
    if not isinstance(values, list):
        return None
    mask = 0
    for value in values:
        if type(value) is not type(known[0]) or value not in tuple(known):
            return None
        bit = 1 << known.index(value)
        if mask & bit:
            return None
        mask |= bit
    return mask


def _is_line(text: str, longest: int) -> bool:
    """Whether a text has so many code points and no control character (C0, DEL, C1)."""
    return 0 < len(text) <= longest and not re.search(r"[\x00-\x1f\x7f-\x9f]", text)


def _shown(text: str) -> str:
    """A text in quotes, fit to stand in one line of a message: escaped, and cut when long."""
    cut = text if len(text) <= 40 else text[:37] + "..."
    escaped = (c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)
    return '"' + "".join(escaped) + '"'


def _seen(value: object) -> str:
    """A value that is wrong, as a message shows it."""
    if isinstance(value, str):
        return _shown(value)
    if isinstance(value, list):
        return "a list" if any(isinstance(item, list | dict) for item in value) else _listed(value)
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > LARGEST:
        return "a huge number"
    return str(value)


def _listed(values: Sequence[object]) -> str:
    shown = [_seen(value) for value in values[:6]]
    return "[" + ", ".join(shown + ["..."] * (len(values) > 6)) + "]"


# --- the commands --------------------------------------------------------------------------


def named(path: Path) -> dict[str, Card]:
    """The cards of a file that a command names: what is wrong is the one line its user sees."""
    try:
        return read_catalogue(path)
    except CatalogueError as error:
        raise CliError(f"{path}:{error.line}: {error}", BAD_INPUT) from None


def compiled(path: Path) -> bytes:
    """The compiled file of the built-in cards and those of a file that a command names."""
    return compile_catalogue(builtin() | named(path))


def _amount(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def summary(cards: Mapping[str, Card]) -> str:
    """How many cards there are, of which kind, and of how many what is unknown."""
    rooms = [card for card in cards.values() if card.kind != ROOF]
    parts = [_amount(len(cards), "card"), _amount(len(rooms), "room")]
    parts.append(_amount(len(cards) - len(rooms), "roof"))
    unknown = (
        ("BPV", sum(card.bpv is None for card in cards.values())),
        ("Affinities", sum(card.affinities is None for card in cards.values())),
        ("floors", sum(card.floors is None for card in rooms)),
    )
    parts += [f"{number} without {what}" for what, number in unknown if number]
    return ", ".join(parts)


def as_object(card: Card) -> dict[str, Any]:
    """A card with its words, letters and floors, null for what is unknown."""
    found = card._asdict()
    found["kind"] = KINDS[card.kind]
    if card.affinities is not None:
        letters = enumerate(AFFINITIES)
        found["affinities"] = "".join(a for bit, a in letters if card.affinities >> bit & 1)
    if card.floors is not None:
        found["floors"] = [floor for floor in FLOORS if card.floors >> (floor - 1) & 1]
    return found


def table(cards: Mapping[str, Card]) -> str:
    """The cards as a table to read; ? is what is unknown, - what is not there."""
    rows = [["name", *KEYS]]
    for card in cards.values():
        found = as_object(card)
        if found["floors"] is not None:
            found["floors"] = " ".join(str(floor) for floor in found["floors"]) or "-"
            found["floors"] = found["floors"].replace("4", "4+")
        elif card.kind == ROOF:
            found["floors"] = "-"
        found["affinities"] = "-" if found["affinities"] == "" else found["affinities"]
        found["per_space"] = "-" if card.per_space is None else card.per_space
        found["note"] = card.note or ""
        cells = ["?" if value is None else str(value) for value in found.values()]
        rows.append([one_line(cell) for cell in cells])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        + "\n"
        for row in rows
    )


@click.group("cards", no_args_is_help=False)
def cards_command() -> None:
    """Check, list and compile catalogues of Cubyria's cards."""


@cards_command.command("check")
@click.argument("file", type=FilePath(path_type=Path))
def check_command(file: Path) -> None:
    """Check the catalogue FILE and say what it holds."""
    click.echo(f"{file}: {summary(named(file))}")


@cards_command.command("list")
@click.argument("file", type=FilePath(path_type=Path), required=False)
@click.option("--json", "as_json", is_flag=True, help="Print a JSON list, an object a card.")
def list_command(file: Path | None, as_json: bool) -> None:
    """List the cards of the catalogue FILE, without FILE those that are built in."""
    cards = named(file or BUILTIN)
    if as_json:
        click.echo(json_text([as_object(card) for card in cards.values()]))
    else:
        click.echo(table(cards), nl=False)


@cards_command.command("compile")
@click.argument("file", type=FilePath(path_type=Path))
@click.option("-o", "--output", required=True, type=FilePath(path_type=Path), help="Where it goes.")
def compile_command(file: Path, output: Path) -> None:
    """Compile the built-in cards and those of the catalogue FILE into one file for a handheld."""
    cards = builtin() | named(file)
    if output.exists() and output.samefile(file):
        raise CliError(f"{output}: that is the catalogue itself: give another file with -o")
    data = compile_catalogue(cards)
    output.write_bytes(data)
    click.echo(f"{output}: {_amount(len(cards), 'card')}, {len(data)} bytes")
