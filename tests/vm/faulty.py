"""The campaign of a flash that fails: full, worn or slow, under a game that is being played.

A game is played by the same presses on a sound disk and on a faulty one. Whatever fails, both must
show the same game after each press, and the bar must say NOT SAVED while something is not; what
was saved stays whole; and once the fault is over, all of it is saved.

As a program: `faulty.py [EVERY [FROM]]` tries every so many faults, beginning with one, and
prints what it found; its last line is `failures: 0` when all is well.
"""

import gc
import sys

from disk import FAT, LITTLEFS, Blocks, Disk, move, unmount
from hand import Hand
from help import Chance
from walk import TRACKED, legal, new_game

from cubekeeper.game import keeper
from cubekeeper.game.clock import add

EVENTS, PRESSES = 12, 30
STALL = 200  # ms
EIO, ENOSPC = 5, 28  # MicroPython names only the first of them
KINDS = (LITTLEFS, FAT)


def presses():
    """What is done at the table: a button and for how long, undo among them."""
    chance = Chance(41)
    found = []
    for _ in range(PRESSES):
        name = chance.pick(("ok", "ok", "ok", "down", "up", "right"))
        found.append(("back", 800) if chance.below(10) == 0 else (name, 60))
    return found


class Table:
    """A game in progress on a disk, and the hand that plays it."""

    def __init__(self, kind, image=None):
        self.disk = Disk(kind)
        if image is None:
            kept = keeper.begin(self.disk.store, new_game(4, TRACKED))
            chance = Chance(42)
            for _ in range(EVENTS):
                kept.play(legal(kept.game, chance))
            self.image = bytes(self.disk.blocks.data)
        else:
            self.disk.restart(image)
        self.hand = Hand(self.disk.store, Chance(43), "six", (1 << 30) - 3000)
        self.hand.press("ok")  # Resume
        self.kept = self.hand.app.playing.keeper
        gc.collect()

    def state(self):
        """What must be the same with a fault and without."""
        game = self.kept.game
        return len(game.events), len(game.undone), game.told, self.hand.lines()[1:]

    def told(self):
        """Whether the screen says that something is not saved, if and only if that is so."""
        return bool(self.kept.unsaved) == ("NOT SAVED" in self.hand.text())


def sound(kind):
    """`(image before, states after each press, writes)` of the game on a sound disk."""
    table = Table(kind)
    blocks = table.disk.blocks
    before = blocks.programs + blocks.erases
    states = []
    for name, ms in presses():
        table.hand.press(name, ms)
        states.append(table.state())
    assert not table.kept.unsaved
    return table.image, states, blocks.programs + blocks.erases - before


def full(blocks, at, count):
    """Writes from one on have no room, so many of them; 0: all."""
    blocks.left, blocks.fails, blocks.error = at, count, ENOSPC


def broken(blocks, at, count):
    """Writes from one on fail."""
    blocks.left, blocks.fails, blocks.error = at, count, EIO


def worn(blocks, at, owns_up):
    """A block takes nothing any more."""
    blocks.worn, blocks.owns_up = at, owns_up


def mended(blocks):
    blocks.left = blocks.worn = None


