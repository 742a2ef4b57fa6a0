"""What saving costs the flash stays within its budget."""

from disk import LITTLEFS
from wear import EVENTS, LARGE, cost, journal, plain

# Blocks erased an event, over a game. Measured: 0.12, and 0.16 where 256 bytes are programmed at
# least, with a clock 0.15 and 0.19; each event at a file's end would be 0.97.
MOST_ERASES = 0.25


def test_an_event_costs_a_quarter_of_an_erase_at_most():
    for program in (32, LARGE):  # with a clock, which costs more
        erases, programs, programmed = cost(journal, LITTLEFS, program, True)
        assert erases <= MOST_ERASES * EVENTS, erases
        assert programs <= 3 * EVENTS, programs
        assert programmed <= 600 * EVENTS, programmed


def test_the_count_counts():
    assert cost(plain, LITTLEFS)[0] > 0.7 * EVENTS
