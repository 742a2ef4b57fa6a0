"""cubes once more, slow and plain: cells are coordinates in sets, and every question is asked of
each cell in turn. Nothing here comes from the firmware, with which it is compared.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations, product

Place = tuple[int, int, int]
Shape = frozenset[Place]


# --- shapes ----------------------------------------------------------------------------------


def moved(cells: set[Place] | Shape) -> Shape:
    """A shape at the origin."""
    low = [min(cell[axis] for cell in cells) for axis in range(3)]
    return frozenset((x - low[0], y - low[1], z - low[2]) for x, y, z in cells)


def grown(size: int, flat: bool) -> set[Shape]:
    """Every way in which so many cells can hang together by their sides, where they lie."""
    shapes = {frozenset({(0, 0, 0)})}
    for _ in range(size - 1):
        bigger = set()
        for shape in shapes:
            for cell in shape:
                for step in steps(flat, 1):
                    new = add(cell, step)
                    if new not in shape:
                        bigger.add(moved(shape | {new}))
        shapes = bigger
    return shapes


@cache
def steps(flat: bool, kinds: int) -> list[Place]:
    """Steps to a neighbour that change `kinds` coordinates."""
    axes = (-1, 0, 1)
    found = product(axes, axes, (0,) if flat else axes)
    return [step for step in found if sum(map(abs, step)) == kinds]


def add(one: Place, other: Place) -> Place:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def symmetries(mirrored: bool) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The turnings of space as (order of the axes, their signs), with or without reflections."""
    found = []
    for order in permutations(range(3)):
        parity = sum(order[a] > order[b] for a in range(3) for b in range(a + 1, 3)) % 2
        for signs in product((1, -1), repeat=3):
            reflects = (signs[0] * signs[1] * signs[2] == -1) != bool(parity)
            if mirrored or not reflects:
                found.append((order, signs))
    return found


def turnings(shape: Shape, flat: bool) -> frozenset[Shape]:
    """All that a shard can be turned into: on a flat board it may be flipped, too."""
    found = set()
    for order, signs in symmetries(mirrored=flat):
        turned = {tuple(signs[a] * cell[order[a]] for a in range(3)) for cell in shape}
        if not flat or all(cell[2] == 0 for cell in turned):
            found.add(moved(turned))  # type: ignore[arg-type]
    return frozenset(found)


@cache
def kit(flat: bool) -> frozenset[frozenset[Shape]]:
    """The shards of a kit, each as the set of all that it can be turned into."""
    found = {turnings(shape, flat) for size in (2, 3, 4) for shape in grown(size, flat)}
    for shape in grown(5, flat=True):
        quarters = {
            moved({(s * cell[a], t * cell[1 - a], 0) for cell in shape})
            for a, s, t in ((0, 1, 1), (1, -1, 1), (0, -1, -1), (1, 1, -1))
        }
        own_mirror_image = moved({(-x, y, z) for x, y, z in shape}) in quarters
        if flat or own_mirror_image:
            found.add(turnings(shape, flat))
    return frozenset(found)


# --- the game --------------------------------------------------------------------------------


class No(Exception):
    """An event that is not legal."""


