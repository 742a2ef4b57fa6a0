"""`cubekeeper score`: the sum of a Cubyria turn, step by step as the rulebook does it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from cubekeeper.rules import load
from cubekeeper.rules.table import Refused
from cubekeeper_host import cards
from cubekeeper_host.errors import CliError, escaped
from cubekeeper_host.files import FilePath
from cubekeeper_host.record import Event, Word, WordError, event_of, quote, shown

GAME = "cubyria"
COMPONENTS = ("room", "roof", "helper", "whimsy")

MOST = 99  # components of a turn: no hand limits a sum
_PLUS = "+"


def components(words: Sequence[str]) -> list[list[str]]:
    """The words of each component: they are said with a + between."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == _PLUS:
            found.append([])
        else:
            found[-1].append(word)
    return found


def report(words: Sequence[str], catalogue: Mapping[str, Any]) -> str:
    """The sum of a turn as text. WordError names the component, and says what would be right."""
    rules = load(GAME)
    state = rules.new([None] * len(rules.OPTIONS), 2, 0)
    state.hands[0] = MOST
    lines: list[str] = []
    for component in components(words):
        said = escaped(" ".join(quote(word) for word in component))
        try:
            event = _event(rules, component, catalogue)
            rules.apply(state, event)
        except (WordError, Refused) as error:
            raise WordError(f"{said}: {error}" if said else str(error)) from None
        steps = rules.working(event) if component[0] in ("room", "roof") else []
        lines += [said, *(f"{points:8}  {what}" for what, points in steps)]
    points = dict(rules.apply(state, event_of(rules, [Word("tally")], (), {}.get)))["points"]
    if state.whimsy:
        lines.append(f"{points // 2:8}  in all, doubled by the Whimsy")
    return "\n".join([*lines, f"{points:8}  points"]) + "\n"


def _event(rules: Any, component: Sequence[str], catalogue: Mapping[str, Any]) -> Event:
    """The event that builds a component. WordError or Refused say what would be right."""
    known = ", ".join(COMPONENTS)
    if not component:
        raise WordError(f"a component is missing beside a {_PLUS}; components are: {known}")
    if component[0] not in COMPONENTS:
        raise WordError(f"no component '{shown(component[0])}'; components are: {known}")
    for word in component[1:]:
        if word in COMPONENTS or word.startswith(_PLUS):
            raise WordError(
                f"write {_PLUS}, with blanks around it, before '{shown(word.lstrip(_PLUS))}'"
            )
    return tuple(event_of(rules, [Word(word) for word in component], (), catalogue.get))


@click.command("score")
@click.argument("words", nargs=-1, required=True)
@click.option("--cards", "file", type=FilePath(path_type=Path), help="A card catalogue.")
def score_command(words: tuple[str, ...], file: Path | None) -> None:
    """Work out a Cubyria turn, component by component, with a + between them.

    \b
        cubekeeper score room bpv=3 floor=2 match=1 stairs=1
        cubekeeper score roof "Clock Tower" caps=1 match + room bpv=2 floor=1 + whimsy
    """
    catalogue = cards.builtin() | (cards.named(file) if file else {})
    try:
        click.echo(report(words, catalogue), nl=False)
    except WordError as error:
        raise CliError(f"cubekeeper score: {error}") from None
