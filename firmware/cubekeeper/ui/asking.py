"""Asks for one event, argument by argument, with widgets that its specs call for.

What may be answered comes from trying it on a copy of the game's state. Arguments that a record
writes by name (floor=2) are set together on one form.
"""

from ..game import dice
from ..rules.table import FLAG, INT, KEY, KIND, MANY, OPT, SEAT, TEXT, WORD
from . import badges
from .widgets import Grid, Menu, Number

CANCELLED = "cancelled"
_FEW = 6  # numbers to choose from that are shown as a list


def undoable(widget, badge=None):
    """A widget during a game, about the seat with that badge: a long press takes the newest
    event back."""
    widget.can_undo = True
    widget.badge = badge
    return widget


def based(widget, badge=None):
    """A widget that waits for the next event: back opens the game's menu."""
    widget.back = "menu"
    return undoable(widget, badge)


def possible(game, event):
    """Whether some event that begins like this may be said now."""
    specs = game.rules.EVENTS[event[0]][2]
    if len(event) > len(specs):
        return game.allows(event) is not None
    for value in candidates(game, event, specs[len(event) - 1]):
        if possible(game, event + (value,)):
            return True
    return False


def candidates(game, event, spec):
    """Values worth trying for the next argument of an event: those that the rules offer, else
    every word and seat, few numbers or one."""
    offered = game.rules.offered(game.state, event)
    if offered is not None:
        return offered
    kind = spec[1] & KIND
    found = [None] if spec[1] & OPT else []
    if kind == SEAT:
        return list(range(len(game.names))) + found
    if kind == WORD:
        return list(range(len(spec[2]))) + found
    if kind == FLAG:
        return [False]
    if kind == INT and not spec[1] & (MANY | KEY):
        return list(range(spec[2], min(spec[3], spec[2] + _FEW) + 1)) + found
    return found


def by_name(spec):
    """Whether a form asks for it: a record writes it by its name."""
    return spec[1] & KEY or spec[1] & KIND == FLAG


