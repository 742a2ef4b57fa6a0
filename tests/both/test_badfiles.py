"""A sample of the campaign of bad files; `make badfiles` is the whole."""

from badfiles import campaign
from help import MemoryStore

from cubekeeper.ui.app import App

EVERY = 23  # no divisor of the length of what repeats in the files


def tell(line):
    print(line)


def test_no_bad_file_stops_the_handheld_or_is_lost():
    tried, failures = campaign(8, 5, EVERY, tell)
    assert tried > 70 and failures == 0


def test_the_campaign_finds_a_store_that_loses_what_is_set_aside():
    kept = MemoryStore.set_aside

    def lose(store, *names):
        kept(store, *names)
        return store.files.pop(names[-1] + ".bad1") and names[-1] + ".bad1"

    MemoryStore.set_aside = lose
    try:
        assert campaign(4, 5, 999, tell)[1] > 3
    finally:
        MemoryStore.set_aside = kept


def test_the_campaign_finds_silence():
    kept = App.warn
    App.warn = lambda app, text: None
    try:
        assert campaign(4, 5, 999, tell)[1] > 3
    finally:
        App.warn = kept
