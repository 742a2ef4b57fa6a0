"""Buttons: each gesture comes to exactly one action, at its time, however time is cut up."""

from help import Chance

from cubekeeper.game.clock import PERIOD, add, since
from cubekeeper.ui.buttons import (
    BACK,
    DOWN,
    LEFT,
    OK,
    REPEAT_AFTER,
    REPEAT_EVERY,
    RIGHT,
    SHOW_AFTER,
    UNDO,
    UP,
    Buttons,
)

SIX = ("up", "down", "left", "right", "ok", "back")
THREE = ("prev", "next", "ok")
START = PERIOD - 3000  # the ticks wrap three seconds into each test
UNDO_AFTER, BACK_AFTER, UNDO_AFTER_OK = 700, 600, 1400


class Hands:
    """Presses buttons while time goes on in steps; `actions` are `(ms since the start, action)`."""

    def __init__(self, names, scheme, chance=None):
        self.names = names
        self.buttons = Buttons(names, scheme)
        self.chance = chance
        self.ms = 0
        self.actions = []
        self.repeats = []

    def move(self, name, down):
        self.buttons.edge(self.now(), self.names.index(name), down)
        self.look()

    def now(self):
        return add(START, self.ms)

    def look(self):
        for action, repeats in self.buttons.due(self.now()):
            self.actions.append((self.ms, action))
            self.repeats.append(repeats)

    def pass_time(self, ms):
        """Time goes from deadline to deadline, or in random steps of 1 to 200 ms."""
        end = self.ms + ms
        while self.ms < end:
            if self.chance:
                self.ms = min(end, self.ms + 1 + self.chance.below(200))
            else:
                deadline = self.buttons.deadline(self.now())
                ahead = end - self.ms if deadline is None else since(deadline, self.now())
                assert ahead > 0
                self.ms = min(end, self.ms + ahead)
            self.look()

    def press(self, name, ms):
        """One press of some length; the actions it came to."""
        before = len(self.actions)
        self.move(name, True)
        self.pass_time(ms)
        self.move(name, False)
        return [action for _, action in self.actions[before:]]


def test_short_presses_act_at_once():
    hands = Hands(SIX, "six")
    for name, action in (("up", UP), ("down", DOWN), ("left", LEFT), ("right", RIGHT), ("ok", OK)):
        assert hands.press(name, 50) == [action]
        hands.pass_time(3000)
    assert [ms for ms, _ in hands.actions] == [0, 3050, 6100, 9150, 12200]


def test_ok_of_six_does_not_repeat():
    assert Hands(SIX, "six").press("ok", 10000) == [OK]


def test_a_held_arrow_repeats_ever_faster():
    hands = Hands(SIX, "six")
    assert set(hands.press("down", 4000)) == {DOWN}
    times = [ms for ms, _ in hands.actions]
    assert times[:2] == [0, REPEAT_AFTER]
    gaps = [later - ms for ms, later in zip(times[1:], times[2:])]
    assert gaps == sorted(gaps, reverse=True)
    assert gaps[0] == REPEAT_EVERY[0] and gaps[-1] == REPEAT_EVERY[-1]
    assert hands.repeats == list(range(len(hands.repeats)))
    hands.pass_time(1000)
    assert len(hands.actions) == len(times)


def test_back_of_six_is_back_until_it_is_undo():
    for ms, action in ((0, BACK), (1, BACK), (UNDO_AFTER - 1, BACK), (UNDO_AFTER, UNDO)):
        assert Hands(SIX, "six").press("back", ms) == [action]
    hands = Hands(SIX, "six")
    assert hands.press("back", 5000) == [UNDO]
    assert hands.actions == [(UNDO_AFTER, UNDO)]  # not only when it is let go


def test_ok_of_three_is_ok_back_or_undo():
    for ms, action in (
        (0, OK),
        (BACK_AFTER - 1, OK),
        (BACK_AFTER, BACK),
        (UNDO_AFTER_OK - 1, BACK),
        (UNDO_AFTER_OK, UNDO),
        (9000, UNDO),
    ):
        assert Hands(THREE, "three").press("ok", ms) == [action]


def test_prev_and_next_of_three_step():
    hands = Hands(THREE, "three")
    assert hands.press("prev", 10) == [LEFT]
    assert hands.press("next", 10) == [RIGHT]


def test_a_hold_shows_what_it_will_come_to():
    hands = Hands(THREE, "three")
    hands.move("ok", True)
    seen = []
    for _ in range(160):
        seen.append((hands.ms, hands.buttons.hold(hands.now())))
        hands.pass_time(10)
    changes = [seen[0]] + [b for a, b in zip(seen, seen[1:]) if a[1] != b[1]]
    assert changes == [
        (0, None),
        (SHOW_AFTER, OK),
        (BACK_AFTER, BACK),
        (UNDO_AFTER_OK, None),
    ]


def test_deadlines_come_where_a_hold_changes():
    hands = Hands(THREE, "three")
    assert hands.buttons.deadline(hands.now()) is None
    hands.move("ok", True)
    ahead = []
    while hands.buttons.deadline(hands.now()) is not None:
        hands.ms += since(hands.buttons.deadline(hands.now()), hands.now())
        ahead.append(hands.ms)
        hands.look()
    assert ahead == [SHOW_AFTER, BACK_AFTER, UNDO_AFTER_OK]


def test_each_gesture_is_one_action_however_time_is_cut_up():
    chance = Chance(1)
    for _ in range(300):
        ms = chance.pick((0, 1, 599, 600, 601, 699, 700, 701, 1399, 1400, 1401, 2500))
        three = OK if ms < BACK_AFTER else BACK if ms < UNDO_AFTER_OK else UNDO
        assert Hands(THREE, "three", chance).press("ok", ms) == [three]
        six = BACK if ms < UNDO_AFTER else UNDO
        assert Hands(SIX, "six", chance).press("back", ms) == [six]
        arrow = Hands(SIX, "six", chance).press("left", ms)
        assert set(arrow) == {LEFT} and (len(arrow) == 1) == (ms < REPEAT_AFTER)


def test_buttons_held_together_do_not_disturb_each_other():
    hands = Hands(SIX, "six")
    hands.move("back", True)
    hands.pass_time(300)
    hands.move("up", True)
    hands.pass_time(100)
    hands.move("up", False)
    hands.move("ok", True)
    hands.move("ok", False)
    hands.pass_time(1000)
    hands.move("back", False)
    assert hands.actions == [(300, UP), (400, OK), (UNDO_AFTER, UNDO)]


def test_edges_that_repeat_or_come_alone_count_for_nothing():
    hands = Hands(SIX, "six")
    hands.move("ok", False)
    hands.move("up", True)
    hands.move("up", True)
    hands.move("up", False)
    hands.move("up", False)
    assert hands.actions == [(0, UP)]


def test_a_press_is_as_long_as_it_was_however_late_it_is_heard_of():
    """A save or a redraw takes a while: what was let go meanwhile was not held on."""
    for scheme, name, ms, action in (
        ("six", "back", 100, BACK),
        ("six", "left", 100, LEFT),
        ("three", "ok", 599, OK),
        ("three", "ok", 601, BACK),
    ):
        hands = Hands(SIX if scheme == "six" else THREE, scheme)
        hands.move(name, True)
        hands.ms = ms
        let_go = hands.now()
        hands.ms = 2000
        hands.buttons.edge(let_go, hands.names.index(name), False)
        hands.look()
        assert [done for _, done in hands.actions] == [action]
