"""The flow of a game on the table: asks for the next event until the players leave it.

What is asked comes from the game's event table; what the screens say, from ui/games.
"""

from ..game import dice
from ..game.play import REDO, UNDO, unpack
from ..rules import title
from ..rules.table import INT, KIND, OPT, SEAT, WORD, Refused
from .talk import Talk, named
from .widgets import Die, Grid, Menu, Number, Page, Table

CANCELLED = "cancelled"


class Undone(Exception):
    """Thrown into the flow when the game changed under it: it begins again from the state."""


class Leave(Exception):
    """The players go back to the start screen; the game stays as it is saved."""


def play(app, keeper):
    """Play a game until the players leave it."""
    playing = Playing(app, keeper)
    app.open(playing)
    while True:
        try:
            yield from playing.next()
        except Undone:
            playing.declined = None
        except Leave:
            app.close()
            return


def possible(game, event):
    """Whether some event that begins like this may be said now."""
    specs = game.rules.EVENTS[event[0]][2]
    if len(event) > len(specs):
        return game.allows(event) is not None
    for value in candidates(game, specs[len(event) - 1]):
        if possible(game, event + (value,)):
            return True
    return False


def candidates(game, spec):
    """Values worth trying where a spec is asked for: every word and seat, the least number."""
    kind = spec[1] & KIND
    found = [None] if spec[1] & OPT else []
    if kind == SEAT:
        return list(range(len(game.names))) + found
    if kind == WORD:
        return list(range(len(spec[2]))) + found
    return ([spec[2]] if kind == INT else []) + found


class Lines:
    """The events in force in words, newest first, each made when it is looked at."""

    def __init__(self, talk, events):
        self.talk = talk
        self.events = events

    def __len__(self):
        return len(self.events)

    def __getitem__(self, place):
        return self.talk.packed(self.events.newest(place))


