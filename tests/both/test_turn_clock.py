"""The clock of a game: whose time runs, what is left, and that a replay comes to the same."""

from hand import Hand
from help import Chance, new_store, raises

from cubekeeper.game import keeper
from cubekeeper.game.clock import PERIOD, add
from cubekeeper.game.codec import Newer
from cubekeeper.game.play import REDO, TIME, UNDO, Game
from cubekeeper.game.turn_clock import EVERYONE, NOBODY, OUT, WARNED, text

UP, TURN, BANK = range(3)
RUN = (0, 1, None, None, False, None, False)  # Tricky Ways: the turn passes
SCORE, NEXT, FIX, END = range(4)  # the scorepad
BEFORE_WRAP = PERIOD - 3000


def tricky(mode, limit=None, added=None, players=3):
    """A kept game of Tricky Ways with a clock."""
    game = Game("tricky-ways", ["Ann", "Bo", "Cy", "Di"][:players], 0, [None] * 7)
    game.extra = [None, mode, limit, added]
    return keeper.begin(new_store(), game)


def scorepad(mode, limit=None, added=None):
    game = Game("scorepad", ["Ann", "Bo"])
    game.extra = [None, mode, limit, added]
    return keeper.begin(new_store(), game)


class Time:
    """Lets the clock of a game run, in steps of some ms: a late look is a stall."""

    def __init__(self, kept, now=BEFORE_WRAP, step=200):
        self.clock = kept.game.clock
        self.now = now
        self.step = step
        self.clock.start(now)

    def go(self, ms):
        while ms:
            step = min(ms, self.step)
            self.now = add(self.now, step)
            self.clock.run(self.now)
            ms -= step


def known(clock):
    """All that the journal tells of a clock."""
    who = (clock.who(), clock.given, clock.turn, clock.over)
    return list(clock.totals), list(clock.turns), clock.table, clock.used, who


def assert_kept(kept):
    """A replay of the journal, which reads no clock, comes to the same."""
    kept.note_time()
    again, trouble = keeper.resume(kept.journal.store, 1)
    assert trouble is None and not again.unsaved
    assert known(again.game.clock) == known(kept.game.clock)
    assert list(again.game.events) == list(kept.game.events)


def test_each_players_time_adds_up_across_the_wrap_and_stalls():
    for step in (1, 7, 199, 200, 1000, 60000):
        kept = tricky(UP)
        time = Time(kept, step=step)
        for seconds in (2, 1, 5, 30, 4, 60):
            time.go(seconds * 1000)
            kept.play(RUN)
        clock = kept.game.clock
        assert clock.totals == [320, 50, 650] and clock.table == 1020
        assert clock.turns == [3, 2, 2] and clock.who() == 0
        assert_kept(kept)


def test_no_part_of_a_tenth_is_lost():
    kept = tricky(UP, players=2)
    time = Time(kept, step=33)
    for _ in range(6):
        time.go(1077)
        kept.play(RUN)
    assert kept.game.clock.table == 64  # 6462 ms
    assert_kept(kept)


def test_a_turn_counts_down_warns_once_and_is_out_at_nothing():
    kept = tricky(TURN, 60)
    time = Time(kept)
    clock = kept.game.clock
    assert clock.shown() == ("1:00", add(time.now, 1000))
    time.go(1)
    assert clock.shown() == ("1:00", add(time.now, 999))
    time.go(49998)
    assert (clock.shown()[0], clock.news()) == ("0:11", 0)
    time.go(1)
    assert (clock.shown()[0], clock.news(), clock.news()) == ("0:10", WARNED, 0)
    time.go(9999)
    assert (clock.shown()[0], clock.news()) == ("0:01", 0)
    time.go(1)
    assert (clock.shown()[0], clock.news(), clock.news()) == ("0:00", OUT, 0)
    time.go(999)
    assert clock.shown()[0] == "0:00"
    time.go(1)
    assert (clock.shown()[0], clock.news()) == ("-0:01", 0)
    kept.play(RUN)  # the next player has a minute of their own
    assert (clock.shown()[0], clock.news()) == ("1:00", 0)
    time.go(70000)
    assert (clock.shown()[0], clock.news(), clock.news()) == ("-0:10", OUT, 0)
    assert_kept(kept)


