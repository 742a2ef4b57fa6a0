"""The settings that players change: the kept names and the buttons."""

from ..borrow import borrowed
from .widgets import Menu


def main(app):
    """The settings, until the players go back."""
    while True:
        buttons = ("all", "three")[app.settings.buttons]
        items = [("Names", str(len(app.settings.names))), ("Buttons", buttons)]
        answer = yield Menu("Settings", items)
        if answer is None:
            return
        if answer == 0:
            yield from kept_names(app)
        else:
            app.settings.buttons = 1 - app.settings.buttons
            keep(app)
            app.set_buttons()


def kept_names(app):
    """Add a name to the kept ones, or forget one."""
    while True:
        names = app.settings.names
        answer = yield Menu("Names", ["A new name..."] + names)
        if answer is None:
            return
        if answer == 0:
            name = yield from borrowed("ui.letters", "name", "A new name", names)
            if name is not None:
                names.insert(0, name)
                keep(app)
        elif (yield Menu("Forget %s?" % names[answer - 1], ["No", "Yes"])):
            names.pop(answer - 1)
            keep(app)


def keep(app):
    try:
        app.settings.save()
    except OSError:
        app.say("Not saved: %s." % app.device.store.refusal)