def faults(kind, image, writes):
    """All faults that are tried: `(what to do, where, how)`."""
    found = []
    for at in range(writes):
        for count in (1, 3, 0):
            found.append((full, at, count))
            found.append((broken, at, count))
    size = 1024 if kind == LITTLEFS else 512
    for at in range(len(image) // size):
        found.append((worn, at, True))
        if kind == LITTLEFS:  # under FAT a card is taken to say when a sector fails
            found.append((worn, at, False))
    return found


def problem(kind, image, states, fault):
    """What goes wrong with a fault; None if nothing does."""
    table = Table(kind, image)
    what, at, how = fault
    what(table.disk.blocks, at, how)
    for (name, ms), state in zip(presses(), states):
        table.hand.press(name, ms)
        if table.state() != state:
            return "another game: %s, not %s" % (table.state(), state)
        if not table.told():
            return "%d not saved, the screen: %s" % (len(table.kept.unsaved), table.hand.lines())
    waits = sum([len(batch) for batch in table.kept.unsaved])
    mended(table.disk.blocks)
    cut = bytes(table.disk.blocks.data)
    if not table.kept.save():
        return "not saved when the fault was over"
    gc.collect()  # closes once more what could not be closed
    whole = keeper.said(table.disk.store, 1)
    again, trouble = keeper.resume(table.disk.store, 1)
    if trouble or list(again.game.events) != list(table.kept.game.events):
        return "caught up, but %s" % trouble
    table.disk.restart(cut)  # as if the power had gone instead
    payloads = keeper.said(table.disk.store, 1)
    if payloads != whole[: len(payloads)] or len(payloads) < len(whole) - waits:
        return "%d of %d saved are left" % (len(payloads), len(whole) - waits)
    again, trouble = keeper.resume(table.disk.store, 1)
    if trouble and "torn" not in trouble:
        return trouble
    return None


def campaign(kind, every, start, tell):
    """Try every so many faults; `(faults tried, failures)`."""
    image, states, writes = sound(kind)
    tried = failures = 0
    for number, fault in enumerate(faults(kind, image, writes)):
        if number % every != start % every:
            continue
        tried += 1
        try:
            wrong = problem(kind, image, states, fault)
        except Exception as error:
            sys.print_exception(error)
            wrong = repr(error)
        if wrong:
            failures += 1
            tell("%s, %s %d %d: %s" % ((kind, fault[0].__name__) + fault[1:] + (wrong,)))
    tell("%s: %d writes, %d faults tried" % (kind, writes, tried))
    return tried, failures


class Slow(Blocks):
    """A block device whose writes take a while, in which buttons are pressed."""

    def __init__(self, blocks):
        Blocks.__init__(self, blocks.size, len(blocks.data) // blocks.size)
        move(self.data, 0, blocks.data, 0, len(blocks.data))
        self.hand = None

    def changing(self, at, data):
        if self.hand is not None:
            self.hand.stall()


class Hasty(Hand):
    """Presses while the handheld saves: what it can't hear yet waits, with its ticks."""

    def begin(self, presses):
        self.left = list(presses)
        self.edges = []
        self.stalls = 0
        self.clock = self.now
        self.next = (True, self.now)  # whether the next edge goes down, and when

    def stall(self):
        """The app is busy for a while; fingers are not."""
        self.clock = add(self.clock, STALL)
        self.stalls += 1
        self.move()

    def move(self):
        """Take the edges that come until now."""
        while self.left:
            down, tick = self.next
            if (self.clock - tick) % (1 << 30) >= 1 << 29:
                return
            name, ms = self.left[0]
            self.edges.append((self.device.buttons.index(name), down, tick))
            if not down:
                self.left.pop(0)
            self.next = (not down, add(tick, ms if down else 40))

    def play(self):
        """Play all presses, in time as it is."""
        while self.left or self.edges:
            self.move()
            edges, self.edges = self.edges, []
            self.app.step(self.clock, edges)
            self.clock = add(self.clock, 10)
        self.app.step(add(self.clock, 10), [])


def hasty(kind):
    """What a hasty hand comes to, with stalls and without, and how many stalls there were."""
    found = []
    for slow in (False, True):
        table = Table(kind)
        table.disk.note(Slow)
        hand = Hasty(table.disk.store, Chance(43), "six", (1 << 30) - 3000)
        hand.press("ok")
        hand.begin(presses())
        table.disk.blocks.hand = hand if slow else None
        hand.play()
        kept = hand.app.playing.keeper
        assert not kept.unsaved
        found.append((list(kept.game.events), list(kept.game.undone), hand.lines()[1:]))
    return found[0], found[1], hand.stalls


def main(every=1, start=0):
    tried = failures = 0
    for kind in KINDS:
        counts = campaign(kind, every, start, print)
        tried += counts[0]
        failures += counts[1]
        plain, slow, stalls = hasty(kind)
        print("%s: %d stalls of %d ms" % (kind, stalls, STALL))
        if plain != slow:
            failures += 1
            print("a press was lost: %s, not %s" % (slow, plain))
    unmount()
    print("faults: %d" % tried)
    print("failures: %d" % failures)


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
