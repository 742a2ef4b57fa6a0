"""Games that were played: from a folder of saves or records, one file, or a board's flash image."""

import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cubekeeper.game import keeper
from cubekeeper.game.journal import MAGIC
from cubekeeper.game.play import TIME, Game
from cubekeeper.game.replay import outcome as outcome_of
from cubekeeper.hal.sim import STORE
from cubekeeper.hal.storage import FileStore
from cubekeeper_host import image
from cubekeeper_host.errors import CliError, escaped
from cubekeeper_host.files import FLASH, TEXT, read_whole
from cubekeeper_host.record import Record, RecordError, game_of, read, recorded
from cubekeeper_host.replay import outcome

RECORD_ENDING = ".ck"
JOURNAL_ENDING = ".ckj"
TAIL_ENDING = ".ckt"
_ONE = "g00001"  # what a saved game is called that is looked at alone


@dataclass
class Played:
    """A game that was played, over or not."""

    source: str  # the file it was read from, for people
    number: int | None  # the handheld's own number of it, which tells the order
    record: Record  # with all that was said, also what was taken back
    game: Game
    aside: str = ""  # the end of the name under which the handheld set it aside, such as ".bad1"

    @property
    def day(self) -> str | None:
        """The day it began as 2026-12-31; None where the handheld's clock was not set."""
        day = self.game.extra[0]
        return None if day is None else f"{day // 10000:04}-{day // 100 % 100:02}-{day % 100:02}"

    @property
    def seconds(self) -> float | None:
        """How long it lasted by the handheld's clock, without pauses; None without one."""
        return self.game.clock.table / 10 if self.game.clock else None

    def time(self, seat: int) -> tuple[float, int] | None:
        """The seconds that a player's turns took, and how many they were; None without a clock."""
        clock = self.game.clock
        return (clock.totals[seat] / 10, clock.turns[seat]) if clock else None

    @property
    def result(self) -> dict[str, Any]:
        """The outcome, as `replay --json` prints it."""
        return outcome(self.record, [outcome_of(self.game)])


Tell = Callable[[str], None]  # takes a line about a game that can't be read, or not wholly


def collect(paths: Iterable[str], tell: Tell, aside: bool = False) -> list[Played]:
    """All games in some folders, records, saved games and images, in that order.

    With `aside` also damaged ones that the handheld set aside, as far as they can be read.
    CliError where a path has none at all; what is wrong with a single game goes to `tell`.
    """
    return [played for path in paths for played in _games(Path(path), tell, aside)]


class NoGames(CliError):
    """A folder has no games, not even such as can't be read."""


def _games(path: Path, tell: Tell, aside: bool) -> list[Played]:
    if path.is_dir():
        saves = path / STORE if (path / STORE).is_dir() else path
        told: list[str] = []

        def pass_on(line: str) -> None:
            told.append(line)
            tell(line)

        found = [*_saved(saves, str(saves), pass_on, aside=aside), *_records(path, pass_on)]
        if not found and not told:
            hint = "" if aside else "; --damaged reads what a handheld set aside"
            raise NoGames(
                f"{escaped(str(path))} has no games: neither saved ones nor records{hint}"
            )
        return found
    try:
        with path.open("rb") as file:
            start = file.read(16)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CliError(f"can't read {escaped(str(path))}: {reason}") from None
    if path.suffix == RECORD_ENDING or start.startswith(b"cubekeeper"):
        return list(_record(path, tell))
    if start.startswith(MAGIC) or JOURNAL_ENDING in path.name:
        files = {_ONE + JOURNAL_ENDING: read_whole(path, FLASH)}
        tail = path.with_name(_tail_of(path.name))  # its newest events, where it was copied too
        if tail.is_file():
            files[_ONE + TAIL_ENDING] = read_whole(tail, FLASH)
        return _unpacked(files, str(path), tell, numbered=False)
    return _unpacked(image.files(path, STORE), str(path), tell, aside=aside)


def _tail_of(name: str) -> str:
    """The name of the tail that belongs to a saved game's main file, set aside or not."""
    before, _, after = name.rpartition(JOURNAL_ENDING)
    return before + TAIL_ENDING + after if before else name + TAIL_ENDING


def _unpacked(
    files: dict[str, bytes], source: str, tell: Tell, numbered: bool = True, aside: bool = False
) -> list[Played]:
    """The saved games among files that lie in no folder yet."""
    with tempfile.TemporaryDirectory(prefix="cubekeeper-") as folder:
        for name, content in files.items():
            (Path(folder) / name).write_bytes(content)
        return list(_saved(Path(folder), source, tell, numbered, aside))


# --- saved games ---------------------------------------------------------------------------


def _saved(
    folder: Path, source: str, tell: Tell, numbered: bool = True, aside: bool = False
) -> Iterator[Played]:
    """The saved games in a handheld's own folder; nothing in it changes."""
    store = FileStore(str(folder))
    for number in keeper.numbers(store):
        name = f"{source}, game {number}" if numbered else source
        try:
            game, played, _, lost = keeper.look(store, number)
            said = keeper.said(store, number)[1:played]
            said = [payload for payload in said if not payload.startswith(TIME)]
        except (ValueError, OSError) as error:
            tell(f"{escaped(name)}: {error}")
            continue
        if lost:
            tell(f"{escaped(name)}: damaged, only its first {len(said)} entries can be read")
        yield Played(name, number if numbered else None, recorded(game, said), game)
    if aside:
        yield from _set_aside(store, source, tell)


def _set_aside(store: FileStore, source: str, tell: Tell) -> Iterator[Played]:
    """The damaged games that the handheld set aside, under the numbers they had."""
    for name in store.names():
        found = re.fullmatch(r"g(\d{5,})\.ckj(\.bad\d+)", name)
        if found is None:
            continue
        try:
            files = {_ONE + JOURNAL_ENDING: store.read(name)}
            tail = store.read(_tail_of(name))
        except OSError as error:
            tell(f"{escaped(source)}, {name}: {error.strerror}")
            continue
        if tail is not None:
            files[_ONE + TAIL_ENDING] = tail
        for played in _unpacked(files, f"{source}, {name}", tell, numbered=False):
            yield replace(played, number=int(found[1]), aside=found[2])


# --- records -------------------------------------------------------------------------------


def _records(folder: Path, tell: Tell) -> Iterator[Played]:
    for path in sorted(folder.glob("*" + RECORD_ENDING)):
        yield from _record(path, tell)


def _record(path: Path, tell: Tell) -> Iterator[Played]:
    """The game in a record, if it can be played to its end."""
    try:
        record, error = read(read_whole(path, TEXT), path.parent)
        game = game_of(record, error)
    except RecordError as error:
        tell(f"{escaped(str(path))}:{error.line}: {error}")
        return
    except OSError as error:
        tell(f"can't read {escaped(str(path))}: {error.strerror}")
        return
    yield Played(str(path), None, record, game)
