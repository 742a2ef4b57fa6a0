"""The settings: kept, damaged and set aside, never back to the defaults in silence."""

from help import new_store

from cubekeeper.game import slots
from cubekeeper.game.settings import MOST_NAMES, Settings


def test_defaults_on_an_empty_store():
    settings = Settings(new_store())
    assert (settings.names, settings.buttons, settings.trouble) == ([], 0, None)


def test_what_was_saved_is_there_next_time():
    store = new_store()
    settings = Settings(store)
    settings.buttons = 1
    settings.remember(["Ann", "Zoë"])
    for _ in range(5):
        again = Settings(store)
        assert (again.names, again.buttons, again.trouble) == (["Ann", "Zoë"], 1, None)
        again.save()
    assert Settings(store).names == ["Ann", "Zoë"]


def test_defaults_are_not_shared():
    Settings(new_store()).names.append("Ann")
    assert Settings(new_store()).names == []


def test_names_used_last_come_first_and_the_oldest_go():
    store = new_store()
    settings = Settings(store)
    settings.remember(["Ann", "Bo", "Cy"])
    settings.remember(["Cy", "Di"])
    assert settings.names == ["Cy", "Di", "Ann", "Bo"]
    settings.remember(["P%d" % number for number in range(MOST_NAMES - 1)])
    assert len(settings.names) == MOST_NAMES
    assert Settings(store).names[-1] == "Cy"


def test_one_damaged_slot_is_set_aside_and_named():
    store = new_store()
    settings = Settings(store)
    settings.remember(["Ann"])
    settings.remember(["Bo"])
    store.write("settings.a", b"torn")
    again = Settings(store)
    assert again.names == ["Ann"]
    assert "settings.a.bad1" in again.trouble
    assert store.read("settings.a.bad1") == b"torn"
    again.remember(["Cy"])
    assert (Settings(store).names, Settings(store).trouble) == (["Cy", "Ann"], None)


def test_defaults_are_said_when_nothing_is_whole():
    store = new_store()
    for _ in range(2):
        store.write("settings.a", b"")
        store.write("settings.b", b"x")
        settings = Settings(store)
        assert settings.names == []
        assert "settings.a.bad" in settings.trouble and "settings.b.bad" in settings.trouble
    kept = ["settings.a.bad1", "settings.a.bad2", "settings.b.bad1", "settings.b.bad2"]
    assert store.names() == kept


def test_settings_that_this_firmware_cannot_read_are_kept_and_named():
    foreign = b"\x00\x07"  # no names, a button scheme that does not exist
    store = new_store()
    slots.save(store, "settings", foreign, 1)
    newer = slots.MAGIC + b"\x02whatever"
    store.write("settings.a", newer + slots.checksum(newer))
    settings = Settings(store)
    assert (settings.names, settings.buttons) == ([], 0)
    assert "settings.a.bad1" in settings.trouble and "settings.b.bad1" in settings.trouble
    assert store.read("settings.a.bad1")[:4] == b"CKS\x02"
