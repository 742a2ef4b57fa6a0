"""The store on the host's file system (on littlefs and FAT see tests/vm)."""

from help import new_store, raises

from cubekeeper.hal.storage import FileStore


def test_files_are_written_read_and_listed():
    store = new_store()
    assert store.names() == [] and store.read("a") is None
    store.append("b", b"1")
    store.append("b", b"23")
    store.write("a", b"long enough")
    store.write("a", b"short")
    assert store.names() == ["a", "b"]
    assert (store.read("a"), store.read("b")) == (b"short", b"123")
    assert FileStore(store.folder).read("b") == b"123"
    store.remove("a")
    assert store.names() == ["b"]


def test_files_are_set_aside_under_new_names():
    store = new_store()
    for number in (1, 2, 3):
        store.write("a", b"%d" % number)
        assert store.set_aside("a") == "a.bad%d" % number
    assert store.names() == ["a.bad1", "a.bad2", "a.bad3"]
    assert store.read("a.bad2") == b"2"


def test_errors_of_the_file_system_are_os_errors():
    raises(OSError, FileStore, "no/such/folder")
    store = new_store()
    store.folder += "/gone"
    for call in (store.names, lambda: store.read("a"), lambda: store.set_aside("a")):
        raises(OSError, call)
    raises(OSError, store.append, "a", b"")
    raises(OSError, store.write, "a", b"")
