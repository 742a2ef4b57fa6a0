"""Where two pictures differ: a few areas that hold every pixel that is not the same."""


def areas(old, new, stride, band, gap):
    """Yield `(column, row, columns, rows)` of the areas in which two pictures of equal size differ.

    Columns are bytes, `stride` of them a row. An area lies within a band of that many rows, as a
    display's controller takes them; a band's areas have at least `gap` equal columns between them.
    """
    old, new = memoryview(old), memoryview(new)
    zeros = bytes(gap)
    size = band * stride
    for start in range(0, len(new), size):
        end = min(start + size, len(new))
        if old[start:end] == new[start:end]:
            continue
        # Whole rows as numbers: a few steps of the VM for a band, in place of some for each byte.
        differing = 0
        for at in range(start, end, stride):
            one = int.from_bytes(old[at : at + stride], "big")
            differing |= one ^ int.from_bytes(new[at : at + stride], "big")
        rest = differing.to_bytes(stride, "big").lstrip(b"\0")
        while rest:
            columns = rest.find(zeros)
            if columns < 0:
                columns = len(rest.rstrip(b"\0"))
            yield stride - len(rest), start // stride, columns, (end - start) // stride
            rest = rest[columns:].lstrip(b"\0")
