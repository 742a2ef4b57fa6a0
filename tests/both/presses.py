"""Random presses, and after each a handheld whose power was cut: both must show the same.

Whenever something was saved, a twin starts on a copy of the store and resumes. When the game has
come to its next question, the twin must show the same screen; from then on it gets the same
presses as the first, and must show the same after each, and save the same.

As a program: `presses.py COUNT [SEED [KIND ...]]` presses so many buttons in each kind of game, or
in some; its last line is `failures: 0` when all is well.
"""

import gc
import sys

from hand import NAMES, Hand
from help import Chance, MemoryStore

from cubekeeper.game import keeper
from cubekeeper.game.play import Game
from cubekeeper.rules import GAMES, load
from cubekeeper.rules.table import INT, KIND, WORD
from cubekeeper.ui import games as texts_of

# All kinds of games: how it is called here, the game, and options that it always has.
KINDS = tuple([(game[0], game[0], {}) for game in GAMES]) + (("cubes-grid", "cubes", {"board": 1}),)
AWAY = 10  # presses that may be made before the game is opened again
PLAYERS = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def new_game(name, chance, hidden, fixed):
    """A game with random players and options: the fixed ones, and none of the hidden ones."""
    rules = load(name)
    least, most = rules.SEATS
    while True:
        seats = least + chance.below(most - least + 1)
        options = [
            fixed.get(spec[0])
            if spec[0] in fixed or spec[0] in hidden or chance.below(2)
            else option(spec, chance)
            for spec in rules.OPTIONS
        ]
        fewest, largest = rules.seats(options)
        if fewest <= seats <= largest and rules.unfit(options, seats) is None:
            return Game(name, PLAYERS[:seats], chance.below(seats), options)


def option(spec, chance):
    """A value for an option."""
    if spec[1] & KIND == WORD:
        return chance.below(len(spec[2]))
    if spec[1] & KIND == INT:
        return spec[2] + chance.below(min(spec[3] - spec[2], 6) + 1)
    return None


def random_press(chance, scheme):
    """`(button, ms it is held, ms after it)`: mostly ok and the arrows, so that games get on."""
    names = NAMES[scheme]
    name = "ok" if chance.below(2) else chance.pick(names)
    if name == "back" and chance.below(3):
        name = "ok"
    long = chance.below(25 if scheme == "six" else 12) == 0
    held = 300 + chance.below(1500) if long else 60
    return name, held, chance.below(4000) if chance.below(10) == 0 else 0


