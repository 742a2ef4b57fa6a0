"""cubes on the handheld's own board: random presses never fail, stick or lose what was entered."""

from hand import Hand
from help import Chance, new_store
from test_monkey import check_saved, check_screen, random_press

from cubekeeper.game import keeper
from cubekeeper.game.play import Game
from cubekeeper.rules.cubes import OPTIONS

NAMES = ("Clay", "Tide", "Pollen", "Iris")
# Seats and options of the games that are played here.
GAMES = (
    (4, {"size": 10, "storm": 2}),
    (2, {"size": 7, "torus": 1}),
    (2, {"size": 8, "fog": 1}),
    (4, {"size": 9, "fog": 1, "teams": 1, "shared_light": 1}),
    (2, {"size": 6, "dims": 1}),
    (3, {"size": 6, "dims": 1, "gravity": 1, "fog": 1}),
)
PRESSES = 60


def values(options):
    return [1 if spec[0] == "board" else options.get(spec[0]) for spec in OPTIONS]


def opened(seats, options, scheme, chance):
    """A handheld with a new game on it."""
    store = new_store()
    keeper.begin(store, Game("cubes", NAMES[:seats], 0, values(options)))
    hand = Hand(store, chance, scheme)
    hand.press("ok")
    return hand


def board_of(hand):
    """What the game on the table has come to."""
    state = hand.app.playing.game.state
    return state.lit, state.charge, state.turn, state.round


def monkey(scheme, which):
    chance = Chance(which)
    hand = opened(*GAMES[which], scheme, chance)
    for count in range(PRESSES):
        random_press(hand, chance)
        check_screen(hand)
        if count % 30 == 29:
            played = len(hand.app.playing.game.events) if check_saved(hand) else 0
            hand = Hand(hand.device.store, chance, scheme, hand.now)  # a power cut
            check_screen(hand)
    return played


def test_six_buttons():
    for which in range(len(GAMES)):
        monkey("six", which)


def test_three_buttons():
    for which in range(len(GAMES)):
        monkey("three", which)


def play_through(seats, options, scheme):
    """Place whatever fits first, until the game is over; the handheld after it."""
    hand = opened(seats, options, scheme, Chance(1))
    game = hand.app.playing.game
    three = scheme == "three"
    for _ in range(300):
        if game.over():
            break
        before = len(game.events)
        stages = 3 if three else 2
        for _ in range(stages):
            if len(game.events) == before:
                hand.press("ok")
        if len(game.events) == before:  # back to the shards, and on to the next one
            for _ in range(stages - 1):
                hand.press("ok" if three else "back", 900 if three else 60)
            hand.press("next" if three else "right")
    assert game.over(), hand.text()
    return hand


def test_a_whole_game_with_the_arrows_and_ok():
    hand = play_through(2, {"size": 6, "nodes": 1}, "six")
    assert sum(hand.app.playing.game.state.dark) == 2
    assert "wins" in hand.text() or "share" in hand.text()


def test_a_whole_game_with_three_buttons():
    play_through(2, {"size": 6, "dims": 1, "nodes": 1}, "three")


def test_in_fog_the_board_waits_for_its_seat():
    hand = opened(2, {"size": 8, "fog": 1, "nodes": 1}, "six", Chance(1))
    assert "Pass to Clay" in hand.text()
    for _ in range(3):
        hand.press("ok")
    assert "Pass to Tide" in hand.text()  # the domino lies
    hand.press("back")
    hand.press("down")
    hand.press("ok")  # the log
    assert "Clay: Place a shard" in hand.text()
    assert "," not in hand.text().replace("Log, newest", "")  # no places in it
    hand.press("back")
    hand = Hand(hand.device.store, Chance(1), "six", hand.now)
    hand.press("ok")
    assert "Pass to Tide" in hand.text()  # after a power cut, too
    hand.press("ok")
    assert "R1 Tide" in hand.text()
    hand.press("back", 900)  # undo: Clay's turn again, and Clay's fog
    hand.wait(3000)
    assert "Pass to Clay" in hand.text()


def test_a_shard_that_may_not_lie_there_blinks():
    hand = opened(2, {"size": 8}, "six", Chance(1))
    hand.press("ok")
    hand.press("down")
    hand.press("down")
    assert "no corner touches yours" in hand.text()
    pictures = []
    for _ in range(6):
        pictures.append(bytes(hand.device.canvas.buffer))
        hand.wait(150)
    assert len(set(pictures)) == 2
    before = board_of(hand)
    hand.press("ok")
    assert board_of(hand) == before  # refused, with a line
    assert "no corner touches yours" in hand.text()
    hand.wait(3000)
    hand.press("up")
    hand.press("up")
    still = bytes(hand.device.canvas.buffer)
    hand.wait(1000)
    assert bytes(hand.device.canvas.buffer) == still
    hand.press("ok")
    assert "R1 Tide" in hand.text()
