"""Writes the event tables of docs/record-format.md anew from the rule modules."""

import re
from pathlib import Path
from typing import Any

from cubekeeper.rules import GAMES, load
from cubekeeper.rules.table import CARDS, CELL, INT, KIND, LETTERS, SEAT, TEXT, WORD
from cubekeeper_host.record import form

PAGE = Path(__file__).parents[2] / "docs" / "record-format.md"
_BLOCK = re.compile(r"(<!-- tables of ([^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def values(spec: Any) -> str:
    """What a value may be."""
    kind = spec[1] & KIND
    if kind == INT and len(spec) > 2:
        return f"{spec[2]} to {spec[3]}"
    if kind == WORD and len(spec[2]) > 5:
        return f"{spec[2][0]} to {spec[2][-1]}"
    if kind == WORD:
        return ", ".join(f"`{word}`" for word in spec[2])
    if kind == SEAT:
        return "a name or a seat like `#1`"
    if kind == CELL:
        return "a place like `3,4`, in 3D like `3,4,0`"
    if kind == LETTERS:
        return f"1 to {spec[3]} of the letters {', '.join(spec[2])}"
    if kind == CARDS:
        return "a file, or `-`"
    return f"text of up to {spec[2]} characters" if kind == TEXT else "yes or no"


def plain(spec: Any) -> bool:
    """Whether the way an event is written says already what a value may be."""
    return spec[1] & KIND == SEAT or spec[1] & KIND == WORD and len(spec[2]) <= 5


def tables(name: str) -> str:
    """The options and events of a game as two tables; of `NAME OPTION WORD` the events alone."""
    game, *chosen = name.split()
    rules = load(game)
    if chosen:
        options = [None] * len(rules.OPTIONS)
        place = [spec[0] for spec in rules.OPTIONS].index(chosen[0])
        options[place] = rules.OPTIONS[place][2].index(chosen[1])
        return events(load(game, options))
    lines = ["| option | values | default |", "|---|---|---|"]
    for spec, default in zip(rules.OPTIONS, rules.DEFAULTS, strict=True):
        word = "see below" if default is None else f"`{default}`"
        if default is not None and spec[1] & KIND == WORD:
            word = f"`{spec[2][default]}`"
        lines.append(f"| `{spec[0]}` | {values(spec)} | {word} |")
    return "\n".join(lines) + "\n\n" + events(rules)


def events(rules: Any) -> str:
    """The events of a rule module as a table."""
    lines = ["| event | arguments | tells |", "|---|---|---|"]
    for name, _, arguments, tells in rules.EVENTS:
        said = [f"{spec[0].upper()}: {values(spec)}" for spec in arguments if not plain(spec)]
        told = ", ".join(f"`{spec[0]}`" for spec in tells)
        written = form(name, arguments).replace("|", "\\|")
        lines.append(f"| `{written}` | {'; '.join(said)} | {told} |")
    return "\n".join(lines) + "\n"


def filled(page: str) -> str:
    """The page with each block of tables made anew."""
    return _BLOCK.sub(lambda block: block[1] + tables(block[2]) + block[3], page)


def missing(page: str) -> list[str]:
    """Games that the page has no tables of."""
    shown = {block[2] for block in _BLOCK.finditer(page)}
    return [name for name, _, _ in GAMES if name not in shown]


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
