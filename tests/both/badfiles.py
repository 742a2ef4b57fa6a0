"""The campaign of bad files: every stored file cut at each byte, and damaged in all ways.

The app starts on each. It must not crash; what it can read it goes on with; what it can't read
stays, or is set aside under a name that it says; nothing is made up, and nothing lost in silence.

As a program: `badfiles.py [DAMAGES [SEED]]` tries all truncations and so many random damages of
each file; its last line is `failures: 0` when all is well.
"""

import sys

from hand import Hand
from help import Chance, MemoryStore
from walk import TRACKED, legal, new_game

from cubekeeper.game import cards, keeper
from cubekeeper.game.crashes import Crashes
from cubekeeper.game.journal import HEAD, unframe
from cubekeeper.game.settings import Settings
from cubekeeper.ui.app import CARDS

MAIN, TAIL = "g00001.ckj", "g00001.ckt"
FILES = (MAIN, TAIL, "settings.a", "settings.b", "crashes.a", "crashes.b", CARDS)
NAMES = (["Bo", "Ann"], ["Ann"])  # in the newer settings and in the older
TRACES = (["two", "one"], ["one"])


def original():
    """The files of a handheld in use."""
    store = MemoryStore()
    for name in ("Ann", "Bo"):
        Settings(store).remember([name])
    for trace in ("one", "two"):
        Crashes(store).keep(trace)
    made = [("Attic", 1, 0, None, None, None, None), ("Зал", 0, 4, 255, 15, 9, "ё")]
    store.write(CARDS, cards.pack(made))
    chance = Chance(51)
    kept = keeper.begin(store, new_game(3, TRACKED))
    while len(store.read(TAIL) or b"") < 60 or kept.journal.count < 25:
        kept.play(legal(kept.game, chance))
    assert sorted(FILES) == store.names()
    return store.files


def boundaries(data):
    """Where a journal's file may end without anyone knowing that more was there."""
    found, at = [], len(HEAD)
    while at < len(data):
        found.append(at)
        at = unframe(data, at)[2]
    return found


def damaged(data, chance):
    """Some bytes changed: bits flipped, a run wiped, moved, put in, taken out, or all noise."""
    out = bytearray(data)
    way = chance.below(7)
    at = chance.below(len(out))
    size = 1 + chance.below(1 + chance.below(len(out)))
    if way == 0:
        for _ in range(1 + chance.below(4)):
            out[chance.below(len(out))] ^= 1 << chance.below(8)
    elif way == 1:
        out[at : at + size] = bytes((chance.pick((0, 255)),)) * len(out[at : at + size])
    elif way == 2:
        return bytes(out[:at] + noise(size, chance) + out[at:])
    elif way == 3:
        return bytes(out[:at] + out[at + size :])
    elif way == 4:
        return bytes(out + out[at : at + size])
    elif way == 5:
        out[at : at + size] = noise(len(out[at : at + size]), chance)
    else:
        return bytes(noise(size, chance))
    return bytes(out)


def noise(size, chance):
    return bytearray([chance.below(256) for _ in range(size)])


def problem(files, payloads, name, data, boundary):
    """What goes wrong when a file holds such data; None if nothing does.

    At a `boundary` a journal's file may be shorter without a word.
    """
    store = MemoryStore(files)
    store.files[name] = data
    hand = Hand(store, Chance(1))
    hand.app.catalogue()
    kept = Crashes(store)
    said = " ".join([text for text, _ in hand.app.messages]) + " " + (kept.trouble or "")
    for other in FILES:
        before = data if other == name else files[other]
        if store.read(other) == before:
            continue
        aside = [new for new in store.names() if new.startswith(other + ".bad")]
        if [store.read(new) for new in aside] != [before]:
            return "%s is lost" % other
        if aside[0].replace(".ckt", ".ckj") not in said:  # they go together
            return "%s is not said: %s" % (aside[0], said)
    for wanted, found, word in (
        (NAMES, hand.app.settings.names, "settings"),
        (TRACES, kept.traces, "crashes"),
    ):
        # An empty file is where a power cut came: no damage.
        if found != wanted[0] and (found != wanted[1] or data) and word not in said:
            return "%s %s, and only said: %s" % (word, found, said)
    if name == CARDS and data != files[CARDS] and CARDS not in said:
        return "another catalogue without a word: " + said
    return game_problem(store, payloads, data, boundary, said)


def game_problem(store, payloads, data, boundary, said):
    """What is wrong with the game that can be gone on with; None if nothing is."""
    number = max(keeper.numbers(store) or [0])
    found = []
    try:
        keeper.look(store, number)
        found = keeper.said(store, number)
    except ValueError:
        pass
    if found != payloads[: len(found)]:
        return "made-up events"
    if len(found) < len(payloads) and "Game 1" not in said and not boundary:
        return "%d of %d events, and only said: %s" % (len(found), len(payloads), said)
    return None


def campaign(damages, seed, every, tell):
    """Damage each file; `(files tried, failures)`. Of the truncations every so many are tried."""
    files = original()
    chance = Chance(seed)
    payloads = keeper.said(MemoryStore(files), 1)
    tried = failures = 0
    for name in FILES:
        data = files[name]
        ends = boundaries(data) if name in (MAIN, TAIL) else []
        trials = [data[:end] for end in range(seed % every, len(data), every)]
        trials += [damaged(data, chance) for _ in range(damages)]
        for bad in trials:
            boundary = bad in (b"", data) or len(bad) in ends and data.startswith(bad)
            boundary = boundary or name == TAIL and HEAD.startswith(bad)
            tried += 1
            try:
                wrong = problem(files, payloads, name, bad, boundary)
            except Exception as error:
                if hasattr(sys, "print_exception"):
                    sys.print_exception(error)
                wrong = repr(error)
            if wrong:
                failures += 1
                tell("%s, %d bytes %s: %s" % (name, len(bad), bad, wrong))
    return tried, failures


def main(damages=715, seed=0):
    tried, failures = campaign(damages, seed, 1, print)
    print("bad files: %d" % tried)
    print("failures: %d" % failures)


if __name__ == "__main__":
    main(*[int(argument) for argument in sys.argv[1:]])
