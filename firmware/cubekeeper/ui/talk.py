"""Turns a game's numbers into what people read, with the words of ui/games."""

from ..game.play import REDO, UNDO, unpack
from ..rules.table import CELL, COUNT, FLAG, KEY, KIND, MANY, SEAT, WORD, coordinates
from . import badges, games


def named(text, names):
    """A text of the rules with names where it has seats, like #1."""
    parts = text.split("#")
    said = parts[0]
    for part in parts[1:]:
        seat = "12345678".find(part[:1]) if part else -1
        said += names[seat] + part[1:] if 0 <= seat < len(names) else "#" + part
    return said


class Talk:
    """What can be said of one game."""

    def __init__(self, game):
        self.game = game
        self.rules = game.rules
        self.texts = games.load(game.rules)
        self.badges = badges.of_seats(self.texts, len(game.names))

    def badge(self, seat):
        """A seat's badge, None for nobody's and where the game has none."""
        return None if seat is None else self.badges[seat]

    def label(self, word):
        """A word of a record, for people."""
        return self.texts.LABELS.get(word, word)

    def value(self, spec, value):
        """A value that a spec declares, for people; "" for nothing."""
        kind = spec[1] & KIND
        if value is None or value is False:
            return ""
        if kind == COUNT:
            pairs = ["%s %d" % (self.label(w), n) for w, n in zip(spec[2], value) if n]
            return ", ".join(pairs)
        if spec[1] & MANY:
            one = (spec[0], spec[1] & ~MANY) + spec[2:]
            return ", ".join([self.value(one, item) or "-" for item in value])
        if kind == SEAT:
            return self.game.names[value]
        if kind == WORD:
            return self.label(spec[2][value])
        if kind == CELL:
            return ",".join([str(number) for number in coordinates(value)])
        return "yes" if kind == FLAG else str(value)

    def filled(self, text):
        """A text with {turn}, {round} and the names of what holds now put in."""
        turn = self.game.turn()
        for name, value in self.rules.about(self.game.state):
            text = text.replace("{" + name + "}", named(str(value), self.game.names))
        text = text.replace("{turn}", "" if turn is None else self.game.names[turn])
        return text.replace("{round}", str(self.game.round()))

    def event(self, event):
        """An event in words: "Build Factory red"."""
        if event in (UNDO, REDO):
            return "Undo" if event == UNDO else "Redo"
        row = self.rules.EVENTS[event[0]]
        words = [row[1]]
        for spec, value in zip(row[2], event[1:]):
            word = "" if spec[0] in self.texts.UNTOLD else self.value(spec, value)
            if word and (spec[1] & KEY or spec[1] & KIND == FLAG):
                word = self.label(spec[0]) + ("" if spec[1] & KIND == FLAG else " " + word)
            words.append(word)
        return " ".join([word for word in words if word])

    def told(self, event, tells, zeros=False):
        """What an event told, in words: a list of texts; of a 0 only where `zeros` are wanted."""
        said = []
        for name, value in tells:
            spec = [spec for spec in self.rules.EVENTS[event[0]][3] if spec[0] == name][0]
            text = self.value(spec, value)
            form = self.texts.TELLS.get(self.rules.EVENTS[event[0]][0] + " " + name)
            form = form or self.texts.TELLS.get(name)
            if form and text and (text != "0" or zeros):
                said.append(self.chosen(form.replace("{}", text), event))
        return said

    def chosen(self, text, event):
        """A text with the arguments that an event has so far put in by name."""
        for spec, value in zip(self.rules.EVENTS[event[0]][2], event[1:]):
            text = text.replace("{" + spec[0] + "}", self.value(spec, value))
        return text

    def newest(self):
        """What the newest event in force told, in words; "" if it had a page of its own."""
        if not self.game.events:
            return ""
        event = unpack(self.rules, self.game.events.newest())
        if self.rules.EVENTS[event[0]][0] in self.texts.OUTCOMES:
            return ""
        return " ".join(self.told(event, self.game.told))

    def beside(self):
        """For each seat, what holds for it now and is shown beside the name, or ""."""
        for name, values in self.rules.about(self.game.state):
            if name in self.texts.BESIDE:
                return [self.texts.BESIDE[name].replace("{}", str(value)) for value in values]
        return [""] * len(self.game.names)

    def fields(self, row, only=None):
        """A player's row of numbers as `(name, text)`: the score, then the fields, or some only."""
        found = [("score", str(row[0]))]
        for spec, value in zip(self.rules.FIELDS, row[2]):
            if only is None or spec[0] in only:
                found.append((spec[0], self.value(spec, value)))
        return found

    def title(self):
        """The bar's text in the current phase."""
        return self.filled(self.texts.TITLES.get(self.game.phase(), games.TITLE))

    def note(self, name):
        """What just came about, and what to do now: by phase, or by event."""
        note = self.texts.NOTES.get(name, "")
        for tell, value in self.rules.about(self.game.state):
            if value is True:
                note = self.texts.NOTES.get(name + " " + tell, note)
        parts = [self.newest(), self.filled(note)]
        return "\n".join([part for part in parts if part])

    def deed(self, data, turn):
        """A packed event in words, with who did it: the seat whose turn it was, or None."""
        event = unpack(self.rules, data)
        specs = self.rules.EVENTS[event[0]][2]
        named = [spec for spec in specs if spec[1] & KIND == SEAT]
        words = self.event(event)
        return words if named or turn is None else "%s: %s" % (self.game.names[turn], words)

    def difference(self, event):
        """What an event would change in the players' values: "Step 1→2"."""
        after = self.game.allows(event)
        if after is None:
            return ""
        turn = self.game.turn()
        changes = []
        for seat, (old, new) in enumerate(zip(self.game.players(), after)):
            if old == new:
                continue  # as most seats are: their texts need not be made
            for (name, was), (_, will) in zip(self.fields(old), self.fields(new)):
                if was == will or self.label(name) == name or name in self.texts.QUIET:
                    continue
                text = "%s: %s" % (self.label(name), will or "-")
                if will.lstrip("-").isdigit():
                    text = "%s→%s %s" % (was or "-", will, self.label(name))
                changes.append(text if seat == turn else text + " " + self.game.names[seat])
        return ", ".join(changes)

    def gain(self, after):
        """How players' rows would change the score of whoever's turn it is: "12→16 Points"."""
        turn = self.game.turn()
        old, new = [0 if turn is None else rows[turn][0] for rows in (self.game.players(), after)]
        return "" if old == new else "%d→%d %s" % (old, new, self.label("score"))
