"""A nearly full disk: before a new game the handheld offers to delete the oldest finished one."""

from disk import FAT, LITTLEFS, Disk
from hand import Hand
from help import Chance

from cubekeeper.game import keeper
from cubekeeper.game.play import Game

END = (3,)  # of the scorepad
KINDS = (LITTLEFS, FAT)


def begun(store, over):
    kept = keeper.begin(store, Game("scorepad", ["Ann", "Bo"]))
    kept.play((0, 1, 7))
    if over:
        kept.play(END)
    assert not kept.unsaved


def nearly_full(kind):
    """A hand on a disk with games 1 (not over), 2 and 3 (over), and little room besides."""
    disk = Disk(kind, 48)
    before = disk.store.free()
    for over in (False, True, True):
        begun(disk.store, over)
    assert 16384 < disk.store.free() <= before
    assert not keeper.low(disk.store)
    disk.store.write("filler", bytes(disk.store.free() - 12000))
    assert keeper.low(disk.store)
    hand = Hand(disk.store, Chance(1))
    if "Resume" in hand.text():
        hand.press("down")
    return disk, hand


def test_the_oldest_finished_game_goes_when_players_say_so():
    for kind in KINDS:
        disk, hand = nearly_full(kind)
        hand.press("ok")  # New game
        assert "Little space is left 2 Scorepad: Won: Bo Keep it" in hand.text()
        hand.press("down")
        hand.press("ok")
        assert "Delete game 2?" in hand.text()
        hand.press("ok")  # No
        assert keeper.numbers(disk.store) == [1, 2, 3]
        assert "Little space is left 3 Scorepad" in hand.text()
        hand.press("down")
        hand.press("ok")
        hand.press("down")
        hand.press("ok")  # Yes
        assert "Which game?" in hand.text()
        assert keeper.numbers(disk.store) == [1, 2]


def test_nothing_goes_unasked():
    for kind in KINDS:
        disk, hand = nearly_full(kind)
        hand.press("ok")
        hand.press("back")
        assert "Saved games" in hand.text()
        hand.press("ok")
        hand.press("ok")  # Keep it
        assert "Which game?" in hand.text()
        assert keeper.numbers(disk.store) == [1, 2, 3]


def test_where_there_is_room_nothing_is_asked():
    for kind in KINDS:
        disk, hand = nearly_full(kind)
        disk.store.remove("filler")
        hand.press("ok")
        assert "Which game?" in hand.text()
