"""The budgets of docs/benchmarks.md, those that are quick to measure; `make bench` has them all."""

import importlib.util
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cubekeeper_host import mpy

_path = Path(__file__).parent / "tools" / "benchmarks.py"
_spec = importlib.util.spec_from_file_location("benchmarks", _path)
assert _spec and _spec.loader
benchmarks = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(benchmarks)


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return mpy.build(tmp_path_factory.mktemp("modules"))


@pytest.fixture(scope="module")
def bench(modules: Path) -> Callable[[str], object]:
    """The bench of a board, the same one for each test."""
    made = {board: benchmarks.Bench(board, modules) for board in benchmarks.BOARDS}
    return made.__getitem__


@pytest.mark.parametrize("board", benchmarks.BOARDS)
def test_a_game_in_its_memory_sends_few_bytes(board: str, bench: Callable) -> None:
    """A whole game plays in the heap of the budget; what has not changed is not sent."""
    median = bench(board).bus()
    assert 0 < median <= benchmarks.BUS.budget(board)
    assert bench(board).frame() == benchmarks.FRAME.budget(board)


def test_the_compiled_modules_are_small(bench: Callable) -> None:
    board = benchmarks.BOARDS[0]
    assert 0 < bench(board).size() <= benchmarks.SIZE.budget(board)


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="CI has valgrind, not every machine")
def test_start_and_a_moved_cursor_take_few_instructions(bench: Callable) -> None:
    board = benchmarks.BOARDS[0]
    assert 1 < bench(board).start() <= benchmarks.START.budget(board)
    assert 0.1 < bench(board).cursor_press() <= benchmarks.CURSOR_PRESS.budget(board)


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="CI has valgrind, not every machine")
def test_circuitpython_draws_with_few_instructions(modules: Path) -> None:
    plain = benchmarks.Plain(modules)
    assert 1 < plain.drawn() <= benchmarks.DRAWN.budgets[0]
    assert 0.5 < plain.shown() <= benchmarks.SHOWN.budgets[0]


def test_a_heap_that_is_too_small_is_noticed(bench: Callable) -> None:
    assert not bench(benchmarks.BOARDS[0]).plays(64, benchmarks.WHOLE_GAME)


def test_a_game_with_a_clock_plays_in_its_memory(bench: Callable) -> None:
    board = benchmarks.BOARDS[0]
    said = bench(board).play(benchmarks.WITH_CLOCK, int(benchmarks.CLOCKED.budget(board)))
    assert benchmarks.AT_THE_END in said and re.search(r"\d:\d\d", said)


def test_the_docs_tell_the_budgets() -> None:
    text = (Path(__file__).parents[1] / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    for figure, _ in (*benchmarks.FIGURES, *benchmarks.PLAIN_FIGURES):
        (row,) = [line for line in text.splitlines() if line.startswith(f"| {figure.name} |")]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1] == figure.unit
        assert cells[3::2] == [f"{budget:,g}" for budget in figure.budgets]
