"""QR codes (ISO/IEC 18004) of some bytes: byte mode, versions 1 to 9, as small as they go."""

# By version from 1 on: all codewords, and by level L, M, Q, H those for correction in a block and
# the number of blocks.
_ALL = (26, 44, 70, 100, 134, 172, 196, 242, 292)
_LEVELS = (
    (b"\x07\x0a\x0f\x14\x1a\x12\x14\x18\x1e", b"\x01\x01\x01\x01\x01\x02\x02\x02\x02"),
    (b"\x0a\x10\x1a\x12\x18\x10\x12\x16\x16", b"\x01\x01\x01\x02\x02\x04\x04\x04\x05"),
    (b"\x0d\x16\x12\x1a\x12\x18\x12\x16\x14", b"\x01\x01\x02\x02\x04\x04\x06\x06\x08"),
    (b"\x11\x1c\x16\x10\x16\x1c\x1a\x1a\x18", b"\x01\x01\x02\x04\x04\x04\x05\x06\x08"),
)
_LEVEL_BITS = (1, 0, 3, 2)  # what the format information calls L, M, Q, H
QUIET = 4  # light modules that have to be around a code
_FIELD = 0x11D  # the polynomial of the field in which the correction is reckoned
_DARK, _FIXED = 1, 2  # bits of a module: its colour, and that it is no data

