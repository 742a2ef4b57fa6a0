"""`cubekeeper result`: reads the text of a handheld's QR code back into a result."""

import re
from dataclasses import asdict, dataclass

import click

from cubekeeper.game.result import CUT, HEAD, WON
from cubekeeper.rules import GAMES
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped, json_text
from cubekeeper_host.files import FilePath
from cubekeeper_host.record import shown

_LONGEST = 4000  # bytes: no QR code holds more
_LINE = re.compile(r"([1-9]\d{0,2})(\*?) (-?\d{1,15}) (.{1,12})")


@dataclass
class Place:
    """One player's line of a result."""

    name: str
    score: int
    rank: int
    winner: bool
    cut: bool  # the name was too long for the code and ends in "~"


@dataclass
class Result:
    """What a code says: the game, and the players, best first."""

    game: str
    players: list[Place]

    @property
    def title(self) -> str:
        return next((str(title) for name, _, title in GAMES if name == self.game), self.game)


class ResultError(Exception):
    """No result; the text says at which line, and what would be right."""


def parse(text: str) -> Result:
    """The result that a code's text stands for. ResultError where it is none."""
    lines = text.strip().splitlines()
    head = lines[0].split(" ") if lines else [""]
    if head[0] != HEAD or len(head) != 2 or not re.fullmatch("[a-z][a-z-]{0,19}", head[1]):
        raise ResultError(
            f"line 1: a result begins with '{HEAD} GAME', not '{shown(' '.join(head))}'"
        )
    players = []
    for number, line in enumerate(lines[1:], 2):
        found = _LINE.fullmatch(line)
        if not found:
            raise ResultError(f"line {number}: '{shown(line)}' is not RANK[{WON}] SCORE NAME")
        rank, won, score, name = found.groups()
        players.append(Place(name, int(score), int(rank), won == WON, name.endswith(CUT)))
    if not players:
        raise ResultError("line 2: the players are missing, each as RANK SCORE NAME")
    return Result(head[1], players)


def as_text(result: Result) -> str:
    """The ranking to read."""
    width = max(len(place.name) for place in result.players)
    lines = [
        f"{place.rank:3}  {place.name.ljust(width)}  {place.score:6}"
        + ("  wins" if place.winner else "")
        for place in result.players
    ]
    return "\n".join([result.title, *lines]) + "\n"


@click.command("result")
@click.argument("file", default="-", type=FilePath(allow_dash=True))
@click.option("--json", "json_", is_flag=True, help="Print one JSON object.")
def result_command(file: str, json_: bool) -> None:
    """Read the text of a QR code, from FILE or standard input, and print the ranking."""
    try:
        with open(0 if file == "-" else file, "rb", closefd=file != "-") as source:
            data = source.read(_LONGEST)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CliError(f"can't read {escaped(file)}: {reason}") from None
    try:
        result = parse(data.decode())
    except UnicodeDecodeError:
        raise CliError(
            f"{escaped(file)}: not UTF-8 text: copy what the scanner shows", BAD_INPUT
        ) from None
    except ResultError as error:
        raise CliError(f"{escaped(file)}: {error}", BAD_INPUT) from None
    if json_:
        click.echo(json_text(asdict(result)))
    else:
        click.echo(as_text(result), nl=False)
