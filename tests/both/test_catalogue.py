"""Compiled card catalogues: what is packed is found again, and what is damaged is not opened."""

import gc
import sys

from help import Chance, raises, variants

from cubekeeper.game import cards, codec
from cubekeeper.game.journal import checksum

FEW = (
    ("Шатёр", 1, 99, 255, None, None, None),
    ("Ab", 0, None, None, None, None, None),
    ("B", 0, 0, 0, 15, 7, "ё"),
)
SCRIPTS = ("Hall", "Ödland", "Αυλή", "Зал", "חדר", "間", "😀")


def opened(data):
    """The catalogue of a file of such bytes."""
    with open("cards.ckc", "wb") as file:
        file.write(data)
    return cards.Catalogue("cards.ckc")


def many(count, wide):
    """Made-up cards in no order; wide ones have all the text that a card can have."""
    chance = Chance(count)
    found = []
    for number in range(count):
        name = "%s %d" % (chance.pick(SCRIPTS), number)
        note = None
        if wide:
            name += "😀" * (40 - len(name))
            note = "😀" * 80
        figures = [chance.below(99) if chance.below(4) else None for _ in range(2)]
        masks = [chance.below(16) if chance.below(4) else None for _ in range(2)]
        found.append((name, chance.below(2), figures[0], masks[0], masks[1], figures[1], note))
    return found


def sealed(body):
    """A file with a checksum that fits, whatever is in it."""
    return body + checksum(body)


def header(count, *offsets):
    out = b"CKK\x01" + bytes((count & 255, count >> 8))
    return out + b"".join([offset.to_bytes(3, "little") for offset in offsets])


def test_the_built_in_cards_are_the_five_that_are_known():
    catalogue = cards.Catalogue(cards.BUILTIN)
    assert [catalogue.card(place) for place in range(len(catalogue))] == [
        ["Bone Passage", 0, 2, 0b10, None, None, None],
        ["Bridge Tower", 0, 4, None, None, 4, None],
        ["Clock Tower", 1, 5, 0b1, None, None, None],
        ["Crypt", 0, 3, 0b1000110, 0b1, None, None],
        ["Shrine", 0, 2, 0b1000000, 0b1111, None, None],
    ]


def test_cards_come_back_in_order_of_their_names():
    for count in (0, 1, 2, 3, 80, cards.MOST):
        made = many(count, False)
        catalogue = opened(cards.pack(made))
        assert len(catalogue) == count
        made.sort(key=lambda card: card[0])
        for place, card in enumerate(made):
            assert catalogue.card(place) == list(card)
            assert catalogue.name(place) == card[0]
        for kind in (cards.ROOM, cards.ROOF):
            places = [place for place, card in enumerate(made) if card[1] == kind]
            assert list(catalogue.of_kind(kind)) == places


def test_cards_are_found_by_their_whole_name():
    for count in (1, 2, 7, 80):
        made = many(count, False)
        catalogue = opened(cards.pack(made))
        names = [card[0] for card in made]
        for card in made:
            name = card[0]
            assert catalogue.find(name) == list(card)
            for other in (name[:-1], name + " ", name + "0", " " + name, name.lower()):
                assert other in names or catalogue.find(other) is None
        assert catalogue.find("") is None and catalogue.find("\U0010ffff") is None
    assert opened(cards.pack([])).find("Crypt") is None


def test_the_longest_card_fits():
    card = ("😀" * 40, 1, 99, 255, 15, 99, "😀" * 80)
    assert opened(cards.pack([card])).find(card[0]) == list(card)


def test_too_many_cards_are_not_packed():
    error = raises(ValueError, cards.pack, many(cards.MOST + 1, False))
    assert str(error) == "256 cards: at most 255 are possible"


def test_any_damage_is_refused_when_opened():
    data = cards.pack(FEW)
    assert len(opened(data)) == 3
    for damaged in variants(data):
        raises(ValueError, opened, damaged)
    for more in (b"\0", b"\0\0\0\0", data):
        raises(ValueError, opened, data + more)


def test_what_is_wrong_is_said():
    for data, said in (
        (b"", "cards.ckc: not a compiled card catalogue; compile the cards again"),
        (b'["Clock Tower"]', "cards.ckc: not a compiled card catalogue; compile the cards again"),
        (cards.pack(FEW)[:-1], "cards.ckc: damaged: the checksum does not fit"),
        (sealed(header(256)), "cards.ckc: 256 cards do not fit"),
    ):
        assert said in str(raises(ValueError, opened, data))
    newer = raises(codec.Newer, opened, sealed(b"CKK\x02\0\0\x09\0\0"))
    assert "cards.ckc: catalogue format 2, this firmware reads 1" in str(newer)
    raises(OSError, cards.Catalogue, "nothing.ckc")


def test_what_does_not_hold_together_is_refused_in_spite_of_its_checksum():
    one, two = b"\x00\x01a\x00", b"\x00\x01b\x00"
    assert opened(sealed(header(2, 15, 19, 23) + one + two)).name(1) == "b"
    for body in (
        header(2, 15, 19, 23) + two + one,  # out of order
        header(2, 15, 19, 23) + one + one,  # a name twice
        header(2, 15, 18, 23) + one + two,  # the first is cut
        header(2, 15, 20, 23) + one + two,  # the first goes on in the second
        header(2, 15, 19, 22) + one + two,  # the end is before the end
        header(2, 15, 19, 99) + one + two,
        header(2, 14, 19, 23) + one + two,
        header(2, 15, 1 << 23, 23) + one + two,
        header(2, 15, 3, 23) + one + two,
        header(1, 15, 19, 23) + one + two,
        header(3, 15, 19, 23) + one + two,
        header(2 + 256, 15, 19, 23) + one + two,
        header(2, 15, 19),
        header(1, 12, 16) + b"\x00\x01a\x02",  # no such kind
        header(1, 12, 17) + b"\x01\x01a\x00\x64",  # a Base Point Value of 100
        header(1, 12, 16) + b"\x00\x01\xff\x00",  # not UTF-8
        header(1, 12, 15) + b"\x00\x00\x00",  # no name
    ):
        raises(ValueError, opened, sealed(body))


def test_little_of_a_large_catalogue_is_in_memory():
    data = cards.pack(many(250, True))
    assert len(data) > 100000
    opened(data)
    data = None
    # WebAssembly's VM collects nothing while a function runs.
    if not hasattr(gc, "mem_alloc") or sys.platform == "webassembly":
        return
    gc.collect()
    before = gc.mem_alloc()
    catalogue = cards.Catalogue("cards.ckc")
    gc.collect()
    assert gc.mem_alloc() - before < 2048, gc.mem_alloc() - before
    assert len(catalogue) == 250
