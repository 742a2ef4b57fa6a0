"""What the screens say in cubes while the handheld holds the board: data only."""

from ..cubes_turn import Turns as TURNS
from .cubes import COLUMNS, LABELS, PAGES, SEAT_COLOURS, SEAT_NAMES

__all__ = ("COLUMNS", "LABELS", "PAGES", "SEAT_COLOURS", "SEAT_NAMES", "TURNS")

# What tells their cells on the board apart without colour.
SEAT_SHAPES = (0b111111111, 0b111101111, 0b101010101, 0b111000111)
UNTOLD = ("cells", "cell")  # in fog they would tell where the others are
TITLES = {"play": "R{round} {turn}'s turn", "over": "Game over"}
