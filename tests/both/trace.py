"""Plays random legal games of Cubyria and prints what each event left behind, to be compared.

Run as a program on either runtime: both must print the same lines.
"""

from binascii import crc32

from help import Chance

from cubekeeper.game.play import REDO, UNDO, Game, pack
from cubekeeper.rules.table import FLAG, INT, KIND, MANY, OPT, TEXT, Refused

EVENTS = 300
CORE, ZEN, COOP = 0, 1, 2
# Name, players, options: mode, sudden_death, affinities, level, leftovers, plays, deck.
GAMES = (
    ("core", 3, [CORE, None, None, None, None, None, None]),
    ("sudden-death", 4, [CORE, 1, None, None, 0, None, None]),
    ("zen", 2, [ZEN, None, None, None, 1, 3, None]),
    ("zen-affinities", 5, [ZEN, None, 1, None, None, None, None]),
    ("coop", 2, [COOP, None, None, 4, None, None, None]),
    ("solo", 1, [COOP, None, None, 2, 1, 5, None]),
)
SELDOM = ("last", "depleted", "complete", "end", "tally", "left")  # so that games last


def value(spec, game, number, chance):
    """A value for an argument, legal or not."""
    kind = spec[1] & KIND
    if kind == FLAG:
        return chance.below(5) == 0
    if kind == TEXT:
        return None if chance.below(3) else "Made up %d" % chance.below(40)
    if spec[1] & OPT and spec[0] != "bpv" and chance.below(2):
        return None
    if spec[1] & MANY:
        count = game.rules.length(game.state, number)
        return [chance.below(3) for _ in range(count)]
    assert kind == INT
    return spec[2] + chance.below(min(spec[3] - spec[2], 9) + 1)


def event(game, chance):
    """A random event that may be said now."""
    while True:
        number = chance.pick(game.rules.asks(game.state))
        row = game.rules.EVENTS[number]
        if row[0] in SELDOM and chance.below(4):
            continue
        tried = (number,) + tuple([value(spec, game, number, chance) for spec in row[2]])
        try:
            game.try_out(tried)
        except Refused:
            continue
        return tried


def standing(game):
    """What a game has come to, as text that is the same on both runtimes."""
    rows = [
        [list(part) if isinstance(part, tuple) else part for part in row] for row in game.players()
    ]
    return repr([list(game.rules.view(game.state)), rows, game.rules.asks(game.state)])


def trace(name, players, options, write):
    """Play so many events, undo and redo among them; a game that is over is begun again."""
    chance = Chance(players * 7 + len(name))
    names = ("Ann", "Bo", "Cy", "Di", "Ed")[:players]
    game = Game("cubyria", names, 0, options)
    for count in range(EVENTS):
        if game.over():
            game = Game("cubyria", names, chance.below(players), options)
        if game.events and chance.below(12) == 0:
            said = UNDO
        elif game.undone and chance.below(2):
            said = REDO
        else:
            said = event(game, chance)
        tells = game.play(said)
        packed = pack(game.rules, said)
        state = "%s %s" % (standing(game), [list(tell) for tell in tells])
        write("%s %d %08x %08x" % (name, count, crc32(packed), crc32(state.encode())))


if __name__ == "__main__":
    for game_name, seats, chosen in GAMES:
        trace(game_name, seats, chosen, print)
