"""The settings: kept, damaged and set aside, never back to the defaults in silence."""

from help import new_store

from cubekeeper.game.journal import checksum
from cubekeeper.game.settings import COUNTS, DEFAULTS, FILE, MOST_NAMES, SETTINGS, Settings
from cubekeeper.game.slots import Slots


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


def test_values_that_no_setting_can_have_are_kept_and_named():
    store = new_store()
    settings = Settings(store)
    settings.remember(["Ann"])
    data = store.read("settings.b")
    foreign = data[:-5] + b"\x07"  # a button scheme that does not exist
    store.write("settings.a", foreign + checksum(foreign))
    settings = Settings(store)
    assert settings.names == ["Ann"]
    assert settings.trouble == "unreadable settings kept as settings.a.bad1"


def test_settings_of_a_newer_firmware_are_kept_and_named():
    store = new_store()
    Settings(store).remember(["Ann"])
    newer = b"CKS" + bytes((len(COUNTS) + 1,)) + b"whatever"
    for number in (1, 2):
        store.write("settings.a", newer)
        settings = Settings(store)
        assert settings.names == ["Ann"]
        assert settings.trouble == "settings of a newer firmware kept as settings.a.bad%d" % number
        settings.save()
    assert store.read("settings.a.bad1") == store.read("settings.a.bad2") == newer
    assert Settings(store).trouble is None


def test_settings_that_an_older_firmware_did_not_have_are_the_defaults():
    for count in COUNTS:
        store = new_store()
        Slots(store, FILE, SETTINGS[:count], COUNTS[: COUNTS.index(count) + 1]).save(
            [["Ann"], 1] + [0] * (count - 2)
        )
        settings = Settings(store)
        assert (settings.names, settings.buttons, settings.trouble) == (["Ann"], 1, None)
        settings.save()
        assert Settings(store).names == ["Ann"]
    assert COUNTS[-1] == len(SETTINGS) == len(DEFAULTS)
