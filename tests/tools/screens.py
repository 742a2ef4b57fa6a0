"""Draws the pictures of docs/screens anew, and tests/golden, from the tours in tests/keys."""

import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.font import load
from cubekeeper_host import boards, png
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.keys import Parser, Player
from cubekeeper_host.mirror import Screen

TESTS = Path(__file__).parents[1]
PICTURES = TESTS.parent / "docs" / "screens"
ON_THE_FRONT = "rolled"  # the screen in the picture of the handheld
SCALE = 3  # pixels of the picture to one of the display
# Of these tours, on larger displays, only a turn and the ranking are kept.
LARGER = {
    "cubyria-core": ("cubyria-room", "cubyria-over"),
    "cubes-tally": ("cubes-turn", "cubes-over"),
    "cubes-grid-fog": ("cubes-fog-sight",),
    "tricky-ways": ("tricky-run", "tricky-over"),
    "scorepad": ("scorepad-round", "scorepad-over"),
}
# Each tour, the board it is played on, and what stands before the names of its pictures.
TOURS = (
    ("tour", "sim", ""),
    ("tour-end", "sim", ""),
    ("tour-tracked", "sim", ""),
    ("full-game", "sim", ""),
    ("tour3", "sim3", ""),
    ("cubyria-core", "sim", ""),
    ("cubyria-zen", "sim", ""),
    ("cubyria-coop", "sim", ""),
    ("cubyria-sudden-death", "sim", ""),
    ("cubyria-three", "sim3", ""),
    ("cubes-tally", "sim", ""),
    ("cubes-grid", "sim", ""),
    ("cubes-grid-fog", "sim", ""),
    ("cubes-grid-stack", "sim", ""),
    ("cubes-grid-three", "sim3", ""),
    ("cubes-two", f"{TESTS}/boards/colour-three-buttons.toml", "240x135-"),
    ("tricky-ways", "sim", ""),
    ("tricky-teams", "sim", ""),
    ("tricky-three", "sim3", ""),
    ("scorepad", "sim", ""),
    ("scorepad-three", "sim3", ""),
    ("chance", "sim", ""),
    ("history", "sim", ""),
    ("clock", "sim", ""),
    ("clock-three", "sim3", ""),
    ("battery", "sim", ""),
    ("sizes", f"{TESTS}/boards/colour-240x135.toml", "240x135-"),
    ("sizes", f"{TESTS}/boards/colour-240x240.toml", "240x240-"),
    ("sizes", f"{TESTS}/boards/colour-320x240.toml", "320x240-"),
    *(
        (tour, f"{TESTS}/boards/colour-{size}.toml", f"{size}-")
        for size in ("240x135", "240x240", "320x240")
        for tour in LARGER
    ),
    ("cubes-sizes", "sim", "128x64-"),
    ("cubes-sizes", f"{TESTS}/boards/colour-240x135.toml", "240x135-"),
    ("cubes-sizes", f"{TESTS}/boards/colour-240x240.toml", "240x240-"),
    ("cubes-sizes", f"{TESTS}/boards/colour-320x240.toml", "320x240-"),
)


def keys(tour: str) -> Path:
    """The key file of a tour."""
    return TESTS / "keys" / f"{tour}.keys"


def kept(tour: str, before: str, name: str) -> bool:
    """Whether a tour's picture is one of the docs'."""
    return not before or name in LARGER.get(tour, (name,))


def words(tour: str, before: str) -> Path:
    """The file with the words of a tour's pictures."""
    return TESTS / "golden" / f"{before}{tour}.txt"


def as_text(name: str, lines: list[str]) -> str:
    """A screenshot's words as they stand in tests/golden."""
    return "\n".join([f"== {name} ==", *lines, "", ""])


def draw(tour: str, board: str, before: str) -> int:
    """Play a tour and write its pictures and words; the number of pictures."""
    settings = boards.load(board)
    texts: list[str] = []

    def screenshot(name: str, screen: Screen) -> None:
        if not kept(tour, before, name):
            return
        png.save(screen, PICTURES / f"{before}{name}.png", SCALE)
        texts.append(as_text(name, screen.lines))

    commands = Parser(boards.buttons(settings)).file(keys(tour))
    with (
        tempfile.TemporaryDirectory() as root,
        BoardProcess(settings, Path(root), clock="stream", entropy="stream") as process,
    ):
        Player(process, screenshot).play(commands)
    words(tour, before).write_text("".join(texts), encoding="utf-8")
    return len(texts)


def handheld(picture: Path) -> Image.Image:
    """The handheld around a picture of its screen: the display, four arrows, ok and back."""
    screen = Image.open(picture).convert("RGB")
    wide, high = screen.width + 330, screen.height + 120
    body = Image.new("RGB", (wide, high), "white")
    draw = ImageDraw.Draw(body)
    draw.rounded_rectangle((4, 4, wide - 5, high - 5), 36, "#2f6f73", "#1d4548", 4)
    left, top = (wide - screen.width) // 2, (high - screen.height) // 2
    edge = (left - 12, top - 12, left + screen.width + 11, top + screen.height + 11)
    draw.rounded_rectangle(edge, 10, "#0a0d12")
    body.paste(screen, (left, top))
    middle = high // 2
    for x, y, label in ((76, -52, "▲"), (76, 52, "▼"), (36, 0, "◀"), (116, 0, "▶")):
        button(body, x, middle + y, 22, label)
    button(body, wide - 58, middle - 36, 28, "OK")
    button(body, wide - 96, middle + 44, 28, "BK")
    return body


def button(body: Image.Image, x: int, y: int, radius: int, label: str) -> None:
    """A round button with its label, in the handheld's own font."""
    draw = ImageDraw.Draw(body)
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), "#f2c84b", "#8a6d1a", 3)
    font = load("6x12")
    canvas = Canvas(len(label) * font.width, font.height, 1)
    canvas.text(0, 0, label, font=font)
    size = (canvas.width, canvas.height)
    row = (canvas.width + 7) // 8 * 8
    ink = Image.frombytes("1", (row, canvas.height), bytes(canvas.buffer)).crop((0, 0, *size))
    ink = ink.resize((size[0] * 2, size[1] * 2))
    body.paste("#3a2f0b", (x - ink.width // 2, y - ink.height // 2), ink)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    golden = TESTS / "golden"
    golden.mkdir(exist_ok=True)
    for old in [*PICTURES.glob("*.png"), *golden.glob("*.txt")]:
        old.unlink()
    count = sum(draw(*tour) for tour in TOURS)
    handheld(PICTURES / f"{ON_THE_FRONT}.png").save(PICTURES.parent / "handheld.png", optimize=True)
    print(f"drawn: {count} screens in docs/screens")
