"""`cubekeeper stats`: what many games come to, a line a player, and whether the dice are fair."""

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import click

from cubekeeper.game.turn_clock import text
from cubekeeper.rules import load, title
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped, json_text
from cubekeeper_host.files import FilePath
from cubekeeper_host.saves import Played, collect

DOUBTFUL = 0.01  # a fair die shows faces as uneven as this once in a hundred times
_FEWEST = 5  # times that each face has to be expected, or the test says nothing


@dataclass
class Scores:
    """What one player did in one game's finished games."""

    player: str
    games: int = 0
    wins: int = 0  # shared ones too
    streak: int = 0  # most wins one after the other
    running: int = 0  # wins one after the other, up to the last game
    ranks: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0  # of games with a clock, and the turns in them
    turns: int = 0

    def add(self, score: int, rank: int, won: bool, time: tuple[float, int] | None) -> None:
        """Add a game to it; `time` is its seconds and turns, where it had a clock."""
        if time is not None:
            self.seconds += time[0]
            self.turns += time[1]
        self.games += 1
        self.wins += won
        self.running = self.running + 1 if won else 0
        self.streak = max(self.streak, self.running)
        self.ranks.append(rank)
        self.scores.append(score)

    @property
    def average(self) -> float:
        return sum(self.scores) / self.games

    @property
    def turn(self) -> float | None:
        """The seconds that a turn took, None where no clock told."""
        return self.seconds / self.turns if self.turns else None

    @property
    def place(self) -> float:
        return sum(self.ranks) / self.games


@dataclass
class Die:
    """How often each face of a game's die came up, taken back or not: it was thrown."""

    faces: list[int]  # what the faces show, without repeats
    counts: list[int]
    expected: list[float]

    @property
    def chance(self) -> float | None:
        """How often a fair die is at least as uneven, 0 to 1; None with too few throws."""
        if min(self.expected) < _FEWEST:
            return None
        distance = sum(
            (count - due) ** 2 / due for count, due in zip(self.counts, self.expected, strict=True)
        )
        return chi_square_tail(distance, len(self.faces) - 1)

    @property
    def verdict(self) -> str:
        """The fairness test in words."""
        chance = self.chance
        if chance is None:
            return "too few throws to tell"
        said = "looks fair" if chance >= DOUBTFUL else "may not be fair"
        return f"{said}: a fair die is as uneven as this in {100 * chance:.1f} of 100 such series"


@dataclass
class GameStats:
    """All finished games of one kind, and the die of all games of it."""

    game: str
    finished: int = 0
    unfinished: int = 0
    players: dict[str, Scores] = field(default_factory=dict)
    die: Die | None = None


