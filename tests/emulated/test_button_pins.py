"""A board's buttons: bounce, stalls, and an encoder, as levels of emulated pins."""

from bench import settings
from help import Chance
from wires import Machine

from cubekeeper.game.clock import PERIOD, since
from cubekeeper.hal.keys import EVERY, Keys

# What contacts do when they close or open: ms at one level, at the other, and so on, until they
# stay. The shapes are those of J. Ganssle's "A Guide to Debouncing", which measured 18 switches:
# most settle within 1.6 ms, nearly all within 6.2 ms, some bounce in bursts.
BOUNCES = (
    (),
    (1, 1),
    (1, 1, 1, 2, 1, 1),
    (2, 1, 3, 1),
    (1, 2, 2, 3, 1, 1),
    (3, 3),
    (1, 6, 1, 6, 1, 1),
    (6, 1, 4, 2, 3, 2),
    (4, 4, 4, 4, 2, 2),
)
PORTS = ("rp2", "esp32", "nrf")  # hard interrupts, scheduled ones, none and no timer


class Bench:
    """Six buttons, or an encoder, whose pins a script moves."""

    def __init__(self, port="rp2", **given):
        known = {"port": port, "buttons": "six", "pressed": "low"}
        known["button_pins"] = ["GP1", "GP2", "GP3", "GP4", "GP5", "GP6"]
        known.update(given)
        board = settings(**known)
        self.down = 1 if board.pressed == "high" else 0
        self.machine = Machine()
        self.clock = self.machine.clock
        self.keys = Keys(board, self.machine, lambda: self.clock.now % PERIOD)
        self.at = self.clock.now + 50

    def move(self, button, down, bounce=()):
        """Let a button's level change, with its bounce, at `self.at`; that is then over."""
        pin = self.keys._pins[button]
        level = self.down if down else 1 - self.down
        for ms in bounce:
            self.clock.script.append((self.at, pin, level))
            self.at += ms
            level = 1 - level
        self.clock.script.append((self.at, pin, self.down if down else 1 - self.down))

    def press(self, button, ms, closing=(), opening=()):
        """A press of so many ms at least, and a while after it."""
        began = self.at
        self.move(button, True, closing)
        self.at = max(self.at, began + ms)
        self.move(button, False, opening)

    def run(self, ms=0):
        """Time goes on to the end of the script and a bit, as the app waits; the edges."""
        edges = []
        end = max(self.at, self.clock.now) + 60 + ms
        while self.clock.now < end:
            self.clock.sleep_ms(EVERY)
            edges += self.keys.take()
        self.at = self.clock.now + 50
        return edges


def pressed(*buttons):
    """The edges of buttons pressed one after the other, without their ticks."""
    return [(button, down) for button in buttons for down in (True, False)]


def plain(edges):
    return [(button, down) for button, down, _ in edges]


def test_every_bounce_is_one_press():
    for port in PORTS:
        for pressed_level in ("low", "high"):
            bench = Bench(port, pressed=pressed_level)
            for closing in BOUNCES:
                for opening in BOUNCES:
                    began = bench.at
                    bench.press(3, 80, closing, opening)
                    edges = bench.run()
                    assert plain(edges) == pressed(3), (port, closing, opening, edges)
                    late = since(edges[0][2], began % PERIOD)
                    assert 0 <= late <= sum(closing) + EVERY, (port, closing, late)


def test_presses_one_after_the_other_and_together():
    for port in PORTS:
        bench = Bench(port)
        for button in (0, 5, 2, 2, 4):
            bench.press(button, 50, BOUNCES[2], BOUNCES[3])
            bench.at += 50
        assert plain(bench.run()) == pressed(0, 5, 2, 2, 4)
        bench.move(0, True)
        bench.at += 100
        bench.press(4, 60)
        bench.at += 100
        bench.move(0, False)
        assert plain(bench.run()) == [(0, True)] + pressed(4) + [(0, False)]


def test_noise_shorter_than_a_press_is_none():
    for port in PORTS:
        bench = Bench(port)
        for ms in (1, 2, 4, 9):
            bench.press(1, ms)
            assert bench.run() == []


def test_no_press_is_lost_in_a_stall():
    """200 ms in which the flash is written: whatever part of a press falls into it, it counts."""
    for port in ("rp2", "esp32"):
        for length in (30, 60, 150, 400):
            for ahead in range(-length - 30, 190, 7):
                bench = Bench(port)
                bench.clock.sleep_ms(100)
                stalled = bench.clock.now + 500
                bench.at = stalled + ahead
                bench.press(2, length, BOUNCES[2], BOUNCES[3])
                bench.clock.sleep_ms(500)
                bench.clock.stall(200)
                edges = bench.run(length + 300)
                assert plain(edges) == pressed(2), (port, length, ahead, edges)
                held = since(edges[1][2], edges[0][2])
                assert 0 <= held <= length + sum(BOUNCES[2]) + EVERY, (port, length, ahead, held)


