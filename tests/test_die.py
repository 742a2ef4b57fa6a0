"""The Monster die is fair: exactly so over every byte, and over the system's entropy."""

import math
import os
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from cubekeeper.game.dice import below, roll
from cubekeeper.rules.cube_monster import DIE

ROLLS = 60_000
SHARES = {1: 1 / 6, 2: 3 / 6, 3: 2 / 6}  # of the faces 1 2 2 2 3 3
# With three outcomes the statistic has two degrees of freedom, for which the chance that a fair
# die passes x is exp(-x / 2): a fair die fails this bound once in a million runs.
BOUND = -2 * math.log(1e-6)  # 27.6


class Entropy:
    """Bytes that are given, over and over; it counts those drawn."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.drawn = 0

    def __call__(self, count: int) -> bytes:
        assert count == 1
        self.drawn += 1
        return self.data[(self.drawn - 1) % len(self.data) :][:1]


EVERY_BYTE = bytes(range(256))


def modulo(faces: Sequence[int], entropy: Callable[[int], bytes], values: int = 256) -> int:
    """A die as it is often written, and not fair: the low places come up more often."""
    return faces[entropy(1)[0] % values % len(faces)]


def chi_square(counts: Counter[int]) -> float:
    """How far the counts of some rolls are from a fair die's."""
    rolls = counts.total()
    return sum(
        (counts[face] - rolls * share) ** 2 / (rolls * share) for face, share in SHARES.items()
    )


def test_the_die_has_the_faces_of_the_rulebook() -> None:
    assert list(DIE) == [1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize("limit", range(1, 257))
def test_every_byte_once_gives_each_place_as_often_or_is_rejected(limit: int) -> None:
    # Below 6, for one: 256 = 42 * 6 + 4, so each place gets 42 bytes and 252 to 255 none.
    counts = [0] * limit
    rejected = []
    for byte in EVERY_BYTE:
        entropy = Entropy(bytes((byte, 0)))
        place = below(limit, entropy)
        if entropy.drawn == 1:
            counts[place] += 1
        else:
            rejected.append(byte)
    share, rest = divmod(256, limit)
    assert counts == [share] * limit
    assert rejected == list(range(256 - rest, 256))


def test_scripted_entropy_gives_exactly_the_expected_faces() -> None:
    # Bytes 0 to 255 in turn: 252 of 256 count, 42 a place. 60,000 = 238 * 252 + 24, and the
    # last 24, bytes 0 to 23, are 4 a place again: 238 * 42 + 4 = 10,000 a place.
    entropy = Entropy(EVERY_BYTE)
    counts = Counter(roll(DIE, entropy) for _ in range(ROLLS))
    assert counts == {1: 10_000, 2: 30_000, 3: 20_000}
    assert entropy.drawn == 238 * 256 + 24


def test_a_modulo_die_fails_on_the_same_entropy() -> None:
    # 60,000 = 234 * 256 + 96: places 0 to 3 get 234 * 43 + 16 = 10,078 each, 4 and 5 get
    # 234 * 42 + 16 = 9,844. A fair die is exact here, so any other count is a fault; but the
    # statistic is only 7.3, and 60,000 random rolls could never tell: hence every byte, above.
    entropy = Entropy(EVERY_BYTE)
    counts = Counter(modulo(DIE, entropy) for _ in range(ROLLS))
    assert counts == {1: 10_078, 2: 30_234, 3: 19_688}
    assert 7.2 < chi_square(counts) < 7.4 < BOUND


def test_the_system_s_entropy_gives_a_fair_die() -> None:
    counts = Counter(roll(DIE, os.urandom) for _ in range(ROLLS))
    assert chi_square(counts) < BOUND, counts


def test_a_die_by_the_remainder_of_four_bits_fails_the_bound() -> None:
    # 16 = 2 * 6 + 4: the faces have 3, 9 and 4 sixteenths. The statistic is near
    # 60,000 * ((3/16 - 1/6)^2 * 6 + (9/16 - 1/2)^2 * 2 + (1/4 - 1/3)^2 * 3) = 1,875.
    counts = Counter(modulo(DIE, os.urandom, 16) for _ in range(ROLLS))
    assert chi_square(counts) > 1000 > BOUND


def test_a_die_that_is_a_little_loaded_fails_the_bound() -> None:
    # 1 comes up in 45 of 240 rolls, not in 40, and 2 in 115, not in 120. The statistic is near
    # 60,000 * ((5/240)^2 * 6 + (5/240)^2 * 2) = 208, give or take sqrt(2 * (2 + 2 * 208)) = 29.
    faces = [1] * 45 + [2] * 115 + [3] * 80
    counts = Counter(roll(faces, os.urandom) for _ in range(ROLLS))
    assert chi_square(counts) > BOUND
