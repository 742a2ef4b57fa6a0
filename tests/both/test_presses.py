"""A sample of the random presses; `make presses` is the whole."""

from presses import KINDS, campaign

from cubekeeper.game.cards import BUILTIN, ROOF, ROOM, Catalogue
from cubekeeper.game.keeper import Keeper
from cubekeeper.game.play import Game
from cubekeeper.ui.buttons import DOWN, LEFT, RIGHT, UP
from cubekeeper.ui.code import Code
from cubekeeper.ui.forms import Cards


def tell(line):
    print(line)


def test_every_game_shows_the_same_after_a_power_cut_at_any_press():
    for place, row in enumerate(KINDS):
        compared, failures = campaign(row[0], 50, place, tell)
        assert compared > 3 and failures == 0, row[0]


def test_the_campaign_finds_a_keeper_that_loses_an_event():
    kept = Keeper.save

    def careless(keeper):
        if len(keeper.game.events) % 4 == 3:
            keeper.unsaved = []
        return kept(keeper)

    Keeper.save = careless
    try:
        assert sum([campaign("cube-monster", 60, seed, tell)[1] for seed in range(2)])
    finally:
        Keeper.save = kept


def test_without_a_card_left_none_is_asked_for_by_its_number():
    catalogue = Catalogue(BUILTIN)
    for kind in (ROOM, ROOF):
        names = [catalogue.name(place) for place in catalogue.of_kind(kind)]
        cards = Cards(catalogue, kind, names)
        assert [cards[place] for place in range(len(cards))] == ["Not listed: type it"]
        cards = Cards(catalogue, kind, names[1:])
        items = [cards[place] for place in range(len(cards))]
        assert items == ["Not listed: type it", names[0], "By number..."]
    assert campaign("cubyria", 100, 102, tell)[1] == 0  # which comes to that


def test_an_arrow_on_the_qr_code_does_nothing():
    code = Code(Game("scorepad", ["Ann", "Bo"]), 128, 64)
    for action in (UP, DOWN, LEFT, RIGHT):
        assert code.press(action, 0) is None