def test_no_press_is_lost_while_the_app_is_busy():
    """A redraw takes long, but the timer samples through it; and each press keeps its length."""
    for port in ("rp2", "esp32"):
        bench = Bench(port)
        for button in (0, 1, 2):
            bench.press(button, 40, BOUNCES[3], BOUNCES[1])
            bench.at += 40
        bench.clock.sleep_ms(2000)
        edges = bench.keys.take()
        assert plain(edges) == pressed(0, 1, 2)
        assert 30 <= since(edges[1][2], edges[0][2]) <= 60


def test_random_presses_among_stalls():
    chance = Chance(5)
    bench = Bench()
    wanted, found = [], []
    for _ in range(150):
        button = chance.below(6)
        wanted += pressed(button)
        bench.press(button, 40 + chance.below(300), chance.pick(BOUNCES), chance.pick(BOUNCES))
        bench.at += 60
        end = bench.at + 40
        while bench.clock.now < end:
            if chance.below(20) == 0:
                bench.clock.stall(20 + chance.below(30))
            bench.clock.sleep_ms(EVERY)
            found += bench.keys.take()
        bench.at = max(bench.at, bench.clock.now) + chance.below(50)
    assert plain(found) == wanted


def test_held_at_power_on_and_let_go_of():
    bench = Bench()
    assert not bench.keys.held("back")
    bench.keys._pins[5].drive(0)
    assert bench.keys.held("back") and not bench.keys.held("ok")
    assert plain(bench.run()) == [(5, True)]
    bench.keys.close()
    bench.keys._pins[5].drive(1)
    bench.clock.sleep_ms(200)
    assert bench.clock.timers == []


# --- an encoder ------------------------------------------------------------------------------

TO_THE_RIGHT = ((1, 1), (0, 1), (0, 0), (1, 0))  # levels of A and B, a quarter turn each


class Knob(Bench):
    """An encoder with a place of rest every `detent` quarters."""

    def __init__(self, port="rp2", detent=4):
        given = {"buttons": "encoder", "button_pins": ["25"], "detent": detent}
        Bench.__init__(self, port, encoder_a="32", encoder_b="33", **given)
        self.place = 0

    def turn(self, quarters, ms=3, bounce=()):
        """Turn on, a quarter each `ms`; the pin that changes bounces."""
        pins = self.keys._encoder.pins
        way = 1 if quarters > 0 else -1
        for _ in range(abs(quarters)):
            before = self.levels()
            self.place += way
            after = self.levels()
            for pin, old, new in zip(pins, before, after):
                if old != new:
                    for i, wait in enumerate(bounce):
                        self.clock.script.append((self.at, pin, old if i % 2 else new))
                        self.at += wait
                    self.clock.script.append((self.at, pin, new))
            self.at += ms

    def levels(self):
        return TO_THE_RIGHT[self.place % 4]

    def clicks(self):
        """The clicks since the last time, right less left."""
        edges = self.run()
        assert plain(edges) == pressed(*[edge[0] for edge in edges if edge[1]])
        return [1 if edge[0] else -1 for edge in edges if edge[1]]


def test_a_click_is_a_press_to_its_side():
    for port in ("rp2", "esp32"):
        for detent in (1, 2, 4):
            for bounce in ((), (1, 1), (1, 1, 1, 1)):
                knob = Knob(port, detent)
                knob.turn(detent, 5, bounce)
                assert knob.clicks() == [1], (port, detent, bounce)
                knob.turn(-2 * detent, 5, bounce)
                assert knob.clicks() == [-1, -1], (port, detent, bounce)
                knob.turn(7 * detent, 2, bounce)
                assert knob.clicks() == [1] * 7, (port, detent, bounce)


def test_half_a_turn_and_back_is_nothing():
    knob = Knob()
    for there in (1, 2, 3):
        knob.turn(there, 5, (1, 1))
        knob.turn(-there, 5, (1, 1))
        assert knob.clicks() == []
    knob.turn(2)
    assert knob.clicks() == []
    knob.turn(2)
    assert knob.clicks() == [1]


def test_a_knob_between_two_places_trembles_for_nothing():
    knob = Knob()
    knob.turn(2)
    for _ in range(20):
        knob.turn(1)
        knob.turn(-1)
    knob.turn(-2)
    assert knob.clicks() == []


def test_a_quarter_that_was_missed_is_made_up_for():
    """A port that only schedules interrupts may run late: two pins have changed by then."""
    knob = Knob()
    encoder = knob.keys._encoder
    for states in (((1, 0), (0, 1), (1, 1)), ((0, 1), (1, 0), (1, 1))):
        for a, b in states:
            encoder.pins[0].level, encoder.pins[1].level = a, b
            encoder.look(None)
    assert encoder.take() == 0 and encoder._clicks == 0
    for a, b in ((1, 0), (0, 1), (1, 1)):
        encoder.pins[0].level, encoder.pins[1].level = a, b
        encoder.look(None)
    assert abs(encoder.take()) == 1


def test_the_push_of_a_knob_is_ok():
    knob = Knob()
    knob.press(0, 60, BOUNCES[2])
    knob.turn(4)
    assert plain(knob.run()) == pressed(2, 1)
