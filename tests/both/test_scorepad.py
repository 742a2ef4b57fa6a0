"""The scorepad beyond its records: who leads, what is offered to mend, a long game's memory."""

from cubekeeper.game.play import Game
from cubekeeper.rules.table import copy

SCORE, NEXT, FIX, END = range(4)


def pad(count, low=None):
    return Game("scorepad", ["P%d" % (seat + 1) for seat in range(count)], 0, [low, None, None])


def lead(scores, low=None):
    """Who leads after one round of scores, None where one is missing."""
    game = pad(len(scores), low)
    for seat, points in enumerate(scores):
        if points is not None:
            game.play((SCORE, seat, points))
    return dict(game.rules.about(game.state))["lead"]


def test_who_leads_and_by_how_much():
    assert lead([5]) == ""
    assert lead([None, None]) == lead([7, 7, 7]) == "All level"
    assert lead([5, 9]) == "#2 leads by 4"
    assert lead([5, None, -2]) == "#1 leads by 5"
    assert lead([9, 5, 9, 1]) == "#1, #3 lead by 4"
    assert lead([5, 9], 1) == "#1 leads by 4"
    assert lead([5, None, -2], 1) == "#3 leads by 2"


def test_rounds_and_entries_offered_to_mend():
    game = pad(2)
    rules = game.rules
    assert rules.asks(game.state) == [SCORE, NEXT, END]
    game.play((SCORE, 1, -7))
    assert rules.asks(game.state) == [SCORE, NEXT, FIX, END]
    game.play((NEXT,))
    assert rules.offered(game.state, (FIX,)) == [1, 2]
    assert rules.offered(game.state, (SCORE,)) is None
    assert rules.known(game.state, (FIX, 1, 1)) == -7
    assert rules.known(game.state, (FIX, 1, 0)) is None
    assert rules.known(game.state, (SCORE, 1)) is None
    for seat in (0, 1):
        game.play((SCORE, seat, 0))
    assert rules.asks(game.state) == [NEXT, FIX, END]


def test_a_long_game_stays_small():
    """Eight players and 99 rounds: two bytes a score in the state and in each copy of it."""
    game = pad(8)
    for number in range(99):
        for seat in range(8):
            game.play((SCORE, seat, (number * 37 + seat * 1009) % 19999 - 9999))
        game.play((NEXT,))
    assert len(game.state.entries) == 2 * 8 * 100
    rows = game.players()
    for seat, (total, _, fields) in enumerate(rows):
        entries = [(number * 37 + seat * 1009) % 19999 - 9999 for number in range(99)]
        assert fields[0] == entries + [None] and total == sum(entries)
    twin = copy(game.state)
    game.play((FIX, 50, 3, 1))
    assert game.rules.known(twin, (FIX, 50, 3)) == (49 * 37 + 3 * 1009) % 19999 - 9999
