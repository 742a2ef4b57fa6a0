"""The QR code of a result: equal to a well-known encoder's, read off the screen by a decoder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import qrcode
import zxingcpp
from PIL import Image
from qrcode.util import MODE_8BIT_BYTE, QRData

from cubekeeper.game.play import Game
from cubekeeper.game.result import as_text
from cubekeeper.ui import qr
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.code import Code
from cubekeeper_host.result import ResultError, parse

COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()")
REPO = Path(__file__).parents[1]
LEVELS = (
    qrcode.constants.ERROR_CORRECT_L,
    qrcode.constants.ERROR_CORRECT_M,
    qrcode.constants.ERROR_CORRECT_Q,
    qrcode.constants.ERROR_CORRECT_H,
)


def reference(data: bytes, version: int, level: int, mask: int) -> bytes:
    code = qrcode.QRCode(version, LEVELS[level], border=0, mask_pattern=mask)
    code.add_data(QRData(data, mode=MODE_8BIT_BYTE))
    code.make(fit=False)
    return bytes(int(module) for row in code.get_matrix() for module in row)


@pytest.mark.parametrize("version", range(1, 10))
def test_equal_to_a_known_encoder(version: int) -> None:
    """Every version, level and mask, full, half full and with a single byte."""
    for level in range(4):
        room = qr.room(version, level)
        for length in (room, room // 2, 1):
            data = bytes((version * 37 + level * 11 + place * 73) & 255 for place in range(length))
            for mask in range(8):
                words = qr._codewords(data, version, level)
                mine = qr._draw(version, level, words, mask)
                assert mine == reference(data, version, level, mask), (level, length, mask)


NAMES = {
    "two": ["Ann", "Bob"],
    "four scripts": ["Wolfeschlege", "Борис Годуно", "Zoë Müllersö", "Ελευθερίοςσς"],
    "four bytes a letter": [letter * 12 for letter in "😀😁😂🤣"],
}


@pytest.mark.parametrize("size", [(128, 64, 1), (240, 135, 4), (240, 240, 4), (320, 240, 4)])
@pytest.mark.parametrize("names", list(NAMES))
def test_a_decoder_reads_the_screen(size: tuple[int, int, int], names: str) -> None:
    width, height, depth = size
    canvas = Canvas(width, height, depth)
    game = Game("cube-monster", NAMES[names])
    Code(game, width, height).draw(canvas, 0, "six")
    (found,) = zxingcpp.read_barcodes(picture(canvas))
    assert found.text == as_text(game, 230)
    assert [place.name for place in parse(found.text).players] == NAMES[names]


def picture(canvas: Canvas) -> Image.Image:
    """What a camera sees of the canvas, four pixels to one."""
    shot = Image.new("L", (canvas.width, canvas.height))
    for y in range(canvas.height):
        for x in range(canvas.width):
            place = (y * canvas.width + x) * canvas.depth
            byte = canvas.buffer[place // 8]
            lit = byte >> (8 - canvas.depth - place % 8) & ((1 << canvas.depth) - 1)
            shot.putpixel((x, y), 255 if lit else 0)
    return shot.resize((canvas.width * 4, canvas.height * 4), Image.Resampling.NEAREST)


def test_the_guides_picture_can_be_scanned() -> None:
    (found,) = zxingcpp.read_barcodes(Image.open(REPO / "docs" / "screens" / "qr-code.png"))
    result = parse(found.text)
    assert result.title == "Cube Monster"
    assert [(place.rank, place.name, place.winner) for place in result.players] == [
        (1, "Player 1", True),
        (1, "Player 2", True),
    ]


def run(*arguments: str, said: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], input=said, capture_output=True)


def test_the_command_reads_it_back() -> None:
    said = "CK1 cube-monster\n1* 6 Zoë B\n2 -4 Wolfesch~\n".encode()
    done = run("result", said=said)
    assert done.stdout.decode() == (
        "Cube Monster\n  1  Zoë B           6  wins\n  2  Wolfesch~      -4\n"
    )
    players = json.loads(run("result", "--json", said=said).stdout)["players"]
    assert players[1] == {
        "name": "Wolfesch~",
        "score": -4,
        "rank": 2,
        "winner": False,
        "cut": True,
    }


def test_history_writes_the_same_text_and_its_code() -> None:
    record = str(REPO / "examples" / "first-round.ck")
    text = run("history", "export", record, "--format", "result").stdout
    assert text == b"CK1 cube-monster\n1 2 Bob\n2 1 Alice\n"
    drawn = run("history", "export", record, "--format", "qr").stdout.decode()
    rows = drawn.splitlines()
    shot = Image.new("L", (len(rows[0]), 2 * len(rows)))
    for y, row in enumerate(rows):
        for x, block in enumerate(row):
            upper, lower = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1)}.get(block, (0, 0))
            shot.putpixel((x, 2 * y), 255 * upper)
            shot.putpixel((x, 2 * y + 1), 255 * lower)
    large = shot.resize((shot.width * 4, shot.height * 4), Image.Resampling.NEAREST)
    (found,) = zxingcpp.read_barcodes(large)
    assert found.text + "\n" == text.decode()


@pytest.mark.parametrize(
    ("said", "says"),
    [
        (b"", "line 1: a result begins with 'CK1 GAME', not ''"),
        (b"CK2 go\n1 1 A", "line 1: "),
        (b"CK1 go", "line 2: the players are missing"),
        (b"CK1 go\n1 x Ann", "line 2: '1 x Ann' is not RANK[*] SCORE NAME"),
        (b"CK1 go\n1 1 A\n0 1 B", "line 3: "),
        (b"CK1 go\n1 1 " + 13 * b"n", "line 2: "),
        (b"CK1 go\n1 1 \xff", "not UTF-8"),
    ],
)
def test_what_is_no_result(said: bytes, says: str) -> None:
    done = run("result", said=said)
    assert (done.returncode, done.stdout) == (2, b"")
    assert says in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


def test_a_missing_file() -> None:
    done = run("result", "nothing.txt")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"can't read nothing.txt: No such file or directory\n"


def test_every_text_is_read_or_refused_with_a_line() -> None:
    for text in ("CK1 a\n1 1 x\0", "CK1 a\n1 1 \u2028", "\ufeffCK1 a\n1 1 b", "CK1 a b\n"):
        try:
            parse(text)
        except ResultError as error:
            assert str(error).startswith("line ")
