"""The canvas every screen draws on: a picture in 2 or 16 colours, and the words on it."""

from cubekeeper.hal.pixels import GS4_HMSB, MONO_HLSB, FrameBuffer
from cubekeeper.ui.font import load
from cubekeeper.ui.palette import BLACK, WHITE

# Size classes: the least width and height, and the fonts for lists, headings and figures.
CLASSES = (
    (220, 130, ("9x15", "10x20", "10x20")),
    (150, 110, ("6x12", "6x12", "10x20")),
    (0, 0, ("5x8", "6x12", "10x20")),
)
TALL = 200  # rows of pixels from which on lines stand further apart
ICON_WIDTH = 8
WORD_GAP = "  "
_BLANK = 32  # its glyph has no ink


class Canvas:
    """A picture of `width` x `height` pixels, x to the right and y down from the top left.

    `depth` is 1 (BLACK is 0, any other colour 1; `buffer` as MONO_HLSB) or 4 (a pixel is its
    colour number 0 to 15; GS4_HMSB). A row in `buffer` is padded to whole bytes. Drawing may go
    over the edges; what is outside is left out.

    `small`, `normal` and `big` are the fonts for its size; `row` is the height of a line of small
    text, `lead` the space above its letters. `words` holds each text since `clear()` as (x, y,
    font height, string), in the order of drawing.
    """

    def __init__(self, width, height, depth):
        if depth not in (1, 4):
            raise ValueError("the depth of a canvas is 1 or 4 bits, not %r" % (depth,))
        self.width = width
        self.height = height
        self.depth = depth
        self.buffer = bytearray((width * depth + 7) // 8 * height)
        self.words = []
        fitting = [fonts for w, h, fonts in CLASSES if width >= w and height >= h]
        self.small, self.normal, self.big = [load(name) for name in fitting[0]]
        self.tall = height >= TALL
        self.row = self.small.height + (6 if self.tall else 1)
        self.lead = (self.row - self.small.height + 1) // 2
        pixel_format = GS4_HMSB if depth == 4 else MONO_HLSB
        self._picture = FrameBuffer(self.buffer, width, height, pixel_format)
        self._pen = bytearray(1)
        self._palette = FrameBuffer(self._pen, 2, 1, GS4_HMSB)

    def _ink(self, colour):
        """The value of a pixel of that colour."""
        return colour if self.depth == 4 else int(colour != BLACK)

    def _stamp(self, shape, x, y, ink):
        """Draw the set pixels of a MONO_HLSB picture; the others stay as they are."""
        ground = ink ^ 1  # Any value but the ink: it only marks the pixels to leave out.
        self._pen[0] = ground << 4 | ink
        self._picture.blit(shape, x, y, ground, self._palette)

    def clear(self, colour=BLACK):
        """Begin a new screen: one colour all over, no words."""
        self._picture.fill(self._ink(colour))
        self.words = []

    def fill(self, x, y, w, h, colour):
        """A filled rectangle. It hides words only from the eye: `words` keeps them."""
        self._picture.fill_rect(x, y, w, h, self._ink(colour))

    def frame(self, x, y, w, h, colour):
        """The outline of a rectangle, one pixel wide."""
        if w > 0 and h > 0:
            self._picture.rect(x, y, w, h, self._ink(colour))

    def icon(self, x, y, rows, colour):
        """A shape 8 pixels wide: a byte a row, the leftmost pixel in the highest bit."""
        shape = FrameBuffer(bytearray(rows), ICON_WIDTH, len(rows), MONO_HLSB)
        self._stamp(shape, x, y, self._ink(colour))

    def text(self, x, y, string, colour=WHITE, font=None):
        """Draw a string, (x, y) its top left; return the x after it. Any string will do."""
        font = font or self.small
        if string:
            self.words.append((x, y, font.height, string))
        if -font.height < y < self.height:
            data = string.encode("utf-8", "surrogatepass")
            # Bytes are quicker to go through than letters; but only ASCII has one for each.
            codes = data if len(data) == len(string) else [ord(char) for char in string]
            self._letters(x, y, codes, self._ink(colour), font)
        return x + self.text_width(string, font)

    def _letters(self, x, y, codes, ink, font):
        """Stamp glyphs side by side. No call in here but the needed two: it is most of the time
        that a screen takes.
        """
        ground = ink ^ 1
        self._pen[0] = ground << 4 | ink
        blit, glyph, palette = self._picture.blit, font.glyph, self._palette
        for code in codes:
            if x >= self.width:
                break
            if x > -font.width and code != _BLANK:
                blit(glyph(code), x, y, ground, palette)
            x += font.width

    def text_width(self, string, font=None):
        """How far `text` moves on, in pixels: every code point has the font's width."""
        return len(string) * (font or self.small).width

    def cut(self, string, pixels, font=None):
        """The string if it fits in that many pixels, else as much of it as fits with a "…"."""
        room = pixels // (font or self.small).width
        if len(string) <= room:
            return string
        return string[: room - 1] + "…" if room > 0 else ""

    def lines(self):
        """The screen as text: a string for each line of words, from the top.

        Words whose middle is beside the topmost word of a line are in that line, from left to
        right with two blanks between.
        """
        order = sorted((word[1], word[0], i) for i, word in enumerate(self.words))
        lines = []
        bottom = None
        for y, x, i in order:
            height = self.words[i][2]
            if bottom is None or y + height // 2 >= bottom:
                bottom = y + height
                lines.append([])
            lines[-1].append((x, y, i))
        return [WORD_GAP.join([self.words[i][3] for _, _, i in sorted(line)]) for line in lines]
