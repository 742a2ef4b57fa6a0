"""Badges: the small shapes, in their colours, that stand for seats and for pieces.

A badge is `(colour, shape, everywhere)`: a number of the palette; 3 x 3 squares, the top left in
the highest bit; and whether it is drawn on one-bit displays, too. Seats are never told by their
colour alone: where the shapes are the same, the names stand beside them.
"""

from .palette import BLACK

SQUARE = 0b111111111
PAWN = 0b010010111
SPACE = 3  # pixels before what follows


def of_piece(colour):
    """The badge of a piece, None where no colour is given."""
    return None if colour is None else (colour, SQUARE, False)


def of_seats(texts, seats):
    """The badges of a game's seats, as its texts have them; None each where it names no colours."""
    colours, shapes = texts.SEAT_COLOURS, texts.SEAT_SHAPES
    if not colours:
        return [None] * seats
    differ = len(shapes) > 1
    return [(colours[seat], shapes[seat if differ else 0], differ) for seat in range(seats)]


def seen(canvas, badge):
    """Whether a badge, or None, shows on a canvas."""
    return badge is not None and (canvas.depth > 1 or badge[2])


def width(canvas):
    """How far `draw` moves on."""
    return canvas.row + SPACE


def draw(canvas, x, y, badge, row=0):
    """Draw a badge into a row of text whose top is y, on any ground; the x after it.

    The row is as high as those of the canvas, or `row` pixels.
    """
    row = row or canvas.row
    canvas.fill(x, y, row, row, BLACK)
    stamp(canvas, x + 2, y + 2, row - 4, badge[1], badge[0])
    return x + row + SPACE


def stamp(canvas, x, y, inner, shape, colour):
    """Draw 3 x 3 squares on `inner` pixels, those in the middle as large as the rest leaves."""
    rim = max(1, inner // 3)
    spans = ((0, rim), (rim, inner - 2 * rim), (inner - rim, rim))
    for row, (down, high) in enumerate(spans):
        bits = shape >> 3 * (2 - row) & 7
        if bits == 7:
            canvas.fill(x, y + down, inner, high, colour)
        else:
            for column, (along, wide) in enumerate(spans):
                if bits >> 2 - column & 1:
                    canvas.fill(x + along, y + down, wide, high, colour)
