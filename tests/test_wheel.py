"""The wheel carries all that a user needs: firmware, boards, and what runs on a board."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from test_install import faults
from virtual_help import SECONDS, board

from cubekeeper_host import boards

REPO = Path(__file__).parents[1]


def test_a_board_is_installed_from_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    subprocess.run([*build, tmp_path / "wheel", REPO], check=True, timeout=10 * SECONDS)
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    environment = dict(os.environ, PYTHONPATH=str(tmp_path / "site"), TMPDIR=str(tmp_path))

    def command(*arguments: str) -> str:
        code = (
            "from cubekeeper_host import cli; "
            f"assert cli.__file__.startswith({str(tmp_path)!r}); cli.main()"
        )
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            timeout=2 * SECONDS,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    listed = command("boards", "list").splitlines()[1:]
    assert [line.split()[0] for line in listed] == boards.names()
    with board(tmp_path) as virtual:
        assert "all verified" in command("install", "--board", "sim")
        assert faults.starts(virtual, tmp_path / "board.log") == "cubekeeper"
        # The same firmware as from the sources, byte for byte.
        assert "nothing was changed" in command("update")
