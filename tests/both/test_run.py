"""Crashes and safe mode: what the player sees, and that the game goes on."""

import sys

from hand import NAMES, Board
from help import new_store, raises

from cubekeeper import hal, run
from cubekeeper.game.clock import add
from cubekeeper.game.crashes import KEPT, Crashes


class Device(hal.Device):
    """A device in memory; `script` is what its buttons do: a name, or ms to wait."""

    def __init__(self, store, script, held=False):
        self.board = Board("six")
        self.buttons = NAMES["six"]
        self.store = store
        self.script = list(script)
        self.screens = []
        self.time = 0
        self.edges = []
        self.is_held = held
        self.rested = False
        self.refuses = []  # the screens at which the display's driver breaks, by number

    def now(self):
        return self.time

    def held(self, button):
        assert button == "back"
        return self.is_held

    def rest(self):
        self.rested = True

    def inputs(self):
        edges, self.edges = self.edges, []
        return edges

    def entropy(self, count):
        return bytes(count)

    def day(self):
        return None

    def show(self, canvas):
        self.screens.append(canvas.lines())
        if len(self.screens) in self.refuses:
            raise RuntimeError("asked to crash")

    def wait(self, deadline):
        if not self.script:
            return False
        step = self.script.pop(0)
        if type(step) is int:
            self.time = add(self.time, step)
        else:
            button = NAMES["six"].index(step.strip("-"))
            self.edges.append((button, step[0] != "-", self.time))
        return True

    def text(self):
        return " ".join(self.screens[-1])


def presses(*names):
    """Each button down and up again."""
    script = []
    for name in names:
        script += [name, 50, "-" + name, 50]
    return script


# New game, Cube Monster, 2 players, plain names, who begins, start, on past the set-up.
NEW_GAME = presses("ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok")


def test_held_back_at_power_on_no_app_runs():
    device = Device(new_store(), presses("ok"), held=True)
    run.run(device)
    assert device.rested and len(device.screens) == 1
    assert device.screens[0][0] == "Safe mode"
    assert "held at power-on" in device.text() and "Switch off and on" in device.text()


def test_a_crash_shows_itself_and_the_game_goes_on():
    store = new_store()
    device = Device(store, NEW_GAME)
    run.run(device)
    before = device.text()
    assert "Feeder" in before

    device = Device(store, presses("ok"))
    device.refuses = [2]
    run.run(device)
    assert "The app crashed" in device.text() and "What was saved is safe" in device.text()
    assert not device.rested

    device = Device(store, presses("down", "ok"))
    device.refuses = [1]
    run.run(device)
    assert device.screens[-1][0] == "What happened" and "Traceback" in device.text()

    Crashes(store).forget()
    device = Device(store, presses("ok"))
    device.refuses = [1]
    run.run(device)
    assert device.text() == before


def test_after_a_crash_the_picture_is_drawn_where_the_last_one_was():
    """There may be no memory for another; and what was in memory for a screen goes."""
    made = []
    make = run.make_canvas

    def counted(board):
        made.append(1)
        return make(board)

    run.make_canvas = counted
    try:
        device = Device(new_store(), presses("down", "down", "ok", "ok"))
        device.refuses = [4]  # the settings
        run.run(device)
    finally:
        run.make_canvas = make
    assert "cubekeeper.ui.preferences" not in sys.modules
    assert made == [1] and len(device.screens) > 4


