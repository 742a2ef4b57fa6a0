"""A sample of the campaign of a failing flash; `make faultydisk` is the whole."""

from disk import FAT, LITTLEFS
from faulty import campaign, hasty

from cubekeeper.game.keeper import Keeper

EVERY = 31  # no divisor of what repeats in the list of faults


def tell(line):
    print(line)


def test_littlefs():
    tried, failures = campaign(LITTLEFS, EVERY, 2, tell)
    assert tried > 5 and failures == 0


def test_fat():
    tried, failures = campaign(FAT, EVERY, 7, tell)
    assert tried > 5 and failures == 0


def test_no_press_is_lost_while_a_save_takes_long():
    for kind in (LITTLEFS, FAT):
        plain, slow, stalls = hasty(kind)
        assert plain == slow and plain[0] and stalls > 20


def careless_save(keeper):
    """Forgets what the store did not take."""
    kept_save(keeper)
    keeper.unsaved = []
    return True


kept_save = Keeper.save


def test_the_campaign_finds_a_careless_keeper():
    Keeper.save = careless_save
    try:
        assert campaign(LITTLEFS, EVERY, 2, tell)[1]
    finally:
        Keeper.save = kept_save
