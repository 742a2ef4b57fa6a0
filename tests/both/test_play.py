"""A game being played, on random legal games: events, undo and redo, setups, packed events."""

from help import Chance, raises, variants
from walk import (
    MANUAL,
    NAMES,
    TABLES,
    TRACKED,
    accepted,
    new_game,
    same,
    spellings,
    standing,
    walk,
)

from cubekeeper.game.codec import Newer
from cubekeeper.game.play import REDO, UNDO, Events, Game, from_setup, pack, unpack
from cubekeeper.rules.table import KIND, SEAT, Refused, copy

STEPS = 120  # events in each of the random games


def fold(game):
    """A new game that has played nothing but the events in force."""
    fresh = from_setup(game.setup())
    for packed in game.events:
        fresh.play(unpack(game.rules, packed))
    return fresh


def assert_same_game(one, other):
    assert same(one.state, other.state)
    assert list(one.events) == list(other.events)
    assert standing(one) == standing(other)
    assert list(one.told) == list(other.told)


def test_states_are_compared_through_and_through():
    state = new_game(3, TRACKED).state
    twin = copy(state)
    assert same(state, twin)
    twin.statues[1].append(2)
    assert not same(state, twin)
    twin = copy(state)
    twin.built[2][0] += 1
    assert not same(state, twin)


def test_an_event_is_asked_for_just_when_some_values_make_it_legal():
    chance = Chance(7)
    for players, board in TABLES:
        game = new_game(players, board)
        for _ in range(STEPS):
            asked = game.rules.asks(game.state)
            assert len(set(asked)) == len(asked)
            for number in range(len(game.rules.EVENTS)):
                event = accepted(game, number, chance)
                assert (event is not None) == (number in asked), (number, game.state.__dict__)
            walk(game, chance, 1)


