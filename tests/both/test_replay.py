"""What the host's replay gets from the firmware: a JSON line an event, then the outcome."""

import json
from binascii import hexlify

from help import raises
from walk import MANUAL, new_game

from cubekeeper.game.play import REDO, UNDO, pack
from cubekeeper.game.replay import replay

DRAW, FEED, TAKE, SUPERS = (0,), (2, None), (6, 1), (11, 1, 3)


def replayed(events):
    """The answers to some events in a game of two, as JSON values."""
    game = new_game(2, MANUAL)
    lines = [hexlify(game.setup())] + [hexlify(pack(game.rules, event)) for event in events]
    return [json.loads(line) for line in replay([line.decode() + "\n" for line in lines])]


def test_tells_by_event_then_the_outcome():
    said = replayed([DRAW, FEED, SUPERS, TAKE])
    assert said[:4] == [[["pit", 4]], [], [], [["extra", 1], ["temple", False]]]
    round_, phase, turn, over, won, players = said[4]
    assert (round_, phase, turn, over, won) == (1, 3, 0, False, False)
    assert [[score, rank] for score, rank, _ in players] == [[1, 2], [1, 1]]
    assert players[1][2][:3] == [1, 3, None]


def test_undo_and_redo_tell_nothing():
    said = replayed([DRAW, UNDO, REDO, FEED])
    assert said[1:3] == [[], []]
    assert said[-1][1] == 3


def test_a_refused_event_ends_it_with_what_may_be_said():
    said = replayed([DRAW, TAKE, FEED])
    assert said[0] == [["pit", 4]]
    assert len(said) == 2
    reason, numbers = said[1]["refused"]
    assert "take" in reason
    game = new_game(2, MANUAL)
    game.play(DRAW)
    assert numbers == game.rules.asks(game.state)


def test_undo_with_nothing_to_take_back_is_refused():
    assert "take back" in replayed([UNDO])[0]["refused"][0]
    assert "restore" in replayed([DRAW, REDO])[1]["refused"][0]


def test_a_setup_alone_and_nothing_at_all():
    assert len(replayed([])) == 1
    assert list(replay([])) == []


def test_a_seat_that_nobody_has_is_a_value_error():
    raises(ValueError, replayed, [DRAW, (11, 2, 3)])