def test_a_bank_keeps_what_is_left_and_each_turn_adds():
    kept = tricky(BANK, 2, 10, 2)
    time = Time(kept)
    clock = kept.game.clock
    assert clock.shown()[0] == "2:10" and clock.seat_text(1) == "2:00"
    time.go(30000)
    kept.play(RUN)
    assert clock.shown()[0] == "2:10" and clock.seat_text(0) == "1:40"
    time.go(5000)
    kept.play(RUN)
    assert clock.shown()[0] == "1:50" and clock.seat_text(1) == "2:05"
    time.go(110000)
    assert clock.news() == OUT and clock.shown()[0] == "0:00"
    time.go(3000)
    assert clock.seat_text(0) == "-0:03"
    kept.play(RUN)
    assert clock.shown()[0] == "2:15"
    kept.play(UNDO)  # what the turn had added is taken back; the time that went by is not
    assert clock.shown()[0] == "-0:03" and clock.seat_text(1) == "2:05"
    kept.play(REDO)
    assert clock.shown()[0] == "2:15" and clock.seat_text(0) == "-0:03"
    assert_kept(kept)


def test_what_is_undone_has_taken_its_time():
    kept = tricky(TURN, 60)
    time = Time(kept)
    clock = kept.game.clock
    for _ in range(4):
        time.go(10000)
        kept.play(RUN)
    before = list(clock.totals)
    kept.play_all([UNDO] * 4)
    assert clock.totals == before and clock.turns == [1, 0, 0] and clock.who() == 0
    assert clock.shown()[0] == "1:00"
    kept.play_all([REDO] * 4)
    assert clock.totals == before and clock.turns == [2, 2, 1] and clock.who() == 1
    assert_kept(kept)


def test_a_pause_takes_no_time_whatever_happens_in_it():
    kept = tricky(TURN, 60)
    time = Time(kept)
    clock = kept.game.clock
    time.go(20000)
    clock.stop(time.now)
    assert clock.shown() == ("paused", None)
    time.go(3600000)
    kept.play(RUN)
    time.go(3600000)
    kept.play(UNDO)
    kept.play(REDO)
    assert (clock.news(), clock.totals, clock.who()) == (0, [200, 0, 0], 1)
    clock.start(time.now)
    assert clock.shown()[0] == "1:00"
    time.go(1500)
    assert clock.shown()[0] == "0:59"
    assert_kept(kept)
    assert clock.table == 215


def test_everyone_and_no_one():
    kept = tricky(UP)
    time = Time(kept)
    clock = kept.game.clock
    time.go(1000)
    kept.note_time(EVERYONE)
    assert (clock.who(), clock.shown()[0]) == (EVERYONE, "0:00")
    time.go(5000)
    assert clock.shown()[0] == "0:05"
    kept.note_time(NOBODY)
    assert clock.shown() == ("-:--", None)
    time.go(7000)
    assert_kept(kept)
    assert (clock.totals, clock.table) == ([60, 50, 50], 130)
    kept.note_time(0)  # back to whose move it is: no new turn
    assert (clock.given, clock.turns) == (None, [1, 0, 0])
    kept.note_time(2)
    assert (clock.who(), clock.turns) == (2, [1, 0, 1])
    time.go(2000)
    kept.play(RUN)  # the turn passes, and the clock with it
    assert (clock.who(), clock.totals) == (1, [60, 50, 70])
    assert_kept(kept)


def test_on_the_scorepad_time_that_counts_up_is_everyones():
    kept = scorepad(UP)
    time = Time(kept)
    clock = kept.game.clock
    time.go(5000)
    kept.play((SCORE, 0, 5))
    assert (clock.who(), clock.shown()[0]) == (EVERYONE, "0:05")
    kept.note_time(1)  # still, a player may have it alone
    time.go(3000)
    kept.note_time()
    assert (clock.table, clock.totals) == (80, [50, 80])
    assert_kept(kept)


