"""The vocabulary in which a rule module declares its events, options, fields and tells.

A spec is a tuple `(name, kind, ...)`. What follows the kind depends on it:

    (name, INT, low, high)   a whole number within limits (a tell or field needs no limits)
    (name, WORD, words)      one of a tuple of words; its value is the index into them
    (name, SEAT)             a player; its value is the seat, counted from 0
    (name, TEXT, longest)    free text, at most `longest` code points
    (name, FLAG)             there or not there, True or False
    (name, COUNT, words)     a number for each word: a list of numbers in their order
    (name, CARDS)            an option only: a catalogue of cards, which events are filled from
    (name, CELL)             a place on a board, a number that `cell` makes of its coordinates
    (name, LETTERS, letters, longest)  a word of 1 to `longest` of some letters, as text

OPT may be added to a kind (the value may be left out and is then None), KEY (in a record it
is written `name=value`; a FLAG is always written as its bare name) and MANY (a list).
"""

try:
    from micropython import const
except ImportError:

    def const(value):
        """MicroPython folds `_NAME = const(n)` away when it compiles; here it is just n."""
        return value


INT, WORD, SEAT, TEXT, FLAG, COUNT, CARDS, CELL, LETTERS = range(9)
KIND = 15
OPT = 16
KEY = 32
MANY = 64


_BITS = const(5)  # of a coordinate in the number of a CELL
LAST_CELL = (1 << _BITS) * ((1 << 2 * _BITS) + (1 << _BITS)) - 1  # the largest such number


def cell(x, y, z=None):
    """The number of a place; each coordinate is 0 to 31, z is None on a flat board."""
    flat = y << _BITS | x
    return flat if z is None else (z + 1) << 2 * _BITS | flat


def coordinates(number):
    """The coordinates (x, y) or (x, y, z) of a place by its number."""
    most = (1 << _BITS) - 1
    x, y, z = number & most, number >> _BITS & most, number >> 2 * _BITS
    return (x, y, z - 1) if z else (x, y)


class Refused(Exception):
    """An event the rules do not allow now. Its text says why, and what would be right.

    A player is written `#1` in it, by seat from 1; whoever shows it puts the name in.
    """


def chosen(options, defaults):
    """A list of options' values, the default where one was not given (None)."""
    return [d if value is None else value for value, d in zip(options, defaults)]


def copy(state):
    """A copy of a rule module's state, or of lists within it, that shares nothing with it."""
    if isinstance(state, list):
        return [copy(item) for item in state]
    if isinstance(state, bytearray):
        return bytearray(state)
    if not hasattr(state, "__dict__"):
        return state
    twin = object.__new__(type(state))
    for name in state.__dict__:
        setattr(twin, name, copy(getattr(state, name)))
    return twin
