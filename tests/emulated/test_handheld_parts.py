"""The device of a real board: sleep, battery, a display that fails, safe mode, by its pins."""

import sys

import wires
from bench import colour, oled
from help import raises
from table import Table

from cubekeeper import run
from cubekeeper.borrow import forget
from cubekeeper.hal import handheld
from cubekeeper.hal import light as light_sleep
from cubekeeper.ui.app import App

SIX = {"port": "rp2", "buttons": "six", "pressed": "low", "scheme": "six"}
SIX["button_pins"] = ["GP10", "GP11", "GP12", "GP13", "GP14", "GP15"]
OK = 4
NONE = ("dim_after", "sleep_after", "power_chip", "battery_pin", "battery_enable")
NONE += ("battery_scale", "battery_full", "battery_empty", "power_scl", "power_sda")


def table(make=oled, **given):
    """A six-button handheld, switched on; nothing is saved on it yet."""
    known = {name: None for name in NONE}
    known.update(SIX)
    known.update(given)
    bench = Table(make(**known))
    store = bench.switch_on().store
    for name in store.names():
        store.remove(name)
    return bench


class Play:
    """The app on a table's device, and the main loop's turn."""

    def __init__(self, bench):
        self.bench = bench
        self.app = App(bench.device)
        self.deadline = None
        self.step()

    def step(self):
        device = self.bench.device
        self.deadline = self.app.step(device.now(), device.inputs())

    def go_on(self, ms):
        """Let the main loop run for a while."""
        clock = self.bench.clock
        end = clock.now + ms
        while clock.now < end:
            device = self.bench.device
            soon = (device.now() + end - clock.now) % (1 << 30)
            if self.deadline is not None:
                left = (self.deadline - device.now()) % (1 << 30)
                if left < end - clock.now:
                    soon = self.deadline
            device.wait(soon)
            self.step()

    def press(self, name):
        self.bench.at = self.bench.clock.now
        self.bench.press(name)
        self.go_on(200)

    def text(self):
        return " ".join(self.app.canvas.lines())

    def seen(self):
        """Whether the player sees what the app has drawn."""
        return self.bench.differs(self.app.canvas) is None


def test_it_dims_then_sleeps_and_the_press_that_wakes_it_does_nothing_else():
    for make in (oled, colour):
        bench = table(make, dim_after=10, sleep_after=30)
        play = Play(bench)
        bright = bench.chip.contrast if make is oled else bench.pin("GP20").level
        play.press("ok")
        text = play.text()
        assert "Which game?" in text and play.seen()
        play.go_on(9000)
        assert (bench.chip.contrast if make is oled else bench.pin("GP20").level) == bright
        play.go_on(2000)
        dimmed = bench.chip.contrast if make is oled else bench.pin("GP20").level
        assert 0 < dimmed < bright // 3 and play.seen()
        play.press("down")  # a dimmed display can be read: this counts
        assert (bench.chip.contrast if make is oled else bench.pin("GP20").level) == bright
        assert play.app.widget.at == 1
        play.go_on(31000)
        assert bench.device.power.asleep and bench.dark()
        play.press("ok")
        assert not bench.device.power.asleep and play.seen() and play.text() == text
        assert play.app.widget.at == 1
        play.press("ok")
        assert play.text() != text and play.seen()


def light(bench):
    """How bright the display is: its contrast, or the duty of its backlight."""
    return bench.pin("GP20").level if bench.board.display == "st7789" else bench.chip.contrast


def to_settings(play):
    for _ in range(2):
        play.press("down")
    play.press("ok")
    assert "Settings" in play.text()


