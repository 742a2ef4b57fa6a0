"""The shards of cubes as pictures, and the table of all ways in which each can be turned.

Source: the rules of cubes, "Your kit". In 2D these are the free polyominoes of two to five cells.
The 17 of the 3D kit are not listed there: the reading here is in docs/guide.md.
"""

# Smaller shards first. "/" ends a row, "|" a level, of which the lowest comes first.
FLAT = (
    "##",
    "###",
    "##/#.",
    "####",
    "##/##",
    "###/.#.",
    "###/#..",
    ".##/##.",
    "#####",
    "####/#...",
    "####/.#..",
    "##../.###",
    "###/##.",
    "###/#.#",
    "###/.#./.#.",
    "###/#../#..",
    "##./.##/..#",
    ".#./###/.#.",
    "##./.#./.##",
    ".##/##./.#.",
)
CUBES = (
    "##",
    "###",
    "##/#.",
    "####",
    "##/##",
    "###/.#.",
    "###/#..",
    ".##/##.",
    "##/#.|#./..",
    "##/.#|../.#",  # the screws: this one and its mirror image
    "##/.#|#./..",
    "#####",
    "###/#.#",
    "###/.#./.#.",
    "###/#../#..",
    "##./.##/..#",
    ".#./###/.#.",
)
SPAN = 5  # cells a shard can be long: the number of a cell in it is x + SPAN * (y + SPAN * z)


def cells_in(picture):
    """The cells of a picture as a list of (x, y, z)."""
    return [
        (x, y, z)
        for z, level in enumerate(picture.split("|"))
        for y, row in enumerate(level.split("/"))
        for x, mark in enumerate(row)
        if mark == "#"
    ]


def packed(cells):
    """Cells as bytes, their numbers in order, moved to the origin: equal if the shapes are."""
    low = [min([cell[axis] for cell in cells]) for axis in range(3)]
    x, y, z = low
    return bytes(sorted([(c[0] - x) + SPAN * (c[1] - y + SPAN * (c[2] - z)) for c in cells]))


def unpacked(numbers):
    """The cells (x, y, z) of packed ones."""
    return [(n % SPAN, n // SPAN % SPAN, n // SPAN // SPAN) for n in numbers]


def quarter(numbers):
    """A shape turned by a quarter about the upright axis."""
    return packed([(-y, x, z) for x, y, z in unpacked(numbers)])


def tipped(numbers):
    """A shape turned by a quarter about the axis from left to right."""
    return packed([(x, -z, y) for x, y, z in unpacked(numbers)])


def flipped(numbers):
    """The mirror image of a shape, left for right."""
    return packed([(-x, y, z) for x, y, z in unpacked(numbers)])


def orientations(picture, flat):
    """All that a shard can be turned into, each once: in 2D it may be flipped, in 3D tipped."""
    found = [packed(cells_in(picture))]
    for shape in found:  # grows as it is walked through
        for move in (quarter, flipped if flat else tipped):
            turned = move(shape)
            if turned not in found:
                found.append(turned)
    return found


class Kit:
    """A kit as a packed table: every orientation of every shard, one after the other.

    `sizes` has the cells of each shard, `counts` its orientations.
    """

    def __init__(self, flat):
        self.flat = flat
        self.sizes = bytearray()
        self.counts = bytearray()
        table = bytearray()
        for picture in FLAT if flat else CUBES:
            shapes = orientations(picture, flat)
            self.sizes.append(len(shapes[0]))
            self.counts.append(len(shapes))
            for shape in shapes:
                table += shape
        self._table = bytes(table)

    def __len__(self):
        return len(self.sizes)

    def shapes(self, shard):
        """The orientations of a shard, packed, in order: the picture's own first."""
        at = sum([self.sizes[n] * self.counts[n] for n in range(shard)])
        size = self.sizes[shard]
        for _ in range(self.counts[shard]):
            yield self._table[at : at + size]
            at += size

    def find(self, shape):
        """The shard that can be turned into a packed shape, None if there is none."""
        for shard in range(len(self)):
            if self.sizes[shard] == len(shape):
                for known in self.shapes(shard):
                    if known == shape:
                        return shard
        return None


_kits = [None, None]


def kit(flat):
    """The kit of 2D or of 3D, made once."""
    if _kits[flat] is None:
        _kits[flat] = Kit(flat)
    return _kits[flat]
