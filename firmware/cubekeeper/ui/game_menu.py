"""A game's menu: all that concerns the game and is not the next event."""

from ..borrow import borrowed
from ..game.play import REDO, UNDO, unpack
from ..rules import title
from ..rules.table import Refused
from .asking import Asking, undoable
from .playing import Leave, during
from .talk import Talk, named
from .widgets import Menu, Page

NOBODY = 255  # no seat


def main(playing, asks):
    """The menu of a game (see playing.py), with the events that are not asked for now."""
    game, rules, texts, talk = playing.game, playing.rules, playing.texts, playing.talk
    jobs = [(rules.EVENTS[number][1], say, number) for number in asks]
    if game.clock is not None and not game.over():
        jobs.insert(0, ("Clock", clock, None))
    if game.recent():
        jobs.append((texts.MENDING, mend, None))
    jobs.append(("Scores", scores, False))
    if texts.BY_SEAT:
        jobs.append(("Scores by seat", scores, True))
    jobs.append(("Log", log, None))
    for heading, lines in texts.PAGES:
        jobs.append((heading, page, (heading, lines)))
    if texts.CHART:
        jobs.append((texts.CHART[0], chart, texts.CHART))
    if rules.ROLLED:
        jobs.append(("Dice", dice, None))
    for label, event, events in (("Undo: ", UNDO, game.events), ("Redo: ", REDO, game.undone)):
        if events:
            last = talk.event(unpack(rules, events.newest()))
            jobs.append((label + last, take_back, event))
    if game.over():
        jobs.append(("QR code", code, None))
    jobs.append(("Lots and dice", chance, None))
    jobs.append(("Start screen", leave, None))
    answer = yield undoable(Menu(title(rules.NAME), [job[0] for job in jobs]))
    if answer is not None:
        _, job, given = jobs[answer]
        yield from job(playing, given)


def say(playing, number):
    yield from playing.say(number)


def scores(playing, by_seat):
    """The ranking, and from it a player's page."""
    while True:
        place = yield undoable(playing.scores(by_seat))
        if place is None:
            return
        yield from playing.player(place)


def take_back(playing, event):
    playing.take_back(event)
    yield  # a flow as the others are; taking back does not come here


def leave(playing, _):
    """Back to the start screen; not without asking while something is not saved."""
    if not playing.keeper.save():
        items = ["Stay", "Leave, lose the rest"]
        heading = "Not saved: %s" % playing.app.device.store.refusal
        if (yield undoable(Menu(heading, items, "The game goes on while this stays on."))) != 1:
            return
    raise Leave


def page(_, page):
    """A page of the game's help."""
    yield undoable(Page(page[0], page[1]))


def chart(_, table):
    """What holds for a pair of things: pick both, and read it."""
    heading, things, rows, legend = table
    while True:
        one = yield undoable(Menu(heading, things, "First"))
        if one is None:
            return
        other = yield undoable(Menu(heading, things, things[one] + " and"))
        if other is not None:
            mark = rows[one][other]
            lines = ["%s and %s:" % (things[one], things[other]), legend[mark.upper()]]
            if mark != mark.upper():
                lines.append(legend["?"])
            yield undoable(Page(heading, lines))


def dice(playing, _):
    """How often the die showed each face."""
    rolled, faces = playing.rules.ROLLED
    events = [unpack(playing.rules, data) for data in playing.game.events]
    rolls = [event[-1] for event in events if event[0] == rolled]
    lines = ["Rolls: %d" % len(rolls)]
    for face in sorted(set(faces)):
        share = len([1 for other in faces if other == face])
        count = len([1 for roll in rolls if roll == face])
        lines.append("%d (%d/%d): %d times" % (face, share, len(faces), count))
    yield undoable(Page("Dice in this game", lines))


def code(playing, _):
    """The result as a QR code."""
    from .code import Code  # only who wants one needs it in memory

    canvas = playing.app.canvas
    yield undoable(Code(playing.game, canvas.width, canvas.height))


def chance(playing, _):
    """Lots for the players of the game, and dice that are not the game's."""
    yield from during(borrowed("ui.chance", "main", playing.app, playing.game.names))


def clock(playing, _):
    """The game's clock."""
    yield from during(borrowed("ui.clocks", "main", playing.app, playing.keeper))


class Deeds:
    """The events in force in words, newest first, each made when it is looked at."""

    def __init__(self, talk):
        self.talk = talk
        self.turns = bytearray()  # whose turn it was at each event
        before = talk.game.before(len(talk.game.events))
        for data in talk.game.events:
            turn = before.turn()
            self.turns.append(NOBODY if turn is None else turn)
            before.play(unpack(before.rules, data))

    def __len__(self):
        return len(self.turns)

    def __getitem__(self, place):
        turn = self.turns[len(self.turns) - 1 - place]
        data = self.talk.game.events.newest(place)
        return self.talk.deed(data, None if turn == NOBODY else turn)


def log(playing, _):
    """The events in force, newest first; one may be taken back with all after it."""
    items = Deeds(playing.talk)
    place = yield undoable(Menu("Log, newest first", items))
    if place is None:
        return
    heading = "Take back %d?" % (place + 1)
    if (yield undoable(Menu(heading, ["No", "Yes"], "Back to before: " + items[place]))):
        playing.take_back(UNDO, place + 1)


def mend(playing, _):
    """The events that may still be mended, oldest first: correct one or take it out."""
    heading, talk = playing.texts.MENDING, playing.talk
    while True:
        recent = playing.game.recent()
        if not recent:
            return
        items = []
        for event, tells in recent:
            items.append((talk.event(event), str(tells[0][1]) if tells else ""))
        place = yield undoable(Menu(heading, items))
        if place is None:
            return
        event = recent[place][0]
        rest = [other for other, _ in recent[place + 1 :]]
        before = playing.game.before(len(rest) + 1)
        choices = ["Take it out", "Correct it"][: 2 if len(event) > 1 else 1]
        answer = yield undoable(Menu(talk.event(event), choices))
        if answer == 1:
            asking = Asking(playing.app, Talk(before))
            event = yield from asking.event(event[0], False, event)
        if answer == 0 or answer == 1 and event is not None:
            put_right(playing, before, rest if answer == 0 else [event] + rest)


def put_right(playing, before, events):
    """Have these events in place of all since `before`, if they may be said there."""
    try:
        for event in events:
            before.play(event)
    except Refused as refusal:
        playing.app.say(named(str(refusal), playing.game.names))
        return
    back = len(playing.game.events) - len(before.events) + len(events)
    playing.keeper.play_all([UNDO] * back + events)
