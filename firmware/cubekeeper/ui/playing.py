"""The flow of a game on the table: asks for the next event until the players leave it.

What is asked comes from the game's event table; what the screens say, from ui/games.
"""

from ..borrow import borrowed
from ..game.play import UNDO
from ..rules.table import Refused
from .asking import Asking, based, undoable
from .talk import Talk, named
from .widgets import Die, Menu, Page, Table

_NARROW = 200  # pixels in which a row of scores has no room for all columns and a time


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
    if keeper.game.clock is not None:
        keeper.game.clock.start(app.now)
    while True:
        try:
            yield from playing.ask_next()
        except Undone:
            playing.declined = playing.begun = None
        except Leave:
            if keeper.game.clock is not None and not keeper.game.over():
                keeper.game.clock.stop(app.now)
                keeper.note_time()
            app.close()
            return


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
        self.time = ""  # as the bar shows it
        # What asks for the events of a turn, where a game has its own way.
        self.flow = self.texts.TURNS and self.texts.TURNS(self)
        # Answers that are no events, and so are asked for again after a restart.
        self.declined = None  # events in force when a question was last answered "no"
        self.taken = None  # the seat that has taken the handheld, where only it may look
        self.begun = None  # what is picked in the question at hand

    def tick(self, now):
        """Time went on: `(whether the clock shows another time, next tick it may)`."""
        clock = self.game.clock
        if clock is None:
            return False, None
        found = clock.news()
        if found:
            from .clocks import news

            self.app.say(news(found, clock.who(), self.game.names))
        shown = self.time
        self.time, due = clock.shown()
        return self.time != shown, due

    def badge(self):
        """The badge of the seat to move, None for nobody's."""
        return self.talk.badge(self.game.turn())

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
        if self.flow:
            yield from self.flow.main(asks)
        elif self.game.over():
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
        answer = yield based(Menu(question, ["No", "Yes"], self.talk.newest()), self.badge())
        if answer is None:
            yield from self.menu(asks[1:])
        elif answer:
            yield from self.say(asks[0])
        else:
            self.declined = len(self.game.events)

    def ended(self, asks):
        """The ranking, once the game is over."""
        best = self.game.winners()
        badge = self.talk.badge(best[0]) if len(best) == 1 else None
        seat = yield based(self.scores(), badge)
        if seat is None:
            yield from self.menu(asks)
        else:
            yield from self.player(seat)

    def choose(self, asks):
        """The events that may be said now, as a list."""
        labels = [self.rules.EVENTS[number][1] for number in asks]
        preview = self.asking.preview([(number,) for number in asks])
        menu = Menu(self.talk.title(), labels, self.talk.note(self.game.phase()), 0, preview)
        answer = yield based(menu, self.badge())
        if answer is None:
            yield from self.menu([])
        else:
            yield from self.say(asks[answer])

    def menu(self, asks):
        """The game's menu, with the events that are not asked for now."""
        yield from borrowed("ui.game_menu", "main", self, asks)

    def take_back(self, event, count=1):
        """Undo or redo, and say so. Raises Undone, since the game changed under the flow."""
        self.revise(event, count)
        raise Undone

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
        columns = self.texts.COLUMNS
        if self.game.clock is not None and self.app.canvas.width < _NARROW:
            columns = columns[:1]  # or the times leave no room for the names
        for row, name in zip(self.game.players(), self.game.names):
            known = dict(self.talk.fields(row))
            texts = [known[column] or "-" for column, _ in columns]
            if self.game.clock is not None:
                texts.append(self.game.clock.seat_text(len(rows)))
            rows.append((row[1], name, texts, self.talk.badge(len(rows))))
        places = [(0 if by_seat else row[0], seat) for seat, row in enumerate(rows)]
        self.order = [seat for _, seat in sorted(places)]
        heading = self.talk.filled(self.texts.STANDING) or "Scores"
        if self.game.over():
            heading = self.verdict()
        heads = [head for _, head in columns]
        if self.game.clock is not None:
            heads.append("Time")
        return Table(heading, heads, [rows[seat] for seat in self.order])

    def standings(self):
        """The ranking as `(rank, name, [figures], badge)`, best first, for a display with room."""
        found = []
        shown = [name for name, _ in self.texts.COLUMNS]
        for seat, row in enumerate(self.game.players()):
            known = dict(self.talk.fields(row, shown))
            figures = ["%s %s" % (head, known[name] or "-") for name, head in self.texts.COLUMNS]
            line = (row[1], self.game.names[seat], figures, self.talk.badge(seat))
            found.append((row[1], seat, line))
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

    def player(self, place):
        """All that is known of the player at a place of the ranking."""
        seat = self.order[place]
        lines = []
        for name, text in self.talk.fields(self.game.players()[seat]):
            if text and self.talk.label(name) != name:
                lines.append("%s: %s" % (self.talk.label(name), text))
        if self.game.clock is not None:
            from .clocks import lines as times

            lines += times(self.game.clock, seat)
        yield undoable(Page(self.game.names[seat], lines), self.talk.badge(seat))