class Pair:
    """A handheld and its twin, in one game."""

    def __init__(self, kind, seed, scheme="six"):
        self.name, self.fixed = [(row[1], row[2]) for row in KINDS if row[0] == kind][0]
        self.scheme = scheme
        self.chance = Chance(seed)
        self.compared = 0  # screens of both
        self.resumed = 0
        self.begin()

    def begin(self):
        """A new game, open on the table."""
        self.store = MemoryStore()
        hidden = texts_of.load(load(self.name)).HIDDEN  # what the handheld does not offer
        game = new_game(self.name, self.chance, hidden, self.fixed)
        assert not keeper.begin(self.store, game).unsaved
        self.open()

    def open(self):
        """Switch on, and resume the game; begin another where it is over."""
        self.away = 0
        self.hand = self.started(self.store, (1 << 30) - 3000)
        if self.hand is None:
            self.begin()
        else:
            self.after_event()

    def started(self, store, now):
        """A handheld that has resumed the newest game; None when that is over."""
        hand = Hand(store, Chance(self.chance.value), self.scheme, now)
        assert hand.app.messages == [], hand.app.messages
        if not hand.lines()[1:] or "Resume" not in hand.text():
            return None
        hand.press("ok")
        assert hand.app.playing is not None
        return hand

    def after_event(self):
        """Something was saved: cut the power, start again on what is in the store."""
        self.saved = dict(self.store.files)
        self.waiting = self.started(MemoryStore(self.saved), self.hand.now)
        self.twin = None
        self.asked = None  # the question that stands under a message
        self.resumed += 1
        self.settle()

    def settle(self):
        """Once the first one has come to its next question, the twin must show it too."""
        playing, waiting = self.hand.app.playing, self.waiting
        if self.twin or waiting is None or playing is None:
            return
        if self.hand.app.widget.back != "menu":
            return
        if self.asked not in (None, self.hand.app.widget):
            self.waiting = None  # the press that closed a message has answered the question, too
            return
        self.asked = self.hand.app.widget
        if self.hand.app.messages:
            return
        # A "no" is known to the screen alone: it is asked again. So is who has taken the handheld.
        if playing.declined is None:
            if playing.taken is not None and playing.taken == playing.game.turn():
                waiting.press("ok")
            self.twin = waiting
            self.hand.device.chance.value = waiting.device.chance.value = self.chance.value
            self.compare()
        self.waiting = None

    def compare(self):
        """Both show the same, pixel by pixel."""
        one, other = self.hand, self.twin
        if one.app.messages or other.app.messages:
            return
        assert one.lines() == other.lines(), (one.lines(), other.lines())
        if blinked(one) == blinked(other):  # their clocks are not the same
            assert one.device.canvas.buffer == other.device.canvas.buffer, one.lines()
        self.compared += 1

    def press(self, name, held=60, wait=0):
        """Press a button, of both where they go together."""
        before = self.hand.app.widget
        held = [waits for _, waits in self.hand.app.messages if waits] != []
        for hand in (self.hand, self.twin):
            if hand is not None:
                hand.press(name, held)
                if wait:
                    hand.wait(wait)
        check_screen(self.hand)
        if self.twin is not None:
            self.compare()
        self.away = self.away + 1 if self.hand.app.playing is None else 0
        if self.store.files != self.saved:
            if self.twin is not None:
                assert said(self.twin.device.store) == said(self.store)
            if self.hand.app.playing is None:
                self.saved = dict(self.store.files)
                self.twin = self.waiting = None
            else:
                assert not self.hand.app.playing.keeper.unsaved
                self.after_event()
        elif self.hand.app.playing is None:
            self.twin = self.waiting = None
        elif self.twin is None and (self.hand.app.widget is not before or held):
            self.settle()
        elif self.twin is None and self.hand.app.widget.back == "menu":
            self.waiting = None  # the first has gone on in its question already
        if self.away > AWAY:
            self.open()


def blinked(hand):
    """Whether what blinks is not to be seen just now."""
    return getattr(hand.app.widget, "visible", True) is False


def said(store):
    """All that the newest game's journal holds, however it lies in its two files."""
    return keeper.said(store, max(keeper.numbers(store)))


def check_screen(hand):
    """All words lie within the canvas, and say what the buttons do."""
    canvas = hand.device.canvas
    wide = {8: 5, 12: 6, 20: 10}
    for x, y, height, text in canvas.words:
        assert x >= 0 and y >= 0 and y + height <= canvas.height, text
        assert x + wide[height] * len(text) <= canvas.width, text
    if not hand.app.messages and hand.app.held is None:
        assert "OK" in hand.text()


def campaign(kind, count, seed, tell):
    """Press so many buttons in games of a kind; `(screens compared, failures)`."""
    compared = failures = done = resumed = 0
    while done < count:
        scheme = ("six", "three")[seed % 2]
        pair, pressed = None, []
        try:
            pair = Pair(kind, seed * 7919 + 1, scheme)
            for _ in range(min(500, count - done)):
                pressed.append(random_press(pair.chance, scheme))
                pair.press(*pressed[-1])
        except Exception as error:
            failures += 1
            if hasattr(sys, "print_exception"):
                sys.print_exception(error)
            tell("%s, seed %d, press %d: %r" % (kind, seed, len(pressed), error))
        if pair is not None:
            compared += pair.compared
            resumed += pair.resumed
        done += max(1, len(pressed))
        seed += 1
        gc.collect()
    tell("%s: %d presses, %d resumed, %d screens compared" % (kind, done, resumed, compared))
    return compared, failures


def main(count=3000, seed=0, *kinds):
    failures = 0
    for kind in kinds or [row[0] for row in KINDS]:
        failures += campaign(kind, int(count), int(seed), print)[1]
    print("failures: %d" % failures)


if __name__ == "__main__":
    main(*sys.argv[1:])
