"""A game's clock: whose time runs, what each player has used, and what is left.

It comes from the journal: a payload of time says how many whole tenths of a second went by since
the one before it, and whom the players gave the clock, if they did. All else follows from whose
move it is, so a replay reads no clock. Time that has gone by stays so when an event is undone.
"""

from .clock import add, since
from .codec import MOST_SEATS, get_int, put_int
from .play import TIME

EVERYONE = MOST_SEATS  # all players' time runs
NOBODY = MOST_SEATS + 1  # it is the table's time, no player's

# Ways to keep time: the word, the seconds in a unit of the limit (0: there is none), whether
# what is left of a turn is kept for the next, and the seconds at which players are warned.
MODES = (
    ("up", 0, False, 0),
    ("turn", 1, False, 10),
    ("bank", 60, True, 60),
)
WARNED, OUT = range(1, 3)  # what there is to say: little time is left, none is


class TurnClock:
    """The clock of one game. Times are tenths of a second where their names do not say ms."""

    def __init__(self, mode, limit, added, seats, turn, in_turns):
        """`mode` is a place in MODES, `limit` in its unit, `added` the seconds each turn adds.

        `turn` is the seat whose move it is, or None; `in_turns` whether the game has turns.
        """
        _, unit, self.kept, warn = MODES[mode]
        self.limit = (limit or 0) * unit * 10
        self.added = (added or 0) * 10
        self.warn = min(warn, self.limit // 40)  # seconds; a quarter of the limit at most
        self.in_turns = in_turns
        self.totals = [0] * seats  # of each player, and how many turns they have begun
        self.turns = [0] * seats
        self.table = 0  # of the whole game, pauses left out
        self.used = 0  # since whoever's time runs got the clock
        self.given = None  # who has it because the players say so, until the turn passes
        self.turn = turn
        if turn is not None:
            self.turns[turn] = 1
        self.over = False
        self._ms = 0  # gone by since the newest payload
        self._at = None  # the tick of the last look; None while the clock stands
        self._said = 0  # what there was to say in this turn

    def who(self):
        """The seat whose time runs, EVERYONE or NOBODY."""
        if self.over:
            return NOBODY
        if self.given is not None:
            return self.given
        if self.turn is None:
            # Without turns, time that counts up is everyone's: how long the game lasts.
            return EVERYONE if self.in_turns or not self.limit else NOBODY
        return self.turn

    # --- what the journal tells ---

    def take(self, payload):
        """Count what a payload of time says; ValueError if that is wrong."""
        tenths, at = get_int(payload, len(TIME))
        who = None
        if at < len(payload):
            who, at = get_int(payload, at)
            if len(self.totals) <= who < MOST_SEATS or who > NOBODY:
                raise ValueError("time of a seat that is not there")
        if at != len(payload):
            raise ValueError("a time is too long")
        self._charge(tenths)
        if who is not None:
            self._give(who)

    def moved(self, turn, over, back):
        """The game went on, or `back`: whose move it is now, and whether it is over."""
        self.over = over
        if turn == self.turn:
            return
        if back and self.turn is not None:
            self.turns[self.turn] -= 1
        if not back and turn is not None:
            self.turns[turn] += 1
        self.turn = turn
        self.given = None
        self._begin()

    def _charge(self, tenths):
        who = self.who()
        for seat in range(len(self.totals)):
            if who in (seat, EVERYONE):
                self.totals[seat] += tenths
        self.table += tenths
        self.used += tenths

    def _give(self, who):
        if who == self.who():
            return
        self.given = None
        if who != self.who():
            self.given = who
            if who < MOST_SEATS:
                self.turns[who] += 1
        self._begin()

    def _begin(self):
        self.used = 0
        self._said = 0

    # --- while it runs ---

    def start(self, now):
        """Let the time run from a tick on."""
        self._at = now

    def stop(self, now):
        """Let it stand."""
        self.run(now)
        self._at = None

    def stands(self):
        """Whether it stands."""
        return self._at is None

    def run(self, now):
        """Count the time up to a tick. It is called often: ticks differ by six days at most."""
        if self._at is None:
            return
        if not self.over:
            self._ms += max(0, since(now, self._at))
        self._at = now

    def payload(self, who=None):
        """The time since the last payload as a new one, counted here; `who` gets the clock."""
        tenths = self._ms // 100
        self._ms -= tenths * 100
        data = TIME + put_int(tenths) + (b"" if who is None else put_int(who))
        self.take(data)
        return data

    # --- what players see ---

    def total_ms(self, seat):
        """What a player has used so far."""
        return self.totals[seat] * 100 + (self._ms if self.who() in (seat, EVERYONE) else 0)

    def used_ms(self):
        """How long whoever's time runs has had the clock."""
        return self.used * 100 + self._ms

    def left_ms(self, who):
        """What is left to whoever's time runs, or to a player of their bank; None without limit."""
        if not self.limit or who == NOBODY:
            return None
        if not self.kept:
            return self.limit * 100 - self.used_ms()
        if who == EVERYONE:
            return min([self.left_ms(seat) for seat in range(len(self.totals))])
        return (self.limit + self.added * self.turns[who]) * 100 - self.total_ms(who)

    def _elapsed(self):
        """The ms to show as they grow: until the limit they are negative; None for nobody's."""
        who = self.who()
        left = self.left_ms(who)
        if left is not None:
            return -left
        if who == NOBODY:
            return None
        return self.used_ms() if who == EVERYONE else self.total_ms(who)

    def shown(self):
        """`(text, the tick it may change at or None)` for the time that runs."""
        if self.over:
            return "", None
        if self._at is None:
            return "paused", None
        elapsed = self._elapsed()
        if elapsed is None:
            return "-:--", None
        return self._text(elapsed), add(self._at, 1000 - elapsed % 1000)

    def seat_text(self, seat):
        """A player's time: what is left of a bank, else what was used."""
        if self.kept:
            return self._text(-self.left_ms(seat))
        return text(self.total_ms(seat) // 1000)

    def _text(self, elapsed):
        seconds = elapsed // 1000
        if not self.limit or seconds <= 0:
            return text(abs(seconds))
        return "-" + text(seconds)

    def news(self):
        """WARNED or OUT, once in a turn each, when little or nothing is left; else 0."""
        left = None if self._at is None or self.over else self.left_ms(self.who())
        if left is None:
            return 0
        found = OUT if left <= 0 else WARNED if left <= self.warn * 1000 else 0
        if found <= self._said:
            return 0
        self._said = found
        return found


def text(seconds):
    """Seconds as 1:05 or 2:01:05."""
    minutes = seconds // 60
    if minutes < 60:
        return "%d:%02d" % (minutes, seconds % 60)
    return "%d:%02d:%02d" % (minutes // 60, minutes % 60, seconds % 60)
