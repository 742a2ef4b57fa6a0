"""Two alternating files: one whole copy always stands, and none that can't be read is lost."""

from help import new_store, raises, variants

from cubekeeper.game.slots import Slots
from cubekeeper.rules.table import FLAG, INT, OPT, TEXT

SPECS = (("number", INT, 0, 999), ("text", TEXT, 9), ("there", FLAG), ("rest", INT | OPT, -9, 9))
COUNTS = (1, 2, 4)


def opened(store, version=3):
    """The slots as the firmware of a format version opens them."""
    return Slots(store, "v", SPECS[: COUNTS[version - 1]], COUNTS[:version])


def saved(values, version=3):
    """A store into which values were saved one after the other."""
    store = new_store()
    slots = opened(store, version)
    for value in values:
        slots.save([value, "text", True, None][: COUNTS[version - 1]])
    return store


def found(store, version=3):
    """The first value, None where nothing is readable, and what is said."""
    slots = opened(store, version)
    return slots.values and slots.values[0], slots.trouble


def test_the_newest_counts():
    store = saved([])
    assert found(store) == (None, None) and store.names() == []
    for number in range(1, 300):
        opened(store).save([number, "a", False, -number % 10])
        assert opened(store).values == [number, "a", False, -number % 10]
    assert store.names() == ["v.a", "v.b"]


def test_damage_to_the_newest_gives_the_one_before():
    data = saved([1, 2, 3]).read("v.b")  # three in .b, two in .a
    store = saved([1, 2])
    for damaged in variants(data):
        store.write("v.b", damaged)
        value, trouble = found(store)
        assert value == 2
        if not damaged:
            assert trouble is None
            continue
        why = "v of a newer firmware" if damaged[3:4] > b"\x03" and damaged[:3] == b"CKS" else None
        assert trouble == "%s kept as v.b.bad1" % (why or "unreadable v")
        assert store.read("v.b.bad1") == damaged
        store.remove("v.b.bad1")


def test_damage_to_the_older_leaves_the_newest():
    for damaged in (b"CKS", b"CKS\x01", b"CKS\x01\x01\x03one", b"CKS\0whatever", b"\xff" * 40):
        store = saved([1, 2])
        store.write("v.b", damaged)
        assert found(store) == (2, "unreadable v kept as v.b.bad1")
        assert found(store) == (2, None)


def test_both_damaged_is_said():
    store = saved([1, 2])
    store.write("v.a", b"")
    store.write("v.b", b"x")
    assert found(store) == (None, "unreadable v kept as v.a.bad1, v.b.bad1")
    assert store.names() == ["v.a.bad1", "v.b.bad1"]


def test_an_empty_slot_was_cut_as_it_was_written():
    store = saved([1, 2])
    store.write("v.b", b"")
    assert found(store) == (2, None)
    store = saved([])
    store.write("v.b", b"")  # at the first save of all
    assert found(store) == (None, None)


def test_older_versions_are_read_and_the_next_save_is_of_this_one():
    for version in (1, 2):
        store = saved([7, 8], version)
        slots = opened(store)
        assert slots.values == [8, "text", None, None][: COUNTS[version - 1]] + [None] * (
            4 - COUNTS[version - 1]
        )
        slots.save([9, "new", True, 3])
        assert opened(store).values == [9, "new", True, 3]


def test_newer_versions_are_kept_and_named():
    store = saved([7, 8])
    assert found(store, 2) == (None, "v of a newer firmware kept as v.a.bad1, v.b.bad1")
    store.write("v.a", store.read("v.a.bad1"))  # as who goes back to the newer firmware may do
    assert found(store) == (8, None)


def test_what_can_be_neither_read_nor_renamed_is_not_written_over():
    store = saved([1, 2])
    store.write("v.b", b"damaged")
    rename = store.set_aside

    def refuse(name):
        raise OSError(5)

    store.set_aside = refuse
    slots = opened(store)
    assert slots.trouble == "unreadable v kept as v.b"
    raises(OSError, slots.save, [3, "a", False, None])
    assert store.read("v.b") == b"damaged"
    store.set_aside = rename
    slots.save([3, "a", False, None])
    assert store.read("v.b.bad1") == b"damaged" and found(store) == (3, None)


def test_an_error_of_the_store_is_passed_on():
    store = saved([1])
    slots = opened(store)
    store.folder += "/gone"
    raises(OSError, slots.save, [2, "a", False, None])
