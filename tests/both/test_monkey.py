"""Random presses on the real app: it never fails, never draws outside, and never loses a game."""

from hand import Hand
from help import Chance, new_store

from cubekeeper.game import keeper

PRESSES = 500


def random_press(hand, chance):
    """Mostly ok and the arrows, so that games get on; sometimes back, or a long press."""
    names = hand.device.buttons
    six = len(names) == 6
    name = "ok" if chance.below(2) else names[chance.below(len(names))]
    if name == "back" and chance.below(3):
        name = "ok"
    long = chance.below(25) == 0 if six else chance.below(8) == 0
    hand.press(name, 300 + chance.below(1500) if long else 60)
    if chance.below(10) == 0:
        hand.wait(chance.below(4000))


def check_screen(hand):
    """All words lie within the canvas, and the bottom row says what the buttons do."""
    canvas = hand.device.canvas
    wide = {8: 5, 12: 6, 20: 10}
    for x, y, height, text in canvas.words:
        assert x >= 0 and y >= 0 and y + height <= canvas.height, text
        assert x + wide[height] * len(text) <= canvas.width, text
    if not hand.app.messages and hand.app.held is None:
        assert canvas.words[-1][1] == canvas.height - canvas.small.height
        assert "OK" in canvas.words[-1][3]


def state_of(game):
    return game.rules.view(game.state), game.players(), list(game.events), list(game.undone)


def check_saved(hand):
    """Whatever is on the table is in the store: a power cut now would lose nothing."""
    playing = hand.app.playing
    if playing is None:
        return False
    saved = keeper.numbers(hand.device.store)
    names = [keeper.resume(hand.device.store, number) for number in saved]
    assert state_of(playing.game) in [state_of(kept.game) for kept, _ in names]
    return True


def monkey(scheme, seed):
    chance = Chance(seed)
    store = new_store()
    hand = Hand(store, chance, scheme, (1 << 30) - 3000)  # the ticks wrap in the third second
    checked = 0
    for count in range(PRESSES):
        random_press(hand, chance)
        check_screen(hand)
        if count % 50 == 49:
            checked += check_saved(hand)
            hand = Hand(store, chance, scheme, hand.now)  # a power cut
            check_screen(hand)
    return checked


def test_six_buttons():
    assert sum([monkey("six", seed) for seed in (1, 2, 3)]) > 5


def test_three_buttons():
    assert sum([monkey("three", seed) for seed in (4, 5, 6)]) > 5
