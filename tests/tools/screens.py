"""Draws the pictures of docs/screens anew from the tours in tests/keys."""

import sys
from pathlib import Path

from cubekeeper_host.cli import main

TESTS = Path(__file__).parents[1]
PICTURES = TESTS.parent / "docs" / "screens"
# Each tour and the board it is played on.
TOURS = (
    ("tour.keys", "sim"),
    ("tour-end.keys", "sim"),
    ("tour-tracked.keys", "sim"),
    ("full-game.keys", "sim"),
    ("tour3.keys", "sim3"),
)

if __name__ == "__main__":
    for tour, board in TOURS:
        path = TESTS / "keys" / tour
        try:
            main(["keys", str(path), "--board", board, "--png", str(PICTURES)])
        except SystemExit as done:
            if done.code:
                sys.exit(done.code)
    print(f"drawn: {len(list(PICTURES.glob('*.png')))} screens in docs/screens")
