"""The board of cubes as bits: what lies where, and every place where a shard may lie.

Source: the rules of cubes, "The link rule" and "Variants". All cells of one kind are one integer,
a bit a cell, so that a step in some direction is a shift and a question about every cell at once
is one operation. Rows and levels stand a bit apart, which keeps what is shifted over an edge from
coming in again elsewhere; on a torus there is room for the first cells of a row once more behind
its last, so that a shard across the edge is found like any other.
"""

from .shards import SPAN
from .table import cell, coordinates

REACH = 2  # how far a Leap reaches, and how far light is seen in fog


class Board:
    """The cells of a board: `size` columns, rows and in 3D levels."""

    def __init__(self, flat, size, torus):
        self.flat = flat
        self.size = size
        self.torus = torus
        self.row = size + (SPAN - 1 if torus else 1)  # bits from a row to the next
        self.level = self.row * (size + 1)
        self.floor = self._box(0)
        self.inside = self.floor
        for _ in range(0 if flat else size - 1):
            self.inside = self.inside << self.level | self.floor
        column = self.inside & self._every(self.row, 1)
        steps = [(1, column), (self.row, self.inside & self._every(self.level, (1 << size) - 1))]
        if not flat:
            steps.append((self.level, self.floor))
        # For each axis: bits to the next cell, and the cells at its lower and its upper edge.
        self.axes = [(step, low, low << step * (size - 1)) for step, low in steps]

    def _every(self, step, bits):
        """Some bits again and again, every `step` bits."""
        count = (self.level if self.flat else self.level * self.size) // step
        return sum([bits << step * place for place in range(count)])

    def _box(self, margin):
        """The cells of a level that are at least `margin` cells from its edge."""
        length = self.size - 2 * margin
        if length <= 0:
            return 0
        line = (1 << length) - 1 << margin
        return sum([line << self.row * y for y in range(margin, self.size - margin)])

    def at(self, x, y, z=0):
        """The place of a cell among the bits."""
        return x + self.row * y + self.level * z

    def bit(self, number):
        """The bit of a place by its CELL number, None where it is not on this board."""
        place = coordinates(number)
        if len(place) != (2 if self.flat else 3) or max(place) >= self.size:
            return None
        return 1 << self.at(*place)

    def places(self, bits):
        """The CELL numbers of some cells, in order."""
        found = []
        for z in range(1 if self.flat else self.size):
            for y in range(self.size):
                line = bits >> self.at(0, y, z) & (1 << self.size) - 1
                for x in range(self.size if line else 0):
                    if line >> x & 1:
                        found.append(cell(x, y) if self.flat else cell(x, y, z))
        return found

    def beside(self, bits, axis):
        """The cells next to some along an axis, on either side."""
        step, low, high = self.axes[axis]
        found = (bits << step | bits >> step) & self.inside
        if self.torus:
            span = step * (self.size - 1)
            found |= (bits & low) << span | (bits & high) >> span
        return found

    def sides(self, bits):
        """The cells that share a side, in 3D a face, with some."""
        found = 0
        for axis in range(len(self.axes)):
            found |= self.beside(bits, axis)
        return found

    def corners(self, bits):
        """The cells that touch some at a corner, in 3D at an edge or a vertex."""
        columns = self.beside(bits, 0)
        found = self.beside(columns, 1)
        if not self.flat:
            found |= self.beside(columns | self.beside(bits, 1) | found, 2)
        return found

    def near(self, bits):
        """Some cells and all that are at most REACH columns, rows and levels away."""
        for axis in range(len(self.axes)):
            for _ in range(REACH):
                bits |= self.beside(bits, axis)
        return bits

    def ring(self, number, upright):
        """The cells of a ring, 1 at the edge; counted in levels, too, where it is `upright`."""
        outer, inner = self._box(number - 1), self._box(number)
        found = 0
        for z in range(1 if self.flat else self.size):
            edge = min(z, self.size - 1 - z) if upright else self.size
            if edge >= number - 1:
                found |= (outer & ~inner if edge >= number else outer) << self.level * z
        return found

    def _around(self, bits):
        """Some cells; on a torus the first columns and rows once more behind the last."""
        if self.torus:
            columns = self._every(self.row, (1 << SPAN - 1) - 1)
            bits |= (bits & columns) << self.size
            bits |= (bits & (1 << self.row * (SPAN - 1)) - 1) << self.size * self.row
        return bits


class Room:
    """Where a seat may place: the free cells, those that link, and in a stack those that hold."""

    def __init__(self, board, free, links, held):
        """`held` are the cells with something below them, None where nothing needs it."""
        self.board = board
        self.free = board._around(free)
        self.links = board._around(links & free)
        self.held = held

    def shape_fits(self, shape):
        """All places for a packed shape at once: a bit where its cell (0, 0, 0) would be."""
        board = self.board
        offsets = [board.at(n % SPAN, n // SPAN % SPAN, n // SPAN // SPAN) for n in shape]
        found = board.inside
        for offset in offsets:
            found &= self.free >> offset
            if not found:
                return 0
        linked = 0
        for offset in offsets:
            linked |= self.links >> offset
        found &= linked
        if self.held is not None:
            for number, offset in zip(shape, offsets):
                if number < SPAN * SPAN or number - SPAN * SPAN not in shape:
                    found &= self.held >> offset
        return found

    def any_fits(self, kit, left):
        """Whether any shard of a kit fits anywhere; `left` has a 1 for each that may be tried.

        The first place found will do; and there is none where no cell that links has a free cell
        beside it.
        """
        inside = self.board.inside
        if not self.links & inside & self.board.sides(self.free & inside):
            return False
        for shard in range(len(kit)):
            if left[shard]:
                for shape in kit.shapes(shard):
                    if self.shape_fits(shape):
                        return True
        return False


_boards = {}


def board_of(shape):
    """The Board of `(flat, size, torus)`; the one used last is kept."""
    if shape not in _boards:
        _boards.clear()
        _boards[shape] = Board(*shape)
    return _boards[shape]


def count(bits):
    """How many cells there are."""
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def usual_size(flat, seats):
    """The size of a board where none is chosen."""
    return 8 if not flat else 14 if seats == 2 else 20


def core_places(size, seats):
    """The columns and rows of the Cores by seat: a square set in from the edge."""
    low = max(1, size // 4)
    high = size - 1 - low
    around = ((low, low), (high, low), (high, high), (low, high))
    return (around[0], around[2]) if seats == 2 else around[:seats]


def node_places(size):
    """The columns and rows of the usual nodes: two, and their quarter turns about the middle."""
    low, middle = max(1, size // 4), size // 2
    found = []
    for x, y in ((middle - 1, low - 1), (low + 1, middle - 1)):
        for _ in range(4):
            found.append((x, y))
            x, y = size - 1 - y, x
    return found
