"""`cubekeeper stats`: figures of many games, the die's fairness, and the page of plots."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pytest

from cubekeeper_host.stats import chi_square_tail

COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()", "stats")


def stats(*arguments: object, status: int = 0) -> str:
    done = subprocess.run([*COMMAND, *map(str, arguments)], capture_output=True, encoding="utf-8")
    assert done.returncode == status, done.stderr
    assert done.stderr.count("\n") == (1 if status else 0)
    return done.stdout if not status else done.stderr


def cubyria(path: Path, points: Sequence[int], names: Sequence[str]) -> None:
    """A finished game in which the players get these points, at most 99."""
    lines = ["cubekeeper 1", "game cubyria", "option leftovers off"]
    lines += [*(f"player {name}" for name in names)]
    for place, score in enumerate(points):
        lines += [f"room bpv={score} floor=1", "tally"]
        lines += ["draw 1", "last"] if place == len(points) - 1 else ["end"]
    lines.append("drafted" + " 0" * len(points))
    lines += ["end" for _ in points]
    path.write_text("\n".join(lines) + "\n")


def thrown(path: Path, counts: Sequence[int]) -> None:
    """A game of Cube Monster in which the die shows 1, 2 and 3 so often, mostly taken back."""
    lines = [
        "cubekeeper 1",
        "game cube-monster",
        "player Ann",
        "player Bob",
        "draw",
        "feed",
        "line",
    ]
    rolls = [face for face, count in enumerate(counts, 1) for _ in range(count)]
    lines += [line for face in rolls for line in (f"roll {face}", "undo")]
    path.write_text("\n".join(lines) + "\n")


def test_a_table_a_game(tmp_path: Path) -> None:
    for place, points in enumerate([(9, 5), (9, 9), (2, 8), (7, 1)]):
        cubyria(tmp_path / f"{place}.ck", points, ("Ann", "Bob"))
    thrown(tmp_path / "die.ck", (1, 0, 0))
    lines = stats(tmp_path).splitlines()
    assert lines[:3] == [
        "Cubyria: 4 finished",
        "  player  games  wins  win %  average  best  worst  place  streak",
        "  Ann         4     3     75      6.8     9      2    1.2       2",
    ]
    assert lines[3].split() == ["Bob", "4", "2", "50", "5.8", "9", "1", "1.5", "2"]
    assert lines[4:] == [
        "Cube Monster: 0 finished, 1 not",
        "  die 1: 1 times (0.2 due), 2: 0 times (0.5 due), 3: 0 times (0.3 due)",
        "  too few throws to tell",
    ]


@pytest.mark.parametrize(
    ("counts", "chance", "says"),
    [
        ((10, 30, 20), 1.0, "looks fair: a fair die is as uneven as this in 100.0 of 100"),
        ((20, 20, 20), 0.001272634, "may not be fair: a fair die is as uneven as this in 0.1"),
    ],
)
def test_a_die_is_judged_by_its_own_faces(
    tmp_path: Path, counts: Sequence[int], chance: float, says: str
) -> None:
    """The Monster die has one 1, three 2 and two 3. Throws that were taken back count."""
    thrown(tmp_path / "die.ck", counts)
    assert says in stats(tmp_path)
    (game,) = json.loads(stats(tmp_path, "--json"))
    assert game["die"]["counts"] == list(counts)
    assert game["die"]["expected"] == [10, 30, 20]
    assert game["die"]["chance"] == pytest.approx(chance, rel=1e-4)


@pytest.mark.parametrize(
    ("freedom", "distance"),
    [(1, 3.841459), (2, 5.991465), (3, 7.814728), (5, 11.070498), (10, 18.307038), (19, 30.143527)],
)
def test_chi_square(freedom: int, distance: float) -> None:
    """The table of critical values: one in twenty is beyond."""
    assert chi_square_tail(distance, freedom) == pytest.approx(0.05, rel=1e-5)
    assert chi_square_tail(0, freedom) == pytest.approx(1)


def test_the_page_stands_alone(tmp_path: Path) -> None:
    """One file, nothing loaded from elsewhere, names shown as they are, well formed plots."""
    names = ("<b>&x", "$a_b$")
    for place, points in enumerate([(9, 5), (3, 9)]):
        cubyria(tmp_path / f"{place}.ck", points, tuple(f"'{name}'" for name in names))
    thrown(tmp_path / "die.ck", (10, 30, 20))
    page = tmp_path / "page.html"
    assert stats(tmp_path, "--html", page) == ""
    text = page.read_text(encoding="utf-8")
    assert "<td>&lt;b&gt;&amp;x</td>" in text
    assert "<b>" not in text
    assert not re.findall(r"(?:src|href)=\"(?!#)", text.replace("xlink:href", "href"))
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 2
    words = ["".join(ET.fromstring(plot).itertext()) for plot in plots]
    assert "<b>&x" in words[0]
    assert "$a_b$" in words[0]
    assert "thrown" in words[1]
    assert stats(tmp_path, "--html", page) == ""
    assert page.read_text(encoding="utf-8") == text  # the same games, the same bytes


def test_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "bad.ck").write_text("cubekeeper 2\n")
    assert "bad.ck:1: " in stats(tmp_path / "bad.ck", status=2)
    assert "No such file" in stats(tmp_path / "none", status=1)
    cubyria(tmp_path / "good.ck", (1, 2), ("Ann", "Bob"))
    assert "can't write" in stats(
        tmp_path / "good.ck", "--html", tmp_path / "no" / "page.html", status=1
    )
