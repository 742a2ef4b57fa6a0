"""Cells for random events on a board of cubes: most of them where the event is legal."""

from cubekeeper.rules import cubes_grid, shards
from cubekeeper.rules.table import cell

PLACE, SPARK, LEAP, SHATTER, SCAN = range(5)
TRIES = 40  # shapes tried where one may fit


def cells(state, event, chance):
    """The CELL numbers that an event of a game names; anywhere in one of twelve."""
    board = state.board()
    if chance.below(12) == 0:
        return [anywhere(state, chance)]
    if event == SHATTER:
        hit = [state.lit[seat] for seat in cubes_grid.cubes.opponents(state)]
        found = board.places(cubes_grid.union(hit))
        return [chance.pick(found) if found else anywhere(state, chance)]
    where = cubes_grid.room(state, state.turn, state.leaped, cubes_grid.seen(state, state.turn))
    kit = shards.kit(state.shape[0])
    left = [n for n in range(len(kit)) if state.kits[state.turn][n]]
    for _ in range(TRIES):
        shape = b"\x00" if event == SPARK else chance.pick(list(kit.shapes(chance.pick(left))))
        corners = board.places(where.shape_fits(shape))
        if corners:
            x, y, z = cubes_grid.place_of(chance.pick(corners))
            return [numbered(state, x + a, y + b, z + c) for a, b, c in shards.unpacked(shape)]
    return [anywhere(state, chance)]


def numbered(state, x, y, z):
    """The CELL number of a place, on a torus across its edge."""
    flat, size, _ = state.shape
    return cell(x % size, y % size) if flat else cell(x, y, z)


def anywhere(state, chance):
    flat, size, _ = state.shape
    x, y, z = [chance.below(size) for _ in range(3)]
    return cell(x, y) if flat else cell(x, y, z)
