"""Packed values: what goes in comes out, and what does not fit is refused, never misread."""

from help import raises, variants

from cubekeeper.game import codec
from cubekeeper.rules.table import FLAG, INT, LETTERS, MANY, OPT, SEAT, TEXT, WORD

SPECS = (
    ("size", INT, 0, 300),
    ("change", INT | OPT, -70000, 1 << 31),
    ("double", FLAG),
    ("who", SEAT),
    ("kind", WORD | OPT, ("big", "small")),
    ("name", TEXT | OPT, 12),
    ("points", INT | MANY, -9, 99),
    ("names", TEXT | MANY, 12),
    ("moves", LETTERS | OPT, "SRJ", 4),
)


def round_trip(values):
    data = codec.encode(SPECS, values)
    back, at = codec.decode(SPECS, b"\xff" + data, 1)
    assert at == len(data) + 1
    assert back == list(values)


def test_varints_come_back_and_are_short():
    for number in (0, 1, 127, 128, 16383, 16384, 1 << 30, (1 << 31) + 5, (1 << 62) - 1):
        data = codec.put_int(number)
        assert codec.get_int(b"x" + data + b"\xff", 1) == (number, len(data) + 1)
    assert [len(codec.put_int(number)) for number in (0, 127, 128, 16383, 16384)] == [1, 1, 2, 2, 3]


def test_cut_and_endless_varints_are_refused():
    for data in (b"", b"\x80", b"\xff\xff", b"\x80" * 40):
        raises(ValueError, codec.get_int, data, 0)


def test_values_come_back():
    round_trip((0, None, False, 0, None, None, [], [], None))
    round_trip((300, 0, True, 7, 0, "", [0], [""], "S"))
    round_trip((1, -1, False, 3, 1, "Zoë 😀 שלום", [-9, 99, 0], ["Ann", "Bo"], "JRSS"))
    for number in (-70000, -65, -64, -2, 1, 63, 64, 32767, 65536, 1 << 30, 1 << 31):
        round_trip((1, number, False, 3, 1, "x", list(range(99)), [], None))


def test_a_list_is_as_long_as_its_values_are():
    specs = (("n", INT | MANY, 0, 200),)
    for count in (0, 99, 100, 128, 1000):
        data = codec.encode(specs, ([7] * count,))
        assert codec.decode(specs, data) == ([[7] * count], len(data))
        for short in range(max(0, len(data) - 3), len(data)):
            raises(ValueError, codec.decode, specs, data[:short])
    raises(ValueError, codec.decode, specs, codec.put_int(1 << 60) + b"1")


def test_values_beyond_their_limits_are_refused():
    small = (("n", INT, 2, 5),)
    signed = (("n", INT, -2, 5),)
    for number in (2, 5):
        assert codec.decode(small, codec.put_int(number)) == ([number], 1)
    for number in (0, 1, 6, 1 << 40):
        raises(ValueError, codec.decode, small, codec.put_int(number))
    for number in (-3, 6, -(1 << 40)):
        raises(ValueError, codec.decode, signed, codec.encode((("n", INT, -9, 9),), (number,)))
    raises(ValueError, codec.decode, (("w", WORD, ("a", "b")),), b"\x02")
    raises(ValueError, codec.decode, (("s", SEAT),), b"\x08")
    raises(ValueError, codec.decode, (("t", TEXT, 3),), b"\x04abcd")
    raises(ValueError, codec.decode, (("t", TEXT, 3),), b"\x02a")
    raises(ValueError, codec.decode, (("t", TEXT, 3),), b"\x01\xff")
    letters = (("l", LETTERS, "SRJ", 4),)
    raises(ValueError, codec.decode, letters, b"\x05SSSSS")
    raises(ValueError, codec.decode, letters, b"\x02SX")
    raises(ValueError, codec.decode, (("f", FLAG),), b"\x02")


def test_text_is_measured_in_code_points():
    specs = (("t", TEXT, 3),)
    for text in ("abc", "éßñ", "😀😀😀"):
        assert codec.decode(specs, codec.encode(specs, (text,)))[0] == [text]


def test_damage_gives_a_value_error_or_fitting_values():
    data = codec.encode(SPECS, (300, -5, True, 7, 1, "Zoë", [3, -4], ["Ann", "Bo"], "SRJ"))
    for damaged in variants(data):
        try:
            values, at = codec.decode(SPECS, damaged)
        except ValueError:
            continue
        assert at <= len(damaged)
        size, change, double, who, kind, name, points, names, moves = values
        assert 0 <= size <= 300 and double in (True, False) and 0 <= who <= 7
        assert change is None or -70000 <= change <= 1 << 31
        assert kind in (None, 0, 1) and (name is None or len(name) <= 12)
        assert not [n for n in points if not -9 <= n <= 99]
        assert not [text for text in names if len(text) > 12]
        assert moves is None or len(moves) <= 4 and not moves.strip("SRJ")
