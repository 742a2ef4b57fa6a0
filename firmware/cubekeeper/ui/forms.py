"""Forms: the named arguments of an event on one page, and the choice of a card before them."""

from ..rules.table import FLAG, KIND, LETTERS, OPT, Refused
from .buttons import BACK, DOWN, LEFT, OK, RIGHT, UP
from .palette import BLACK, CHOSEN, WHITE
from .talk import named
from .widgets import SIDE, Menu, Widget, right


class CardMenu(Menu):
    """A choice from a long list; with six buttons, left and right go to the next first letter."""

    def __init__(self, title, items, at):
        Menu.__init__(self, title, items, "", at)
        self.leaps = False

    def draw(self, canvas, now, scheme, standings=()):
        self.leaps = scheme == "six"
        Menu.draw(self, canvas, now, scheme, standings)

    def press(self, action, repeats):
        if not self.leaps or action not in (LEFT, RIGHT):
            return Menu.press(self, action, repeats)
        step = 1 if action == RIGHT else -1
        letter = self.items[self.at][0]
        for _ in range(len(self.items)):
            self.at = (self.at + step) % len(self.items)
            if self.items[self.at][0] != letter:
                break
        return None


class Form(Widget):
    """Several values on one page, and a line with what they come to; the answer is True.

    With six buttons up and down go to a value, left and right change it, and ok takes all. With
    three, ok on a value opens it, and below the values stands what takes all.
    """

    take = "done"
    sideways = True

    def __init__(self, title, answers):
        """`answers` has `rows()` of `(label, value)`, `change(row, step)`, `tick()`: whether time
        changed them, and `outcome()`: `(a line, whether they may be taken)`."""
        self.title = title
        self.answers = answers
        self.at = 0
        self.three = False
        self.open = False

    def draw(self, canvas, now, scheme, standings=()):
        self.three = scheme == "three"
        done = not self.three or self.at == len(self.answers.rows())
        self.take = "done" if done else "set"
        Widget.draw(self, canvas, now, scheme, standings)

    def body(self, canvas, top, bottom, now):
        rows = self.answers.rows()
        if self.three:
            rows.append(("Done", ""))
        line, _ = self.answers.outcome()
        bottom -= canvas.row
        canvas.text(SIDE, bottom + 1, canvas.cut(line, canvas.width - SIDE))
        fit = (bottom - top) // canvas.row
        first = min(max(0, self.at - fit + 1), max(0, len(rows) - fit))
        for place in range(first, min(len(rows), first + fit)):
            y = top + (place - first) * canvas.row
            label, value = rows[place]
            colour = WHITE
            if place == self.at:
                canvas.fill(0, y, canvas.width, canvas.row, CHOSEN)
                colour = BLACK
                value = "◀ %s ▶" % value if value and (self.open or not self.three) else value
            canvas.text(SIDE, y + canvas.lead, label, colour)
            right(canvas, canvas.width - SIDE - canvas.small.width, y + canvas.lead, value, colour)
        if first + fit < len(rows):
            canvas.text(canvas.width - canvas.small.width, bottom - canvas.row, "↓")

    def tick(self, now):
        return self.answers.tick(), None

    def press(self, action, repeats):
        rows = len(self.answers.rows()) + (1 if self.three else 0)
        if action == OK:
            return self._ok(rows)
        if action in (LEFT, RIGHT) and (self.open or not self.three):
            step = 5 if repeats > 20 else 1
            self._change(step if action == RIGHT else -step)
        elif action in (UP, LEFT):
            self.at = (self.at - 1) % rows
        elif action in (DOWN, RIGHT):
            self.at = (self.at + 1) % rows
        elif action == BACK and self.open:
            self.open = False
            return None
        return Widget.press(self, action, repeats)

    def _change(self, step):
        """Set the value under the cursor; where rows above come or go, it stays with it."""
        label = self.answers.rows()[self.at][0]
        self.answers.change(self.at, step)
        self.at = [row[0] for row in self.answers.rows()].index(label)

    def _ok(self, rows):
        if self.three and self.at < rows - 1:
            self.open = not self.open
            return None
        return (True,) if self.answers.outcome()[1] else None


class Cards:
    """The cards of a kind as a list's items, read from the catalogue as they are shown."""

    def __init__(self, catalogue, kind, standing):
        """`standing` has the names of cards that can't be played again."""
        self.catalogue = catalogue
        built = [catalogue.find(name) for name in standing]
        names = [card[0] for card in built if card is not None]
        self.places = [n for n in catalogue.of_kind(kind) if catalogue.name(n) not in names]

    def __len__(self):
        return len(self.places) + (2 if self.places else 1)  # by number: where there is one

    def __getitem__(self, place):
        if place == 0:
            return "Not listed: type it"
        return self.card(place) or "By number..."

    def card(self, place):
        """The name of the card at a place from 1 on; None at 0 and after the last."""
        return (
            self.catalogue.name(self.places[place - 1]) if 0 < place <= len(self.places) else None
        )

    def place(self, name):
        """Where a card is in the list."""
        for place in range(1, len(self.places) + 1):
            if self.card(place) == name:
                return place
        return 0


