"""The app: runs the flows, hands them what the buttons say, and draws the widget on show.

It never blocks: `step` does what is due and returns when it wants to be called again.
"""

import gc

from ..game.clock import add, earlier, since
from ..game.play import UNDO as UNDO_EVENT
from ..game.settings import LEVELS, SLEEP_AFTER, Settings
from . import start
from .buttons import BACK, UNDO, Buttons
from .canvas import Canvas
from .palette import BLACK, WHITE
from .playing import Undone
from .widgets import SIDE, wrap

SMALL_HEAP = hasattr(gc, "mem_free")  # MicroPython
CARDS = "cards.ckc"  # in the store: the players' own catalogue
LOW, LOW_ENDS = 15, 20  # percent at which the battery is low, and up to which it then stays so
SAY_FOR = 2500  # ms a message stays, unless a button is pressed


class App:
    """The handheld on a device (see hal/): its screen, buttons, store and source of chance."""

    def __init__(self, device, trace=None, canvas=None):
        """`trace` is of the crash that brought the player here, if one did.

        `canvas` is one of the board's size to draw on; without one it is made.
        """
        self.device = device
        board = device.board
        self.canvas = canvas or Canvas(board.width, board.height, board.depth)
        self.settings = Settings(device.store)
        self.playing = None
        self.now = None  # the tick of the step in progress
        self.cards = None
        self.warned = []  # numbers of saved games whose trouble was told
        self.messages = []  # to be shown one after the other, as (text, whether it waits)
        self.message_until = None
        self.scheme = None
        self.use_settings()
        self.trace = trace  # None once the player goes on
        self.flow = self.begin()
        self.widget = next(self.flow)
        self.dirty = True
        self.held = None  # the hold that the picture shows
        self.low = False  # whether the battery is
        for trouble in (device.store.trouble, self.settings.trouble):
            if trouble:
                self.warn(trouble)

    def begin(self):
        """The flow that everything else comes out of."""
        if self.trace is None:
            return start.main(self)
        from .crashed import main

        return main(self)

    def use_settings(self):
        """Use the buttons and the display as the settings say."""
        settings, device = self.settings, self.device
        three = settings.buttons == 1
        self.scheme = "three" if three else device.board.scheme
        self.buttons = Buttons(device.buttons, self.scheme)
        if device.power is not None:
            level, after = LEVELS[settings.brightness], SLEEP_AFTER[settings.sleep]
            device.power.set(level, after, device.now())

    def catalogue(self):
        """The catalogue of cards: the store's own, else the one that comes with the firmware."""
        if self.cards is None:
            from ..game.cards import BUILTIN, Catalogue  # only games with cards need it

            store = self.device.store
            try:
                if CARDS in store.names():
                    self.cards = Catalogue(store.path(CARDS))
            except (ValueError, OSError) as error:
                self.warn("%s: %s" % (CARDS, error))
            if self.cards is None:
                self.cards = Catalogue(BUILTIN)
        return self.cards

    def open(self, playing):
        """A game is on the table: a long press undoes in it."""
        self.playing = playing

    def close(self):
        self.playing = None

    def say(self, text):
        """Show a message over the next screens for a while."""
        self.messages.append((text, False))
        self.message_until = None

    def warn(self, text):
        """Show a message until a button is pressed."""
        self.messages.append((text, True))

    def step(self, now, inputs):
        """Do what is due at the tick `now`; `inputs` are the device's edges since last time.

        Returns the next tick at which something may be due, None when only a button counts.
        """
        self.now = now
        clock = self.playing.game.clock if self.playing is not None else None
        if clock is not None:
            clock.run(now)  # what a press ends has lasted until now
        for button, down, tick in inputs:
            self.buttons.edge(tick, button, down)
        for action, repeats in self.buttons.due(now):
            self.act(action, repeats)
        self.watch_hardware()
        changed, due = self.widget.tick(now)
        if self.playing is not None:
            moved, next_due = self.playing.tick(now)
            changed = changed or moved
            due = earlier(due, next_due)
        due = earlier(due, self.age_message(now))
        if changed or self.dirty or self.buttons.hold(now) != self.held:
            self.draw(now)
        return earlier(due, self.buttons.deadline(now))

    def watch_hardware(self):
        """Tell what the player has to know of the display and the battery."""
        for text in self.device.news():
            self.warn(text)
            self.dirty = True
        percent = self.device.battery()
        low = percent is not None and percent <= (LOW_ENDS if self.low else LOW)
        if low != self.low:
            self.low = low
            if low:
                saved = "" if self.unsaved() else " All is saved."
                self.warn("The battery is low (%d%%): charge it soon.%s" % (percent, saved))
            self.dirty = True

    def act(self, action, repeats):
        """Let the widget on show, or for a long press the game, have an action."""
        self.messages = self.messages[1:]
        self.message_until = None
        self.dirty = True
        if action == UNDO:
            if self.playing is None:
                self.say("No game is open: nothing to undo.")
                return
            self.playing.revise(UNDO_EVENT)
            self.widget = self.flow.throw(Undone())
            return
        answer = self.widget.press(action, repeats)
        if answer is not None:
            self.widget = self.flow.send(answer[0])

    def age_message(self, now):
        """When the message on show will go; it goes when its time is up."""
        if not self.messages or self.messages[0][1]:
            return None
        if self.message_until is None:
            self.message_until = add(now, SAY_FOR)
        elif since(now, self.message_until) >= 0:
            self.messages = self.messages[1:]
            self.message_until = add(now, SAY_FOR) if self.messages else None
            self.dirty = True
        return self.message_until

    def draw(self, now):
        """Draw the widget, and over it what is held and the message; show the picture."""
        self.dirty = False
        self.widget.marks = self.marks()
        standings = ()
        if self.playing is not None and self.canvas.tall:
            standings = self.playing.standings()
        self.widget.draw(self.canvas, now, self.scheme, standings)
        self.held = self.buttons.hold(now)
        if self.held is not None:
            now_is = self.widget.back if self.held == BACK else "OK"
            self.box(["Let go: " + now_is, "Keep holding: undo"])
        elif self.messages:
            text, waits = self.messages[0]
            lines = wrap(self.canvas, text, self.canvas.width - 4 * SIDE)[:4]
            self.box(lines + (["(any button)"] if waits else []))
        self.device.show(self.canvas)
        if SMALL_HEAP:
            gc.collect()  # often, while little is in use: it keeps the heap in one piece

    def marks(self):
        """What stands at the right end of the bar, the longest form first; see Widget.bar."""
        unsaved = self.unsaved()
        other = self.playing.time if self.playing is not None else ""
        if unsaved:
            other = "NOT SAVED"
        if not self.low:
            return (other,)
        alone = (other,) if unsaved else ("BAT LOW", "BAT")
        if not other:
            return alone
        return ("BAT LOW " + other, "BAT " + other) + alone

    def unsaved(self):
        """Whether the game on the table has events that the store has not taken."""
        return self.playing is not None and self.playing.keeper.unsaved

    def box(self, lines):
        """A box with a few lines at the bottom of the screen."""
        canvas = self.canvas
        height = len(lines) * canvas.row + 4
        top = canvas.height - height
        canvas.words = [word for word in canvas.words if word[1] + canvas.small.height <= top]
        canvas.fill(0, top, canvas.width, height, BLACK)
        canvas.frame(0, top, canvas.width, height, WHITE)
        for line in lines:
            canvas.text(2 * SIDE, top + 3, line)
            top += canvas.row
