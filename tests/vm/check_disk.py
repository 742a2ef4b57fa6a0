"""Saves on real littlefs and FAT: power cuts at every write, a full disk, a bad contact."""

import gc

from disk import FAT, LITTLEFS, Disk
from help import Chance, raises
from walk import TRACKED, legal, new_game, same

from cubekeeper.game import keeper
from cubekeeper.game.journal import HEAD, Journal, records
from cubekeeper.game.play import UNDO
from cubekeeper.game.settings import Settings

GAME, TAIL = "g00001.ckj", "g00001.ckt"
KINDS = (LITTLEFS, FAT)


def begun(disk, chance, count):
    """A kept game on a disk, some events on."""
    kept = keeper.begin(disk.store, new_game(4, TRACKED))
    for _ in range(count):
        play(kept, chance)
    assert kept.unsaved == []
    return kept


def play(kept, chance):
    """Play a random legal event or an undo."""
    if chance.below(6) == 0 and kept.game.events:
        kept.play(UNDO)
    else:
        kept.play(legal(kept.game, chance))


def assert_resumed(disk, kept):
    """The game is whole on the disk, with nothing to report."""
    again, trouble = keeper.resume(disk.store, 1)
    assert trouble is None
    assert same(again.game.state, kept.game.state)
    assert list(again.game.events) == list(kept.game.events)
    assert list(again.game.undone) == list(kept.game.undone)
    return again


def test_the_store_on_each_file_system():
    for kind in KINDS:
        disk = Disk(kind)
        store = disk.store
        assert store.names() == [] and store.read("a") is None
        store.append("b", b"1")
        store.append("b", b"23")
        store.write("a", b"long enough")
        store.write("a", b"short")
        store.write("c", bytes(range(256)) * 8)
        disk.cut()
        store = disk.store
        assert store.names() == ["a", "b", "c"]
        assert (store.read("a"), store.read("b")) == (b"short", b"123")
        assert store.read("c") == bytes(range(256)) * 8
        assert store.set_aside("a") == "a.bad1"
        store.write("a", b"new")
        assert store.set_aside("a") == "a.bad2"
        store.remove("c")
        disk.cut()
        assert disk.store.names() == ["a.bad1", "a.bad2", "b"]
        assert disk.store.read("a.bad1") == b"short"


def test_every_event_survives_a_power_cut_after_it():
    for kind in KINDS:
        disk = Disk(kind)
        chance = Chance(21)
        kept = begun(disk, chance, 0)
        for _ in range(40):
            play(kept, chance)
            disk.cut()
            kept = assert_resumed(disk, kept)


def test_a_power_cut_at_every_write_of_an_append_loses_no_event_before():
    for kind in KINDS:
        for count in (0, 1, 2, 7, 8, 12):  # the main file, the tail, and moves to the main file
            cuts = 0
            while append_with_cut(kind, count, cuts):
                cuts += 1
            assert cuts


def append_with_cut(kind, count, cuts):
    """Cut the power at a write of the append after some records; False if there is none."""
    disk = Disk(kind)
    written = [b"payload %d" % number for number in range(count)]
    journal = Journal(disk.store, "j", "t")
    for payload in written:
        journal.append([payload])
    disk.blocks.left = cuts
    disk.blocks.tears = kind == LITTLEFS  # a sector under FAT is written whole or not at all
    failed = True
    try:
        journal.append([b"cut", b"too"])
        failed = False
    except OSError:
        pass
    disk.cut()
    data = disk.store.read("j") or b""
    if count == 0 and data[:4] != HEAD:
        assert failed  # a game that never began
        raises(ValueError, records, data)
        return failed
    payloads, tail = stands(disk)
    assert payloads == written + [b"cut", b"too"] or failed and payloads == written
    Journal(disk.store, "j", "t", len(payloads), tail).append([b"next"])
    assert stands(disk)[0] == payloads + [b"next"]
    return failed


def stands(disk):
    """The payloads of a journal without damage, and what is in its tail."""
    tail = disk.store.read("t") or b""
    payloads, torn, lost = records(disk.store.read("j"), tail)
    assert (torn, lost) == (0, 0)
    return payloads, tail


def test_writes_that_fail_for_a_moment_are_made_up_for():
    for kind in KINDS:
        for fails in (1, 2, 3, 5):
            left = 0
            while append_with_failure(kind, left, fails):
                left += 1
            assert left


