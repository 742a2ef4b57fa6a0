"""The flow of a game on the table: asks for the next event until the players leave it.

What is asked comes from the game's event table; what the screens say, from ui/games.
"""

from ..game.play import REDO, UNDO, unpack
from ..rules import title
from ..rules.table import Refused
from .asking import Asking, based, undoable
from .talk import Talk, named
from .widgets import Die, Menu, Page, Table

NOBODY = 255  # no seat


class Undone(Exception):
    """Thrown into the flow when the game changed under it: it begins again from the state."""


class Leave(Exception):
    """The players go back to the start screen; the game stays as it is saved."""


def during(flow):
    """A flow that knows nothing of the game on the table: a long press undoes in it, too."""
    answer = None
    while True:
        try:
            widget = flow.send(answer)
        except StopIteration:
            return
        answer = yield undoable(widget)


def play(app, keeper):
    """Play a game until the players leave it."""
    playing = Playing(app, keeper)
    app.open(playing)
    while True:
        try:
            yield from playing.ask_next()
        except Undone:
            playing.declined = None
        except Leave:
            app.close()
            return


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


class Playing:
    """One game on the screen. Its methods are flows: they yield widgets and get answers."""

    def __init__(self, app, keeper):
        self.app = app
        self.keeper = keeper
        self.game = keeper.game
        self.rules = keeper.game.rules
        self.talk = Talk(keeper.game)
        self.texts = self.talk.texts
        self.asking = Asking(app, self.talk)
        self.declined = None  # events in force when a question was last answered "no"

    def name(self, number):
        return self.rules.EVENTS[number][0]

    def ask_next(self):
        """Ask for the next event, and play it.

        A game that is over may have a question open, whose answer can make it go on.
        """
        asks = self.rules.asks(self.game.state)
        if asks and self.is_question(asks[0]):
            if self.declined != len(self.game.events):
                yield from self.question(asks)
                return
            asks = asks[1:]
        if self.game.over():
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
        preview = self.asking.preview([(number,) for number in asks])
        menu = Menu(self.talk.title(), labels, self.talk.note(self.game.phase()), 0, preview)
        answer = yield based(menu)
        if answer is None:
            yield from self.menu([])
        else:
            yield from self.say(asks[answer])

    def menu(self, asks):
        """The game's menu: events that are not asked for now, and all that concerns the game."""
        jobs = [(self.rules.EVENTS[number][1], self.say, number) for number in asks]
        if self.game.recent():
            jobs.append((self.texts.MENDING, self.mend, None))
        jobs.append(("Scores", self.all_scores, None))
        if self.texts.BY_SEAT:
            jobs.append(("Scores by seat", self.all_scores, True))
        jobs.append(("Log", self.log, None))
        for page in self.texts.PAGES:
            jobs.append((page[0], self.page, page))
        if self.texts.CHART:
            jobs.append((self.texts.CHART[0], self.chart, None))
        if self.rules.ROLLED:
            jobs.append(("Dice", self.dice, None))
        for label, event, events in (
            ("Undo: ", UNDO, self.game.events),
            ("Redo: ", REDO, self.game.undone),
        ):
            if events:
                last = self.talk.event(unpack(self.rules, events.newest()))
                jobs.append((label + last, self.take_back, event))
        if self.game.over():
            jobs.append(("QR code", self.code, None))
        jobs.append(("Lots and dice", self.chance, None))
        jobs.append(("Start screen", self.leave, None))
        answer = yield undoable(Menu(title(self.rules.NAME), [job[0] for job in jobs]))
        if answer is None:
            return
        _, job, given = jobs[answer]
        flow = job() if given is None else job(given)
        if flow is not None:
            yield from flow

    def take_back(self, event, count=1):
        """Undo or redo, and say so. Raises Undone, since the game changed under the flow."""
        self.revise(event, count)
        raise Undone

    def leave(self):
        """Back to the start screen; not without asking while something is not saved."""
        if not self.keeper.save():
            items = ["Stay", "Leave, lose the rest"]
            heading = "Not saved: store is full"
            if (yield undoable(Menu(heading, items, "The game goes on while this stays on."))) != 1:
                return
        raise Leave

    def revise(self, event, count=1):
        """Undo or redo the newest events; the app says which the last was, and whose."""
        changed = self.game.events if event == UNDO else self.game.undone
        if not changed:
            self.app.say("Nothing to undo." if event == UNDO else "Nothing to redo.")
            return
        data = changed.newest(count - 1)
        turn = self.game.turn()
        self.keeper.play_all([event] * count)
        if event == UNDO:
            turn = self.game.turn()
        self.app.say(("Undone: " if event == UNDO else "Redone: ") + self.talk.deed(data, turn))

    def say(self, number, base=False):
        """Ask for an event's arguments and play it; False when the players went back."""
        event = yield from self.asking.event(number, base)
        if event is None:
            return False
        try:
            tells = self.keeper.play(event)
        except Refused as refusal:
            self.app.say(named(str(refusal), self.game.names))
            return True
        lines = self.talk.told(event, tells)
        if self.rules.ROLLED and number == self.rules.ROLLED[0]:
            yield from self.rolled(event[-1])
        elif lines and self.name(number) in self.texts.OUTCOMES:
            yield undoable(Page(self.texts.OUTCOMES[self.name(number)], lines))
        return True

    def rolled(self, face):
        """Show the die come to rest: the face is saved already."""
        numbers = [v for name, v in self.rules.about(self.game.state) if name in self.texts.BESIDE]
        lines = ["%d  %s" % pair for values in numbers for pair in zip(values, self.game.names)]
        yield undoable(Die(self.talk.title(), face, self.rules.ROLLED[1], lines))

    def scores(self, by_seat=False):
        """The ranking as a widget, best first or in seat order."""
        rows = []
        for row, name in zip(self.game.players(), self.game.names):
            known = dict(self.talk.fields(row))
            texts = [known[column] or "-" for column, _ in self.texts.COLUMNS]
            rows.append((row[1], name, texts))
        places = [(0 if by_seat else row[0], seat) for seat, row in enumerate(rows)]
        self.order = [seat for _, seat in sorted(places)]
        heading = self.talk.filled(self.texts.STANDING) or "Scores"
        if self.game.over():
            heading = self.verdict()
        heads = [head for _, head in self.texts.COLUMNS]
        return Table(heading, heads, [rows[seat] for seat in self.order])

    def standings(self):
        """The ranking as `(rank and name, [figures])`, best first, for a display with room."""
        found = []
        for seat, row in enumerate(self.game.players()):
            known = dict(self.talk.fields(row))
            figures = ["%s %s" % (head, known[name] or "-") for name, head in self.texts.COLUMNS]
            place = "%d %s" % (row[1], self.game.names[seat])
            found.append((row[1], seat, (place, figures)))
        return [line for _, _, line in sorted(found)]

    def verdict(self):
        """Who has won, or what may still tell equal players apart."""
        best = self.game.winners()
        if len(best) == 1:
            return self.game.names[best[0]] + " wins"
        for side in self.rules.sides(self.game.state):
            if best == list(side):
                return " & ".join([self.game.names[seat] for seat in best]) + " win"
        rows = self.game.players()
        for seat in best:
            for name, text in self.talk.fields(rows[seat]):
                if text == "" and name in self.texts.TIE_BREAKS:
                    return "A tie: " + self.texts.TIE_BREAKS[name]
        return "%d share the win" % len(best) if best else self.talk.title()

    def all_scores(self, by_seat=False):
        """The ranking, and from it a player's page."""
        while True:
            place = yield undoable(self.scores(by_seat))
            if place is None:
                return
            yield from self.player(place)

    def player(self, place):
        """All that is known of the player at a place of the ranking."""
        seat = self.order[place]
        lines = []
        for name, text in self.talk.fields(self.game.players()[seat]):
            if text and self.talk.label(name) != name:
                lines.append("%s: %s" % (self.talk.label(name), text))
        yield undoable(Page(self.game.names[seat], lines))

    def code(self):
        """The result as a QR code."""
        from .code import Code  # only who wants one needs it in memory

        yield undoable(Code(self.game, self.app.canvas.width, self.app.canvas.height))

    def chance(self):
        """Lots for the players of the game, and dice that are not the game's."""
        from .chance import chance

        yield from during(chance(self.app, self.game.names))

    def log(self):
        """The events in force, newest first; one may be taken back with all after it."""
        items = Deeds(self.talk)
        place = yield undoable(Menu("Log, newest first", items))
        if place is None:
            return
        heading = "Take back %d?" % (place + 1)
        if (yield undoable(Menu(heading, ["No", "Yes"], "Back to before: " + items[place]))):
            self.take_back(UNDO, place + 1)

    def mend(self):
        """The events that may still be mended, oldest first: correct one or take it out."""
        while True:
            recent = self.game.recent()
            if not recent:
                return
            items = []
            for event, tells in recent:
                items.append((self.talk.event(event), str(tells[0][1]) if tells else ""))
            place = yield undoable(Menu(self.texts.MENDING, items))
            if place is None:
                return
            event = recent[place][0]
            rest = [other for other, _ in recent[place + 1 :]]
            before = self.game.before(len(rest) + 1)
            choices = ["Take it out", "Correct it"][: 2 if len(event) > 1 else 1]
            answer = yield undoable(Menu(self.talk.event(event), choices))
            if answer == 1:
                asking = Asking(self.app, Talk(before))
                event = yield from asking.event(event[0], False, event)
            if answer == 0 or answer == 1 and event is not None:
                self.put_right(before, rest if answer == 0 else [event] + rest)

    def put_right(self, before, events):
        """Have these events in place of all since `before`, if they may be said there."""
        try:
            for event in events:
                before.play(event)
        except Refused as refusal:
            self.app.say(named(str(refusal), self.game.names))
            return
        back = len(self.game.events) - len(before.events) + len(events)
        self.keeper.play_all([UNDO] * back + events)

    def page(self, page):
        """A page of the game's help."""
        yield undoable(Page(page[0], page[1]))

    def chart(self):
        """What holds for a pair of things: pick both, and read it."""
        heading, things, rows, legend = self.texts.CHART
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
