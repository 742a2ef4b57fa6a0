"""The board of cubes against an oracle that works on sets of coordinates; the table of shards."""

import json
import os
import random
from itertools import product
from pathlib import Path

import cubes_oracle as oracle
import pytest

from cubekeeper.game.play import REDO, UNDO, Game, unpack
from cubekeeper.rules import cubes_grid, shards
from cubekeeper.rules.table import Refused, cell, coordinates
from cubekeeper_host import vm
from cubekeeper_host.record import Line, Record, read
from cubekeeper_host.replay import play

# All positions take a while: `make cubes` runs them, every other run a part.
POSITIONS = int(os.environ.get("CUBES_POSITIONS", "300"))
# Each variant: seats, options by name.
VARIANTS = (
    (2, {"size": 8}),
    (3, {"size": 9}),
    (4, {"size": 10}),
    (2, {"size": 7, "torus": "on"}),
    (3, {"size": 8, "torus": "on", "storm": 4}),
    (2, {"size": 8, "fog": "on"}),
    (4, {"size": 9, "fog": "on", "teams": "on", "shared_light": "on"}),
    (4, {"size": 9, "teams": "on"}),
    (2, {}),
    (4, {"storm": 3}),
    (2, {"size": 9, "storm": 2}),
    (2, {"size": 6, "dims": "3"}),
    (3, {"size": 6, "dims": "3", "storm": 3, "fog": "on"}),
    (2, {"size": 6, "dims": "3", "gravity": "orbit", "storm": 4}),
    (4, {"size": 6, "dims": "3", "gravity": "orbit", "teams": "on", "shared_light": "on"}),
)
NAMES = ("Clay", "Tide", "Pollen", "Iris")


def values(options):
    """Options as a game takes them."""
    found = []
    for spec in cubes_grid.OPTIONS:
        value = {**options, "board": "grid"}.get(spec[0])
        found.append(spec[2].index(value) if isinstance(value, str) else value)
    return found


def plain(options):
    """Options as the oracle takes them."""
    found = {
        key: value == "on" if value in ("on", "off") else value for key, value in options.items()
    }
    return {**found, "dims": int(options.get("dims", 2))}


def pair(seats, options, first=0):
    game = Game("cubes", NAMES[:seats], first, values(options))
    return game, oracle.Game(seats, first, **plain(options))


def number(place, flat):
    return cell(*place[:2]) if flat else cell(*place)


def place(number_):
    found = coordinates(number_)
    return (*found, 0) if len(found) == 2 else found


def shape_of(packed):
    return frozenset(shards.unpacked(packed))


# --- shards --------------------------------------------------------------------------------


@pytest.mark.parametrize("flat", [True, False])
def test_the_kit_is_what_growing_cell_by_cell_finds(flat):
    kit = shards.kit(flat)
    found = [frozenset(map(shape_of, kit.shapes(shard))) for shard in range(len(kit))]
    assert set(found) == oracle.kit(flat) and len(found) == len(set(found))
    for shard, turned in enumerate(found):
        assert len(turned) == kit.counts[shard]  # no orientation is there twice


def by_size(kit):
    """For 2 to 5 cells how many shards there are, and how many orientations of them."""
    counts = list(zip(kit.sizes, kit.counts, strict=True))
    turned = [sum(count for size, count in counts if size == n) for n in (2, 3, 4, 5)]
    return [list(kit.sizes).count(size) for size in (2, 3, 4, 5)], turned


def test_known_figures_of_the_2d_kit():
    kit = shards.kit(True)
    sizes = [list(kit.sizes).count(size) for size in (2, 3, 4, 5)]
    assert sizes == [1, 2, 5, 12]  # free polyominoes (OEIS A000105)
    assert sum(kit.sizes) == 88
    turned = [
        sum(c for s, c in zip(kit.sizes, kit.counts, strict=True) if s == n) for n in (2, 3, 4, 5)
    ]
    assert turned == [2, 6, 19, 63]  # fixed polyominoes (A001168)
    assert sum(kit.counts) == 91 - 1  # of the classical set of 21, which has the single cell, too


def test_known_figures_of_the_3d_kit():
    kit = shards.kit(False)
    assert [list(kit.sizes).count(size) for size in (2, 3, 4, 5)] == [1, 2, 8, 6]
    assert len(kit) == 17 and sum(kit.sizes) == 70
    # Fixed polycubes (A001931) of two to four cells: all of them, so no screw is missing.
    turned = [
        sum(c for s, c in zip(kit.sizes, kit.counts, strict=True) if s == n) for n in (2, 3, 4)
    ]
    assert turned == [3, 15, 86]


# --- positions -----------------------------------------------------------------------------


