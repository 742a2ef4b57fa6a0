"""`cubekeeper history`: lists games that were played, and exports them for other programs."""

import csv
import io
import json
import re
import urllib.parse
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import click
import qrcode

from cubekeeper.game.result import as_text
from cubekeeper.rules import title
from cubekeeper.rules.table import KIND, MANY, WORD
from cubekeeper_host import cards
from cubekeeper_host.errors import BAD_INPUT, CliError, escaped, json_text
from cubekeeper_host.files import FilePath
from cubekeeper_host.record import Spec, catalogue, quote, strange_cards, value_text, write
from cubekeeper_host.saves import Played, collect

# What BG Stats documents for apps that hand it a play (its support page "Push plays to BG Stats
# from other apps or websites"): a JSON object, on this address for a phone that has the app. Other
# programs hand over the same address and fields, `winner` and `startPlayer` always, since the app
# on Android wants both, and `playDate` in UTC. Not confirmed by any: a player's `rank`. The app
# itself was not at hand.
BGSTATS_LINK = "https://app.bgstatsapp.com/createPlay.html?data="
_MOST_IN_A_CODE = 1000  # bytes; a version 40 code holds more
_FORMULA = "=+-@\t\r"  # a cell that begins so is a formula to a spreadsheet


# --- one game in each form -----------------------------------------------------------------


def summary(played: Played) -> dict[str, Any]:
    """A game as an object: what it was, its options, and its outcome."""
    result = played.result
    return {
        "source": played.source,
        "number": played.number,
        "game": result["game"],
        "title": title(result["game"]),
        "options": options(played),
        "first": played.record.names[played.record.first],
        "day": played.day,
        "seconds": played.seconds,
        "over": result["over"],
        "round": result["round"],
        "events": len(played.game.events),
        "players": result["players"],
        "times": times(played),
        "winners": result["winners"],
    }


def times(played: Played) -> list[dict[str, Any]] | None:
    """For each player the seconds by the handheld's clock, and the turns; None without one."""
    if played.seconds is None:
        return None
    found = [played.time(seat) or (0.0, 0) for seat in range(len(played.record.names))]
    return [{"seconds": seconds, "turns": turns} for seconds, turns in found]


def options(played: Played) -> dict[str, Any]:
    """The options that were chosen, by name."""
    rules, record = played.game.rules, played.record
    found = {}
    for spec, value in zip(rules.OPTIONS, record.options, strict=True):
        if value is not None:
            found[spec[0]] = option_value(spec, value)
    return found


def option_value(spec: Spec, value: Any) -> Any:
    """An option's value as a reader sees it: words and places as a record has them."""
    if spec[1] & MANY:
        return [value_text(spec, item, ()) for item in value]
    return spec[2][value] if spec[1] & KIND == WORD else value


def as_json(games: Sequence[Played], _date: str | None) -> str:
    """All games as one JSON list."""
    return json_text([summary(played) for played in games], indent=2) + "\n"


CSV_COLUMNS = (
    ("source", "number", "game", "over", "round", "seat", "player")
    + ("first", "score", "rank", "winner", "fields", "day", "seconds", "turns")
)  # fmt: skip


def as_csv(games: Sequence[Played], _date: str | None) -> str:
    """A row a player and game. The game's own fields are one cell, as `name=value` words."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")  # as RFC 4180 has it
    rows.writerow(CSV_COLUMNS)
    for played in games:
        game = summary(played)
        for seat, player in enumerate(game["players"], 1):
            own = {k: v for k, v in player.items() if k not in ("name", "score", "rank")}
            cells = [game["source"], game["number"], game["game"], game["over"], game["round"]]
            cells += [seat, player["name"], player["name"] == game["first"]]
            cells += [player["score"], player["rank"], player["name"] in game["winners"]]
            cells.append(
                " ".join(f"{k}={json.dumps(v, ensure_ascii=False)}" for k, v in own.items())
            )
            time = played.time(seat - 1) or (None, None)
            cells += [game["day"], *time]
            rows.writerow([_cell(cell) for cell in cells])
    return out.getvalue()


def _cell(value: Any) -> Any:
    """A cell that no spreadsheet takes for a formula; a number stays one."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and value[:1] in _FORMULA:
        return "'" + value
    return value


def as_bgstats(games: Sequence[Played], date: str | None) -> str:
    """The finished games as a JSON list of plays as BG Stats documents them."""
    return json_text(plays(games, date), indent=2) + "\n"


