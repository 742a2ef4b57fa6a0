"""A sample of the power-cut campaign; `make powercut` is the whole."""

from disk import FAT, LITTLEFS
from powercut import campaign

from cubekeeper.game import keeper, settings
from cubekeeper.game.journal import HEAD, Journal
from cubekeeper.game.slots import Slots

EVERY = 37  # no divisor of what repeats in the evening


def tell(line):
    print(line)


def test_littlefs():
    tried, failures = campaign(LITTLEFS, EVERY, 3, tell)
    assert tried > 20 and failures == 0


def test_fat():
    tried, failures = campaign(FAT, EVERY, 5, tell)
    assert tried > 20 and failures == 0


class Careless(Journal):
    """Begins its tail anew before the main file has what was in it."""

    def append(self, *batches):
        if len(self._tail) > 90:
            self.store.write(self.tail_name, HEAD)
            self.store.append(self.name, self._tail)
            self._tail = b""
        Journal.append(self, *batches)


class CarelessSlots(Slots):
    """Writes over the only whole slot."""

    def save(self, values):
        self._number += 1
        Slots.save(self, values)


def test_the_campaign_finds_a_careless_journal():
    keeper.Journal = Careless
    try:
        assert campaign(LITTLEFS, EVERY, 0, tell)[1]
    finally:
        keeper.Journal = Journal


def test_the_campaign_finds_careless_settings():
    settings.Slots = CarelessSlots
    try:
        assert campaign(FAT, 13, 0, tell)[1]
    finally:
        settings.Slots = Slots
