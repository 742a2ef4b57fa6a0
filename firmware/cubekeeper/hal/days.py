"""The day as a number like 20261231, where the board's clock was set."""

import time

FIRST = 20260101  # what a clock says before is where it began at power-on: 1970, 2000, 2021


def today():
    """The day by the board's own clock, None while nobody has set that."""
    year, month, day = time.localtime()[:3]
    return known(year * 10000 + month * 100 + day)


def known(day):
    """A clock's day; None for one from before the clock was set."""
    return day if day >= FIRST else None
