"""The panel on emulated displays: what is sent, and how it goes on when a display fails."""

from bench import Bench, colour, oled, scribble
from help import Chance
from wires import EIO, ENODEV, ETIMEDOUT

from cubekeeper.game.clock import since
from cubekeeper.hal.panel import FIRST_PAUSE, LONGEST_PAUSE


def started(board):
    bench = Bench(board)
    bench.panel.start()
    bench.canvas.text(3, 5, "Alice 12")
    bench.show()
    assert bench.panel.trouble is None and bench.panel.retry_at is None
    assert bench.differs() is None
    return bench


def follow(bench, changes, seed):
    """Draw at random and see each picture on the display."""
    chance = Chance(seed)
    for number in range(changes):
        scribble(bench.canvas, chance)
        bench.show()
        assert bench.differs() is None, (number, bench.differs())


def test_changed_areas_make_the_same_picture_as_the_whole():
    for display in ("ssd1306", "sh1106"):
        follow(started(oled(display=display)), 30, 1)
    follow(started(oled(height=32)), 20, 2)
    follow(started(oled(width=72, height=40)), 20, 3)


def test_an_oled_on_spi():
    pins = {"bus": "spi", "sck": "GP18", "mosi": "GP19", "dc": "GP16", "reset": "GP21"}
    for display in ("ssd1306", "sh1106"):
        for cs in ("GP17", None):
            bench = started(oled(display=display, cs=cs, **pins))
            assert bench.machine.asked[5:] == ((0, 0) if cs else (1, 1))  # the clock's rest
            follow(bench, 5, 7)


def test_changed_areas_make_the_same_picture_in_colour():
    follow(started(colour(width=68, height=52)), 40, 4)
    follow(started(colour(width=35, height=33, rotation=90)), 40, 5)


def test_nothing_is_sent_for_the_same_picture():
    for board in (oled(), colour()):
        bench = started(board)
        before = bench.sent()
        bench.show()
        assert bench.sent() == before


def test_a_pixel_costs_a_few_bytes():
    for board, most in ((oled(), 20), (colour(), 60)):
        bench = started(board)
        before = bench.sent()
        bench.canvas.fill(100, 40, 1, 1, 1)
        bench.show()
        assert bench.differs() is None
        assert 0 < bench.sent() - before < most


# --- brightness and sleep --------------------------------------------------------------------


def test_the_contrast_is_the_boards_and_can_be_dimmed():
    bench = started(oled(contrast=100))
    assert bench.chip.contrast == 100
    bench.panel.dim(51)
    assert bench.chip.contrast == 20
    bench.panel.dim(0)
    assert bench.chip.contrast == 0 and bench.differs() is None
    bench.panel.dim(255)
    assert bench.chip.contrast == 100


def test_an_oled_asleep_takes_a_new_picture():
    bench = started(oled())
    bench.panel.sleep(True)
    assert bench.dark()
    bench.canvas.text(3, 40, "Bob 7")
    bench.show()
    assert bench.dark()
    bench.panel.sleep(False)
    assert bench.differs() is None


def test_a_colour_display_sleeps_without_its_light():
    bench = started(colour(width=68, height=52))
    light = bench.pin("GP20")
    assert light.level == 65535
    bench.panel.dim(51)
    assert light.level == 51 * 257
    for _ in range(2):  # the second finds it asleep
        bench.panel.sleep(True)
        assert light.level == 0 and bench.chip.asleep and bench.dark()
    bench.panel.dim(102)
    bench.canvas.fill(9, 9, 30, 30, 5)
    bench.show()
    assert light.level == 0 and bench.dark()
    for _ in range(2):
        bench.panel.sleep(False)
        assert light.level == 102 * 257 and bench.differs() is None
    bench.panel.sleep(True)  # at once again: the chip raises when it has too little time
    bench.panel.sleep(False)
    assert bench.differs() is None


def test_displays_without_some_pins():
    for missing in ("backlight", "cs", "reset"):
        bench = started(colour(width=68, height=52, **{missing: None}))
        bench.panel.sleep(True)
        bench.panel.sleep(False)
        bench.panel.dim(100)
        assert bench.differs() is None


# --- faults on I2C ---------------------------------------------------------------------------


