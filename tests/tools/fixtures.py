"""Writes what the firmware of today stores to tests/fixtures, to be read by every later one.

A folder a form and its version, such as `journal-2`; one that is there already stays as it is. A
new version therefore gets its fixtures by running this once. tests/both/test_fixtures.py reads
them.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from cubekeeper.game import cards, crashes, journal, keeper, settings
from cubekeeper.game.crashes import Crashes
from cubekeeper.game.play import Game
from cubekeeper.game.replay import outcome
from cubekeeper.game.settings import Settings
from cubekeeper.hal import board as compiled
from cubekeeper.hal import fields
from cubekeeper.hal.storage import FileStore
from cubekeeper.rules import GAMES, load
from cubekeeper.rules.table import FLAG, INT, KIND, MANY, TEXT, Refused
from cubekeeper_host.copies import GOOD, MARK_VERSION, Mark
from cubekeeper_host.record import Record, RecordError, Spec, read

TESTS = Path(__file__).parents[1]
FIXTURES = TESTS / "fixtures"


def games() -> Iterator[Record]:
    """Records in which every event and option of every game comes up, as few as do."""
    for name, _, _ in GAMES:
        found = {path: record for path, record in playable() if record.game == name}
        covered: set[object] = set()
        while found:
            path = max(found, key=lambda path: len(said(found[path]) - covered))
            record = found.pop(path)
            if said(record) <= covered:
                break
            covered |= said(record)
            yield record


def playable() -> Iterator[tuple[Path, Record]]:
    """Every record that can be played to its end."""
    for path in sorted((TESTS / "records").glob("*/*.ck")):
        try:
            record, error = read(path.read_bytes(), path.parent)
            game = Game(record.game, record.names, record.first, record.options)
            for line in record.lines:
                game.play(line.event)
        except (RecordError, Refused):
            continue
        if error is None:
            yield path, record


def said(record: Record) -> set[object]:
    """What a record has for a reader to understand: its events, and its options or none."""
    form = load(record.game, record.options).__name__
    chosen = {(form, place, value is None) for place, value in enumerate(record.options)}
    return chosen | {(form, line.event[0]) for line in record.lines}


def write_journals(store: FileStore) -> str:
    """Saved games; what they come to is a line of JSON each."""
    lines = []
    for number, record in enumerate(games(), 1):
        game = Game(record.game, record.names, record.first, record.options)
        kept = keeper.begin(store, game)
        for line in record.lines:
            kept.play(line.event)
        assert not kept.unsaved
        known = [number, game.rules.NAME, game.names, len(game.events), len(game.undone)]
        lines.append(json.dumps(known + [outcome(game)], ensure_ascii=False) + "\n")
    return "".join(lines)


def write_settings(store: FileStore) -> str:
    kept = Settings(store)
    kept.buttons = 1
    kept.sleep = 3
    kept.brightness = 2
    kept.remember(["Ann", "Zoë"])
    kept.remember(["Ωmega"])
    values = [getattr(kept, spec[0]) for spec in settings.SETTINGS]
    return json.dumps(values, ensure_ascii=False) + "\n"


def write_crashes(store: FileStore) -> str:
    kept = Crashes(store)
    for number in range(3):
        kept.keep(f"Traceback {number}: Zoë\n")
    return json.dumps([kept.in_a_row, kept.traces], ensure_ascii=False) + "\n"


def write_cards(store: FileStore) -> str:
    made = [
        ("Зал", cards.ROOM, 4, 255, 15, 9, "ё"),
        ("Attic", cards.ROOF, 0, None, None, None, None),
        ("Hall", cards.ROOM, None, 1, None, None, None),
    ]
    store.write("cards.ckc", cards.pack(made))
    ordered = sorted(made, key=lambda card: card[0])
    return "".join(json.dumps(card, ensure_ascii=False) + "\n" for card in ordered)


def write_board(store: FileStore) -> str:
    """A board file that has every setting."""
    values = [some(spec) for spec in fields.FIELDS]
    data = compiled.pack(values)
    store.write("board.ckb", data)
    board = compiled.unpack(data)
    pairs = [(spec[0], getattr(board, spec[0])) for spec in fields.FIELDS]
    return json.dumps(pairs) + "\n"


def some(spec: Spec) -> object:
    """A value that a setting may have, a WORD as its index."""
    kind = spec[1] & KIND
    if kind == TEXT:
        return [spec[0][:9] + "1", spec[0][:9] + "2"] if spec[1] & MANY else "My " + spec[0][:9]
    if kind == INT:
        return spec[3] - 1
    return True if kind == FLAG else len(spec[2]) - 1


def write_marks(store: FileStore) -> str:
    marks = (Mark(41, "b", GOOD), Mark(42, "a", "1"))
    for mark in marks:
        store.write(mark.file, mark.packed())
    return json.dumps(marks[1]) + "\n"


WRITERS = (
    ("journal", journal.VERSION, write_journals),
    ("settings", len(settings.COUNTS), write_settings),
    ("crashes", len(crashes.COUNTS), write_crashes),
    ("catalogue", cards.VERSION, write_cards),
    ("board", fields.FIRST + len(fields.FORMS) - 1, write_board),
    ("mark", MARK_VERSION, write_marks),
)


def main() -> None:
    for form, version, write in WRITERS:
        folder = FIXTURES / f"{form}-{version}"
        if folder.exists():
            print(f"{folder.name} is there: it stays")
            continue
        with tempfile.TemporaryDirectory() as made:
            store = FileStore(made)
            expected = write(store)
            folder.mkdir(parents=True)
            for name in store.names():
                (folder / name).write_bytes(store.read(name))
        (folder / "expected.txt").write_text(expected, encoding="utf-8")
        print(f"{folder.name}: {len(list(folder.iterdir()))} files")


if __name__ == "__main__":
    sys.exit(main())