def test_a_refused_event_changes_nothing():
    chance = Chance(8)
    refusals = 0
    for players, board in TABLES:
        game = new_game(players, board)
        for _ in range(STEPS // 2):
            state, seen = copy(game.state), standing(game)
            events, told = list(game.events), game.told
            for number in range(len(game.rules.EVENTS)):
                event = spellings(game, number, chance)[0]
                if game.allows(event) is None:
                    assert str(raises(Refused, game.play, event))
                    refusals += 1
            raises(Refused, game.play, REDO)
            assert same(game.state, state) and standing(game) == seen
            assert list(game.events) == events and game.told == told
            walk(game, chance, 1)
    assert refusals > 1000


def test_what_an_event_would_give_is_shown_without_playing_it():
    chance = Chance(9)
    for players, board in TABLES:
        game = new_game(players, board)
        for _ in range(STEPS // 2):
            before = copy(game.state)
            event = accepted(game, chance.pick(game.rules.asks(game.state)), chance)
            if event is not None:
                rows = game.allows(event)
                assert same(game.state, before)
                game.play(event)
                assert game.players() == rows


def test_undo_and_redo_lead_back_across_the_copies():
    chance = Chance(10)
    for players, board in TABLES:
        game = new_game(players, board)
        walk(game, chance, 150)
        reached = fold(game)
        for count in (1, 2, 15, 16, 17, 33, 70, 100, 150):
            for _ in range(count):
                assert game.play(UNDO) == ()
            assert len(game.events) == 150 - count
            assert_same_game(game, fold(game))
            for _ in range(count):
                assert game.play(REDO) == ()
            assert_same_game(game, reached)
            raises(Refused, game.play, REDO)
    for _ in range(150):
        game.play(UNDO)
    assert_same_game(game, from_setup(game.setup()))
    assert "nothing" in str(raises(Refused, game.play, UNDO))


def test_undo_at_random_is_a_fold_of_the_events_in_force():
    chance = Chance(11)
    deepest = 0
    for players, board in TABLES:
        game = new_game(players, board)
        for _ in range(25):
            walk(game, chance, 1 + chance.below(24))
            undone = min(chance.below(chance.pick((3, 20, 100))), len(game.events))
            for _ in range(undone):
                game.play(UNDO)
            restored = chance.below(undone + 1)
            for _ in range(restored):
                game.play(REDO)
            deepest = max(deepest, undone)
            assert len(game.undone) == undone - restored
            assert_same_game(game, fold(game))
    assert deepest > 64


def test_every_undo_of_a_long_game_tells_as_the_newest_event_did():
    chance = Chance(12)
    game = new_game(4, TRACKED)
    tells = [()]
    for _ in range(100):
        walk(game, chance, 1)
        tells.append([(name, copy(value)) for name, value in game.told])
    for count in range(100, 0, -1):
        assert list(game.told) == list(tells[count]), count
        game.play(UNDO)
    assert game.told == ()


def test_a_new_event_drops_what_was_undone():
    game = new_game(2, MANUAL)
    game.play((0,))
    game.play((11, 0, 1))
    game.play(UNDO)
    game.play((11, 1, 5))
    raises(Refused, game.play, REDO)
    assert game.state.supers == [0, 5]


def test_games_come_to_an_end_and_stay_there():
    chance = Chance(13)
    for players, board in TABLES:
        game = new_game(players, board, 2)
        for _ in range(3000):
            if game.rules.view(game.state)[3]:
                break
            walk(game, chance, 1)
        round_, phase, turn, over, won = game.rules.view(game.state)
        assert over and won and turn is None and 1 <= round_ <= 16
        assert 1 in [rank for _, rank, _ in game.players()]
        walk(game, chance, 10)
        assert game.rules.view(game.state) == (round_, phase, turn, over, won)
        game.play(UNDO)
        assert_same_game(game, fold(game))


def test_events_come_back_from_their_bytes():
    chance = Chance(14)
    for players, board in TABLES:
        game = new_game(players, board)
        for number in range(len(game.rules.EVENTS)):
            for event in spellings(game, number, chance):
                packed = pack(game.rules, event)
                assert unpack(game.rules, packed, players) == event
                assert len(packed) <= 5
    for event in (UNDO, REDO):
        assert unpack(game.rules, pack(game.rules, event)) == event


def test_damaged_events_are_refused_or_are_other_events():
    chance = Chance(15)
    game = new_game(3, TRACKED)
    walk(game, chance, 30)
    for number in range(len(game.rules.EVENTS)):
        for damaged in variants(pack(game.rules, chance.pick(spellings(game, number, chance)))):
            try:
                event = unpack(game.rules, damaged, 3)
            except ValueError:
                continue
            assert unpack(game.rules, pack(game.rules, event), 3) == event
            specs = game.rules.EVENTS[event[0]][2] if event[0] >= 0 else ()
            assert len(event) == len(specs) + 1
            for spec, value in zip(specs, event[1:]):
                assert spec[1] & KIND != SEAT or value < 3
            if event[0] >= 0:
                game.allows(event)  # taken or refused, nothing else


def test_setups_come_back_from_their_bytes():
    for players, board in TABLES:
        for first in range(players):
            for options in ([6, board], [20, None], [None, None], None):
                game = Game("cube-monster", NAMES[:players], first, options)
                twin = from_setup(game.setup())
                assert (twin.names, twin.first, twin.options) == (game.names, first, game.options)
                assert twin.setup() == game.setup()
                assert_same_game(game, twin)
    names = ["Zoë", "😀😀😀😀😀😀😀😀😀😀😀😀", "שלום", "x"]
    assert from_setup(Game("cube-monster", names, 1).setup()).names == names


def test_damaged_setups_are_refused_or_are_other_setups():
    setup = Game("cube-monster", ["Ann", "Bo"], 1, [8, TRACKED]).setup()
    for damaged in variants(setup):
        try:
            game = from_setup(damaged)
        except ValueError:
            continue
        assert from_setup(game.setup()).options == game.options
        game.players()
        game.play((0,))


def test_wrong_setups_are_refused():
    raises(ValueError, Game, "cube-monster", ["Ann"])
    raises(ValueError, Game, "cube-monster", ["A", "B", "C", "D", "E"])
    raises(ValueError, Game, "cube-monster", ["A", "B"], 2)
    raises(ValueError, Game, "chess", ["A", "B"])
    setup = new_game(2, MANUAL).setup()
    assert isinstance(
        raises(ValueError, from_setup, setup.replace(b"cube-mon", b"tube-mon")), Newer
    )
    raises(ValueError, from_setup, setup + b"\x00")


def test_packed_events_in_one_piece_of_memory():
    events = Events()
    assert not events and list(events) == []
    packed = [bytes((n & 255,)) * (n % 7) for n in range(60)] + [b"x" * 255]
    for count, item in enumerate(packed):
        events.append(item)
        assert len(events) == count + 1 and events.newest() == item
    assert list(events) == packed
    assert [events.newest(back) for back in range(len(packed))] == list(reversed(packed))
    while packed:
        assert events.drop(1) == [packed.pop()]
        assert list(events) == packed