def as_links(games: Sequence[Played], date: str | None) -> str:
    """A link a finished game: opened on a phone that has BG Stats it enters the play there."""
    return "".join(
        BGSTATS_LINK + urllib.parse.quote(json.dumps(play, ensure_ascii=False)) + "\n"
        for play in plays(games, date)
    )


def plays(games: Sequence[Played], date: str | None) -> list[dict[str, Any]]:
    """The finished games as BG Stats' plays, those without a day of their own on `date`.

    CliError where there is neither.
    """
    found = []
    for played in games:
        day = played.day or date
        if not played.game.over():
            continue
        if day is None:
            raise CliError(
                f"BG Stats needs the day of a play, and {escaped(played.source)}"
                + (f", game {played.number}" if played.number else "")
                + " has none: add --date YYYY-MM-DD"
            )
        found.append(_play(played, day))
    return found


def _play(played: Played, day: str) -> dict[str, Any]:
    result = played.result
    chosen = [f"{name} {value}" for name, value in options(played).items()]
    seconds = played.seconds
    lasted = {} if seconds is None else {"durationMin": max(1, round(seconds / 60))}
    return lasted | {
        "sourceName": "cubekeeper",
        # The same game gives the same id, so that handing it over twice makes one play.
        "sourcePlayId": sha256(write(played.record).encode()).hexdigest()[:16],
        "playDate": f"{day} 12:00:00",
        "board": ", ".join(chosen),
        "game": {
            "name": title(result["game"]),
            "sourceGameId": result["game"],
            "highestWins": _highest_wins(result["players"]),
            "noPoints": False,
        },
        "players": [
            {
                "name": player["name"],
                "sourcePlayerId": player["name"],
                "startPlayer": seat == played.record.first,
                "score": player["score"],
                "rank": player["rank"],
                "winner": player["name"] in result["winners"],
            }
            for seat, player in enumerate(result["players"])
        ],
    }


def _highest_wins(players: Sequence[dict[str, Any]]) -> bool:
    """Whether more points rank higher, as the ranks say; so it is among equal players."""
    best = [player["score"] for player in players if player["rank"] == 1]
    return all(player["score"] <= max(best) for player in players)


def as_record(games: Sequence[Played], _date: str | None) -> str:
    """One game as the text that `replay` plays. CliError where there are several."""
    if len(games) != 1:
        raise CliError(
            f"{len(games)} games in one text: choose one with --game N, or write each to a file "
            "with -o FOLDER"
        )
    played = games[0]
    strange = strange_cards(played.record, cards.builtin().get)
    if strange:
        raise CliError(
            f"{strange[0][0]} is no built-in card: -o FOLDER writes its catalogue beside the record"
        )
    return str(write(played.record))


def as_results(games: Sequence[Played], _date: str | None) -> str:
    """What the handheld's QR code says of each game, with an empty line between."""
    return "\n".join(f"{_result(played)}\n" for played in games)


def as_qr(games: Sequence[Played], _date: str | None) -> str:
    """The QR code of each game, drawn with block characters for a dark terminal."""
    out = io.StringIO()
    for played in games:
        code = qrcode.QRCode(border=4)
        code.add_data(_result(played).encode())
        code.print_ascii(out=out, invert=True)
    return out.getvalue()


def _result(played: Played) -> str:
    text = as_text(played.game, _MOST_IN_A_CODE)
    assert text is not None  # eight names of 12 code points fit
    return str(text)


FORMATS: dict[str, Callable[[Sequence[Played], str | None], str]] = {
    "json": as_json,
    "csv": as_csv,
    "bgstats": as_bgstats,
    "bgstats-links": as_links,
    "record": as_record,
    "result": as_results,
    "qr": as_qr,
}


# --- records with cards of the players' own ------------------------------------------------


def write_records(games: Sequence[Played], folder: Path) -> list[Path]:
    """Write a record a game to a folder, and a catalogue beside those that need one.

    The catalogue has just the names and kinds: all else stands in the events. CliError where a
    file is there already or can't be written.
    """
    written = []
    for place, played in enumerate(games, 1):
        number = played.number or place
        name = f"game-{number:05d}{played.aside}"
        strange = strange_cards(played.record, cards.builtin().get)
        if strange:
            played.record.deck = name + ".toml"
            written.append(_new_file(folder / played.record.deck, catalogue(strange)))
        written.append(_new_file(folder / (name + ".ck"), write(played.record)))
    return written


def _new_file(path: Path, text: str) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
    except FileExistsError:
        raise CliError(f"{escaped(str(path))} is there already: name another folder") from None
    except OSError as error:
        raise CliError(f"can't write {escaped(str(path))}: {error.strerror}") from None
    return path


