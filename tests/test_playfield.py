"""The board of cubes on displays of every size: all words are there, and none lies on another."""

import itertools

import pytest

from cubekeeper.game.play import Game
from cubekeeper.rules import cubes_grid, shards
from cubekeeper.ui import badges, games
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.cubes_turn import Sight
from cubekeeper.ui.playfield import Placing, Playfield

SIZES = (
    (128, 64, 1),
    (128, 128, 1),
    (160, 128, 4),
    (240, 135, 4),
    (240, 240, 4),
    (320, 240, 4),
)
NAMES = ("Clay", "Tide", "Pollen", "Iris")


def sight(seats: int) -> Sight:
    options = [1 if spec[0] == "board" else None for spec in cubes_grid.OPTIONS]
    game = Game("cubes", NAMES[:seats], 0, options)
    return Sight(game.state, badges.of_seats(games.load(game.rules), seats), 0, True)


def check(canvas: Canvas, texts: list[str]) -> None:
    """All of these are on the picture, and of all words none is beyond its edge or on another."""
    wide = canvas.small.width
    boxes = [(x, y, x + wide * len(text), y + high) for x, y, high, text in canvas.words]
    for left, top, right, bottom in boxes:
        assert left >= 0 and top >= 0 and right <= canvas.width and bottom <= canvas.height
    for one, other in itertools.combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, canvas.lines()
    assert [text for text in texts if text not in " ".join(canvas.lines())] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ranking_of_all_seats_beside_the_board(size: tuple[int, int, int], seats: int) -> None:
    canvas = Canvas(*size)
    board = sight(seats)
    lines = [(f"{NAMES[seat]} {93 - seat}", board.badges[seat]) for seat in range(seats)]
    Playfield("Clay wins", lines, board).draw(canvas, 0, "six")
    check(canvas, ["Clay wins", *(text for text, _ in lines), "OK:more"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["six", "three"])
def test_placing_a_shard_at_each_stage(size: tuple[int, int, int], scheme: str) -> None:
    canvas = Canvas(*size)
    kit = shards.kit(True)
    choices = [[tuple(shards.unpacked(shape)) for shape in kit.shapes(shard)] for shard in (0, 11)]
    widget = Placing("R1 Clay", [("kit 20 chg 9", None)], sight(4), choices, [0, 0, (5, 5, 0)])
    widget.scheme = scheme
    for stage in range(len(widget.stages())):
        widget.stage = stage
        widget.draw(canvas, 0, scheme)
        check(canvas, ["R1 Clay", "kit 20 chg 9", "OK:"])


def test_a_square_display_gives_the_board_most_of_its_room() -> None:
    """Twenty cells a side, of 8 pixels each, and the words below them."""
    canvas = Canvas(240, 240, 4)
    Playfield("Clay wins", [], sight(4)).draw(canvas, 0, "six")
    assert min(y for _, y, _, _ in canvas.words) >= 20 * 8 + 2
