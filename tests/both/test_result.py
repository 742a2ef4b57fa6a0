"""A game's result as text and as a QR code, the same on both runtimes."""

from binascii import crc32

from help import Chance

from cubekeeper.game.play import Game
from cubekeeper.game.result import as_text
from cubekeeper.ui import qr

LONG = ["Wolfeschlege", "Борис Годуно", "Zoë Müllersö", "Ελευθερίοςσς"]


def won():
    """A game that Ann, after the first Feeder Bob, has won on the first step past the start."""
    game = Game("cube-monster", ["Ann", "Bob"], 1, [2, None])
    number = dict([(row[0], place) for place, row in enumerate(game.rules.EVENTS)])
    for event in (("draw",), ("feed", None), ("take", None), ("climb",), ("done", None)):
        game.play((number[event[0]],) + event[1:])
    for event in (("take", None), ("done", None), ("last", 1)):
        game.play((number[event[0]],) + event[1:])
    assert game.over()
    return game


def test_the_text_has_ranks_winner_and_scores():
    assert as_text(won(), 200) == "CK1 cube-monster\n1* 2 Ann\n2 1 Bob"


def test_nobody_has_won_before_the_end():
    game = Game("cube-monster", ["Ann", "Bob"])
    assert as_text(game, 200) == "CK1 cube-monster\n1 1 Ann\n1 1 Bob"


def test_long_names_are_cut_one_letter_at_a_time():
    game = Game("cube-monster", LONG)
    whole = as_text(game, 300)
    assert [line.split(" ", 2)[2] for line in whole.split("\n")[1:]] == LONG
    size = len(whole.encode())
    previous = size + 1
    for most in range(size, 40, -1):
        text = as_text(game, most)
        if text is None:
            break
        assert len(text.encode()) <= most
        assert len(text.encode()) <= previous
        previous = len(text.encode())
        for line, name in zip(text.split("\n")[1:], LONG):
            shown = line.split(" ", 2)[2]
            assert shown == name or shown[-1] == "~" and name.startswith(shown[:-1])
            assert len(shown) >= 2
    assert most < 60
    assert as_text(game, 20) is None


def test_codes_are_the_same_everywhere():
    """The checksums are of codes that a well-known encoder makes too (tests/test_qr.py)."""
    chance = Chance(7)
    found = []
    for version in range(1, 10):
        for level in range(4):
            length = qr.room(version, level)
            data = bytes([chance.below(256) for _ in range(length)])
            size, modules = qr.encode(data, 53, (version + level) % 8)
            assert size <= qr.size_of(version)
            found.append(crc32(modules))
    assert crc32(repr(found).encode()) == 312242695


def test_the_smallest_code_with_the_most_correction():
    for length, size in ((7, 21), (17, 21), (18, 25), (32, 25), (33, 29), (230, 53)):
        assert qr.encode(bytes(length), 53)[0] == size
    assert qr.encode(bytes(231), 53) is None
    assert qr.encode(bytes(33), 28) is None
    assert qr.encode(bytes(33), 29)[0] == 29
