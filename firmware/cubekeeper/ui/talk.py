"""Turns a game's numbers into what people read, with the words of ui/games."""

from ..game.play import REDO, UNDO, unpack
from ..rules.table import COUNT, FLAG, KEY, KIND, MANY, SEAT, WORD
from . import games


def named(text, names):
    """A text of the rules with names where it has seats, like #1."""
    for seat, name in enumerate(names):
        text = text.replace("#%d" % (seat + 1), name)
    return text


class Talk:
    """What can be said of one game."""

    def __init__(self, game):
        self.game = game
        self.rules = game.rules
        self.texts = games.load(game.rules)

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
            return ", ".join([self.value(one, item) for item in value])
        if kind == SEAT:
            return self.game.names[value]
        if kind == WORD:
            return self.label(spec[2][value])
        return "yes" if kind == FLAG else str(value)

    def filled(self, text):
        """A text with {turn}, {round} and the names of what holds now put in."""
        view = self.rules.view(self.game.state)
        turn = "" if view[2] is None else self.game.names[view[2]]
        for name, value in self.rules.about(self.game.state):
            text = text.replace("{" + name + "}", str(value))
        return text.replace("{turn}", turn).replace("{round}", str(view[0]))

    def event(self, event):
        """An event in words: "Build Factory red"."""
        if event in (UNDO, REDO):
            return "Undo" if event == UNDO else "Redo"
        row = self.rules.EVENTS[event[0]]
        words = [row[1]]
        for spec, value in zip(row[2], event[1:]):
            word = self.value(spec, value)
            if word and (spec[1] & KEY or spec[1] & KIND == FLAG):
                word = self.label(spec[0]) + ("" if spec[1] & KIND == FLAG else " " + word)
            words.append(word)
        return " ".join([word for word in words if word])

    def told(self, number, tells):
        """What an event told, in words."""
        said = []
        specs = self.rules.EVENTS[number][3]
        for name, value in tells:
            spec = [spec for spec in specs if spec[0] == name][0]
            text = self.value(spec, value)
            if text and text != "0" and name in self.texts.TELLS:
                said.append(self.texts.TELLS[name].replace("{}", text))
        return " ".join(said)

    def newest(self):
        """What the newest event in force told, in words."""
        if not self.game.events:
            return ""
        return self.told(unpack(self.rules, self.game.events.newest())[0], self.game.told)

    def beside(self):
        """For each seat, what holds for it now and is shown beside the name, or ""."""
        for name, values in self.rules.about(self.game.state):
            if name in self.texts.BESIDE:
                return [self.texts.BESIDE[name].replace("{}", str(value)) for value in values]
        return [""] * len(self.game.names)

    def values(self, row):
        """A player's row of numbers as `(name, text)`: the score, then the fields."""
        found = [("score", str(row[0]))]
        for spec, value in zip(self.rules.FIELDS, row[2]):
            found.append((spec[0], self.value(spec, value)))
        return found

    def phase(self):
        """The word of the current phase."""
        return self.rules.PHASES[self.rules.view(self.game.state)[1]]

    def title(self):
        """The bar's text in the current phase."""
        return self.filled(self.texts.TITLES.get(self.phase(), games.TITLE))

    def note(self, name):
        """What just came about, and what to do now: by phase, or by event."""
        parts = [self.newest(), self.filled(self.texts.NOTES.get(name, ""))]
        return "\n".join([part for part in parts if part])

    def packed(self, data):
        """A packed event in words."""
        return self.event(unpack(self.rules, data))

    def difference(self, event):
        """What an event would change in the players' values: "Step 1→2"."""
        after = self.game.allows(event)
        if after is None:
            return ""
        turn = self.rules.view(self.game.state)[2]
        changes = []
        for seat, (old, new) in enumerate(zip(self.game.players(), after)):
            for (name, was), (_, will) in zip(self.values(old), self.values(new)):
                if was == will or self.label(name) == name:
                    continue
                text = "%s %s" % (self.label(name), will or "-")
                if will.lstrip("-").isdigit():
                    text = "%s %s→%s" % (self.label(name), was or "-", will)
                changes.append(text if seat == turn else self.game.names[seat] + " " + text)
        return ", ".join(changes)
