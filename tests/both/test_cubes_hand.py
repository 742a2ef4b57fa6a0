"""cubes on the handheld's own board: random presses never fail, stick or lose what was entered."""

from hand import Hand
from help import Chance, new_store
from test_monkey import check_saved, check_screen, random_press

from cubekeeper.game import keeper
from cubekeeper.game.play import Game
from cubekeeper.hal.board import BUTTONS
from cubekeeper.rules.cubes import OPTIONS
from cubekeeper.rules.table import cell
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.playfield import Placing

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
    return list(state.lit), list(state.charge), state.turn, state.round


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


def test_the_longest_shards_lie_apart_in_the_picture():
    class Picked:
        shape = [(n, 0, 0) for n in range(5)]
        choices = [[shape]] * 3
        at = [0, 0, None]

    for width in range(63, 160):
        canvas = Canvas(width, 64, 1)
        Placing.pictures(Picked, canvas, 0, 0, width, 64)
        row = "".join(["{:08b}".format(byte) for byte in canvas.buffer[: (width + 7) // 8]])
        assert len(row.replace("0", " ").split()) == 15, width  # so many cells, none touches


def test_turns_with_all_kinds_of_buttons():
    """The same turns, surges and undoing come out of the buttons of every kind of board."""
    games = [turns_with(buttons) for buttons in sorted(BUTTONS)]
    assert len(games) == 6
    for other in games[1:]:
        assert other == games[0]


def turns_with(buttons):
    """Shards picked, turned and laid, each surge of two seats, undone: all boards in between."""
    three = "left" not in BUTTONS[buttons]
    forth = "next" if three else "right"
    back, undo = ("ok", 900), ("ok", 1600)
    if "back" in BUTTONS[buttons]:
        back, undo = ("back", 60), ("back", 900)
    # Nodes where the second seat's first two cells come to lie.
    hand = opened(2, {"size": 10, "node": [cell(6, 6)]}, buttons, Chance(1))
    boards = []

    def lay(picks, turns):
        """Pick, turn, go through the places and lay a shard."""
        for _ in range(picks):
            hand.press(forth)
        if three:
            assert "which shard?" in hand.text()
            hand.press("ok")
            assert "turn it" in hand.text()
        for _ in range(turns):
            hand.press("next" if three else "down")
        hand.press("ok")
        if three:
            assert "where?" in hand.text()
            places = len(list(hand.app.widget.fits.places()))
            assert places > 1
            for _ in range(places):  # all of them, to where it began
                hand.press("next")
        else:
            hand.press("left")
            hand.press("right")
        hand.press("ok")
        boards.append(board_of(hand))

    def surge(place):
        """Choose a surge in their menu."""
        hand.press(*back)
        assert "Leap" in hand.text()
        for _ in range(place):
            hand.press("next" if three else "down")
        hand.press("ok")

    lay(2, 1)
    assert "R1 Tide" in hand.text()
    surge(1)  # Leap
    assert board_of(hand)[1][1] == 0
    lay(1, 1)
    assert "R2 Clay" in hand.text()
    hand.press(*undo)
    hand.press(*undo)
    hand.wait(3000)
    assert "R1 Tide" in hand.text()
    assert board_of(hand) == boards[0]  # the Leap is paid back
    surge(0)  # Spark: one cell, on the nearest place
    hand.press("ok")
    boards.append(board_of(hand))
    hand.press(*undo)
    hand.wait(3000)
    lay(3, 1)
    assert board_of(hand)[1] == [0, 3]
    lay(0, 0)
    before = board_of(hand)
    surge(2)  # Shatter: it aims at the nearest cell of Clay's
    if three:
        for asked in ("which row?", "which column?"):
            assert asked in hand.text()
            for _ in range(10):  # all of them, to where it began
                hand.press("next")
            hand.press("ok")
    else:
        hand.press("ok")
    after = board_of(hand)
    boards.append(after)
    lost = before[0][0] & ~after[0][0]
    assert lost and not lost & lost - 1  # one bit, one cell
    assert after[1] == [0, 0]
    lay(0, 0)
    return boards