class Asking:
    """Asks for the events of one game. Its methods are flows."""

    def __init__(self, app, talk):
        self.app = app
        self.talk = talk
        self.game = talk.game
        self.rules = talk.rules
        self.texts = talk.texts

    def event(self, number, base, known=None):
        """The whole event, None when the players went back.

        `base` says that the game waits for just this event, so that its first question is the
        screen on which the players find the handheld; `known` is an event to be corrected.
        """
        specs = self.rules.EVENTS[number][2]
        event = (number,)
        trail = []  # where the players may go back to
        while len(event) <= len(specs):
            spec = specs[len(event) - 1]
            if spec[0] in self.texts.SILENT:
                event += (None,)
                continue
            if by_name(spec):
                answer = yield from self.form(event, known, base and not trail)
                step = () if answer is None else answer[len(event) :]
            elif spec[1] & MANY:
                answer = yield from self.numbers(event, spec)
                step = (answer,)
            elif spec[1] & KIND == TEXT:
                answer = yield from self.card(event, known)
                step = (answer,)
            else:
                values = candidates(self.game, event, spec)
                values = [v for v in values if possible(self.game, event + (v,))]
                if values == [None]:
                    event += (None,)
                    continue
                answer = yield from self.argument(event, spec, values, base and not trail)
                step = (answer,)
            if answer != CANCELLED and step:
                trail.append(event)
                event += step
            elif trail:
                event = trail.pop()
            else:
                return None
        return event

    def argument(self, event, spec, values, base):
        """One argument's value; CANCELLED when the players went back."""
        heading = self.heading(event, spec, base)

        def finish(widget):
            return (based if base else undoable)(widget, self.badge(event, spec))

        if self.rules.ROLLED and event[0] == self.rules.ROLLED[0]:
            return (yield from self.face(heading, finish))
        offered = self.rules.offered(self.game.state, event) is not None
        if spec[1] & KIND == INT and spec[3] - spec[2] > _FEW and not offered:
            at = self.rules.known(self.game.state, event)
            at = self.texts.STARTS.get(spec[0], spec[2]) if at is None else at
            answer = yield finish(self.number(event, spec, heading, at, base))
            return CANCELLED if answer is None else answer
        if spec[0] in self.texts.GRIDS:
            free = [place in values for place in range(len(spec[2]))]
            answer = yield finish(Grid(heading, spec[2], self.texts.GRIDS[spec[0]], free))
            return CANCELLED if answer is None else answer
        items = [self.item(event, spec, value) for value in values]
        note = self.talk.note(self.name(event)) if base else self.help(event, spec)
        preview = self.preview([event + (value,) for value in values])
        at = self.cursor(event, spec, values, base)
        signs = [self.sign(spec, value) for value in values]
        answer = yield finish(Menu(heading, items, note, at, preview, signs))
        return CANCELLED if answer is None else values[answer]

    def sign(self, spec, value):
        """The badge of a seat or of a word's piece; None for none."""
        if spec[1] & KIND == SEAT:
            return self.talk.badge(value)
        word = spec[2][value] if spec[1] & KIND == WORD and value is not None else None
        return badges.of_piece(self.texts.COLOURS.get(word))

    def badge(self, event, asked=None):
        """The badge of the seat that an event is about, so far: named in it, else at turn; none
        while a seat is being asked for."""
        if asked and asked[1] & KIND == SEAT:
            return None
        seat = self.game.turn()
        for spec, value in zip(self.rules.EVENTS[event[0]][2], event[1:]):
            if spec[1] & KIND == SEAT:
                seat = value
        return self.talk.badge(seat)

    def name(self, event):
        return self.rules.EVENTS[event[0]][0]

    def cursor(self, event, spec, values, base):
        """The place among some values that is most often right."""
        turn = self.game.turn()
        if not base and spec[1] & KIND == SEAT and turn in values:
            return values.index(turn)
        wanted = self.texts.CURSORS.get(spec[0], 0)
        return len(values) - 1 if wanted == -1 else wanted

    def number(self, event, spec, heading, at, base):
        """A widget for a number, with what it would change."""

        def total(number):
            return self.talk.difference(event + (number,))

        note = self.talk.note(self.name(event)) if base else self.talk.event(event)
        return Number(heading, spec[2], spec[3], at, note, total)

    def numbers(self, event, spec):
        """A list of numbers, one after the other; CANCELLED when the players went back."""
        count = self.rules.length(self.game.state, event[0])
        numbers = []
        while len(numbers) < count:
            heading = "%s %d of %d" % (self.talk.label(spec[0]), len(numbers) + 1, count)
            if self.name(event) in self.texts.PER_SEAT:
                heading = "%s: %s" % (self.game.names[len(numbers)], self.talk.label(spec[0]))
            at = numbers[-1] if numbers else spec[2]
            note = self.talk.event(event + (numbers,)) if numbers else self.talk.event(event)
            seat = len(numbers) if self.name(event) in self.texts.PER_SEAT else self.game.turn()
            widget = Number(heading, spec[2], spec[3], at, note)
            answer = yield undoable(widget, self.talk.badge(seat))
            if answer is not None:
                numbers.append(answer)
            elif numbers:
                numbers.pop()
            else:
                return CANCELLED
        return numbers

    def preview(self, events):
        """What each of some events would change; None where that is nothing for all of them."""
        lines = []
        for event in events:
            whole = len(event) > len(self.rules.EVENTS[event[0]][2])
            lines.append(self.talk.difference(event) if whole else "")
        return (lambda place: lines[place]) if any(lines) else None

    def help(self, event, spec):
        """What stands above an argument's words: help, else the event so far."""
        return self.texts.HELP.get(spec[0]) or self.talk.event(event)

    def item(self, event, spec, value):
        """A menu item for a value; beside a player, what is to be mended or holds for them."""
        if value is None:
            return "don't say", ""
        known = self.rules.known(self.game.state, event + (value,))
        beside = "" if known is None else str(known)
        if spec[1] & KIND == SEAT and known is None:
            beside = self.talk.beside()[value]
        return self.talk.value(spec, value), beside

    def heading(self, event, spec, base):
        """The question for an argument."""
        if base:
            return self.talk.filled(self.texts.ASKED[self.name(event)])
        text = self.talk.chosen(self.talk.label(spec[0]), event)
        for known, value in zip(self.rules.EVENTS[event[0]][2], event[1:]):
            if known[1] & KIND == SEAT:
                text = text.replace("{beside}", self.talk.beside()[value])
        return text

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

    def card(self, event, known):
        """A card of the catalogue by its name, None for one that is not in it."""
        from .forms import CardMenu, Cards  # only games with cards need them in memory

        label = self.rules.EVENTS[event[0]][1]
        standing = self.rules.named(self.game.state)
        cards = Cards(self.app.catalogue(), self.texts.CARD_KINDS[self.name(event)], standing)
        at = 0 if known is None else cards.place(known[1])
        while True:
            at = yield undoable(CardMenu(label + ": which card?", cards, at), self.badge(event))
            if at is None:
                return CANCELLED
            count = len(cards.places)
            if at <= count:
                return cards.card(at)
            widget = Number("Card number", 1, count, 1, "", cards.card)
            number = yield undoable(widget, self.badge(event))
            if number is not None:
                return cards.card(number)

    def form(self, event, known, base):
        """The event with all that a form asks for; None when the players went back."""
        from .forms import Answers, Form

        answers = Answers(self, event, known)
        heading = self.heading(event, None, base) if base else self.talk.event(event)
        answer = yield (based if base else undoable)(Form(heading, answers), self.badge(event))
        return None if answer is None else answers.event()
