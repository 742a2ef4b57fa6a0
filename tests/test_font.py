"""Fonts: the build from the X11 fonts, and the glyphs the screens get from the files."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cubekeeper.ui.font import Font, load
from cubekeeper_host import fonts

SMALL, NORMAL, LARGE, BIG = [load(name) for name in fonts.FONTS]
REPO = Path(__file__).parents[1]
COMMITTED = REPO / "firmware" / "cubekeeper" / "fonts"
SOURCE = Path("/usr/share/fonts/X11/misc")

# What the screens are drawn with, and names must not turn into boxes.
NEEDED = "Az09~ÀÿŁőΑωΆАяЁґ…–—‘’“”•·←↑→↓↔↕▲▶▼◀●○■□◆✓×÷±²"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{REPO / 'firmware'}{os.pathsep}{REPO / 'host'}"}
    command = [sys.executable, "-m", "cubekeeper_host.fonts", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=REPO)


def art(font: Font, char: str) -> list[str]:
    picture = font.glyph(ord(char))
    return [
        "".join(".#"[picture.pixel(x, y)] for x in range(font.width)) for y in range(font.height)
    ]


def source_folder() -> Path:
    if not (SOURCE / "5x8.pcf.gz").exists():
        pytest.skip(f"{SOURCE}/5x8.pcf.gz is not there: install the package {fonts.PACKAGE}")
    return SOURCE


def test_committed_fonts_are_what_the_source_builds(tmp_path: Path) -> None:
    result = run(str(source_folder()), "--out", str(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    for name in fonts.FONTS:
        built = (tmp_path / f"{name}.ckf").read_bytes()
        assert built == (COMMITTED / f"{name}.ckf").read_bytes(), name


def test_the_fonts_stay_small() -> None:
    sizes = [(COMMITTED / f"{name}.ckf").stat().st_size for name in fonts.FONTS]
    assert all(size < 45_000 for size in sizes) and sum(sizes) < 90_000


def test_a_missing_source_is_one_clear_line(tmp_path: Path) -> None:
    result = run(str(tmp_path))
    assert result.returncode == 1 and result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert (
        "5x8.pcf.gz" in result.stderr and "install the Debian package xfonts-base" in result.stderr
    )


@pytest.mark.parametrize("damage", ["text", "not gzip", "cut", "empty", "half a table"])
def test_a_bad_source_is_one_clear_line(tmp_path: Path, damage: str) -> None:
    good = b"\x01fcp\x01\0\0\0" + b"\0" * 16
    data = {
        "text": gzip.compress(b"hello"),
        "not gzip": b"hello",
        "cut": gzip.compress(good)[:-9],
        "empty": b"",
        "half a table": gzip.compress(good + b"\xff" * 3),
    }[damage]
    (tmp_path / "5x8.pcf.gz").write_bytes(data)
    result = run(str(tmp_path), "--out", str(tmp_path))
    assert result.returncode == 1 and result.stderr.count("\n") == 1
    assert "not a usable PCF font" in result.stderr
    assert not list(tmp_path.glob("*.ckf"))


def test_an_unwritable_folder_is_one_clear_line(tmp_path: Path) -> None:
    result = run(str(source_folder()), "--out", str(tmp_path / "none"))
    assert result.returncode == 1 and result.stderr.count("\n") == 1
    assert "--out" in result.stderr


def test_sizes() -> None:
    sizes = [(font.width, font.height) for font in (SMALL, NORMAL, LARGE, BIG)]
    assert sizes == [(5, 8), (6, 12), (9, 15), (10, 20)]


def test_known_glyphs() -> None:
    small_a = [".....", ".##..", "#..#.", "#..#.", "####.", "#..#.", "#..#.", "....."]
    small_check = [".....", ".....", "....#", "....#", "#..#.", "#.#..", ".#...", "....."]
    assert art(SMALL, "A") == small_a
    assert art(SMALL, "✓") == small_check
    assert art(SMALL, "א") == [".....", *box(4, 6), "....."]
    assert art(BIG, "א") == ["." * 10, *box(9, 18), "." * 10]
    assert art(NORMAL, " ") == ["." * 6] * 12


def box(width: int, height: int) -> list[str]:
    edge = "#" * width + "."
    return [edge, *["#" + "." * (width - 2) + "#."] * (height - 2), edge]


@pytest.mark.parametrize("font", [SMALL, NORMAL, LARGE, BIG], ids=fonts.FONTS)
def test_needed_symbols_are_no_boxes_and_no_blanks(font: Font) -> None:
    stand_in = art(font, "\uffff")
    blank = art(font, " ")
    for char in NEEDED:
        assert art(font, char) not in (stand_in, blank), char


@pytest.mark.parametrize("font", [SMALL, NORMAL, LARGE, BIG], ids=fonts.FONTS)
def test_every_code_point_has_a_glyph_of_the_right_size(font: Font) -> None:
    size = (font.width, font.height)
    for code in [*range(0x3000), *range(0xD7F0, 0xE010), *range(0xFFF0, 0x10010), 0x10FFFF]:
        picture = font.glyph(code)
        assert (picture.width, picture.height) == size
        assert len(picture.buffer) == (font.width + 7) // 8 * font.height


@pytest.mark.parametrize("name", fonts.FONTS)
def test_glyphs_are_those_of_the_source_font(name: str) -> None:
    pcf = fonts.Pcf(gzip.decompress((source_folder() / f"{name}.pcf.gz").read_bytes()))
    font = Font(name)
    for code in [*range(0x21, 0x7F), *range(0xA1, 0x180), *range(0x400, 0x500)]:
        rows = pcf.glyph(code)
        if rows is not None:
            expected = [f"{row:0{pcf.width}b}".replace("0", ".").replace("1", "#") for row in rows]
            assert art(font, chr(code)) == expected, hex(code)


@pytest.mark.parametrize(
    ("damage", "message"),
    [("cut", "cut short"), ("longer", "too long"), ("other", "no CKF"), ("empty", "no CKF")],
)
def test_a_damaged_font_file_says_so(tmp_path: Path, damage: str, message: str) -> None:
    package = tmp_path / "cubekeeper"
    shutil.copytree(REPO / "firmware" / "cubekeeper", package)
    path = package / "fonts" / "6x12.ckf"
    data = path.read_bytes()
    changed = {
        "cut": data[:-1],
        "longer": data + b"x",
        "other": b"CKF\x02" + data[4:],
        "empty": b"",
    }
    path.write_bytes(changed[damage])
    result = subprocess.run(
        [sys.executable, "-c", "from cubekeeper.ui.font import load; load('6x12')"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
    )
    last = result.stderr.splitlines()[-1]
    assert last.startswith("ValueError: ") and "6x12.ckf" in last and message in last
