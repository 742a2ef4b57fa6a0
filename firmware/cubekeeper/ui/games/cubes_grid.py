"""What the screens say in cubes while the handheld holds the board: data only."""

from ..cubes_turn import Turns as TURNS
from .cubes import COLUMNS, LABELS, PAGES, SEAT_NAMES

__all__ = ("COLUMNS", "LABELS", "PAGES", "SEAT_NAMES", "TURNS")

UNTOLD = ("cells", "cell")  # in fog they would tell where the others are
TITLES = {"play": "R{round} {turn}'s turn", "over": "Game over"}
