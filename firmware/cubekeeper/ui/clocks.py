"""The screens of a game's clock: choosing one, and who has it while a game is played."""

from ..game.turn_clock import EVERYONE, NOBODY, OUT, text
from .widgets import Menu, Number

# For each of turn_clock.MODES: what is read, in full and shortly, what it is, and the numbers to
# choose (the limit, then what a turn adds), each with its limits and what it begins with.
WORDS = (
    ("Count up", "up", "Each player's time.", ()),
    (
        "Count down a turn",
        "%d s",
        "A limit for each turn.",
        (("Seconds a turn", 5, 3600, 60),),
    ),
    (
        "Time bank",
        "%d min",
        "Minutes for the game.",
        (("Minutes a player", 1, 240, 15), ("Seconds a turn adds", 0, 300, 10)),
    ),
)


def choose(extra):
    """Choose a game's clock: its mode and numbers go into `extra` (see game/play.py)."""
    items = ["Off"] + [words[0] for words in WORDS]

    def preview(place):
        return WORDS[place - 1][2] if place else "No clock."

    at = 0 if extra[1] is None else extra[1] + 1
    while True:
        at = yield Menu("Clock", items, "", at, preview)
        if at is None:
            return
        numbers = []
        asked = WORDS[at - 1][3] if at else ()
        while len(numbers) < len(asked):
            label, low, high, begin = asked[len(numbers)]
            answer = yield Number(label, low, high, begin)
            if answer is None:
                break
            numbers.append(answer)
        if len(numbers) == len(asked):
            extra[1:] = [at - 1 if at else None] + (numbers + [None, None])[:2]
            return


def said(mode, limit, added):
    """A clock in a few letters: "15 min +10 s"."""
    word = WORDS[mode][1]
    if limit is not None:
        word = word % limit
    return "%s +%d s" % (word, added) if added else word


def news(found, who, names):
    """What the clock has to say, WARNED or OUT."""
    name = names[who] if who < len(names) else "Everyone"
    return name + (": time is up." if found == OUT else ": little time is left.")


class Times:
    """Who can be given the clock, with their times, as a list's items made when they are shown."""

    def __init__(self, clock, names, first):
        """`first` are the items that stand before the players."""
        self.clock = clock
        self.names = names
        self.first = first

    def __len__(self):
        return len(self.first) + len(self.names) + 2

    def __getitem__(self, place):
        seat = place - len(self.first)
        if seat < 0:
            return self.first[place]
        if seat < len(self.names):
            return self.names[seat], self.clock.seat_text(seat)
        return ("Everyone", "No one")[seat - len(self.names)]


def main(app, keeper):
    """The clock of the game on the table: let it stand or go on, and give it to somebody."""
    game, at = keeper.game, 0
    while True:
        jobs = [(("Go on" if game.clock.stands() else "Pause"), None)]
        if not game.clock.in_turns:
            seat = next_seat(game.clock.who(), len(game.names))
            jobs.insert(0, ("Next: " + game.names[seat], seat))
        heading = "Clock"
        if not game.clock.stands():
            heading = "Clock: " + holder(game.clock.who(), game.names)
        times = Times(game.clock, game.names, [job[0] for job in jobs])
        signs = [None] * len(jobs) + app.playing.talk.badges + [None, None]
        at = yield Menu(heading, times, "", at, None, signs)
        if at is None:
            return
        seat = at - len(jobs)
        if seat < 0:
            seat = jobs[at][1]
            if seat is None:
                switch(app, keeper)
                continue
        elif seat >= len(game.names):
            seat = EVERYONE if seat == len(game.names) else NOBODY
        keeper.note_time(seat)


def holder(who, names):
    """Whoever's time runs, in words."""
    if who < len(names):
        return names[who]
    return "everyone" if who == EVERYONE else "no one"


def switch(app, keeper):
    """Let the clock stand, or go on."""
    timer = keeper.game.clock
    if timer.stands():
        timer.start(app.now)
    else:
        timer.stop(app.now)
        keeper.note_time()


def next_seat(who, seats):
    """Who has the clock after somebody, in seat order."""
    return (who + 1) % seats if who < seats else 0


def lines(timer, seat):
    """A player's time in lines."""
    total, turns = timer.total_ms(seat) // 100, timer.turns[seat]
    found = ["Time: " + text(total // 10)]
    if turns:
        found.append("Turns: %d, each %s" % (turns, text(total // 10 // turns)))
    return found
