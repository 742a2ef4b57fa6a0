"""The drivers against emulated displays, tests/emulated, in a real MicroPython VM too."""

from pathlib import Path

import portable
import pytest

FILES = sorted((Path(__file__).parent / "emulated").glob("test_*.py"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("vm")


@pytest.mark.parametrize(("path", "name"), portable.items(FILES))
def test_in_micropython(path: Path, name: str, folder: Path) -> None:
    portable.check(path, name, folder)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_micropython_runs_the_tests_that_cpython_runs(path: Path, folder: Path) -> None:
    outcome, printed = portable.run(path, folder)
    assert sorted(outcome) == sorted(portable.names(path)), printed
