"""Runs the app on its board: safe mode at power-on, crashes, and how the game goes on after one."""

import gc
import io
import sys

from .game.clock import since
from .hal import make_device
from .hal.board import read

FINE_AFTER = 10000  # ms the app has to run for its next crash not to be one at start
MOST_CRASHES = 3  # at start in a row; then safe mode comes by itself


class SafeMode(Exception):
    """The player wants safe mode."""


def main(folder="", came_up=None):
    """Run the board whose compiled file is in a folder, which ends with a slash or is "".

    `came_up` is called once, when the first screen is shown; what goes wrong before is raised.
    Without it, and after it, a crash shows itself and the app starts again. Ctrl-C is raised.
    """
    device = make_device(read(folder + "board.ckb"))
    try:
        run(device, came_up)
    finally:
        device.close()


def run(device, came_up=None):
    """Run the app on a device (see hal/) until it leaves, or safe mode begins."""
    session = begin(device, came_up)
    while session is not None and session.turn():
        pass


def begin(device, came_up=None):
    """The session on a device; None when the button for safe mode was held at power-on."""
    if device.held(safe_button(device.buttons)):
        safe_mode(device, "The button was held at power-on.")
        return None
    return Session(device, came_up)


def safe_button(buttons):
    """The one that leads to safe mode when it is held at power-on."""
    return "back" if "back" in buttons else "ok"


class Session:
    """What one power-on knows across crashes; the app's main loop, a turn at a time."""

    def __init__(self, device, came_up):
        self.device = device
        self.came_up = came_up
        self.app = None  # until the first turn, and after a crash
        self.canvas = None  # made once: after a crash there may be no memory for another
        self.began = None  # the tick since which it runs
        self.trace = None  # of the last crash
        self.crashes = 0  # at start in a row
        self.fine = False

    def turn(self):
        """Do what is due and wait; False when the app has left, or safe mode has begun."""
        try:
            return self.device.wait(self.step())
        except SafeMode:
            why = "You asked for it."
        except Exception as error:
            if self.came_up is not None:
                raise
            self.drop()  # first: memory may be what has run out
            trace = traceback(error)
            error = None
            if self.crashed(trace) < MOST_CRASHES:
                return True
            why = "The app crashed %d times at start." % MOST_CRASHES
        self.drop()
        safe_mode(self.device, why, self.canvas)
        return False

    def drop(self):
        """Let go of the app, and of the modules that are in memory while its screens are open."""
        app, self.app = self.app, None
        try:
            if app is not None:
                app.flow.close()
        except Exception as error:  # noqa: BLE001 (what it does at its end may be what is broken)
            tell(error)
        app = None
        gc.collect()

    def step(self):
        """Let the app, which is made when there is none, do what is due; its deadline."""
        device = self.device
        if self.app is None:
            from .ui.app import App  # only here: safe mode needs little that may be broken

            if self.canvas is None:
                self.canvas = make_canvas(device.board)
            self.app = App(device, self.trace, self.canvas)
            self.began = device.now()
        deadline = self.app.step(device.now(), device.inputs())
        if self.came_up is not None:
            self.came_up()
            self.came_up = None
        if self.app.trace is not None:
            self.began = device.now()  # it does not run yet: the crash is on show
        elif not self.fine and since(device.now(), self.began) >= FINE_AFTER:
            self.goes_well()
        return deadline

    def goes_well(self):
        from .game.crashes import Crashes

        Crashes(self.device.store).forget()
        self.crashes = 0
        self.fine = True

    def crashed(self, trace):
        """Note a crash, also for the computer; how many there were at start in a row."""
        sys.stdout.write(trace)
        self.trace = trace
        self.fine = False
        # Where the store or the memory fails, at least those since power-on are counted.
        self.crashes += 1
        try:
            from .game.crashes import Crashes

            kept = Crashes(self.device.store)
            if kept.trouble:
                sys.stdout.write(kept.trouble + "\n")
                self.trace += kept.trouble + "\n"
            self.crashes = max(self.crashes, kept.keep(self.trace))
        except Exception as error:  # noqa: BLE001 (it may be what is broken)
            tell(error)
            gc.collect()
        return self.crashes


def make_canvas(board):
    from .ui.canvas import Canvas

    return Canvas(board.width, board.height, board.depth)


def safe_mode(device, why, canvas=None):
    """Show that no app runs, as far as that can still be shown; leave the board to its REPL."""
    sys.stdout.write("Safe mode: %s\n" % why)
    try:
        from .ui.widgets import Notice

        canvas = canvas or make_canvas(device.board)
        lines = (why, "No app runs: the computer has the board.", "Switch off and on to play.")
        Notice("Safe mode", lines).draw(canvas, device.now(), device.board.scheme)
        device.show(canvas)
    except Exception as error:  # noqa: BLE001 (a font, a module, the memory ...)
        tell(error)
    device.rest()


def tell(error):
    """Tell the computer of an error that the player can be spared."""
    sys.stdout.write(traceback(error))


def traceback(error):
    """An exception as text, with the places it came through."""
    text = io.StringIO()
    try:
        if hasattr(sys, "print_exception"):
            sys.print_exception(error, text)
        else:
            cpython = __import__("traceback")
            cpython.print_exception(error, file=text)
        return text.getvalue()
    except MemoryError:
        return "%s, and no memory to say where\n" % type(error).__name__
