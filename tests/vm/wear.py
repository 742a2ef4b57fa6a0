"""Measures what an event costs the flash, on 4 KB blocks: blocks erased, bytes programmed.

As a program it prints the journal's figures beside other ways of saving that were tried.
"""

from disk import FAT, LITTLEFS, Disk
from help import Chance
from walk import TRACKED, legal, new_game

from cubekeeper.game import keeper
from cubekeeper.game.codec import put_int
from cubekeeper.game.journal import frame
from cubekeeper.game.play import TIME, UNDO, from_setup, pack
from cubekeeper.game.settings import Settings

EVENTS = 200
BLOCK = 4096
LARGE = 256  # bytes that some boards (RP2040) program at least
UP = 0  # a clock, in turn_clock.MODES
OLDER = 30  # games in the store already


def payloads(clock=False):
    """The setup and the events of a game, packed, with some undos: lists that are saved together.

    With a clock there is the time before each event.
    """
    game, chance = new_game(4, TRACKED), Chance(7)
    if clock:
        game.extra[1] = UP
    found = [[game.setup()]]
    while len(found) <= EVENTS:
        event = UNDO if chance.below(6) == 0 and game.events else legal(game, chance)
        game.play(event)
        time = [TIME + put_int(chance.below(600))] if clock else []
        found.append(time + [pack(game.rules, event)])
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
    kept = keeper.begin(store, from_setup(written[0][0]))
    for together in written[1:]:
        kept.unsaved = [together]
        assert kept.save()


def plain(store, written):
    """A file to whose end each record goes."""
    for number, together in enumerate(written):
        store.append("plain", frame(number, together))


def in_place(store, written):
    """A file made as long as it will be, and written over in place."""
    store.write("place", b"\xff" * BLOCK)
    at = 0
    for number, together in enumerate(written):
        with open(store.path("place"), "r+b") as file:
            file.seek(at)
            at += file.write(frame(number, together))
            file.flush()


WAYS = (
    (journal, "the journal with its tail"),
    (plain, "each event at a file's end"),
    (in_place, "a file made long before"),
)


def cost(way, kind, program=32, clock=False):
    """`(erases, programs, bytes programmed)` of a game saved in a way."""
    disk = lived_in(kind, program)
    blocks = disk.blocks
    before = (blocks.erases, blocks.programs, blocks.programmed)
    way(disk.store, payloads(clock))
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
        print(line("the journal with a clock", name, cost(journal, LITTLEFS, program, True)))
    written = payloads()
    size = sum([len(frame(number, together)) for number, together in enumerate(written)])
    print(line("a raw region of the flash", "none", (size / BLOCK, len(written), size)))
    for way, text in WAYS:  # FAT leaves erasing to what is below it
        print(line(text, "FAT", cost(way, FAT)).replace(" 0.000", "     -"))


if __name__ == "__main__":
    main()
