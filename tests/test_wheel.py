"""The wheel in an environment of its own: it has all that a board needs, and every command."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from virtual_help import board

from cubekeeper import VERSION
from cubekeeper_host import boards

ROOT = Path(__file__).parents[1]


def run(*command: str | Path, **more: str) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | more
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, timeout=300,
        env=environment, cwd="/",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def cubekeeper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as `pipx install` would put it there."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check")
    run(sys.executable, *pip, "wheel", "--no-deps", "--wheel-dir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.startswith(f"cubekeeper-{VERSION}-py3-none-any")
    venv.create(folder / "venv", with_pip=True)
    run(folder / "venv/bin/python", *pip, "install", f"{wheel}[micropython]")
    return folder / "venv/bin/cubekeeper"


def test_what_needs_no_board(cubekeeper: Path, tmp_path: Path) -> None:
    assert run(cubekeeper, "--version") == f"cubekeeper {VERSION}\n"
    listed = run(cubekeeper, "boards", "list").splitlines()[1:]
    assert [line.split()[0] for line in listed] == boards.names()
    record = tmp_path / "game.ck"
    record.write_text("cubekeeper 1\ngame scorepad\nplayer Ann\n\nscore Ann 5\nnext\nend\n")
    for runtime in ("cpython", "micropython"):
        assert '"score": 5' in run(cubekeeper, "replay", "--json", "--runtime", runtime, record)
    keys = tmp_path / "start.keys"
    keys.write_text("expect New game\n")
    run(cubekeeper, "keys", keys, "--runtime", "micropython")


def test_what_is_missing_is_told_for_this_installation(cubekeeper: Path) -> None:
    command = [str(cubekeeper), "flash", "--board", "pico-ssd1306", "--yes"]
    done = subprocess.run(command, capture_output=True, text=True)
    python = cubekeeper.with_name("python")
    assert (done.returncode, done.stderr) == (
        1,
        f"mpflash is missing: {python} -m pip install '.[flash]' in cubekeeper's sources\n",
    )


def test_a_board_gets_the_firmware(cubekeeper: Path, tmp_path: Path) -> None:
    with board(tmp_path) as found:
        out = run(cubekeeper, "install", "--board", "sim", "--port", found.port)
        assert out.startswith(f"cubekeeper {VERSION}: ")
        # The same firmware as from the sources, byte for byte.
        here = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()")
        out = run(*here, "update", "--port", found.port)
        assert out.endswith("is on the board already: nothing was changed\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(cubekeeper: Path, shell: str) -> None:
    """What the guide has people put into their shell's start file."""
    script = run(cubekeeper, _CUBEKEEPER_COMPLETE=f"{shell}_source")
    assert "_CUBEKEEPER_COMPLETE" in script
    if shell == "bash":
        asked = {"COMP_WORDS": "cubekeeper bo", "COMP_CWORD": "1"}
        done = run(cubekeeper, _CUBEKEEPER_COMPLETE="bash_complete", **asked)
        assert done == "plain,boards\n"