def test_on_the_scorepad_the_players_pass_the_clock_on():
    kept = scorepad(TURN, 30)
    time = Time(kept)
    clock = kept.game.clock
    assert (clock.who(), clock.shown()) == (NOBODY, ("-:--", None))
    time.go(4000)
    kept.note_time(1)
    time.go(6000)
    assert clock.shown()[0] == "0:24"
    kept.play((SCORE, 0, 5))  # nobody's move: the clock stays where it is
    time.go(6000)
    assert (clock.who(), clock.shown()[0]) == (1, "0:18")
    kept.note_time(0)
    time.go(1000)
    assert_kept(kept)
    kept.play((END,))
    time.go(99000)
    assert (clock.totals, clock.table, clock.shown()) == ([10, 120], 170, ("", None))
    kept.play(UNDO)
    time.go(1000)
    assert_kept(kept)
    assert (clock.totals, clock.table) == ([20, 120], 180)


def test_a_clock_that_runs_for_weeks():
    kept = tricky(UP)
    time = Time(kept, step=3600000)
    time.go(24 * 3600000 * 30)
    kept.play(RUN)
    assert kept.game.clock.totals[0] == 24 * 36000 * 30
    assert text(kept.game.clock.totals[0] // 10) == "720:00:00"
    assert_kept(kept)


def test_texts():
    shown = [text(seconds) for seconds in (0, 9, 60, 599, 3599, 3600, 36061)]
    assert shown == ["0:00", "0:09", "1:00", "9:59", "59:59", "1:00:00", "10:01:01"]


def test_a_game_without_a_clock_has_no_times():
    kept = keeper.begin(new_store(), Game("scorepad", ["Ann", "Bo"]))
    assert kept.game.clock is None
    kept.journal.append([TIME + b"\x05"])
    raises(Newer, keeper.resume, kept.journal.store, 1)


def test_a_wrong_time_is_refused():
    clock = tricky(UP, players=2).game.clock
    for payload in (
        TIME,
        TIME + b"\x80",
        TIME + b"\x01\x02",
        TIME + b"\x01\x0a",
        TIME + b"\x01\x08\x00",
    ):
        raises(ValueError, clock.take, payload)
    assert clock.table == 0


def test_a_power_cut_after_any_press_keeps_the_times_that_were_saved():
    store = new_store()
    chance = Chance(7)
    hand = Hand(store, chance, "six", BEFORE_WRAP)
    for name in ("ok", "down", "down", "down", "ok", "ok", "ok", "ok", "down", "ok", "up", "ok"):
        hand.press(name)
    for name in ("down", "down", "down", "ok"):  # a bank of 15 minutes, 10 seconds a turn
        hand.press(name)
    hand.press("ok")
    hand.press("ok")
    assert "Clock  15 min +10 s" in hand.text()
    hand.press("down")
    hand.press("ok")  # Start
    hand.press("ok")
    clock = None
    for count in range(60):
        name = ("ok", "right", "down", "back", "up")[chance.below(5)]
        hand.press(name, 900 if chance.below(12) == 0 else 60)
        hand.wait(chance.below(9) * 1000)
        playing = hand.app.playing
        if playing is None:
            hand.press("ok")
            continue
        clock = playing.game.clock
        saved = keeper.look(store, 1)[0].clock
        assert saved.totals == clock.totals and saved.turns == clock.turns
        if count % 10 == 9:
            hand = Hand(store, chance, "six", hand.now)
            hand.press("ok")  # Resume
    assert clock.table > 300


def test_the_time_limit_of_tricky_ways_comes_from_its_own_clock():
    for touched in (False, True):
        store = new_store()
        hand = Hand(store, Chance(1), "six", BEFORE_WRAP)
        for name in ("ok", "down", "down", "down", "ok", "ok", "ok", "ok", "down", "ok"):
            hand.press(name)
        for name in ("down", "down", "down", "down", "ok"):  # Time limit
            hand.press(name)
        assert "Time limit  on" in hand.text()
        for _ in range(3):
            hand.press("down")
        assert "Clock  60 s" in hand.text()
        hand.press("down")
        hand.press("ok")  # Start
        hand.press("ok")
        hand.wait(84500)
        for _ in range(4):
            hand.press("right")  # channels: the run is over
        hand.wait(40000)
        if touched:
            for name in ("down", "down") + ("left",) * 6:
                hand.press(name)
        assert "Run %d" % (5 if touched else 4) in hand.text(), hand.text()
        hand.press("ok")
        game = keeper.look(store, 1)[0]
        hand.app.playing.game.clock.run(hand.now)
        assert game.players()[0][0] == (5 if touched else 4)
        assert game.clock.totals[0] > 1240
