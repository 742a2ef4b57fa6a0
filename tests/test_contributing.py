"""CONTRIBUTING.md's recipes, carried out on a copy of the project as they are written there."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from cubekeeper_host import vm

REPO = Path(__file__).parents[1]
_BLOCK = re.compile(r"```(?:python|toml)\n(.*?)```", re.DOTALL)
_NEW = re.compile(r"new\s`([^`]+)`")
_BELOW = re.compile(r"n `([^`]+)`, below `([^`]+)`")


@dataclass
class Step:
    """A code block: the file it makes, or the file and line below which it goes."""

    path: str
    below: str | None
    code: str


def steps(heading: str) -> list[Step]:
    """The code blocks of a recipe, in order."""
    page = (REPO / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    found = []
    last = 0
    for block in _BLOCK.finditer(recipe):
        said = recipe[last : block.start()]
        last = block.end()
        below = _BELOW.search(said)
        new = _NEW.search(said)
        assert below or new, f"where does this go? {block[1]}"
        if below:
            found.append(Step(below[1], below[2], block[1]))
        elif new:
            found.append(Step(new[1], None, block[1]))
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what the recipes change."""
    for folder in ("firmware", "host", "boards"):
        shutil.copytree(
            REPO / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    return tmp_path


def follow(project: Path, heading: str) -> None:
    """Carry out a recipe."""
    for step in steps(heading):
        path = project / step.path
        if step.below is None:
            assert not path.exists()
            path.write_text(step.code, encoding="utf-8")
            continue
        lines = path.read_text(encoding="utf-8").split("\n")
        assert lines.count(step.below) == 1, f"{step.path} has no line {step.below!r}"
        lines.insert(lines.index(step.below) + 1, step.code.rstrip("\n"))
        path.write_text("\n".join(lines), encoding="utf-8")


def run(project: Path, *arguments: str) -> str:
    """The output of a cubekeeper command of that project."""
    path = os.pathsep.join([str(project / "firmware"), str(project / "host")])
    done = subprocess.run(
        [sys.executable, "-c", "from cubekeeper_host.cli import main; main()", *arguments],
        env=dict(os.environ, PYTHONPATH=path),
        cwd=project,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_add_a_game(project: Path, runtime: str) -> None:
    follow(project, "Add a game")
    record = "cubekeeper 1\ngame tally\noption target 10\nplayer Ann\nplayer Bo\n"
    record += "first Bo\nadd 9\nadd 3\nadd 1\n"
    (project / "game.ck").write_text(record)
    printed = run(project, "replay", "game.ck", "--json", "--log", "--runtime", runtime)
    assert '"winners": ["Bo"]' in printed and '"event": "add 1", "total": 10' in printed
    (project / "tally.keys").write_text(
        "press ok\nexpect Which game?\nexpect Tally\npress ok\npress ok\npress ok\npress down\n"
        "press ok\nexpect Target\npress ok\nexpect Player 1: how many?\nx5 press up\n"
        "expect 0→5 Points\npress ok\n"
    )
    run(project, "keys", "tally.keys", "--runtime", runtime)


def test_add_a_board(project: Path) -> None:
    follow(project, "Add a board")
    (project / "tall.keys").write_text("expect New game\nscreenshot start\n")
    run(project, "keys", "tall.keys", "--board", "tall", "--png", "out", "--scale", "1")
    from PIL import Image

    assert Image.open(project / "out" / "start.png").size == (128, 128)


def test_add_a_screen(project: Path) -> None:
    follow(project, "Add a screen")
    (project / "about.keys").write_text("press up\npress ok\nexpect Scores for games with cubes\n")
    run(project, "keys", "about.keys")
