"""Uniform chance from a source of random bytes, by rejection sampling."""


def below(limit, entropy):
    """A number from 0 up to but not including `limit` (1 to 256); `entropy(n)` gives n bytes."""
    fair = 256 - 256 % limit  # bytes from here on would favour the low numbers
    while True:
        byte = entropy(1)[0]
        if byte < fair:
            return byte % limit


def shuffled(count, entropy):
    """The numbers from 0 up to but not including `count` (to 256) in any order, all as likely."""
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = below(last + 1, entropy)
        order[last], order[other] = order[other], order[last]
    return order


def roll(faces, entropy):
    """The face that a die comes to rest on; `faces` are its values, each as likely."""
    return faces[below(len(faces), entropy)]
