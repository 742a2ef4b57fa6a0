"""CircuitPython's `bitmaptools`: Blinka's own arrayblit looks for the first pixel of an area at
the area's place in the picture, where CircuitPython takes the first one of the data.
"""


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None):
    right = bitmap.width if x2 is None else x2
    bottom = bitmap.height if y2 is None else y2
    values = iter(bytes(data))
    for y in range(y1, bottom):
        for x in range(x1, right):
            bitmap[x, y] = next(values)
