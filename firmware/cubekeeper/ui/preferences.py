"""The settings that players change: the kept names, the buttons, and when the display sleeps."""

from ..borrow import borrowed
from ..game.settings import SETTINGS
from .widgets import Menu

# What is read for the settings of a display that can follow them; each is chosen from its words.
DISPLAY = (("Sleep", "sleep", "Sleep after"), ("Brightness", "brightness", "Brightness"))


def main(app):
    """The settings, until the players go back."""
    answer = 0
    while True:
        settings = app.settings
        buttons = ("all", "three")[settings.buttons]
        items = [("Names", str(len(settings.names))), ("Buttons", buttons)]
        power = app.device.power
        display = ()
        if power is not None:
            display = DISPLAY if power.dims else DISPLAY[:1]
        items += [(label, words(name)[getattr(settings, name)]) for label, name, _ in display]
        answer = yield Menu("Settings", items, at=answer)
        if answer is None:
            return
        if answer == 0:
            yield from kept_names(app)
            continue
        if answer == 1:
            settings.buttons = 1 - settings.buttons
        else:
            _, name, title = display[answer - 2]
            choice = yield Menu(title, words(name), at=getattr(settings, name))
            if choice is None:
                continue
            setattr(settings, name, choice)
        keep(app)
        app.use_settings()


def words(name):
    """The words that a setting is one of."""
    return [spec[2] for spec in SETTINGS if spec[0] == name][0]


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
