"""Uniform chance by rejection, ticks that wrap, and ranks with shared places."""

from cubekeeper.game import clock, dice, standings


class Bytes:
    """Entropy that is given; it counts what was drawn."""

    def __init__(self, data):
        self.data = data
        self.drawn = 0

    def __call__(self, count):
        self.drawn += count
        return self.data[self.drawn - count : self.drawn]


def test_every_byte_gives_each_number_as_often_or_is_rejected():
    for limit in list(range(1, 21)) + [127, 128, 129, 255, 256]:
        counts = [0] * limit
        for byte in range(256):
            entropy = Bytes(bytes((byte, 0)))
            number = dice.below(limit, entropy)
            if entropy.drawn == 1:
                counts[number] += 1
        assert counts == [256 // limit] * limit


def test_bytes_above_the_last_whole_share_are_drawn_again():
    entropy = Bytes(bytes((252, 255, 251)))
    assert dice.below(6, entropy) == 5
    assert entropy.drawn == 3


def orders(count):
    """The order that each series of draws gives, as often as it comes."""
    found = []
    for code in range(120):
        data = []
        for limit in range(count, 1, -1):
            data.append(code % limit)
            code //= limit
        if not code:
            found.append(dice.shuffled(count, Bytes(bytes(data))))
    return found


def test_every_order_is_as_likely():
    for count, all_of_them in ((1, 1), (2, 2), (3, 6), (4, 24), (5, 120)):
        found = sorted(orders(count))
        assert len(found) == all_of_them
        assert [order for order, after in zip(found, found[1:]) if order == after] == []
        for order in found:
            assert sorted(order) == list(range(count))


def test_a_roll_is_one_of_the_faces():
    faces = (1, 2, 2, 2, 3, 3)
    assert [dice.roll(faces, Bytes(bytes((byte,)))) for byte in range(6, 12)] == list(faces)


def test_ticks_wrap():
    last = clock.PERIOD - 1
    assert clock.add(last, 1) == 0
    assert clock.add(last - 2, 3000) == 2997
    assert clock.since(2997, last - 2) == 3000
    assert clock.since(last - 2, 2997) == -3000
    for start in (0, 5, clock.PERIOD // 2, last - 2999, last):
        for ms in (0, 1, 400, 3000, clock.PERIOD // 2 - 1):
            assert clock.since(clock.add(start, ms), start) == ms
            assert clock.since(start, clock.add(start, ms)) == -ms


def test_the_earlier_deadline():
    last = clock.PERIOD - 1
    assert clock.earlier(None, None) is None
    assert clock.earlier(None, 3) == clock.earlier(3, None) == 3
    assert clock.earlier(last, 2) == clock.earlier(2, last) == last
    assert clock.earlier(7, 7) == 7


def test_ranks_share_places():
    assert standings.ranks([]) == []
    assert standings.ranks([(3, 1), (5, 0), (3, 1), (5, 0), (1, 9)]) == [3, 1, 3, 1, 5]
    assert standings.ranks([7, 7, 7, 7]) == [1, 1, 1, 1]


def test_order_is_by_rank_then_seat_for_any_keys():
    for code in range(3**5):
        keys = [code // 3**seat % 3 for seat in range(5)]
        seats = standings.order(keys)
        assert sorted(seats) == [0, 1, 2, 3, 4]
        for first, second in zip(seats, seats[1:]):
            assert (keys[first], -first) > (keys[second], -second)