class Playing:
    """One game on the screen. Its methods are flows: they yield widgets and get answers."""

    def __init__(self, app, keeper):
        self.app = app
        self.keeper = keeper
        self.game = keeper.game
        self.rules = keeper.game.rules
        self.talk = Talk(keeper.game)
        self.texts = self.talk.texts
        self.declined = None  # events in force when a question was last answered "no"

    def name(self, number):
        return self.rules.EVENTS[number][0]

    def next(self):
        """Ask for the next event, and play it."""
        asks = self.rules.asks(self.game.state)
        if asks and self.is_question(asks[0]):
            if self.declined != len(self.game.events):
                yield from self.question(asks)
                return
            asks = asks[1:]
        if self.rules.view(self.game.state)[3]:
            yield from self.ended(asks)
        elif self.name(asks[0]) in self.texts.ASKED:
            if not (yield from self.say(asks[0], base=True)):
                yield from self.menu(asks[1:])
        else:
            yield from self.choose(asks)

    def is_question(self, number):
        """Whether an event is asked for by yes or no now: it has a question and no arguments."""
        bare = (number,) + (None,) * len(self.rules.EVENTS[number][2])
        return self.name(number) in self.texts.QUESTIONS and self.game.allows(bare) is not None

    def question(self, asks):
        """A question whose "no" is no event: it is asked again after a restart."""
        question = self.texts.QUESTIONS[self.name(asks[0])]
        answer = yield based(Menu(question, ["No", "Yes"], self.talk.newest()))
        if answer is None:
            yield from self.menu(asks[1:])
        elif answer:
            yield from self.say(asks[0])
        else:
            self.declined = len(self.game.events)

    def ended(self, asks):
        """The ranking, once the game is over."""
        seat = yield based(self.scores())
        if seat is None:
            yield from self.menu(asks)
        else:
            yield from self.player(seat)

    def choose(self, asks):
        """The events that may be said now, as a list."""
        labels = [self.rules.EVENTS[number][1] for number in asks]
        preview = self.preview([(number,) for number in asks])
        menu = Menu(self.talk.title(), labels, self.talk.note(self.talk.phase()), 0, preview)
        answer = yield based(menu)
        if answer is None:
            yield from self.menu([])
        else:
            yield from self.say(asks[answer])

    def preview(self, events):
        """What each of some events would change; None where that is nothing for all of them."""
        lines = []
        for event in events:
            whole = len(event) > len(self.rules.EVENTS[event[0]][2])
            lines.append(self.talk.difference(event) if whole else "")
        return (lambda place: lines[place]) if any(lines) else None

    def menu(self, asks):
        """The game's menu: events that are not asked for now, and all that concerns the game."""
        jobs = [(self.rules.EVENTS[number][1], self.say, number) for number in asks]
        jobs.append(("Scores", self.all_scores, None))
        jobs.append(("Log", self.log, None))
        if self.rules.ROLLED:
            jobs.append(("Dice", self.dice, None))
        if self.game.events:
            last = self.talk.packed(self.game.events.newest())
            jobs.append(("Undo: " + last, self.take_back, UNDO))
        if self.game.undone:
            last = self.talk.packed(self.game.undone.newest())
            jobs.append(("Redo: " + last, self.take_back, REDO))
        jobs.append(("Start screen", self.leave, None))
        answer = yield undoable(Menu(title(self.rules.NAME), [job[0] for job in jobs]))
        if answer is None:
            return
        _, job, given = jobs[answer]
        flow = job() if given is None else job(given)
        if flow is not None:
            yield from flow

    def take_back(self, event):
        """Undo or redo, and say so. Raises Undone, since the game changed under the flow."""
        self.revise(event)
        raise Undone

    def leave(self):
        raise Leave

    def revise(self, event):
        """Undo or redo the newest event; the app says which."""
        changed = self.game.events if event == UNDO else self.game.undone
        if not changed:
            self.app.say("Nothing to undo." if event == UNDO else "Nothing to redo.")
            return
        words = self.talk.packed(changed.newest())
        self.keeper.play(event)
        self.app.say(("Undone: " if event == UNDO else "Redone: ") + words)

    def say(self, number, base=False):
        """Ask for an event's arguments and play it; False when the players went back."""
        event = yield from self.arguments(number, base)
        if event is None:
            return False
        try:
            self.keeper.play(event)
        except Refused as refusal:
            self.app.say(named(str(refusal), self.game.names))
            return True
        if self.rules.ROLLED and number == self.rules.ROLLED[0]:
            yield from self.rolled(event[-1])
        return True

    def rolled(self, face):
        """Show the die come to rest: the face is saved already."""
        pairs = zip(self.game.names, self.talk.beside())
        lines = ["%s %s" % pair for pair in pairs]
        yield undoable(Die(self.talk.title(), face, self.rules.ROLLED[1], lines))

    def arguments(self, number, base):
        """The whole event, asked for argument by argument; None when the players went back."""
        specs = self.rules.EVENTS[number][2]
        event = (number,)
        trail = []  # where the players may go back to
        while len(event) <= len(specs):
            spec = specs[len(event) - 1]
            values = [v for v in candidates(self.game, spec) if possible(self.game, event + (v,))]
            if spec[0] in self.texts.SILENT or values == [None]:
                event += (None,)
                continue
            answer = yield from self.argument(event, spec, values, base and not trail)
            if answer != CANCELLED:
                trail.append(event)
                event += (answer,)
            elif trail:
                event = trail.pop()
            else:
                return None
        return event

    def argument(self, event, spec, values, base):
        """One argument's value; CANCELLED when the players went back."""
        heading = self.heading(event, spec, base)
        finish = based if base else undoable
        if self.rules.ROLLED and event[0] == self.rules.ROLLED[0]:
            return (yield from self.face(heading, finish))
        if spec[1] & KIND == INT:

            def total(number):
                return self.talk.difference(event + (number,))

            note = self.talk.event(event)
            answer = yield finish(Number(heading, spec[2], spec[3], spec[2], note, total))
            return CANCELLED if answer is None else answer
        if spec[0] in self.texts.GRIDS:
            free = [place in values for place in range(len(spec[2]))]
            answer = yield finish(Grid(heading, spec[2], self.texts.GRIDS[spec[0]], free))
            return CANCELLED if answer is None else answer
        beside = self.talk.beside() if spec[1] & KIND == SEAT else [""] * len(spec[2])
        items = [self.item(spec, value, beside) for value in values]
        note = self.talk.note(self.name(event[0])) if base else self.help(event, spec)
        preview = self.preview([event + (value,) for value in values])
        at = self.texts.CURSORS.get(spec[0], 0)
        turn = self.rules.view(self.game.state)[2]
        if not base and spec[1] & KIND == SEAT and turn in values:
            at = values.index(turn)  # most often it is the player whose turn it is
        answer = yield finish(Menu(heading, items, note, at, preview))
        return CANCELLED if answer is None else values[answer]

    def help(self, event, spec):
        """What stands above an argument's words: help, else the event so far."""
        if spec[0] not in self.texts.HELP:
            return self.talk.event(event)
        text = self.chosen(self.texts.HELP[spec[0]], event)
        for known, value in zip(self.rules.EVENTS[event[0]][2], event[1:]):
            if known[1] & KIND == SEAT:
                text = text.replace("{beside}", self.talk.beside()[value])
        return text

    def chosen(self, text, event):
        """A text with the arguments that an event has so far put in by name."""
        for known, value in zip(self.rules.EVENTS[event[0]][2], event[1:]):
            text = text.replace("{" + known[0] + "}", self.talk.value(known, value))
        return text

    def item(self, spec, value, beside):
        """A menu item for a value."""
        if value is None:
            return "don't say", ""
        return self.talk.value(spec, value), beside[value]

    def heading(self, event, spec, base):
        """The question for an argument."""
        name = self.name(event[0])
        if base:
            return self.talk.filled(self.texts.ASKED[name])
        return self.chosen(self.talk.label(spec[0]), event)

    def face(self, heading, finish):
        """A die's face: rolled here, or as the die on the table shows it."""
        faces = sorted(set(self.rules.ROLLED[1]))
        items = ["Roll it here"] + ["The die shows %d" % face for face in faces]
        answer = yield finish(Menu(heading, items))
        if answer is None:
            return CANCELLED
        if answer:
            return faces[answer - 1]
        return dice.roll(self.rules.ROLLED[1], self.app.device.entropy)

    def scores(self):
        """The ranking as a widget."""
        fields = [spec[0] for spec in self.rules.FIELDS]
        places = [fields.index(name) for name, _ in self.texts.COLUMNS]
        rows = []
        for (_, rank, values), name in zip(self.game.players(), self.game.names):
            texts = [self.talk.value(self.rules.FIELDS[p], values[p]) or "-" for p in places]
            rows.append((rank, name, texts))
        self.order = [seat for _, seat in sorted([(row[0], s) for s, row in enumerate(rows)])]
        heading = self.talk.title()
        if self.rules.view(self.game.state)[4]:
            best = [name for rank, name, _ in rows if rank == 1]
            heading = best[0] + " wins" if len(best) == 1 else "%d share the win" % len(best)
        heads = [head for _, head in self.texts.COLUMNS]
        return Table(heading, heads, [rows[seat] for seat in self.order])

    def all_scores(self):
        """The ranking, and from it a player's page."""
        while True:
            place = yield undoable(self.scores())
            if place is None:
                return
            yield from self.player(place)

    def player(self, place):
        """All that is known of the player at a place of the ranking."""
        seat = self.order[place]
        lines = []
        for spec, value in zip(self.rules.FIELDS, self.game.players()[seat][2]):
            text = self.talk.value(spec, value)
            if text:
                lines.append("%s: %s" % (self.talk.label(spec[0]), text))
        yield undoable(Page(self.game.names[seat], lines))

    def log(self):
        """The events in force, newest first; one may be taken back with all after it."""
        items = Lines(self.talk, self.game.events)
        place = yield undoable(Menu("Log, newest first", items))
        if place is None:
            return
        heading = "Take back %d?" % (place + 1)
        if (yield undoable(Menu(heading, ["No", "Yes"], "Back to before: " + items[place]))):
            for _ in range(place):
                self.keeper.play(UNDO)
            self.take_back(UNDO)

    def dice(self):
        """How often the die showed each face."""
        rolled, faces = self.rules.ROLLED
        rolls = [event[-1] for event in self.events() if event[0] == rolled]
        lines = ["Rolls: %d" % len(rolls)]
        for face in sorted(set(faces)):
            share = len([1 for other in faces if other == face])
            count = len([1 for roll in rolls if roll == face])
            lines.append("%d (%d/%d): %d times" % (face, share, len(faces), count))
        yield undoable(Page("Dice in this game", lines))

    def events(self):
        """All events in force, one at a time."""
        for data in self.game.events:
            yield unpack(self.rules, data)


def undoable(widget):
    """A widget during a game: a long press takes the newest event back."""
    widget.can_undo = True
    return widget


def based(widget):
    """A widget that waits for the next event: back opens the game's menu."""
    widget.back = "menu"
    return undoable(widget)