def follows_its_settings(make):
    """They count at once, and after a restart."""
    bench = table(make, dim_after=30, sleep_after=300)
    play = Play(bench)
    bright = light(bench)
    to_settings(play)
    assert "Sleep  usual" in play.text() and "Brightness  100%" in play.text() and play.seen()
    for _ in range(3):
        play.press("down")
    play.press("ok")
    for _ in range(2):
        play.press("down")
    assert light(bench) == bright
    play.press("ok")
    assert "Brightness  30%" in play.text() and play.seen()
    assert abs(light(bench) - bright * 3 // 10) * 100 <= bright
    play.press("up")
    play.press("ok")
    assert "Sleep after" in play.text()
    for _ in range(2):
        play.press("down")
    play.press("ok")
    assert "Sleep  1min" in play.text()

    bench.device.close()
    bench.switch_on()
    bench.at = bench.clock.now
    play = Play(bench)
    chosen = light(bench)
    assert abs(chosen - bright * 3 // 10) * 100 <= bright and play.seen()
    play.go_on(31000)
    assert 0 < light(bench) < chosen // 3
    play.press("down")
    assert light(bench) == chosen
    play.go_on(61000)
    assert bench.dark()
    play.press("ok")
    assert light(bench) == chosen and play.seen()


def test_the_settings_of_an_oled():
    follows_its_settings(oled)


def test_the_settings_of_a_display_with_a_backlight():
    follows_its_settings(colour)


def test_a_display_that_never_sleeps_and_one_without_a_light_to_dim():
    bench = table(colour, backlight=None, sleep_after=30)
    play = Play(bench)
    to_settings(play)
    assert "Sleep  usual" in play.text() and "Brightness" not in play.text()
    for _ in range(2):
        play.press("down")
    play.press("ok")
    play.press("down")
    play.press("ok")
    assert "Sleep  never" in play.text()
    play.go_on(400000)
    assert not bench.device.power.asleep and play.seen()


TWO = {"port": "esp32", "buttons": "two", "scheme": "three", "button_pins": ["0", "35"]}


def asleep(chip, release, **given):
    """A board with `wake = "pin"` on that chip, its display asleep for a while."""
    known = {"wake": "pin", "sleep_after": 30, "port": "esp32", "scl": "22", "sda": "21"}
    known.update(given)
    board = oled(**{name: None for name in NONE})
    for name, value in list(SIX.items()) + list(known.items()):
        setattr(board, name, value)
    bench = Table(board)
    sys.modules["esp32"] = wires.Esp32(bench.machine)
    running = light_sleep.running
    light_sleep.running = lambda: (chip, release)
    try:
        bench.switch_on()
    finally:
        light_sleep.running = running
        del sys.modules["esp32"]
    play = Play(bench)
    play.go_on(31000)
    assert bench.dark()
    play.go_on(60000)
    return play


def test_the_processor_sleeps_where_a_press_is_known_to_wake_it():
    play = asleep("ESP32", (1, 23), **TWO)
    bench = play.bench
    assert bench.machine.slept > 55000 and bench.dark()
    at = play.app.widget.at
    play.press("next")  # wakes it, and does nothing else
    assert not bench.device.power.asleep and play.seen() and play.app.widget.at == at
    slept = bench.machine.slept
    play.press("next")
    assert play.app.widget.at == at + 1 and bench.machine.slept == slept
    play.go_on(31000)
    play.press("ok")
    assert play.seen() and play.app.widget.at == at + 1


def test_the_processor_stays_awake_where_nothing_is_known():
    for chip, release, given in (
        ("ESP32", (1, 16), TWO),
        ("ESP32S2", (1, 23), TWO),
        ("RP2040", (1, 27), {"port": "rp2"}),
        ("", (3, 11), TWO),
        ("ESP32", (1, 23), dict(TWO, wake="poll")),
    ):
        play = asleep(chip, release, **given)
        assert play.bench.machine.slept == 0
        play.press("ok")
        assert play.seen()


def test_without_times_it_stays_on():
    play = Play(table())
    play.go_on(400000)
    assert not play.bench.device.power.asleep and play.seen()


def test_a_low_battery_is_told_once_and_marked():
    bench = table(
        battery_pin="GP26", battery_enable="GP22", battery_scale=200, battery_full=4200,
        battery_empty=3400,
    )  # fmt: skip
    adc = bench.machine.ADC
    adc.gate = bench.pin("GP22")
    adc.millivolts = 2000
    bench.switch_on()
    play = Play(bench)
    assert abs(bench.device.battery() - 75) <= 1 and "BAT LOW" not in play.text()
    adc.millivolts = 1740
    play.go_on(31000)
    assert abs(bench.device.battery() - 10) <= 1
    assert "The battery is low" in play.text() and play.seen()
    assert bench.pin("GP22").level == 0
    play.press("down")
    assert "The battery is low" not in play.text() and "BAT LOW" in play.text()
    play.go_on(65000)
    assert "The battery is low" not in play.text()
    adc.millivolts = 1770  # 17 %: not yet charged
    play.go_on(31000)
    assert "BAT LOW" in play.text()
    adc.millivolts = 1900
    play.go_on(31000)
    assert "BAT LOW" not in play.text()


def test_an_axp192_lights_the_display_and_tells_the_battery():
    given = {"power_chip": "axp192", "power_sda": "21", "power_scl": "22", "backlight": None}
    given.update(port="esp32", dim_after=10, sleep_after=30)
    bench = table(colour, **given)
    chip = bench.power_chip
    chip.charge(4150)
    bench.switch_on()
    play = Play(bench)
    assert chip.shows() and chip.registers[0x28] == 0xCC and play.seen()
    assert chip.registers[0x82] & 0x80 and bench.device.battery() >= 99
    chip.charge(3450)
    play.go_on(31000)
    assert bench.dark() and not chip.registers[0x12] & 4  # the light is off, too
    assert bench.device.battery() < 10
    play.press("ok")
    assert chip.shows() and play.seen()
    del bench.machine.i2c.chips[0x34]
    play.go_on(31000)
    assert bench.device.battery() is None  # not known is told as that


def test_a_display_that_fails_in_play_is_told_of_when_it_is_back():
    bench = table()
    play = Play(bench)
    play.press("ok")
    bench.unplug()
    play.press("down")
    play.press("ok")
    assert "How many players?" in play.text()
    bench.plug()
    play.go_on(9000)
    assert play.seen()
    assert "The display is back. No display answers at 0x3C" in play.text()
    play.press("down")
    assert "The display is back" not in play.text() and play.seen()


def test_back_held_at_power_on_leaves_the_board_to_its_repl():
    bench = table()
    pin, level = bench.button("back")
    pin.drive(level)
    device = bench.switch_on()
    run.run(device)  # comes back: no app runs
    device.close()
    assert not [made for made in bench.machine.Pin.made.values() if made.handler]
    row = [y for y in range(64) if any(bench.chip.row(y))]
    assert row  # it says so


def test_ctrl_c_stops_the_app_and_its_timer():
    bench = table()
    device = bench.device

    class Pressed:
        due = bench.clock.now + 700
        period = 5

        def callback(self, _):
            raise KeyboardInterrupt

    bench.clock.timers.append(Pressed())
    raises(KeyboardInterrupt, run.run, device)
    device.close()
    assert bench.clock.now < bench.clock.timers[-1].due + 1000


def test_chance_is_the_systems():
    device = table().device
    assert len(device.entropy(16)) == 16 and device.entropy(16) != device.entropy(16)


class Computer:
    """A computer at the other end of the port: what it is to say, and what it has heard."""

    def __init__(self):
        self.says = b""
        self.heard = ""
        self.longest = 1000  # characters that there is memory for

    def read(self, timeout):
        said, self.says = self.says, b""
        return said

    def write(self, text):
        if len(text) > self.longest:
            raise MemoryError
        self.heard += text

    def hears(self):
        heard, self.heard = self.heard, ""
        return heard


def mirrored():
    """A play on a table to which a computer is connected, and the computer."""
    forget("hal.remote")  # another test's
    bench = table(dim_after=10, sleep_after=30)
    bench.device.close()
    computer = Computer()
    bench.switch_on(computer)
    return Play(bench), computer


def in_memory():
    return "cubekeeper.hal.remote" in sys.modules


def test_a_computer_that_asks_has_the_screen_and_the_buttons():
    play, computer = mirrored()
    play.go_on(100)
    for noise in (b"AT\r\n", b"+ok\n", b"k\n", b"q\n", b"\xff\x00h", b"what h\nthen\n"):
        computer.says = noise
        play.go_on(100)
    assert computer.hears() == "" and not in_memory()
    computer.says = b"\nh\n"
    play.go_on(100)
    heard = computer.hears()
    assert heard.startswith("@h 1 128 64 1 ") and heard.count("\n@s *") == 1 and in_memory()
    text = play.text()
    computer.says = b"+down\n-down\nk\n"
    play.go_on(100)
    assert play.app.widget.at == 1 and play.seen()
    heard = computer.hears()
    assert "@k *" in heard and "@f " in heard and "@h" not in heard
    play.press("up")  # hands may go on, too
    assert play.app.widget.at == 0 and computer.hears().count("@s *") == 1
    # A press from afar on a sleeping display does what it says, since its screen was seen there.
    for _ in range(31):
        computer.says = b"k\n"
        play.go_on(1000)
    assert play.bench.device.power.asleep
    computer.says = b"+ok\n-ok\n"
    play.go_on(100)
    assert play.text() != text and not play.bench.device.power.asleep and play.seen()


def test_a_computer_that_goes_lets_go_of_its_buttons():
    play, computer = mirrored()
    computer.says = b"h\n"
    play.go_on(100)
    computer.says = b"+up\n"
    play.go_on(4000)
    assert play.app.buttons.held.count(None) == 5 and in_memory()
    play.go_on(2000)
    assert play.app.buttons.held.count(None) == 6 and not in_memory()
    computer.hears()
    play.press("down")
    assert computer.hears() == ""
    computer.says = b"h\n"
    play.go_on(100)
    assert computer.hears().startswith("@h ")


def test_without_the_memory_for_a_mirror_the_app_goes_on():
    play, computer = mirrored()
    computer.says = b"h\n"
    play.go_on(100)
    computer.says = b"+down\n"
    play.go_on(100)

    computer.hears()
    computer.longest = 100
    play.press("ok")
    assert computer.hears().endswith(handheld.NO_MEMORY)
    assert not in_memory() and play.seen()
    assert play.app.buttons.held.count(None) == 6
