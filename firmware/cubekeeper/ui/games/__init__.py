"""What the screens say for each game: one module of data a game, named like its rules.

A module may leave out what it does not need; these are the names, and what they are then.
"""

from ..badges import SQUARE

DEFAULTS = {
    "TITLES": {},  # the bar, by phase
    "NOTES": {},  # what to do, above the list: by phase, or by event where it is in ASKED;
    # with the name of something that holds now behind it ("feed matched"), instead
    "ASKED": {},  # events asked for at once, with the question in the bar
    "QUESTIONS": {},  # events asked for by yes or no, where "no" is no event
    "SILENT": (),  # arguments that are never asked for
    "GRIDS": {},  # arguments chosen from a grid: its number of columns
    "CURSORS": {},  # where the cursor of an argument begins, if not on the first word; -1: the last
    "TELLS": {},  # what a tell says after its event, or ("offer rewards") after that one only;
    # {} is its value, and arguments may stand in it by name
    "BESIDE": {},  # what of `about` is shown beside the players' names; {} is a player's value
    "HELP": {},  # what stands above an argument's words
    "OUTCOMES": {},  # events whose tells get a page of their own: its heading
    "TIE_BREAKS": {},  # fields that may be missing when players are equal: what to do then
    "SETUP": (),  # lines for the table before the first event
    "DEALT": (),  # fields that are shown with them, for each player
    "QUIET": (),  # fields whose change is not told before an event is taken
    "STANDING": "",  # the heading of the scores while the game goes on
    "BY_SEAT": False,  # whether the scores are offered in seat order, too
    "COLUMNS": (),  # the columns of the scores: the field, or score, and its heading
    "COLOURS": {},  # the palette's colour of a word, as the pieces have it
    "STARTS": {},  # what numbers begin with, if not with the least
    "PER_SEAT": (),  # events whose list has a number for each seat
    "CARD_KINDS": {},  # the kind of card that an event is about
    "MENDING": "",  # the list of events that may be mended
    "PAGES": (),  # help: a heading and its lines
    "CHART": None,  # pairs to look up: heading, things, a row of marks each, what marks mean
    "TURNS": None,  # makes what asks for a turn's events where lists will not do
    "UNTOLD": (),  # arguments that are never told in words
    "HIDDEN": (),  # options that records have and the handheld does not offer
    "CLOCK": (),  # the option with which the game has a clock of its own: its mode and limit
    "CLOCKED": (),  # arguments that are seconds by that clock
    "SEAT_NAMES": (),  # names for those who have none, by seat
    "SEAT_COLOURS": (),  # the palette's colours of the seats, where the game names some
    "SEAT_SHAPES": (SQUARE,),  # their badges' shapes, or one for all (see ui/badges.py)
    "LABELS": {},  # words for people where the record's are short
}
TITLE = "R{round} {turn}"  # the bar in a phase that TITLES leaves out


class Texts:
    """The texts of one game, an attribute each as DEFAULTS has them."""

    def __init__(self, module):
        for name in DEFAULTS:
            setattr(self, name, getattr(module, name, DEFAULTS[name]))


def load(rules):
    """The Texts that go with a rule module."""
    name = rules.__name__.split(".")[-1]
    return Texts(getattr(__import__("cubekeeper.ui.games." + name).ui.games, name))
