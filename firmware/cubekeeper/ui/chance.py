"""Lots and dice: who begins, an order, teams and any dice; each outcome is as likely."""

from ..game import dice
from .widgets import Menu, Number, Page

MOST_PLAYERS = 8
SIDES = (4, 6, 8, 10, 12, 20)  # the dice offered by name
MOST_SIDES = 100
MOST_DICE = 10


def main(app, names=None):
    """What to draw or roll; `names` are of the players at the table, None where no game knows."""
    at = 0
    while at is not None:
        at = yield Menu("Lots and dice", [item for item, _ in ITEMS], "", at)
        if at is not None:
            yield from ITEMS[at][1](app, names)


def players(names):
    """The players to draw lots for: those of the game, or so many; None for back."""
    if names is not None:
        return names
    counts = ["%d players" % count for count in range(2, MOST_PLAYERS + 1)]
    answer = yield Menu("How many players?", counts)
    return None if answer is None else ["Player %d" % (n + 1) for n in range(answer + 2)]


def first(app, names):
    """Who begins."""
    names = yield from players(names)
    if names is not None:
        yield Page("Who begins", ["%s begins." % names[dice.below(len(names), app.device.entropy)]])


def order(app, names):
    """All players in some order."""
    names = yield from players(names)
    if names is not None:
        drawn = dice.shuffled(len(names), app.device.entropy)
        yield Page("Order", ["%d. %s" % (n + 1, names[seat]) for n, seat in enumerate(drawn)])


def teams(app, names):
    """The players in so many teams, which differ by one player at most."""
    names = yield from players(names)
    if names is None:
        return
    count = 2
    if len(names) > 3:
        most = len(names) // 2
        answer = yield Menu("Teams", ["%d teams" % n for n in range(2, most + 1)])
        if answer is None:
            return
        count += answer
    drawn = dice.shuffled(len(names), app.device.entropy)
    sides = [[] for _ in range(count)]
    for place, seat in enumerate(drawn):
        sides[place % count].append(seat)
    sides = [[names[seat] for seat in sorted(side)] for side in sides]
    yield Page("Teams", ["%d: %s" % (n + 1, ", ".join(side)) for n, side in enumerate(sides)])


def roll(app, names):
    """Any dice, any number of times, and how they came up so far."""
    sides = yield from some_sides()
    count = None
    if sides is not None:
        count = yield Number("How many d%d?" % sides, 1, MOST_DICE, 1)
    if count is None:
        return
    rolls = Rolls(count, sides)
    answer = 0
    while answer is not None:
        if answer == 0:
            rolls.roll(app.device.entropy)
        else:
            yield Page("%s so far" % rolls.name(), rolls.statistics())
        faces = " + ".join([str(face) for face in rolls.faces]) if count > 1 else ""
        heading = "%s: %d" % (rolls.name(), sum(rolls.faces))
        answer = yield Menu(heading, ["Roll again", "Statistics"], faces)


def some_sides():
    """How many sides a die has; None for back."""
    answer = yield Menu("Which dice?", ["d%d" % sides for sides in SIDES] + ["Others..."])
    if answer is None or answer < len(SIDES):
        return None if answer is None else SIDES[answer]
    return (yield Number("Sides", 2, MOST_SIDES, 6))


class Rolls:
    """Rolls of the same dice: the newest one's faces, and how often each came up."""

    def __init__(self, count, sides):
        self.count = count
        self.sides = sides
        self.faces = []
        self.rolls = 0
        self.total = 0
        self.least, self.most = count * sides, 0  # sums
        self.counts = [0] * sides

    def name(self):
        """The dice as players write them: 2d6."""
        return "%sd%d" % (self.count if self.count > 1 else "", self.sides)

    def roll(self, entropy):
        """Roll all of them."""
        self.faces = [dice.below(self.sides, entropy) + 1 for _ in range(self.count)]
        for face in self.faces:
            self.counts[face - 1] += 1
        total = sum(self.faces)
        self.rolls += 1
        self.total += total
        self.least, self.most = min(self.least, total), max(self.most, total)

    def statistics(self):
        """The rolls so far as lines: how many, the sums, and each face's count."""
        tenths = (20 * self.total + self.rolls) // (2 * self.rolls)
        average = "%d.%d" % (tenths // 10, tenths % 10)
        lines = ["Rolls: %d, average %s" % (self.rolls, average)]
        if self.count > 1:
            lines.append("Sums: %d to %d" % (self.least, self.most))
        for face, count in enumerate(self.counts):
            lines.append("%d: %d times" % (face + 1, count))
        return lines


# What is read, and the flow it leads to.
ITEMS = (
    ("Who begins", first),
    ("Order of play", order),
    ("Teams", teams),
    ("Dice", roll),
)
