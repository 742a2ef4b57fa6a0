"""What an earlier firmware stored is read for ever: tests/fixtures, a folder a form and version."""

import json
import os
import sys
from binascii import crc32

from help import new_store, raises

from cubekeeper.game import cards, codec, crashes, journal, keeper, settings
from cubekeeper.game.crashes import Crashes
from cubekeeper.game.replay import outcome
from cubekeeper.game.settings import Settings
from cubekeeper.hal import fields
from cubekeeper.hal.board import read, unpack
from cubekeeper.rules.table import FLAG, INT, KIND, OPT, WORD

FIXTURES = __file__.replace("\\", "/").rsplit("/", 2)[0] + "/fixtures/"
EXPECTED = "expected.txt"


def versions(form):
    """The versions of a form that have fixtures."""
    return sorted(
        [int(name.split("-")[1]) for name in os.listdir(FIXTURES) if name.split("-")[0] == form]
    )


def fixture(form, version):
    """A store with the files of a fixture, and the lines of what they hold."""
    folder = "%s%s-%d/" % (FIXTURES, form, version)
    store = new_store()
    for name in os.listdir(folder):
        if name != EXPECTED:
            with open(folder + name, "rb") as file:
                store.write(name, file.read())
    with open(folder + EXPECTED, "rb") as file:
        return store, [json.loads(line) for line in file.read().decode().strip().split("\n")]


def test_each_version_has_its_fixtures():
    assert versions("journal")[-1] == journal.VERSION
    assert versions("settings") == list(range(1, len(settings.COUNTS) + 1))
    assert versions("crashes") == list(range(1, len(crashes.COUNTS) + 1))
    assert versions("catalogue") == list(range(1, cards.VERSION + 1))
    assert versions("board") == [fields.FIRST + place for place in range(len(fields.FORMS))]


def test_saved_games():
    for version in versions("journal"):
        store, expected = fixture("journal", version)
        assert keeper.numbers(store) == [line[0] for line in expected]
        for number, name, names, done, undone, result in expected:
            kept, trouble = keeper.resume(store, number)
            game = kept.game
            assert trouble is None, trouble
            assert (game.rules.NAME, game.names) == (name, names)
            assert (len(game.events), len(game.undone)) == (done, undone)
            now = json.loads(json.dumps(outcome(game)))
            # A later firmware may tell more of a player.
            for row, known in zip(now[-1], result[-1]):
                row[-1] = row[-1][: len(known[-1])]
            assert now == result, number


def test_the_times_of_a_saved_game():
    store, _ = fixture("journal", 3)
    game = keeper.look(store, 29)[0]
    assert game.extra == [20261231, 2, 15, 10]
    assert (game.clock.totals, game.clock.turns, game.clock.table) == ([812, 1475], [1, 2], 2087)


def test_settings():
    for version in versions("settings"):
        store, [expected] = fixture("settings", version)
        kept = Settings(store)
        found = [getattr(kept, spec[0]) for spec in settings.SETTINGS]
        defaults = list(settings.DEFAULTS[len(expected) :])
        assert (found, kept.trouble) == (expected + defaults, None)


def test_crashes():
    for version in versions("crashes"):
        store, [[in_a_row, traces]] = fixture("crashes", version)
        kept = Crashes(store)
        assert (kept.in_a_row, kept.traces, kept.trouble) == (in_a_row, traces, None)


def test_board_files():
    for version in versions("board"):
        store, [expected] = fixture("board", version)
        board = read(store.path("board.ckb"))
        found = [[name, getattr(board, name)] for name, _ in expected]
        assert found == expected
        known = [name for name, _ in expected]
        for spec in fields.FIELDS:
            assert spec[0] in known or not getattr(board, spec[0])


def test_a_board_file_without_the_settings_that_came_later():
    __import__("cubekeeper.hal.fields")  # reading another board has let go of it
    known = sys.modules["cubekeeper.hal.fields"]
    forms = known.FORMS
    known.FORMS = (fields.SETTINGS[:8] + fields.RUN, forms[-1])
    try:
        older = [1 if spec[1] & KIND in (WORD, FLAG) else None for spec in known.FORMS[0]]
        for place, spec in enumerate(known.FORMS[0]):
            if spec[1] & KIND == INT and not spec[1] & OPT:
                older[place] = spec[2]
        older[0] = "old"
        data = b"CKB2" + codec.encode(known.FORMS[0], older)
        board = unpack(data + crc32(data).to_bytes(4, "little"))
        assert (board.name, board.held, board.mirrored, board.wake) == ("old", True, False, None)
    finally:
        known.FORMS = forms


def test_a_board_file_of_a_newer_cubekeeper_is_refused():
    store, _ = fixture("board", fields.FIRST)
    newer = b"CKB9" + store.read("board.ckb")[4:]
    store.write("board.ckb", newer)
    error = raises(ValueError, read, store.path("board.ckb"))
    assert "board.ckb: made for a newer cubekeeper (CKB9)" in str(error)
    assert store.read("board.ckb") == newer


def test_catalogues():
    for version in versions("catalogue"):
        store, expected = fixture("catalogue", version)
        catalogue = cards.Catalogue(store.path("cards.ckc"))
        found = [catalogue.card(place) for place in range(len(catalogue))]
        assert [card[: len(line)] for card, line in zip(found, expected)] == expected
        assert len(found) == len(expected)
