"""Plays random games of every kind and prints what each event left behind, to be compared.

Run as a program on either runtime, `trace.py EVENTS [SEED]`: both must print the same lines. What
may be said is found through the event tables alone; what is refused must be so on both, and in
the same words.
"""

import gc
import sys
from binascii import crc32

from help import Chance
from laying import cells
from presses import KINDS, new_game

from cubekeeper.game.play import REDO, UNDO, pack, unpack
from cubekeeper.rules.table import CELL, FLAG, KIND, LETTERS, MANY, OPT, SEAT, TEXT, WORD, Refused

TRIES = 60  # at an event that the rules take, before the game is given up
LASTS = 60  # events of one game


def value(spec, game, event, chance):
    """A value for the next argument of an event, legal or not."""
    offered = game.rules.offered(game.state, event)
    if offered is not None and len(offered):
        return offered[chance.below(len(offered))]
    if spec[1] & OPT and chance.below(2):
        return None
    if spec[1] & KIND == CELL:
        found = cells(game.state, event[0], chance)
        return found if spec[1] & MANY else found[0]
    if spec[1] & MANY:
        count = game.rules.length(game.state, event[0])
        return [one(spec, game, chance) for _ in range(count)]
    return one(spec, game, chance)


def one(spec, game, chance):
    """One value of a kind; of many numbers more often a small one."""
    kind = spec[1] & KIND
    if kind == FLAG:
        return chance.below(5) == 0
    if kind == WORD:
        return chance.below(len(spec[2]))
    if kind == SEAT:
        return chance.below(len(game.names))
    if kind == TEXT:
        return "Made up %d" % chance.below(40)
    if kind == LETTERS:
        letters = spec[2]
        return "".join([chance.pick(letters) for _ in range(1 + chance.below(spec[-1]))])
    span = spec[3] - spec[2] + 1
    return spec[2] + chance.below(span if chance.below(4) == 0 else min(span, 10))


def attempt(game, chance):
    """A random event of those that may be said now; its values may be refused."""
    asks = game.rules.asks(game.state)
    event = (asks[min(chance.below(len(asks)), chance.below(len(asks)))],)
    for spec in game.rules.EVENTS[event[0]][2]:
        event += (value(spec, game, event, chance),)
    return event


def dump(value):
    """A state, or what stands in it, as text that is the same on both runtimes."""
    if isinstance(value, (list, tuple)):
        return "(%s)" % " ".join([dump(item) for item in value])
    if isinstance(value, (bytes, bytearray)):
        return "b" + ".".join([str(byte) for byte in value])
    if hasattr(value, "__dict__"):
        fields = value.__dict__
        return "{%s}" % " ".join([name + "=" + dump(fields[name]) for name in sorted(fields)])
    return repr(value)


def standing(game):
    """All that a game has come to."""
    rules = game.rules
    told = rules.asks(game.state), rules.about(game.state), game.told
    return dump((rules.view(game.state), game.players(), told, game.state))


def said(game, chance):
    """`(event, text of what was refused before it)`; no event where none was found."""
    refused = ""
    if game.events and chance.below(12) == 0:
        return UNDO, refused
    if game.undone and chance.below(2):
        return REDO, refused
    for _ in range(TRIES if not game.over() else 3):
        if not game.rules.asks(game.state):
            break
        event = attempt(game, chance)
        try:
            trial = game.try_out(event)[1]
        except Refused as refusal:
            refused += str(refusal)
            continue
        if trial is not None:
            return event, refused
    return None, refused


def trace(kind, name, fixed, count, seed, write):
    """Play so many events of a kind of game; one that is over, or stuck, is begun again."""
    chance = Chance(seed * 31 + len(kind))
    game = None
    lasts = 0
    while count:
        if game is None or lasts == 0:
            game = new_game(name, chance, (), fixed)
            lasts = LASTS
        event, refused = said(game, chance)
        if event is None:
            game = None
            continue
        game.play(event)
        packed = pack(game.rules, event)
        assert unpack(game.rules, packed, len(game.names)) == event
        text = standing(game) + refused
        write("%s %d %08x %08x" % (kind, count, crc32(packed), crc32(text.encode())))
        count -= 1
        lasts -= 1
        if count % 50 == 0:
            gc.collect()


def main(count=300, seed=0):
    for kind, name, fixed in KINDS:
        trace(kind, name, fixed, count, seed, print)


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
