"""Two alternating files: one whole copy always stands."""

from help import new_store, raises, variants

from cubekeeper.game import slots


def saved(values):
    """A store into which values were saved one after the other."""
    store = new_store()
    for number, value in enumerate(values):
        slots.save(store, "v", value, number + 1)
    return store


def test_the_newest_counts():
    store = saved([])
    assert slots.load(store, "v") == (None, 0, [])
    for number in range(1, 300):
        value = b"value %d" % number
        slots.save(store, "v", value, number)
        assert slots.load(store, "v") == (value, number, [])
    assert store.names() == ["v.a", "v.b"]


def test_damage_to_the_newest_gives_the_one_before():
    store = saved([b"one", b"two", b"three"])  # three in .b, two in .a
    for damaged in variants(store.read("v.b")):
        store.write("v.b", damaged)
        assert slots.load(store, "v") == (b"two", 2, ["v.b"] if damaged else [])


def test_damage_to_the_older_leaves_the_newest():
    store = saved([b"one", b"two"])
    for damaged in (b"CKS", b"CKS\x01\x01\x03one", b"\xff" * 40):
        store.write("v.b", damaged)
        assert slots.load(store, "v") == (b"two", 2, ["v.b"])


def test_both_damaged_is_said():
    store = saved([b"one", b"two"])
    store.write("v.a", b"")
    store.write("v.b", b"x")
    assert slots.load(store, "v") == (None, 0, ["v.a", "v.b"])


def test_an_empty_slot_was_cut_as_it_was_written():
    store = saved([b"one", b"two"])
    store.write("v.b", b"")
    assert slots.load(store, "v") == (b"two", 2, [])
    store = saved([])
    store.write("v.b", b"")  # at the first save of all
    assert slots.load(store, "v") == (None, 0, [])


def test_an_error_of_the_store_is_passed_on():
    store = saved([b"one"])
    store.folder += "/gone"
    raises(OSError, slots.save, store, "v", b"two", 2)