def scatter(game, other, rng):
    """The same random cells, scars, ash, charge and kits on both boards."""
    state = game.state
    board = state.board()
    span = range(board.size)
    density = rng.random() * 0.5
    for spot in product(span, span, (0,) if board.flat else span):
        if spot in other.held or rng.random() > density:
            continue
        bit = 1 << board.at(*spot)
        what = rng.randrange(state.seats + 2)
        if what < state.seats:
            state.lit[what] |= bit
            state.cells[what] += 1
            other.held[spot] = ("cell", what)
        else:
            kind = ("scar", "ash")[what - state.seats]
            state.scars |= bit if kind == "scar" else 0
            state.ash |= bit if kind == "ash" else 0
            other.held[spot] = (kind, None)
    kit = shards.kit(board.flat)
    for seat in range(state.seats):
        left = rng.sample(range(len(kit)), rng.randrange(1, 5))
        state.kits[seat] = bytearray(int(shard in left) for shard in range(len(kit)))
        other.kits[seat] = {frozenset(map(shape_of, kit.shapes(shard))) for shard in left}
        state.charge[seat] = other.charge[seat] = rng.randrange(4)


def placements(state, shape, where):
    """All places that the engine finds for a shape, as sets of coordinates."""
    board = state.board()
    found = set()
    for corner in board.places(where.shape_fits(shape)):
        cells = [
            tuple(a + b for a, b in zip(place(corner), c, strict=True)) for c in shape_of(shape)
        ]
        if board.torus:
            cells = [(x % board.size, y % board.size, z) for x, y, z in cells]
        found.add(frozenset(cells))
    return found


def test_random_positions_agree_on_placements_sight_and_darkness():
    rng = random.Random(8)
    dark = placed = 0
    for position in range(POSITIONS):
        seats, options = VARIANTS[position % len(VARIANTS)]
        game, other = pair(seats, {**options, "size": rng.choice((6, 7)), "storm": 0})
        scatter(game, other, rng)
        state = game.state
        seat = state.turn = other.turn = rng.randrange(seats)
        kit = shards.kit(state.shape[0])
        for leaped in (False, True):
            where = cubes_grid.room(state, seat, leaped, state.board().inside)
            for shard in range(len(kit)):
                shapes = list(kit.shapes(shard)) if state.kits[seat][shard] else ()
                for shape in rng.sample(shapes, min(len(shapes), 2)):
                    found = placements(state, shape, where)
                    assert found == set(other.places(seat, [shape_of(shape)], leaped))
                    placed += len(found)
        alive = other.can_place(seat, state.charge[seat], False)
        assert cubes_grid.begin_turn(state) == alive
        dark += not alive
        seen = {place(n) for n in state.board().places(cubes_grid.seen(state, seat))}
        assert all((spot in seen) == other.sees(seat, spot) for spot in other.held)
    assert dark > POSITIONS // 40 and placed > 5 * POSITIONS


# --- whole games ---------------------------------------------------------------------------


def tried(game, other, event, say):
    """Say an event to both; whether they took it, after they agreed on that and the outcome."""
    try:
        game.play(event)
        taken = True
    except Refused:
        taken = False
    try:
        say()
        assert taken, f"refused, but legal: {event}"
    except oracle.No as no:
        assert not taken, f"taken, but not legal: {event} ({no})"
    view = game.rules.view(game.state)
    assert (view[0], view[3]) == (other.round, other.over)
    assert other.over or view[2] == other.turn
    assert [[row[0], *row[2]] for row in game.players()] == other.rows()
    return taken


def surge(game, other, rng):
    """A surge, legal or not."""
    kind = rng.randrange(5)
    span = range(other.size)
    if kind == 0:
        return tried(game, other, (2,), lambda: other.surge("leap"))
    if kind == 1:
        return tried(game, other, (4,), lambda: other.surge("scan"))
    spot = (rng.choice(span), rng.choice(span), 0 if other.flat else rng.choice(span))
    if kind == 2:
        lit = [c for c, what in other.held.items() if what[0] == "cell"]
        spot = rng.choice(sorted(lit)) if lit else spot
        return tried(game, other, (3, number(spot, other.flat)), lambda: other.shatter(spot))
    return tried(game, other, (1, number(spot, other.flat)), lambda: other.spark(frozenset({spot})))


def placement(game, other, rng):
    """A placement that the seat to move may think of; in fog it may be a misfire."""
    state = game.state
    where = cubes_grid.room(state, state.turn, state.leaped, cubes_grid.seen(state, state.turn))
    kit = shards.kit(state.shape[0])
    left = [shard for shard in range(len(kit)) if state.kits[state.turn][shard]]
    choices = [shape for shard in left for shape in kit.shapes(shard)]
    rng.shuffle(choices)
    for shape in choices:
        found = placements(state, shape, where)
        if found:
            return rng.choice(sorted(sorted(cells) for cells in found))
    found = placements(state, b"\x00", where)
    return rng.choice(sorted(sorted(cells) for cells in found)) if found else []