def append_with_failure(kind, left, fails):
    """Some writes of an event's append fail, the power stays on; False if there are none."""
    disk = Disk(kind)
    chance = Chance(22)
    kept = begun(disk, chance, 10)
    disk.blocks.left = left
    disk.blocks.fails = fails
    play(kept, chance)
    failed = disk.blocks.left is None or disk.blocks.left < 0
    disk.blocks.left = None
    play(kept, chance)
    assert kept.save()
    gc.collect()  # closes once more what could not be closed
    assert_resumed(disk, kept)
    disk.cut()
    assert_resumed(disk, kept)
    return failed


def test_a_power_cut_at_every_write_of_a_save_leaves_old_or_new_settings():
    for kind in KINDS:
        for saves in (1, 2, 5):
            cuts = 0
            while save_with_cut(kind, saves, cuts):
                cuts += 1
            assert cuts


def save_with_cut(kind, saves, cuts):
    """Cut the power at a write of the save after some; False if there is none."""
    disk = Disk(kind)
    settings = Settings(disk.store)
    for number in range(saves):
        settings.names = ["Old", "%d" % number]
        settings.save()
    old = settings.names
    settings.names = new = ["New"]
    disk.blocks.left = cuts
    disk.blocks.tears = kind == LITTLEFS
    failed = True
    try:
        settings.save()
        failed = False
    except OSError:
        pass
    disk.cut()
    again = Settings(disk.store)
    assert again.names == new or failed and again.names == old
    again.remember(["Next"])
    again = Settings(disk.store)
    assert again.names[0] == "Next" and again.trouble is None
    return failed


def test_on_a_full_disk_the_game_goes_on_and_is_saved_when_there_is_room():
    for kind in KINDS:
        disk = Disk(kind)
        chance = Chance(23)
        kept = begun(disk, chance, 20)
        disk.fill()
        while not kept.unsaved:
            play(kept, chance)
        saved = kept.journal.count
        for _ in range(15):
            play(kept, chance)
        assert len(kept.unsaved) >= 15 and not kept.save()
        disk.cut()
        assert len(keeper.said(disk.store, 1)) == saved
        disk.free()
        assert kept.save() and kept.unsaved == []
        kept = assert_resumed(disk, kept)
        play(kept, chance)
        disk.cut()
        assert_resumed(disk, kept)


def test_a_game_begun_on_a_full_disk_is_saved_when_there_is_room():
    for kind in KINDS:
        disk = Disk(kind)
        disk.fill()
        kept = keeper.begin(disk.store, new_game(4, TRACKED))
        play(kept, Chance(24))
        if kept.unsaved:  # littlefs may have kept room for a few bytes
            assert len(kept.unsaved) in (1, 2)
        disk.free()
        assert kept.save()
        assert_resumed(disk, kept)


def test_a_gap_leads_to_a_new_file_and_the_old_one_is_set_aside():
    for kind in KINDS:
        disk = Disk(kind)
        begun(disk, Chance(25), 40)
        tail = disk.store.read(TAIL)
        payloads = keeper.said(disk.store, 1)
        data = bytearray(disk.store.read(GAME))
        data[len(data) // 2] ^= 0x10
        disk.store.write(GAME, data)
        kept, trouble = keeper.resume(disk.store, 1)
        count = len(records(disk.store.read("g00002.ckj"))[0])
        assert 1 < count < len(payloads)
        assert "%d events" % (count - 1) in trouble and GAME + ".bad1" in trouble
        disk.cut()
        assert disk.store.names() == [GAME + ".bad1", TAIL + ".bad1", "g00002.ckj"]
        assert disk.store.read(GAME + ".bad1") == data
        assert disk.store.read(TAIL + ".bad1") == tail
        assert records(disk.store.read("g00002.ckj")) == (payloads[:count], 0, 0)


def test_a_damaged_game_stays_where_it_is_while_there_is_no_room_for_a_new_file():
    for kind in KINDS:
        disk = Disk(kind)
        kept = begun(disk, Chance(26), 60)
        data = bytearray(disk.store.read(GAME))
        data[-20] ^= 0x10
        disk.store.write(GAME, data)
        disk.fill()
        kept, trouble = keeper.resume(disk.store, 1)
        assert "no room" in trouble
        assert kept.unsaved
        disk.cut()
        assert disk.store.read(GAME) == data


def test_unreadable_settings_on_a_full_disk_are_named():
    for kind in KINDS:
        disk = Disk(kind)
        disk.store.write("settings.a", b"unreadable")
        disk.fill()
        settings = Settings(disk.store)
        assert settings.names == []
        assert "settings.a" in settings.trouble
        disk.cut()
        assert disk.store.read("settings.a.bad1") == b"unreadable"