def test_ctrl_c_goes_through_wherever_it_comes():
    """Nothing that the app does keeps it from ending."""
    script = NEW_GAME + presses("ok", "down", "ok", "back", "ok", "ok")
    calls = counted_calls(script, None)
    assert calls > 60
    for place in range(1, calls, max(1, calls // 12)):
        raises(KeyboardInterrupt, counted_calls, script, place)


def counted_calls(script, place):
    """Play a script; how many calls the app made to the device, or Ctrl-C at that one of them."""
    store = new_store()
    device = Device(store, script)
    calls = [0]

    def counting(call):
        def counted(*given):
            calls[0] += 1
            if calls[0] == place:
                raise KeyboardInterrupt
            return call(*given)

        return counted

    for owner, names in (
        (device, ("show", "entropy", "inputs", "day", "battery", "news", "wait")),
        (store, ("read", "append", "write", "names", "free")),
    ):
        for name in names:
            setattr(owner, name, counting(getattr(owner, name)))
    run.run(device)
    return calls[0]


def test_the_player_can_ask_for_safe_mode_after_a_crash():
    device = Device(new_store(), presses("down", "down", "ok"))
    device.refuses = [1]
    run.run(device)
    assert device.rested
    assert device.screens[-1][0] == "Safe mode"


def test_three_crashes_at_start_in_a_row_lead_to_safe_mode():
    store = new_store()
    for last in (False, False, True):
        device = Device(store, [50])
        device.refuses = [1]
        run.run(device)
        assert device.rested == last
    assert "crashed 3 times at start" in device.text()


def test_crashes_count_on_while_the_store_refuses():
    store = new_store()

    def full(name, data):
        raise OSError(28)

    store.write = full
    device = Device(store, [50])
    device.refuses = [1, 2, 3]
    run.run(device)
    assert device.rested


def test_a_low_battery_is_said_beside_what_is_not_saved():
    """And never that all is saved where it is not."""
    store = new_store()
    device = Device(store, NEW_GAME + presses("ok", "ok", "ok"))

    def full(name, data):
        raise OSError(28)

    percent = [80]
    device.battery = lambda: percent[0]
    show = device.show

    def stroke(canvas):
        show(canvas)
        if "R1 Player 1" in device.text():
            store.append = store.write = full
        if "NOT SAVED" in device.text():
            percent[0] = 9

    device.show = stroke
    run.run(device)
    said = [" ".join(screen) for screen in device.screens]
    warned = [text for text in said if "The battery is low (9%): charge it soon." in text]
    assert warned and not [text for text in warned if "All is saved" in text]
    assert "BAT LOW NOT SAVED" in said[-1], said[-1]


def test_an_app_that_has_run_for_a_while_did_not_crash_at_start():
    store = new_store()
    for _ in range(5):
        device = Device(store, [5000, 6000] + presses("down"))
        device.refuses = [2]
        run.run(device)
        assert not device.rested
        assert Crashes(store).in_a_row == 1
    device = Device(store, [11000, 10])
    run.run(device)
    assert Crashes(store).in_a_row == 0


def test_reading_what_happened_is_no_running():
    store = new_store()
    for last in (False, False, True):
        device = Device(store, [20000] + presses("down"))
        device.refuses = [1]
        run.run(device)
        assert device.rested == last


def test_the_last_three_crashes_are_kept_for_the_computer():
    store = new_store()
    for number in range(KEPT + 2):
        assert Crashes(store).keep("crash %d" % number) == number + 1
    kept = Crashes(store)
    assert kept.traces == ["crash 4", "crash 3", "crash 2"]
    kept.keep("x" * 2000 + "end")
    assert Crashes(store).traces[0][-4:] == "xend"


def test_unreadable_crashes_are_kept_and_named_on_the_screen():
    store = new_store()
    for name in ("crashes.a", "crashes.b"):
        store.write(name, b"torn")
    device = Device(store, presses("down", "ok") + presses("down") * 40)
    device.refuses = [1]
    run.run(device)
    assert "crashes.a.bad1, crashes.b.bad1" in device.text()
    assert store.read("crashes.b.bad1") == b"torn"
    assert Crashes(store).in_a_row == 1 and len(Crashes(store).traces) == 1


def test_ctrl_c_goes_through():
    device = Device(new_store(), [])

    def wait(deadline):
        raise KeyboardInterrupt

    device.wait = wait
    raises(KeyboardInterrupt, run.run, device)
    assert Crashes(device.store).traces == []


def test_before_it_has_come_up_a_crash_is_for_whoever_started_it():
    device = Device(new_store(), [50])
    device.refuses = [1]
    came = []
    raises(RuntimeError, run.run, device, lambda: came.append(1))
    assert came == []
    device = Device(new_store(), [50] + presses("down"))
    device.refuses = [2]
    run.run(device, lambda: came.append(1))
    assert came == [1]
    assert "The app crashed" in device.text()