class Answers:
    """The values of an event's named arguments while they are set on a form."""

    def __init__(self, asking, event, known):
        self.asking = asking
        self.start = event
        specs = asking.rules.EVENTS[event[0]][2]
        self.specs = specs[len(event) - 1 :]
        self.values = []
        for place, spec in enumerate(self.specs):
            value = asking.texts.STARTS.get(spec[0])
            if known is not None and known[: len(event)] == event:
                value = known[len(event) + place]
            elif spec[1] & KIND == FLAG:
                value = False
            elif value is None and not spec[1] & OPT:
                value = spec[2]
            self.values.append(value)
        self.clocked = None  # the place of seconds that the game's clock counts, until one is set
        self.cards = asking.name(event) in asking.texts.CARD_KINDS  # it is about a card
        card = asking.app.catalogue().find(event[1]) if self.cards and event[1] else None
        self.card = card
        if card and card[2] is not None:
            self.values[[spec[0] for spec in self.specs].index("bpv")] = None
        self.seen = self._seen()
        if known is None and asking.game.clock is not None:
            for place, _ in self.seen:
                if self.specs[place][0] in asking.texts.CLOCKED:
                    self.clocked = place
                    self.tick()

    def tick(self):
        """Take the seconds from the game's clock, as long as nothing was set; if they changed."""
        if self.clocked is None:
            return False
        before = self.values[self.clocked]
        seconds = self.asking.game.clock.used_ms() // 1000
        self.values[self.clocked] = min(seconds, self.specs[self.clocked][3])
        return self.values[self.clocked] != before

    def event(self):
        """The event as it stands, with what its card says; without that where they disagree."""
        try:
            return self._complete()
        except Refused:
            return self.start + tuple(self.values)

    def _complete(self):
        """The event as it stands, with what its card says; Refused where they disagree."""
        event = self.start + tuple(self.values)
        if not self.cards:
            return event
        return self.asking.rules.complete(event, self.asking.app.catalogue().find)

    def _seen(self):
        """The rows of the arguments that can matter: `(place, None)`, or one for each letter."""
        rules = self.asking.rules
        moot = rules.moot(self.asking.game.state, self.event(), self.card)
        found = []
        for place, spec in enumerate(self.specs):
            if spec[0] not in moot:
                letters = spec[2] if spec[1] & KIND == LETTERS else (None,)
                found += [(place, letter) for letter in letters]
        return found

    def rows(self):
        """What the form shows: `(label, value)` for each argument that can matter."""
        found = []
        for place, letter in self.seen:
            spec, value = self.specs[place], self.values[place]
            label, text = letter or spec[0], str(spec[2] if value is None else value)
            if spec[1] & KIND == FLAG:
                text = "yes" if value else "no"
            elif letter:
                text = str((value or "").count(letter))
            found.append((self.asking.talk.label(label), text))
        return found

    def change(self, row, step):
        """Set an argument up or down; the time of the run is over then."""
        self.clocked = None
        place, letter = self.seen[row]
        spec, value = self.specs[place], self.values[place]
        if spec[1] & KIND == FLAG:
            self.values[place] = not value
        elif letter:
            self.values[place] = self._letters(spec, value or "", letter, step)
        else:
            number = (spec[2] if value is None else value) + step
            self.values[place] = min(max(number, spec[2]), self._most(place))
        self.seen = self._seen()

    def _most(self, place):
        """The greatest number that an argument may have now."""
        event = self.start + tuple(self.values[:place])
        offered = self.asking.rules.offered(self.asking.game.state, event)
        return self.specs[place][3] if offered is None else offered[-1]

    def _letters(self, spec, value, letter, step):
        """A word of letters with more or fewer of one, in the letters' order; None for none."""
        others = len(value) - value.count(letter)
        count = min(max(value.count(letter) + step, 0), spec[3] - others)
        counts = [count if each == letter else value.count(each) for each in spec[2]]
        return "".join([each * n for each, n in zip(spec[2], counts)]) or None

    def outcome(self):
        """`(what the event would tell, or why it is refused; whether it may be said)`."""
        game, talk = self.asking.game, self.asking.talk
        try:
            event = self._complete()
            tells, rows = game.try_out(event)
            said = talk.told(event, tells, True)
            if not said:
                return talk.difference(event), True
            said.append(self.asking.rules.doubt(game.state, event) or talk.gain(rows))
            return ", ".join([text for text in said if text]), True
        except Refused as refusal:
            return named(str(refusal), game.names), False
