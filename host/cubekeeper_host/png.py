"""A board's screen as a PNG picture."""

from pathlib import Path

from PIL import Image

from cubekeeper_host.mirror import Screen

# A one-bit display has no colours of its own: these are those of a white OLED behind glass.
MONO = [(14, 18, 26), (222, 238, 255)]


def colours(screen: Screen) -> list[tuple[int, int, int]]:
    """The (r, g, b) in which each colour number of a screen is shown."""
    return MONO if screen.depth == 1 else screen.palette


def image(screen: Screen, scale: int = 1) -> Image.Image:
    """The screen as a picture with a palette, each pixel a square of `scale` pixels."""
    picture = Image.frombytes("P", (screen.width, screen.height), bytes(screen.pixels))
    picture.putpalette([part for colour in colours(screen) for part in colour])
    size = (screen.width * scale, screen.height * scale)
    return picture.resize(size, Image.Resampling.NEAREST)


def save(screen: Screen, path: Path, scale: int = 1) -> None:
    """Write the screen to a file; the same screen always gives the same bytes."""
    image(screen, scale).save(path, "PNG", optimize=True)