# --- commands ------------------------------------------------------------------------------


class Troubles:
    """Lines about games that can't be read; each goes to standard error as it comes."""

    count = 0

    def tell(self, line: str) -> None:
        self.count += 1
        click.echo(line, err=True)


def _gather(paths: Sequence[str], numbers: Sequence[int], aside: bool) -> tuple[list[Played], int]:
    """The games asked for, and the exit status: BAD_INPUT where some could not be read."""
    troubles = Troubles()
    games = chosen(collect(paths, troubles.tell, aside), numbers)
    return games, BAD_INPUT if troubles.count else 0


def chosen(games: list[Played], numbers: Sequence[int]) -> list[Played]:
    """The games of these numbers, all where there are none. CliError where one is missing."""
    if numbers:
        known = sorted({played.number for played in games if played.number is not None})
        for number in numbers:
            if number not in known:
                listed = ", ".join(map(str, known)) or "none with a number"
                raise CliError(f"there is no game {number}; there are: {listed}")
        games = [played for played in games if played.number in numbers]
    return games


def a_date(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not re.fullmatch(
        r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", value
    ):
        raise click.BadParameter(f"{value!r} is no day such as 2026-12-31")
    return value


def listed(games: Sequence[Played], as_objects: bool) -> str:
    """The games a line each, or as one JSON list."""
    return as_json(games, None) if as_objects else "".join(map(_line, games))


def export(games: Sequence[Played], form: str, date: str | None, output: Path | None) -> None:
    """Write games in one of FORMATS to a file (records to a folder), or print them."""
    if output is not None and form == "record":
        for path in write_records(games, output):
            click.echo(escaped(str(path)))
        return
    text = FORMATS[form](games, date)
    if output is not None:
        _new_file(output, text)
    else:
        click.echo(text.encode(), nl=False)  # CSV brings its own ends of lines


_paths = click.argument("paths", type=FilePath(), nargs=-1, required=True, metavar="PATH...")
numbers_option = click.option(
    "--game", "numbers", type=int, multiple=True, metavar="N", help="Only the saved game N."
)
_aside = click.option(
    "--damaged",
    is_flag=True,
    help="Also the damaged games that the handheld set aside, as far as they can be read.",
)


@click.group("history", no_args_is_help=False)
def history_command() -> None:
    """Games that were played: list them, export them.

    A PATH is a folder of saved games (such as a simulated handheld's) or of records, a single
    one of these, or an image of a board's flash.
    """


@history_command.command("list")
@_paths
@numbers_option
@_aside
@click.option("--json", "json_", is_flag=True, help="Print a JSON list, as export does.")
def list_command(
    paths: tuple[str, ...], numbers: tuple[int, ...], damaged: bool, json_: bool
) -> int:
    """List the games in PATH, a line a game."""
    games, status = _gather(paths, numbers, damaged)
    click.echo(listed(games, json_), nl=False)
    return status


def _line(played: Played) -> str:
    result = played.result
    ranked = sorted(result["players"], key=lambda one: one["rank"])
    names = ", ".join(f"{one['rank']} {quote(one['name'])} {one['score']}" for one in ranked)
    state = "" if result["over"] else ", not over"
    day = f", {played.day}" if played.day else ""
    return f"{escaped(played.source)}: {title(result['game'])}{day}{state}: {names}\n"


@history_command.command("export")
@_paths
@numbers_option
@_aside
@click.option("--format", "format_", type=click.Choice(list(FORMATS)), default="json")
@click.option(
    "--date",
    callback=a_date,
    metavar="YYYY-MM-DD",
    help="The day of games that have none of their own.",
)
@click.option(
    "-o",
    "--output",
    type=FilePath(path_type=Path),
    metavar="OUT",
    help="Write to the file OUT; with --format record a file a game to the folder OUT.",
)
def export_command(
    paths: tuple[str, ...],
    numbers: tuple[int, ...],
    damaged: bool,
    format_: str,
    date: str | None,
    output: Path | None,
) -> int:
    """Write the games in PATH in another form.

    \b
    json     all that is known of each game
    csv      a row a player and game, for a spreadsheet
    bgstats  plays as BG Stats takes them; bgstats-links: as links to open on a phone
    record   the text that `cubekeeper replay` plays
    result   the text of the handheld's QR code; qr: the code itself, drawn
    """
    games, status = _gather(paths, numbers, damaged)
    export(games, format_, date, output)
    return status
