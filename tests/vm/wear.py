"""Measures what an event costs the flash, on 4 KB blocks: blocks erased, bytes programmed.

As a program it prints the journal's figures beside other ways of saving that were tried.
"""

from disk import FAT, LITTLEFS, Disk
from help import Chance
from walk import TRACKED, legal, new_game

from cubekeeper.game import keeper
from cubekeeper.game.journal import frame
from cubekeeper.game.play import UNDO, from_setup, pack
from cubekeeper.game.settings import Settings

EVENTS = 200
BLOCK = 4096
LARGE = 256  # bytes that some boards (RP2040) program at least
OLDER = 30  # games in the store already


def payloads():
    """The setup and the events of a game, packed, with some undos."""
    game, chance = new_game(4, TRACKED), Chance(7)
    found = [game.setup()]
    while len(found) <= EVENTS:
        event = UNDO if chance.below(6) == 0 and game.events else legal(game, chance)
        game.play(event)
        found.append(pack(game.rules, event))
    return found


def lived_in(kind, program):
    """A disk with settings and older games on it, its counts from now on."""
    disk = Disk(kind, 128, BLOCK, program)
    Settings(disk.store).remember(["Ann", "Bo", "Cy", "Di"])
    Settings(disk.store).remember(["Zoë"])
    for _ in range(OLDER):
        kept = keeper.begin(disk.store, new_game(2, TRACKED))
        kept.play((0,))
    return disk


def journal(store, written):
    """The journal as it is, through the keeper."""
    kept = keeper.begin(store, from_setup(written[0]))
    for payload in written[1:]:
        kept.unsaved = [[payload]]
        assert kept.save()


def plain(store, written):
    """A file to whose end each record goes."""
    for number, payload in enumerate(written):
        store.append("plain", frame(number, [payload]))


def in_place(store, written):
    """A file made as long as it will be, and written over in place."""
    store.write("place", b"\xff" * BLOCK)
    at = 0
    for number, payload in enumerate(written):
        with open(store.path("place"), "r+b") as file:
            file.seek(at)
            at += file.write(frame(number, [payload]))
            file.flush()


WAYS = (
    (journal, "the journal with its tail"),
    (plain, "each event at a file's end"),
    (in_place, "a file made long before"),
)


def cost(way, kind, program=32):
    """`(erases, programs, bytes programmed)` of a game saved in a way."""
    disk = lived_in(kind, program)
    blocks = disk.blocks
    before = (blocks.erases, blocks.programs, blocks.programmed)
    way(disk.store, payloads())
    after = (blocks.erases, blocks.programs, blocks.programmed)
    return [now - then for now, then in zip(after, before)]


def line(name, kind, counts):
    figures = tuple([count / EVENTS for count in counts])
    return "%-28s %-12s %6.3f %9.2f %8.0f" % ((name, kind) + figures)


def main():
    print("an event of %d in a game on average:" % EVENTS)
    print("%-28s %-12s %6s %9s %8s" % ("", "", "erases", "programs", "bytes"))
    for program in (32, LARGE):
        name = "littlefs" + ("" if program == 32 else "/%d" % program)
        for way, text in WAYS:
            print(line(text, name, cost(way, LITTLEFS, program)))
    written = payloads()
    size = sum([len(frame(number, [payload])) for number, payload in enumerate(written)])
    print(line("a raw region of the flash", "none", (size / BLOCK, len(written), size)))
    for way, text in WAYS:  # FAT leaves erasing to what is below it
        print(line(text, "FAT", cost(way, FAT)).replace(" 0.000", "     -"))


if __name__ == "__main__":
    main()
