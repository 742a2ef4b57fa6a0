"""What questions to the board of cubes cost: `speed.py QUESTION POSITION TIMES`.

The board is 20x20 with four seats. It prints what the answer came to, how many shards there were
to try, and the microseconds all took. tests/tools/speed.py makes a table of it.
"""

import sys
import time

from help import Chance

from cubekeeper.rules import cubes_grid, shards
from cubekeeper.rules.table import cell, coordinates

SPARK, LEAP = 1, 2
ONE = b"\x00"  # a single cell as a shape
ROUNDS = 8  # of about twenty: each seat has twelve shards left


def legal(where, kit, left):
    """Every place of every shape of the shards left: the work of the cursor for the whole kit."""
    found = []
    for shard in range(len(kit)):
        if left[shard]:
            for shape in kit.shapes(shard):
                places = where.board.places(where.shape_fits(shape))
                found += [(shape, place) for place in places]
    return found


def played(rounds):
    """A game after some rounds of random placements, the same on every runtime."""
    options = [None] * len(cubes_grid.OPTIONS)
    options[0] = 1
    state = cubes_grid.new(options, 4, 0)
    chance = Chance(20)
    board, kit = state.board(), shards.kit(True)
    while state.round <= rounds and not state.phase:
        seat = state.turn
        where = cubes_grid.room(state, seat, state.leaped, board.inside)
        left = bytearray(state.kits[seat])
        while sum(left) > 1 and chance.below(3):
            left[chance.below(len(left))] = 0  # so that they do not begin with the smallest
        choices = legal(where, kit, left) or legal(where, kit, state.kits[seat])
        if not choices:  # only a surge helps
            may = SPARK in cubes_grid.asks(state)
            ones = board.places(where.shape_fits(ONE)) if may else []
            cubes_grid.apply(state, (SPARK, chance.pick(ones)) if ones else (LEAP,))
            continue
        shape, place = chance.pick(choices)
        x, y = coordinates(place)
        cells = [cell(x + a, y + b) for a, b, _ in shards.unpacked(shape)]
        cubes_grid.apply(state, (0, cells))
    return state


def position(name):
    """`(where a seat may place, the kit, its shards to try)` in the middle of a game.

    `open`: the shards that the seat has left. `full`: all shards of the kit that fit nowhere,
    for a seat that has no room left: the question can't end early.
    """
    kit = shards.kit(True)
    if name == "open":
        state = played(ROUNDS)
        where = cubes_grid.room(state, state.turn, False, state.board().inside)
        return where, kit, state.kits[state.turn]
    state = played(2 * ROUNDS)
    where = cubes_grid.room(state, state.turn, False, state.board().inside)
    left = bytearray(len(kit))
    for shard in range(len(kit)):
        left[shard] = not [shape for shape in kit.shapes(shard) if where.shape_fits(shape)]
    return where, kit, left


def any_fits(where, kit, left):
    """Whether a shard fits, as the rules ask it."""
    return where.any_fits(kit, left)


def everywhere(where, kit, left):
    """The same by trying every orientation everywhere, on the same bits."""
    return sum(tries(where, kit, left)) > 0


def until_one(where, kit, left):
    """Trying every orientation everywhere until one fits."""
    return 1 in tries(where, kit, left)


def tries(where, kit, left):
    """For every shard left, orientation and cell a 1 where it fits, else a 0."""
    board = where.board
    free, links = where.free & board.inside, where.links & board.inside
    for shard in range(len(kit)):
        if left[shard]:
            for shape in kit.shapes(shard):
                cells = 0
                for x, y, _ in shards.unpacked(shape):
                    cells |= 1 << board.at(x, y)
                for y in range(board.size):
                    for x in range(board.size):
                        there = cells << board.at(x, y)
                        yield 1 if there & free == there and there & links else 0


def listing(where, kit, left):
    """How many placements there are, each found as the cursor needs it."""
    return len(legal(where, kit, left))


def ticks():
    if hasattr(time, "ticks_us"):
        return time.ticks_us()
    return time.monotonic_ns() // 1000


QUESTIONS = {
    "any": any_fits,
    "everywhere": everywhere,
    "until-one": until_one,
    "list": listing,
}


def main(question, name, times):
    given = position(name)
    before = ticks()
    answer = 0
    for _ in range(times):
        answer = QUESTIONS[question](*given)
    print("%d %d %d" % (answer, sum(given[2]), ticks() - before))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