def test_no_display_at_start():
    """The game goes on, and the display has its picture soon after it is plugged in."""
    bench = Bench(oled())
    chip = bench.chip
    bench.unplug()
    bench.panel.start()
    assert bench.panel.trouble == "No display answers at 0x3C: check its wires and its address."
    for _ in range(3):
        bench.canvas.text(3, 5, "Alice 12")
        bench.show()
        bench.panel.dim(40)
        bench.panel.sleep(False)
    assert not bench.panel.retry()
    assert bench.panel.trouble
    bench.chip = chip
    bench.plug()
    assert bench.panel.retry()
    assert bench.panel.trouble is None and bench.panel.retry_at is None
    assert bench.differs() is None
    assert chip.contrast == 0xCF * 40 // 255


def test_the_pauses_between_tries_grow():
    bench = Bench(oled())
    bench.unplug()
    bench.panel.start()
    pauses = []
    for _ in range(9):
        pause = since(bench.panel.retry_at, bench.now())
        pauses.append(pause)
        bench.wait(pause)
        assert not bench.panel.retry()
    assert pauses[0] == FIRST_PAUSE and pauses[-1] == LONGEST_PAUSE
    assert pauses == sorted(pauses) and pauses[1] == 2 * FIRST_PAUSE
    bench.panel.pressed()
    assert bench.panel.retry_at == bench.now()
    assert not bench.panel.retry()
    assert since(bench.panel.retry_at, bench.now()) == FIRST_PAUSE


def test_nothing_is_tried_before_its_time():
    """A display that does not answer takes time; the app must not spend it at each picture."""
    bench = started(oled())
    bench.machine.i2c.faults = [(ETIMEDOUT, 1)]
    bench.canvas.clear(1)
    bench.show()
    assert bench.panel.trouble.startswith("The display at 0x3C does not answer (")
    assert bench.panel.trouble.endswith("): check its wires.")
    transfers = bench.machine.i2c.transfers
    for _ in range(5):
        scribble(bench.canvas, Chance(1))
        bench.show()
        bench.panel.dim(100)
    assert bench.machine.i2c.transfers == transfers


def test_a_fault_at_any_transfer_of_a_picture():
    """Wherever a transfer breaks off, the next try brings the whole picture."""
    for good in range(0, 16, 3):
        for errno, arrived in ((ENODEV, 0), (EIO, 1), (EIO, 2), (ETIMEDOUT, 3), (ETIMEDOUT, 40)):
            bench = started(oled())
            bench.canvas.clear(1)
            bench.canvas.text(1, 30, "Bob 7", 0)
            bench.machine.i2c.faults = [None] * good + [(errno, arrived)]
            bench.show()
            assert bench.panel.trouble, (errno, good, arrived)
            assert bench.panel.retry()
            assert bench.panel.trouble is None
            assert bench.differs() is None, (errno, good, arrived)


def test_a_fault_at_any_transfer_of_setting_up():
    good = 0
    while True:
        bench = Bench(oled())
        bench.canvas.text(1, 30, "Bob 7")
        bench.show()
        bench.machine.i2c.faults = [None] * good + [(EIO, good % 3)]
        bench.panel.start()
        if bench.machine.i2c.faults:
            break
        assert bench.panel.trouble and bench.panel.retry()
        assert bench.differs() is None, good
        good += 1
    assert bench.panel.trouble is None
    assert good > 20


def test_a_display_that_lost_its_power_in_play():
    """Plugged in again it holds noise and is off: it gets everything anew."""
    bench = started(oled(reset="GP9"))
    bench.unplug()
    bench.canvas.text(3, 40, "Bob 7")
    bench.show()
    assert bench.panel.trouble
    bench.pin("GP9").listener = bench.chip.reset
    bench.plug()
    assert bench.panel.retry()
    assert bench.differs() is None
    follow(bench, 5, 6)


def test_a_display_that_fails_asleep_wakes_with_the_picture():
    bench = started(oled())
    bench.panel.sleep(True)
    assert bench.dark()
    bench.machine.i2c.faults = [(EIO, 0)]
    bench.canvas.text(3, 40, "Bob 7")
    bench.show()
    assert bench.panel.trouble and bench.panel.retry()
    assert bench.dark()
    bench.panel.sleep(False)
    assert bench.differs() is None
