"""The tests of tests/vm, for what only MicroPython has: littlefs and FAT on a RAM disk."""

from pathlib import Path

import portable
import pytest

FILES = sorted((Path(__file__).parent / "vm").glob("check_*.py"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("vm")


@pytest.mark.parametrize(("path", "name"), portable.items(FILES))
def test_in_micropython(path: Path, name: str, folder: Path) -> None:
    portable.check(path, name, folder)


def test_every_check_ran(folder: Path) -> None:
    assert FILES
    for path in FILES:
        assert sorted(portable.run(path, folder)[0]) == sorted(portable.names(path))
