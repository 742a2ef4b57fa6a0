"""Records in and out of the games that a handheld keeps: what the page asks for.

Answers are lists as JSON.
"""

import json
from binascii import unhexlify

from cubekeeper.game import keeper
from cubekeeper.game.cards import BUILTIN, Catalogue
from cubekeeper.game.play import TIME, Game, pack
from cubekeeper.ui.app import CARDS

from .record import RecordError, catalogue, game_of, read, recorded, strange_cards, write
from .words import WordError


def give(store):
    """The newest game: `["", [file's name, its text], ...]`, or `[why there is none]`.

    A catalogue comes with it where it has cards of the players' own.
    """
    numbers = keeper.numbers(store)
    if not numbers:
        return json.dumps(["No game was saved yet."])
    number = numbers[-1]
    try:
        game, played, _, lost = keeper.look(store, number)
        said = keeper.said(store, number)[1:played]
    except (ValueError, OSError) as error:
        return json.dumps(["Game %d can't be read: %s." % (number, error)])
    record = recorded(game, [payload for payload in said if payload[:1] != TIME])
    name = "game-%05d" % number
    files = []
    strange = strange_cards(record, Catalogue(BUILTIN).find)
    if strange:
        record.deck = name + ".toml"
        files.append([record.deck, catalogue(strange)])
    damaged = "Game %d is damaged: this is what can be read of it." % number if lost else ""
    return json.dumps([damaged] + files + [[name + ".ck", write(record)]])


def take(store, digits):
    """Begin the game that a record says, its bytes given as hex digits.

    `[0, whether the game is over]`, or `[the bad line from 1, what is wrong]`; its line is None
    where the record is right and the store refuses.
    """
    try:
        record, error = read(unhexlify(digits), lambda deck: _finder(store, deck))
        game = game_of(record, error)
    except RecordError as error:
        return json.dumps([error.line, str(error)])
    fresh = Game(record.game, record.names, record.first, record.options)
    kept = keeper.begin(store, fresh, [pack(game.rules, line.event) for line in record.lines])
    if kept.unsaved:
        return json.dumps([None, "this browser has no room for it, or does not let the page save"])
    return json.dumps([0, game.over()])


def _finder(store, deck):
    """Finds the cards that are on the handheld; a record that names no catalogue has those that
    come with it."""
    if deck is None or CARDS not in store.names():
        return Catalogue(BUILTIN).find
    try:
        return Catalogue(store.path(CARDS)).find
    except (ValueError, OSError) as error:
        raise WordError("the cards on the handheld can't be read: %s" % error)