MASKS = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (y // 2 + x // 3) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)


def size_of(version):
    """Modules in a row of a code, without the quiet zone."""
    return 17 + 4 * version


def room(version, level):
    """The bytes that a code takes; `level` counts from 0 for L to 3 for H."""
    correction, blocks = _LEVELS[level]
    return _ALL[version - 1] - correction[version - 1] * blocks[version - 1] - 2


def encode(data, most, mask=None):
    """The smallest code of some bytes, `(size, modules row by row, 1 for dark)`.

    None when it would have more than `most` modules in a row. Of the levels of correction it has
    the highest that does not make it larger. `mask` 0 to 7, or the one that suits best.
    """
    for version in range(1, len(_ALL) + 1):
        if size_of(version) > most:
            break
        for level in (3, 2, 1, 0):
            if len(data) <= room(version, level):
                return size_of(version), _draw(
                    version, level, _codewords(data, version, level), mask
                )
    return None


# --- the codewords -------------------------------------------------------------------------


def _codewords(data, version, level):
    """Data and correction, block by block, as they are laid into the code."""
    space = room(version, level) + 2
    # Four bits say byte mode, eight the length; four of 0 end it: all is moved by half a byte.
    halves = b"\x04" + bytes((len(data),)) + data
    packed = bytearray(space)
    carry = halves[0]
    for place, byte in enumerate(halves[1:]):
        packed[place] = carry << 4 & 255 | byte >> 4
        carry = byte & 15
    packed[len(halves) - 1] = carry << 4
    for place in range(len(halves), space):
        packed[place] = 0x11 if (place - len(halves)) % 2 else 0xEC

    count = _LEVELS[level][1][version - 1]
    correction = _LEVELS[level][0][version - 1]
    short = space // count
    blocks = []
    at = 0
    for block in range(count):
        end = at + short + (1 if block >= count - space % count else 0)
        blocks.append(packed[at:end])
        at = end
    power, log = _tables()
    extra = [_correct(block, correction, power, log) for block in blocks]
    laid = bytearray()
    for source, length in ((blocks, short + 1), (extra, correction)):
        for place in range(length):
            for block in source:
                if place < len(block):
                    laid.append(block[place])
    return laid


def _tables():
    """The powers of 2 in the field, and their logarithms."""
    power, log = bytearray(255), bytearray(256)
    value = 1
    for exponent in range(255):
        power[exponent] = value
        log[value] = exponent
        value <<= 1
        if value > 255:
            value ^= _FIELD
    return power, log


def _correct(block, count, power, log):
    """The Reed-Solomon codewords of a block: what is left of it divided by the generator."""
    generator = bytearray(count)  # without its highest coefficient, which is 1
    generator[-1] = 1
    for root in range(count):
        for place in range(count):
            value = generator[place]
            value = power[(log[value] + root) % 255] if value else 0
            generator[place] = value ^ (generator[place + 1] if place + 1 < count else 0)
    left = bytearray(count)
    for byte in block:
        factor = byte ^ left[0]
        for place in range(count):
            value = left[place + 1] if place + 1 < count else 0
            if factor and generator[place]:
                value ^= power[(log[generator[place]] + log[factor]) % 255]
            left[place] = value
    return left


# --- the picture ---------------------------------------------------------------------------


def _draw(version, level, codewords, mask):
    size = size_of(version)
    modules = bytearray(size * size)
    _fixed(modules, size, version)
    _lay(modules, size, codewords)
    if mask is None:
        mask = min([(_sameness(modules, size, MASKS[m]), m) for m in range(len(MASKS))])[1]
    masks = MASKS[mask]
    for place, module in enumerate(modules):
        if not module & _FIXED and not masks(place % size, place // size):
            modules[place] = module ^ _DARK
    _formats(modules, size, _LEVEL_BITS[level] << 3 | mask)
    for place in range(len(modules)):
        modules[place] &= _DARK
    return modules


def _sameness(modules, size, masks):
    """How many neighbours would have the same colour: the fewer, the easier to read."""
    count = 0
    above = None
    for y in range(size):
        row = bytearray(size)
        for x in range(size):
            module = modules[y * size + x]
            dark = module & _DARK
            if not module & _FIXED and not masks(x, y):
                dark ^= _DARK
            row[x] = dark
            if x and row[x - 1] == dark:
                count += 1
            if above and above[x] == dark:
                count += 1
        above = row
    return count


def _fixed(modules, size, version):
    """All that stands in every code of a version; the format information is kept free."""

    def put(x, y, dark):
        if 0 <= x < size and 0 <= y < size:
            modules[y * size + x] = _FIXED | (_DARK if dark else 0)

    for place in range(size):  # timing
        put(place, 6, place % 2 == 0)
        put(6, place, place % 2 == 0)
    for centre_x, centre_y in ((3, 3), (size - 4, 3), (3, size - 4)):
        for x in range(-4, 5):
            for y in range(-4, 5):
                put(centre_x + x, centre_y + y, max(abs(x), abs(y)) not in (2, 4))
    aligned = _aligned(version)
    for centre_x in aligned:
        for centre_y in aligned:
            if not modules[centre_y * size + centre_x] & _FIXED or 6 in (centre_x, centre_y):
                if (centre_x, centre_y) in ((6, 6), (6, size - 7), (size - 7, 6)):
                    continue
                for x in range(-2, 3):
                    for y in range(-2, 3):
                        put(centre_x + x, centre_y + y, max(abs(x), abs(y)) != 1)
    _formats(modules, size, 0)
    if version >= 7:
        bits = version << 12 | _remainder(version, 12, 0x1F25)
        for place in range(18):
            dark = bits >> place & 1
            put(size - 11 + place % 3, place // 3, dark)
            put(place // 3, size - 11 + place % 3, dark)


def _aligned(version):
    """The coordinates of alignment patterns."""
    if version == 1:
        return ()
    last = size_of(version) - 7
    return (6, last) if version < 7 else (6, (6 + last) // 2, last)


def _formats(modules, size, bits):
    """The format information in both its places; `bits` are level and mask."""
    bits = (bits << 10 | _remainder(bits, 10, 0x537)) ^ 0x5412
    for place in range(15):
        dark = _FIXED | (bits >> place & 1)
        if place < 6:
            at = (8, place)
        elif place < 8:
            at = (8, place + 1)
        else:
            at = (14 - place if place > 8 else 7, 8)
        modules[at[1] * size + at[0]] = dark
        if place < 8:
            modules[8 * size + size - 1 - place] = dark
        else:
            modules[(size - 15 + place) * size + 8] = dark
    modules[(size - 8) * size + 8] = _FIXED | _DARK


def _remainder(value, bits, divisor):
    """The bits that make a word of a BCH code of `value`."""
    value <<= bits
    for place in range(17, bits - 1, -1):
        if value >> place & 1:
            value ^= divisor << place - bits
    return value


def _lay(modules, size, codewords):
    """The codewords in columns of two from the right, up and down in turn."""
    bit = 0
    upward = True
    right = size - 1
    while right > 0:
        if right == 6:  # the timing column
            right = 5
        for step in range(size):
            y = size - 1 - step if upward else step
            for x in (right, right - 1):
                place = y * size + x
                if not modules[place] & _FIXED:
                    if bit < 8 * len(codewords) and codewords[bit >> 3] >> 7 - (bit & 7) & 1:
                        modules[place] = _DARK
                    bit += 1
        upward = not upward
        right -= 2
