"""Seats in their games' colours: legible, told apart with and without colour, unlike the bar."""

import itertools

import pytest

from cubekeeper.rules import GAMES, cubes_grid, load
from cubekeeper.ui import badges, games, palette
from cubekeeper.ui.canvas import Canvas

SIZES = ((128, 64, 1), (160, 128, 4), (240, 135, 4), (240, 240, 4), (320, 240, 4))
RULES = [*(load(name) for name, _, _ in GAMES), cubes_grid]
COLOURED = {
    "cube_monster": "RED YELLOW TURQUOISE PURPLE",
    "cubes": "ORANGE TURQUOISE YELLOW PURPLE",
    "cubes_grid": "ORANGE TURQUOISE YELLOW PURPLE",
}


def brightness(colour: int) -> float:
    """The relative luminance of a number of the palette, as WCAG 2 defines it."""
    found = 0.0
    for weight, byte in zip(
        (0.2126, 0.7152, 0.0722), palette.PALETTE[3 * colour : 3 * colour + 3], strict=True
    ):
        part = byte / 255
        found += weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
    return found


def drawn(badge: tuple[int, int, bool], width: int, height: int, depth: int) -> bytes:
    canvas = Canvas(width, height, depth)
    badges.draw(canvas, 0, 0, badge)
    return bytes(canvas.buffer)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.__name__.split(".")[-1])
def test_seats_have_the_colours_that_their_game_names(rules: object) -> None:
    name = str(rules.__name__).split(".")[-1]  # type: ignore[attr-defined]
    texts = games.load(rules)
    wanted = [getattr(palette, word) for word in COLOURED.get(name, "").split()]
    assert list(texts.SEAT_COLOURS) == wanted
    if not wanted:
        assert badges.of_seats(texts, 2) == [None, None]
        return
    most = rules.SEATS[1]  # type: ignore[attr-defined]
    found = badges.of_seats(texts, most)
    assert len({badge[0] for badge in found}) == most
    for badge in found:
        # Black letters stand on the bar of that colour, the badge itself on black.
        assert (brightness(badge[0]) + 0.05) / 0.05 >= 4.5
        assert badge[0] not in (palette.BAR, palette.CHOSEN)


@pytest.mark.parametrize(("width", "height", "depth"), SIZES)
def test_the_seats_of_a_board_are_told_apart_without_colour(
    width: int, height: int, depth: int
) -> None:
    shapes = [badge[1] for badge in badges.of_seats(games.load(cubes_grid), 4)]
    pictures = [drawn((palette.WHITE, shape, True), width, height, depth) for shape in shapes]
    for one, other in itertools.combinations(pictures, 2):
        assert one != other


def test_a_one_bit_display_shows_badges_whose_shapes_differ() -> None:
    mono, colour = Canvas(128, 64, 1), Canvas(240, 240, 4)
    for rules, on_mono in ((load("cube-monster"), False), (cubes_grid, True)):
        badge = badges.of_seats(games.load(rules), 2)[1]
        assert badges.seen(mono, badge) == on_mono
        assert badges.seen(colour, badge)
    assert not badges.seen(colour, None)
