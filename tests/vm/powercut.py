"""The power-cut campaign: an evening with the handheld, cut at every operation of its flash.

The evening is played once on a disk that notes each operation. Then, for each of them, the disk is
made as it was just before, and as it is with the operation half done; the app starts on it as at
power-on. It must resume the game with every event that was taken, none twice, with settings that
are the old or the new ones, and go on.

As a program: `powercut.py [EVERY [FROM]]` tries every so many points, beginning with one, and
prints what it found; its last line is `failures: 0` when all is well.
"""

import sys

from disk import FAT, LITTLEFS, Blocks, Disk
from hand import Hand
from help import Chance
from walk import MANUAL, TRACKED, legal, new_game

from cubekeeper.game import keeper
from cubekeeper.game.play import REDO, UNDO
from cubekeeper.game.settings import Settings

EVENTS = 200
OLDER = 4  # games in the store before, each deleted at some time of the evening
SECOND = 1000
BANK = 2  # the clock of the long game, in turn_clock.MODES
MINUTES = 30  # in it
KINDS = (LITTLEFS, FAT)


class Noting(Blocks):
    """A block device that keeps what it was told to do, as `(place, bytes)`."""

    def __init__(self, blocks):
        Blocks.__init__(self, blocks.size, len(blocks.data) // blocks.size)
        self.data[:] = blocks.data
        self.noted = []

    def changing(self, at, data):
        self.noted.append((at, bytes(data)))


class Evening:
    """What is done at the table; `steps` has what is to be found in the store after each.

    A step is `(operations so far, names in the settings, {game: payloads})`.
    """

    def __init__(self, kind):
        self.disk = Disk(kind, 64)
        self.chance = Chance(31)
        self.settings = Settings(self.disk.store)
        self.games = {}
        self.final = {}  # all that was said in each game, by its number
        self.steps = []
        self.now = 0
        for number in range(OLDER):
            self.begin(new_game(2, MANUAL))
            for _ in range(5 * number + 5):
                self.event()
        self.disk.note(Noting)
        self.settings = Settings(self.disk.store)
        self.first = bytes(self.disk.blocks.data)
        self.steps = []
        self.step()
        self.game()

    def step(self):
        """What was said up to here is safe."""
        assert not self.kept.unsaved
        games = [(number, self.games[number]) for number in sorted(self.games)]
        self.steps.append((len(self.disk.blocks.noted), list(self.settings.names), games))

    def begin(self, game, clock=False):
        if clock:
            game.extra[1:3] = [BANK, MINUTES]
        self.kept = keeper.begin(self.disk.store, game)
        self.number = max(keeper.numbers(self.disk.store))
        self.games[self.number] = self.kept.journal.count
        self.sit_down()

    def resume(self, number):
        """A game is taken up again, after the handheld was off or from the list of saved games."""
        self.kept, trouble = keeper.resume(self.disk.store, number)
        assert trouble is None
        self.number = number
        self.sit_down()

    def sit_down(self):
        """The clock runs, where the game has one."""
        if self.kept.game.clock is not None:
            self.kept.game.clock.start(self.now)

    def delete(self, number):
        """A saved game is deleted, for good."""
        self.final[number] = keeper.said(self.disk.store, number)
        keeper.remove(self.disk.store, number)
        del self.games[number]
        self.step()

    def event(self):
        """An event, an undo or redo, a mended entry or a move in the log: some taken back, and
        said again or not; with a clock, its time, and at times a pause or another player's clock.
        """
        game = self.kept.game
        what = self.chance.below(18)
        if game.clock is not None:
            self.now += self.chance.below(90) * SECOND
            game.clock.run(self.now)
            if self.chance.below(8) == 0:
                self.kept.note_time(self.chance.below(len(game.names)))
                self.games[self.number] = self.kept.journal.count
                self.step()
        if what < 2 and game.events:
            self.kept.play(UNDO)
        elif what == 2 and game.undone:
            self.kept.play(REDO)
        elif what == 3 and len(game.events) > 4:
            self.kept.play_all([UNDO] * 4 + [REDO] * 3)
        elif what == 4:
            self.kept.play_all([UNDO] * min(len(game.events), 9))
        elif what == 5 and len(game.undone) > 1:
            self.kept.play_all([REDO] * len(game.undone))
        else:
            self.kept.play(legal(game, self.chance))
        self.games[self.number] = self.kept.journal.count

    def game(self):
        """Two hundred events, and what else is kept meanwhile."""
        self.begin(new_game(4, TRACKED), clock=True)
        self.step()
        for count in range(EVENTS):
            if self.kept.game.over():
                self.begin(new_game(4, TRACKED), clock=True)
                self.step()
            self.event()
            self.step()
            if count % 17 == 5:
                self.settings.remember(["Ann", "Player %d" % count])
                self.step()
            if count % 40 == 30:
                self.settings.buttons = 1 - self.settings.buttons
                self.settings.save()
                self.step()
            if count in (40, 140):  # one that has just been played on, so that it has a tail
                number, older = self.number, min(self.games)
                self.resume(older)
                self.event()
                self.step()
                self.resume(number)
                self.delete(older)
            if count in (90, 190):
                self.delete(sorted(self.games)[1 if count == 90 else 0])
            if count % 50 == 20:  # the handheld is switched off and on
                self.resume(self.number)
        for number, _ in self.steps[-1][2]:
            self.final[number] = keeper.said(self.disk.store, number)
        self.begin(new_game(3, TRACKED))
        self.final[self.number] = [self.kept.game.setup()]
        self.step()


def found(disk):
    """What the app finds at power-on, goes on with, and says: `(names, games, messages)`."""
    hand = Hand(disk.store, Chance(1))
    messages = [text for text, _ in hand.app.messages]
    names = list(hand.app.settings.names)
    games = []
    for number in keeper.numbers(disk.store):
        if disk.store.read("g%05d.ckj" % number):  # else it was never begun
            games.append((number, keeper.said(disk.store, number)))
    for _ in messages:
        hand.press("ok")
    if "Resume" in hand.text():
        hand.press("ok")
        assert hand.app.playing.keeper.journal.count == len(games[-1][1])
        kept = hand.app.playing.keeper
        kept.play(legal(kept.game, Chance(2)))
        assert not kept.unsaved
        disk.cut()
        again, trouble = keeper.resume(disk.store, games[-1][0])
        assert trouble is None and again.journal.count == kept.journal.count
        assert list(again.game.events) == list(kept.game.events)
        if kept.game.clock is not None:
            assert again.game.clock.totals == kept.game.clock.totals
    return names, games, messages


def problem(evening, disk, before, after):
    """What is not as it was before or after the step in which the power went; None if all is."""
    names, games, messages = found(disk)
    if names not in (before[1], after[1]):
        return "settings %s" % names
    for text in messages:
        if "was never begun" not in text:
            return text
    counts = [(number, len(payloads)) for number, payloads in games]
    if counts not in (before[2], after[2]):
        return "games %s, not %s or %s" % (counts, before[2], after[2])
    for number, payloads in games:
        wanted = evening.final.get(number)
        if wanted is not None and payloads != wanted[: len(payloads)]:
            return "game %d has other events" % number
    return None


def campaign(kind, every, start, tell):
    """Cut at every so many operations; `(cut points, failures)`."""
    evening = Evening(kind)
    operations = evening.disk.blocks.noted
    image = bytearray(evening.first)
    disk = evening.disk
    points = failures = step = 0
    for number in range(len(operations) + 1):
        while step + 1 < len(evening.steps) and evening.steps[step + 1][0] <= number:
            step += 1
        before = evening.steps[step]
        after = evening.steps[min(step + 1, len(evening.steps) - 1)]
        cuts = [image]
        if number < len(operations):
            at, data = operations[number]
            torn = bytearray(image)
            torn[at : at + len(data) // 2] = data[: len(data) // 2]
            cuts.append(torn)
        for half, cut in enumerate(cuts):
            points += 1
            if points % every != start % every:
                continue
            wrong = None
            try:
                disk.restart(cut)
                wrong = problem(evening, disk, before, after)
            except Exception as error:
                sys.print_exception(error)
                wrong = repr(error)
            if wrong:
                failures += 1
                tell("%s, operation %d%s: %s" % (kind, number, " half done" * half, wrong))
        if number < len(operations):
            image[at : at + len(data)] = data
    tried = len(range(start % every or every, points + 1, every))
    tell("%s: %d operations, %d cut points tried of %d" % (kind, len(operations), tried, points))
    return tried, failures


def main(every=1, start=0):
    tried = failures = 0
    for kind in KINDS:
        counts = campaign(kind, every, start, print)
        tried += counts[0]
        failures += counts[1]
    print("cut points: %d" % tried)
    print("failures: %d" % failures)


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
