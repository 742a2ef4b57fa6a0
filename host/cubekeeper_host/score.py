"""`cubekeeper score`: the sum of a Cubyria turn, step by step as the rulebook does it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from cubekeeper.rules import load
from cubekeeper.rules.table import Refused
from cubekeeper_host import cards
from cubekeeper_host.errors import CliError
from cubekeeper_host.record import Word, WordError, event_of

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
    """The sum of a turn as text. WordError or Refused say what would be right."""
    rules = load(GAME)
    state = rules.new([None] * len(rules.OPTIONS), 2, 0)
    state.hands[0] = MOST
    lines: list[str] = []
    for component in components(words):
        if not component or component[0] not in COMPONENTS:
            raise WordError(f"begin with {', '.join(COMPONENTS)}, and put + between components")
        event = event_of(rules, [Word(word) for word in component], (), catalogue)
        rules.apply(state, event)
        steps = rules.working(event) if component[0] in ("room", "roof") else []
        lines += [" ".join(component), *(f"{points:8}  {what}" for what, points in steps)]
    points = dict(rules.apply(state, event_of(rules, [Word("tally")], (), {})))["points"]
    if state.whimsy:
        lines.append(f"{points // 2:8}  in all, doubled by the Whimsy")
    return "\n".join([*lines, f"{points:8}  points"]) + "\n"


@click.command("score", context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, required=True)
@click.option("--cards", "file", type=click.Path(path_type=Path), help="A card catalogue.")
def score_command(words: tuple[str, ...], file: Path | None) -> None:
    """Work out a Cubyria turn, component by component, with a + between them.

    \b
        cubekeeper score room bpv=3 floor=2 match=1 stairs=1
        cubekeeper score roof "Clock Tower" caps=1 match + room bpv=2 floor=1 + whimsy
    """
    try:
        catalogue = cards.merged(file)
        click.echo(report(words, catalogue), nl=False)
    except cards.CatalogueError as error:
        raise CliError(f"{file}:{error.line}: {error}", 2) from None
    except (WordError, Refused) as error:
        raise CliError(f"cubekeeper score: {error}") from None