class Game:
    """A game on a board. `held` says what lies on a cell: (kind, seat), seat None for no one's."""

    def __init__(self, seats: int, first: int, **options: object) -> None:
        self.seats, self.first, self.turn, self.round = seats, first, first, 1
        self.flat = options.get("dims", 2) == 2
        self.torus, self.fog = bool(options.get("torus")), bool(options.get("fog"))
        self.teams, self.shared = bool(options.get("teams")), bool(options.get("shared_light"))
        self.stack = not self.flat and options.get("gravity", "stack") == "stack"
        self.orbit = not self.flat and not self.stack
        self.storm = int(options.get("storm", 0))  # type: ignore[call-overload]
        usual = (14 if seats == 2 else 20) if self.flat else 8
        self.size = size = int(options.get("size") or usual)  # type: ignore[call-overload]
        i, c = max(1, size // 4), size // 2
        m = size - 1 - i
        z = c if self.orbit else 0
        places = [(i, i), (m, m)] if seats == 2 else [(i, i), (m, i), (m, m), (i, m)][:seats]
        self.held: dict[Place, tuple[str, int | None]] = {
            (x, y, z): ("core", seat) for seat, (x, y) in enumerate(places)
        }
        self.nodes = set()
        for x, y in ((c - 1, i - 1), (i + 1, c - 1)):
            for _ in range(4):
                self.nodes.add((x, y, z))
                x, y = size - 1 - y, x
        self.kits = [set(kit(self.flat)) for _ in range(seats)]
        self.charge = [0] * seats
        if seats == 2 and self.flat:
            self.charge[1 - first] = 1 if self.torus else 2
        self.dark = [False] * seats
        self.scans = [0] * seats
        self.said: set[str] = set()
        self.over = False

    # What lies where.

    def on_board(self, cell: Place) -> bool:
        return all(0 <= n < self.size for n in (cell[:2] if self.flat else cell))

    def at(self, cell: Place) -> Place:
        """The cell itself, on a torus the one that lies there."""
        if not self.torus:
            return cell
        return (cell[0] % self.size, cell[1] % self.size, cell[2])

    def distance(self, one: Place, other: Place) -> int:
        """The most columns, rows or levels between two cells."""
        apart = [abs(a - b) for a, b in zip(one, other, strict=True)]
        if self.torus:
            apart = [min(n, self.size - n) for n in apart]
        return max(apart)

    def ally(self, seat: int) -> int | None:
        return (seat + 2) % 4 if self.teams else None

    def own(self, seat: int) -> set[Place]:
        return {c for c, (kind, who) in self.held.items() if who == seat}

    def light(self, seat: int) -> set[Place]:
        friend = self.ally(seat)
        return self.own(seat) | (self.own(friend) if self.shared and friend is not None else set())

    def cells(self, seat: int) -> int:
        return sum(what == ("cell", seat) for what in self.held.values())

    def sees(self, seat: int, cell: Place) -> bool:
        if not self.fog or self.scans[seat]:
            return True
        return any(self.distance(cell, lit) <= 2 for lit in self.light(seat))

    # Where a shard may lie.

    def around(self, cell: Place, kinds: tuple[int, ...]) -> set[Place]:
        """The cells whose place differs in so many coordinates, by one each."""
        return {self.at(add(cell, step)) for kind in kinds for step in steps(self.flat, kind)}

    def linking(self, seat: int, leaped: bool) -> set[Place]:
        """The cells by one of which a shard must link."""
        light = self.light(seat)
        if not leaped:
            return {c for lit in light for c in self.around(lit, (2,) if self.flat else (2, 3))}
        near = product(range(-2, 3), range(-2, 3), (0,) if self.flat else range(-2, 3))
        return {self.at(add(lit, step)) for step in near for lit in light}

    def banned(self, seat: int) -> set[Place]:
        """The cells that share a side with an own one."""
        return {c for own in self.own(seat) for c in self.around(own, (1,))}

    def rests(self, cells: Shape) -> bool:
        below = [(x, y, z - 1) for x, y, z in cells]
        return not self.stack or all(c[2] < 0 or c in self.held or c in cells for c in below)

    def places(self, seat: int, shapes: Iterable[Shape], leaped: bool) -> Iterator[Shape]:
        """Every place where one of some shapes, as it is turned, may truly lie."""
        span = range(self.size)
        board = set(product(span, span, (0,) if self.flat else span))
        open_cells = board - set(self.held) - self.banned(seat)
        linking = self.linking(seat, leaped)
        for shape, corner in product(shapes, board):
            cells = frozenset(self.at(add(cell, corner)) for cell in shape)
            if cells <= open_cells and cells & linking and self.rests(cells):
                yield cells

    def any_place(self, seat: int, shards: set[frozenset[Shape]], leaped: bool) -> bool:
        shapes = [shape for shard in shards for shape in shard]
        return any(True for _ in self.places(seat, shapes, leaped))

    def can_place(self, seat: int, charge: int, leaped: bool) -> bool:
        one = {frozenset({frozenset({(0, 0, 0)})})}
        if self.any_place(seat, self.kits[seat], leaped):
            return True
        if charge >= 1 and self.any_place(seat, one, leaped):
            return True
        return not leaped and charge >= 2 and self.can_place(seat, charge - 2, True)

    # The events.

    def place(self, cells: Shape) -> None:
        found = [s for s in self.kits[self.turn] if self.shape_of(cells) in s]
        if not found:
            raise No("shape")
        if self.lay(cells):
            self.kits[self.turn].remove(found[0])
        self.end_turn()

    def shape_of(self, cells: Shape) -> Shape:
        """The shape that cells have, on a torus across its edge."""
        shifts = range(self.size) if self.torus else (0,)
        for dx, dy in product(shifts, shifts):
            shape = moved({self.at(add(cell, (dx, dy, 0))) for cell in cells})
            if max(max(cell) for cell in shape) < 5 and (not self.torus or self.whole(shape)):
                return shape
        return frozenset()

    def whole(self, shape: Shape) -> bool:
        """Whether a shape hangs together by its sides."""
        reached = {next(iter(shape))}
        for _ in shape:
            reached |= {add(c, step) for c in reached for step in steps(self.flat, 1)} & shape
        return reached == shape

    def lay(self, cells: Shape) -> bool:
        seat = self.turn
        if not all(self.on_board(cell) for cell in cells):
            raise No("outside")
        if any(cell in self.held and self.sees(seat, cell) for cell in cells):
            raise No("taken")
        if cells & self.banned(seat) or not cells & self.linking(seat, "leap" in self.said):
            raise No("link")
        if any(cell in self.held for cell in cells):
            return False
        if not self.rests(cells):
            raise No("support")
        for cell in cells:
            self.held[cell] = ("cell", seat)
        self.charge[seat] = min(9, self.charge[seat] + len(cells & self.nodes))
        self.nodes -= cells
        return True

    def pay(self, cost: int, leaped: bool) -> None:
        """Pay for a surge before the placement, which must still be possible."""
        seat = self.turn
        if self.charge[seat] < cost or not self.can_place(seat, self.charge[seat] - cost, leaped):
            raise No("charge")
        self.charge[seat] -= cost

    def spark(self, cells: Shape) -> None:
        if self.charge[self.turn] < 1:
            raise No("charge")
        self.charge[self.turn] -= 1  # before a node brings one
        try:
            self.lay(cells)
        except No:
            self.charge[self.turn] += 1
            raise
        self.end_turn()

    def surge(self, name: str) -> None:
        """A Leap or a Scan."""
        if name in self.said or name == "scan" and not self.fog:
            raise No(name)
        self.pay(2 if name == "leap" else 1, name == "leap" or "leap" in self.said)
        self.said.add(name)
        if name == "scan":
            self.scans[self.turn] = 2

    def shatter(self, cell: Place) -> None:
        kind, who = self.held.get(cell, ("", None))
        if kind != "cell" or who in (self.turn, self.ally(self.turn)) or "shatter" in self.said:
            raise No("shatter")
        self.pay(3, "leap" in self.said)
        self.held[cell] = ("scar", None)
        self.said.add("shatter")

    def end_turn(self) -> None:
        self.said = set()
        self.scans[self.turn] = max(0, self.scans[self.turn] - 1)
        while True:
            if all(self.dark[s] or not self.kits[s] for s in range(self.seats)):
                self.over = True
                return
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.first:
                if self.storm and self.round % self.storm == 0:
                    self.burn(self.round // self.storm)
                self.round += 1
            if self.dark[self.turn] or not self.kits[self.turn]:
                continue
            if self.can_place(self.turn, self.charge[self.turn], False):
                return
            self.dark[self.turn] = True

    def burn(self, ring: int) -> None:
        span = range(self.size)
        for cell in product(span, span, (0,) if self.flat else span):
            counted = cell if self.orbit else cell[:2]
            if min(min(n, self.size - 1 - n) for n in counted) == ring - 1:
                self.held[cell] = ("ash", None)
                self.nodes.discard(cell)

    # The outcome.

    def crowned(self, seat: int) -> int:
        if not (self.over and self.stack):
            return 0
        columns = {cell[:2] for cell in self.held}
        tops = [max(cell for cell in self.held if cell[:2] == column) for column in columns]
        return sum(self.held[top] == ("cell", seat) for top in tops)

    def points(self, seat: int) -> int:
        return self.cells(seat) + 5 * (not self.kits[seat]) + self.crowned(seat)

    def rows(self) -> list[list[object]]:
        """For each seat its score, cells, shards left, charge, dark, done and columns crowned."""
        found: list[list[object]] = []
        for seat in range(self.seats):
            friend = self.ally(seat)
            score = self.points(seat) + (0 if friend is None else self.points(friend))
            kit = self.kits[seat]
            row = [score, self.cells(seat), len(kit), self.charge[seat], self.dark[seat]]
            found.append([*row, not kit, self.crowned(seat)])
        return found