def damaged(cells, rng, size):
    """Cells with one of them somewhere else: most often no legal placement."""
    return [
        *cells[1:],
        tuple(rng.randrange(size) if n or a < 2 else 0 for a, n in enumerate(cells[0])),
    ]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_whole_random_game_agrees(variant):
    seats, options = VARIANTS[variant]
    rng = random.Random(variant)
    game, other = pair(seats, options, rng.randrange(seats))
    for _ in range(600):
        if other.over:
            break
        if rng.random() < 0.3:
            surge(game, other, rng)
            continue
        cells = placement(game, other, rng)
        assert cells or other.can_place(other.turn, other.charge[other.turn], "leap" in other.said)
        if len(cells) > 1:
            for said in (damaged(cells, rng, other.size), cells)[rng.random() < 0.8 :]:
                spots = frozenset(said)
                if len(spots) == len(said) and other.turn == game.turn():
                    numbers = [number(spot, other.flat) for spot in said]
                    tried(game, other, (0, numbers), lambda spots=spots: other.place(spots))
                    break
        elif cells:
            spot = cells[0]
            event = (1, number(spot, other.flat))
            tried(game, other, event, lambda spot=spot: other.spark(frozenset({spot})))
        else:
            tried(game, other, (2,), lambda: other.surge("leap"))
    assert other.over
    check_both_runtimes(game)


def check_both_runtimes(game):
    """A game comes to the same in the MicroPython VM, event by event."""
    events = [unpack(game.rules, packed) for packed in game.events]
    lines = [Line(count, "", event) for count, event in enumerate(events)]
    record = Record("cubes", game.options, game.names, game.first, lines)
    answers = play(record, vm.CPYTHON)
    assert len(answers) == len(lines) + 1
    assert answers == play(record, vm.MICROPYTHON)


# --- records -------------------------------------------------------------------------------


def outcome(path):
    return json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))


RECORDS = [
    path
    for path in sorted((Path(__file__).parent / "records/cubes").glob("*.ck"))
    if b"option board grid" in path.read_bytes() and "line" not in outcome(path)
]


def said_to_oracle(other, event):
    """Say an event of a record."""
    kind, *values = event
    numbers = [n for value in values for n in (value if isinstance(value, list) else [value])]
    spots = [place(n) for n in numbers]
    if other.over or len(set(spots)) < len(spots):
        raise oracle.No("over, or a cell twice")
    if any(len(coordinates(n)) != 3 - other.flat for n in numbers):
        raise oracle.No("a place of another board")
    if kind in (0, 1):
        (other.place, other.spark)[kind](frozenset(spots))
    elif kind == 3:
        other.shatter(spots[0])
    else:
        other.surge("leap" if kind == 2 else "scan")


def replayed(path, extra=""):
    """A record, and a line more, on the oracle."""
    record, error = read(path.read_bytes() + extra.encode() + b"\n", path.parent)
    if error:
        raise oracle.No(error)
    named = dict(zip([spec[0] for spec in cubes_grid.OPTIONS], record.options, strict=True))
    options = {key: value for key, value in named.items() if value is not None}
    options["dims"] = 2 + options.get("dims", 0)
    options["gravity"] = ("stack", "orbit")[options.get("gravity", 0)]
    nodes = options.get("node", [] if options.get("nodes") else None)
    events = []
    undone = []
    for line in record.lines:
        if line.event == UNDO:
            undone.append(events.pop())
        elif line.event == REDO:
            events.append(undone.pop())
        else:
            events.append(line.event)
            undone = []
    other = oracle.Game(len(record.names), record.first, **options)
    if nodes is not None:
        other.nodes = {place(node) for node in nodes}
    for event in events:
        said_to_oracle(other, event)
    return other


@pytest.mark.parametrize("path", RECORDS[:: 1 if POSITIONS > 300 else 3], ids=lambda p: p.stem)
def test_a_record_comes_to_the_same_on_the_oracle(path):
    expected = outcome(path)
    wanted = expected["outcome"]
    other = replayed(path)
    assert wanted["over"] == other.over
    assert wanted.get("round", other.round) == other.round
    turn = None if other.over else NAMES[other.turn]
    assert wanted.get("turn", turn) == turn
    keys = ("score", "cells", "kit", "charge", "dark", "done", "crowned")
    for row, player in zip(other.rows(), wanted.get("players", [{}] * other.seats), strict=True):
        found = dict(zip(keys, row, strict=True))
        assert {**found, **{key: player[key] for key in player if key in found}} == found
    for line in expected.get("refused", {}):
        if line != "redo":
            with pytest.raises(oracle.No):
                replayed(path, line)
