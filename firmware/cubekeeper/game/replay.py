"""Plays packed events and reports what each came to: the host's `replay` runs on this.

It runs in the host's own process and in a MicroPython VM alike. Setup and events come as lines
of hexadecimal digits; answers go out as lines of JSON, made of lists only, since the order of
an object's keys is not the same in both.
"""

import json
from binascii import unhexlify

from ..rules.table import Refused
from .play import from_setup, unpack


def replay(lines):
    """Play the game that `lines` gives, a setup and then events; yields each answer.

    For each event `[[tell, value], ...]`; at a refused one the end, with
    `{"refused": [reason, numbers of the events that may be said]}`.
    Last, the `outcome`.
    """
    game = None
    for line in lines:
        data = unhexlify(line.strip())
        if game is None:
            game = from_setup(data)
            continue
        try:
            tells = game.play(unpack(game.rules, data, len(game.names)))
        except Refused as refusal:
            asks = game.rules.asks(game.state)
            yield json.dumps({"refused": [str(refusal), asks]})
            return
        yield json.dumps([list(tell) for tell in tells])
    if game is not None:
        yield json.dumps(outcome(game))


def outcome(game):
    """`[round, phase, turn, over, won, [[score, rank, fields], ...]]` of a game as it stands."""
    return list(game.rules.view(game.state)) + [[list(row) for row in game.players()]]
