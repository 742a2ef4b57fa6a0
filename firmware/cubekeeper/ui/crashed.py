"""What the player sees after a crash: what happened, and how to go on."""

from ..run import SafeMode
from . import start
from .playing import play
from .widgets import Menu, Page

GO_ON, TELL, STOP = range(3)
ITEMS = ("Go on", "What happened", "Safe mode")


def main(app):
    """Ask what to do, then go on with the game that was open, or at the start screen."""
    answer = None
    while answer != GO_ON:
        answer = yield Menu("The app crashed", ITEMS, "What was saved is safe.")
        if answer == TELL:
            yield Page("What happened", app.trace.strip().split("\n"))
        elif answer == STOP:
            raise SafeMode
    app.trace = None
    kept = start.newest(app)
    if kept is not None:
        yield from play(app, kept)
    yield from start.main(app)
