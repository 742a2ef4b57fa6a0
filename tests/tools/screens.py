"""Draws the pictures of docs/screens anew, and tests/golden, from the tours in tests/keys."""

import tempfile
from pathlib import Path

from cubekeeper_host import boards, png
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.keys import Parser, Player
from cubekeeper_host.mirror import Screen

TESTS = Path(__file__).parents[1]
PICTURES = TESTS.parent / "docs" / "screens"
WORDS = TESTS / "golden"
SCALE = 3  # pixels of the picture to one of the display
# Each tour and the board it is played on.
TOURS = (
    ("tour.keys", "sim"),
    ("tour-end.keys", "sim"),
    ("tour-tracked.keys", "sim"),
    ("full-game.keys", "sim"),
    ("tour3.keys", "sim3"),
)


def as_text(name: str, lines: list[str]) -> str:
    """A screenshot's words as they stand in tests/golden."""
    return "\n".join([f"== {name} ==", *lines, "", ""])


def draw(tour: str, board: str) -> int:
    """Play a tour and write its pictures and words; the number of pictures."""
    settings = boards.load(board)
    words: list[str] = []

    def screenshot(name: str, screen: Screen) -> None:
        png.save(screen, PICTURES / f"{name}.png", SCALE)
        words.append(as_text(name, screen.lines))

    commands = Parser(boards.buttons(settings)).file(TESTS / "keys" / tour)
    with (
        tempfile.TemporaryDirectory() as root,
        BoardProcess(settings, Path(root), clock="stream", entropy="stream") as process,
    ):
        Player(process, screenshot).play(commands)
    (WORDS / tour).with_suffix(".txt").write_text("".join(words), encoding="utf-8")
    return len(words)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    WORDS.mkdir(parents=True, exist_ok=True)
    for old in [*PICTURES.glob("*.png"), *WORDS.glob("*.txt")]:
        old.unlink()
    count = sum(draw(tour, board) for tour, board in TOURS)
    print(f"drawn: {count} screens in docs/screens")