def chi_square_tail(distance: float, freedom: int) -> float:
    """The chance that a chi-square variable of some degrees of freedom is at least so large."""
    half, odd = distance / 2, freedom % 2
    total = math.erfc(math.sqrt(half)) if odd else 0.0
    term = math.exp(-half) * (2 * math.sqrt(half / math.pi) if odd else 1.0)
    for step in range(freedom // 2):
        total += term
        term *= half / (step + 1 + odd / 2)
    return total


def count(games: Sequence[Played]) -> list[GameStats]:
    """The statistics of each game, from all that was played, oldest first."""
    found: dict[str, GameStats] = {}
    for played in games:
        one = found.setdefault(played.record.game, GameStats(played.record.game))
        if not played.game.over():
            one.unfinished += 1
            continue
        one.finished += 1
        result = played.result
        for seat, player in enumerate(result["players"]):
            scores = one.players.setdefault(player["name"], Scores(player["name"]))
            won = player["name"] in result["winners"]
            scores.add(player["score"], player["rank"], won, played.time(seat))
    for one in found.values():
        rolled = load(one.game).ROLLED
        if rolled:
            events = [
                line.event
                for played in games
                if played.record.game == one.game
                for line in played.record.lines
            ]
            rolls = [event[-1] for event in events if event[0] == rolled[0]]
            one.die = _die(rolled[1], rolls) if rolls else None
    return list(found.values())


def _die(sides: Sequence[int], rolls: list[int]) -> Die:
    faces = sorted(set(sides))
    return Die(
        faces,
        [rolls.count(face) for face in faces],
        [len(rolls) * list(sides).count(face) / len(sides) for face in faces],
    )


# --- how they are shown --------------------------------------------------------------------


HEADS = ("player", "games", "wins", "win %", "average", "best", "worst", "place", "streak")
TURN_HEAD = "a turn"  # only where some game had a clock


def rows(one: GameStats) -> list[list[str]]:
    """The table of a game: a row a player, most wins first, in the order of heads()."""
    found = []
    ordered = sorted(one.players.values(), key=lambda s: (-s.wins / s.games, s.place, s.player))
    for scores in ordered:
        found.append(
            [
                scores.player,
                str(scores.games),
                str(scores.wins),
                f"{100 * scores.wins / scores.games:.0f}",
                f"{scores.average:.1f}",
                str(max(scores.scores)),
                str(min(scores.scores)),
                f"{scores.place:.1f}",
                str(scores.streak),
            ]
        )
        if timed(one):
            found[-1].append("-" if scores.turn is None else text(int(scores.turn)))
    return found


def timed(one: GameStats) -> bool:
    """Whether some of its games had a clock."""
    return any(scores.turns for scores in one.players.values())


def heads(one: GameStats) -> tuple[str, ...]:
    """What stands above the columns of `rows`."""
    return (*HEADS, TURN_HEAD) if timed(one) else HEADS


def heading(one: GameStats) -> str:
    """A game's name and how many games there are."""
    said = f"{title(one.game)}: {one.finished} finished"
    return said + (f", {one.unfinished} not" if one.unfinished else "")


def as_text(stats: Sequence[GameStats]) -> str:
    """All statistics as tables to read in a terminal."""
    lines = []
    for one in stats:
        lines.append(heading(one))
        if one.players:
            table = [list(heads(one)), *rows(one)]
            widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
            for row in table:
                cells = [row[0].ljust(widths[0])]
                cells += [cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True)]
                lines.append("  " + "  ".join(cells).rstrip())
        if one.die:
            faces = zip(one.die.faces, one.die.counts, one.die.expected, strict=True)
            shown = ", ".join(f"{face}: {n} times ({due:.1f} due)" for face, n, due in faces)
            lines += [f"  die {shown}", f"  {one.die.verdict}"]
    return "".join(line + "\n" for line in lines)


def as_json(stats: Sequence[GameStats]) -> str:
    """All statistics as a JSON list, an object a game."""
    games = []
    for one in stats:
        die = asdict(one.die) | {"chance": one.die.chance} if one.die else None
        players = [
            asdict(scores) | {"average": scores.average, "place": scores.place, "turn": scores.turn}
            for scores in one.players.values()
        ]
        games.append(
            {"game": one.game, "finished": one.finished, "unfinished": one.unfinished}
            | {"players": players, "die": die}
        )
    return json_text(games, indent=2) + "\n"


@click.command("stats")
@click.argument("paths", type=FilePath(), nargs=-1, required=True, metavar="PATH...")
@click.option("--json", "json_", is_flag=True, help="Print a JSON list.")
@click.option(
    "--html",
    "page",
    type=FilePath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a page with plots to FILE (needs the extra `plots`).",
)
def stats_command(paths: tuple[str, ...], json_: bool, page: Path | None) -> int:
    """Print what the games in PATH come to: see `cubekeeper history` for what a PATH may be.

    Of games with the same number on one handheld the order is theirs; folders count as given.
    """
    troubles: list[str] = []
    stats = count(collect(paths, troubles.append))
    for line in troubles:
        click.echo(line, err=True)
    if page is not None:
        from cubekeeper_host import stats_page  # only here: it needs the plotting library

        try:
            page.write_text(stats_page.html(stats), encoding="utf-8")
        except OSError as error:
            raise CliError(f"can't write {escaped(str(page))}: {error.strerror}") from None
    if page is None or json_:
        click.echo(as_json(stats) if json_ else as_text(stats), nl=False)
    return BAD_INPUT if troubles else 0
