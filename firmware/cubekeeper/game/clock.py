"""Ticks: milliseconds that wrap around at 30 bits, compared only by their difference."""

PERIOD = 1 << 30
_HALF = PERIOD >> 1


def add(ticks, ms):
    """The tick `ms` after another."""
    return ticks + ms & PERIOD - 1


def since(now, then):
    """Milliseconds from `then` to `now`, right up to six days either way; negative if before."""
    return (now - then + _HALF & PERIOD - 1) - _HALF


def earlier(one, other):
    """The earlier of two deadlines, None meaning never."""
    if one is None or other is None:
        return other if one is None else one
    return one if since(one, other) <= 0 else other
