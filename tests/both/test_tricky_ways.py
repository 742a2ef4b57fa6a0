"""Tricky Ways beyond its records: marbles, doubts, what a form hides, teams on the screen."""

from cubekeeper.game.play import Game, pack, unpack
from cubekeeper.ui.talk import named

NAMES = ("Ann", "Bo", "Cy", "Di")
VERSION, FIELDS, MINUS, CLOCK, JOKERS, TEAMS, GAMES = range(7)


def new_game(players, **options):
    """A game with some options, by the names above in small letters."""
    values = [None] * 7
    for place, name in enumerate(("version", "fields", "minus", "clock", "jokers", "teams")):
        values[place] = options.get(name)
    return Game("tricky-ways", NAMES[:players], 0, values)


def run(channels, tunnels=None, changes=None, joker=False, seconds=None, miss=False):
    return (0, channels, tunnels, changes, joker, seconds, miss)


def test_marbles_by_players():
    """Four players: two blue and one red each; fewer: as many for each, twelve at least."""
    for players, blue, red in ((4, 2, 1), (3, 3, 1), (2, 4, 2)):
        facts = dict(new_game(players).rules.about(new_game(players).state))
        assert (facts["blue"], facts["red"]) == (blue, red)
        assert players * (blue + red) == 12


def test_a_run_longer_than_the_rulebook_s_longest_is_doubted():
    for version, event, doubted in (
        (1, run(9), False),
        (2, run(7, 7), False),
        (2, run(8, 7), True),
        (2, run(22), True),
        (2, run(21), False),
        (2, run(22, miss=True), False),
    ):
        game = new_game(2, version=version)
        assert bool(game.rules.doubt(game.state, event)) == doubted, event
        game.play(event)


def test_what_can_not_matter_is_not_asked():
    plain = ["tunnels", "changes", "seconds"]
    for options, event, hidden in (
        ({}, run(3), plain),
        ({"version": 2}, run(3), ["changes", "seconds"]),
        ({"minus": 1}, run(3), ["tunnels", "seconds"]),
        ({"clock": 1}, run(3), ["tunnels", "changes"]),
        ({"jokers": 0}, run(3), ["tunnels", "changes", "joker", "seconds"]),
        ({"version": 2, "minus": 1, "clock": 1}, run(3), []),
        ({}, run(3, miss=True), ["channels"] + plain),
    ):
        game = new_game(2, **options)
        assert game.rules.moot(game.state, event, None) == hidden


def test_the_channels_of_version_1_are_offered():
    for version, offered in ((1, list(range(10))), (2, None)):
        game = new_game(2, version=version)
        assert game.rules.offered(game.state, (0,)) == offered
        assert game.rules.offered(game.state, (1,)) is None


def test_teams_win_together():
    game = new_game(4, teams=1)
    assert [list(side) for side in game.rules.sides(game.state)] == [[0, 2], [1, 3]]
    game.play(run(3))
    game.play((1,))
    assert game.winners() == [0, 2]
    assert new_game(4).rules.sides(new_game(4).state) == ()


def test_runs_come_back_from_their_bytes():
    game = new_game(2)
    for event in (run(0), run(99, 99, "SRJR", True, 9999, True), run(4, None, "J"), (1,)):
        packed = pack(game.rules, event)
        assert unpack(game.rules, packed, 2) == event
        assert len(packed) <= 12


def test_names_stand_for_seats_even_where_they_look_like_seats():
    assert named("#1 and #2, not #3 or #", ["a#2", "Bo"]) == "a#2 and Bo, not #3 or #"
