"""`cubekeeper score`: sums of Cubyria turns, as the rulebook's own examples have them."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-c", "from cubekeeper_host.cli import main; main()", "score")


def score(words: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """`cubekeeper score` with the words of a shell's line."""
    return subprocess.run(
        [*COMMAND, *shlex.split(words)], cwd=folder, capture_output=True, text=True
    )


def steps(words: str, folder: Path | None = None) -> list[int]:
    """All figures that begin a line of the answer, the last of them the turn's points."""
    done = score(words, folder)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[-1].split()[1:] == ["points"]
    return [int(line.split()[0]) for line in lines if line.startswith(" ")]


def test_every_step_is_shown() -> None:
    done = score('room bpv=3 floor=2 match=1 stairs=1 + roof "Clock Tower" caps=2 + whimsy')
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        "room bpv=3 floor=2 match=1 stairs=1\n"
        "       6  BPV 3 x floor 2\n"
        "       9  Affinities: 1 x BPV 3\n"
        "      18  External Staircases 1: x 2\n"
        'roof "Clock Tower" caps=2\n'
        "       7  BPV 5 + 2 floors capped\n"
        "whimsy\n"
        "      25  in all, doubled by the Whimsy\n"
        "      50  points\n"
    )


# The rulebook's section, the turn, and the figures printed there or that follow from it.
EXAMPLES = [
    ("Roofs", 'roof "Clock Tower" caps=3', [8, 8]),
    ("Affinities", "room Shrine floor=2 match=1 + room Crypt floor=2", [4, 6, -3, 3]),
    (
        "Affinities, Crypt and two beside it",
        'room Crypt floor=1 match=2 + room "Bone Passage" floor=1 match=1 + '
        "room Shrine floor=1 match=1",
        [3, 9, 2, 4, 2, 4, 17],
    ),
    (
        "Affinities, the Crypt stood before",
        'room "Bone Passage" floor=1 match=1 + room Shrine floor=1 match=1',
        [2, 4, 2, 4, 8],
    ),
    (
        "Affinities, the Crypt is capped",
        'room "Bone Passage" floor=1 + room Shrine floor=1',
        [2, 2, 4],
    ),
    (
        "Whimsy Cards and Affinities",
        'room "Bone Passage" floor=1 + roof "Clock Tower" caps=1 match + whimsy',
        [2, 6, 12, 14, 28],
    ),
    (
        "Whimsy Cards and Affinities, the Gallery is covered",
        'room "Bone Passage" floor=1 + roof "Clock Tower" caps=1 + whimsy',
        [2, 6, 8, 16],
    ),
    ("Tall Rooms", 'room "Bridge Tower" floor=2 spaces=2', [8, 16, 16]),
    ("External Staircases, two", "room bpv=1 floor=2 stairs=2", [2, 8, 8]),
    ("External Staircases, three", "room bpv=1 floor=2 stairs=3", [2, 16, 16]),
    ("FAQ, doubling square", "room Shrine floor=1 double", [2, 4, 4]),
    ("FAQ, discouraged on it", "room bpv=3 floor=1 bad double", [-3, -3]),
    ("FAQ, two shared Affinities", "room bpv=4 floor=1 match=2", [4, 12, 12]),
    ("Other components", 'helper "Support Column" + helper', [0]),
]


@pytest.mark.parametrize(("words", "figures"), [row[1:] for row in EXAMPLES], ids=list)
def test_the_rulebook_s_examples(words: str, figures: list[int]) -> None:
    assert steps(words) == figures


COMPONENTS = "components are: room, roof, helper, whimsy"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "Missing argument 'WORDS...': see cubekeeper score --help"),
        ("+", f"cubekeeper score: a component is missing beside a +; {COMPONENTS}"),
        ("helper +", f"cubekeeper score: a component is missing beside a +; {COMPONENTS}"),
        ("Crypt floor=1", f"Crypt floor=1: no component 'Crypt'; {COMPONENTS}"),
        ("tally", "tally: no component 'tally'"),
        ("undo", "undo: no component 'undo'"),
        ("room bpv=3", "room bpv=3: floor is missing: a number from 1 to 99; write: room [CARD]"),
        ("helper + room floor=2", "score: room floor=2: the Base Point Value is missing"),
        ("room bpv=100 floor=1", "bpv is a number from 0 to 99, not '100'"),
        ("room bpv=-1 floor=1", "bpv is a number from 0 to 99, not '-1'"),
        ("room bpv=1 floor=1 floor=2", "floor is said twice"),
        ("room bpv=1 floor=1 stair=2", "no card 'stair=2' in the catalogue"),
        ("room bpv=1 floor=1 --stairs=2", "No such option"),
        ("room bpv=1 floor=1 helper", "write +, with blanks around it, before 'helper'"),
        ("room bpv=1 floor=1 +whimsy", "write +, with blanks around it, before 'whimsy'"),
        ("room Crypt bpv=4 floor=1", "the card says bpv=3, not 4"),
        ("room 'Clock Tower' floor=1", "'Clock Tower' is a roof"),
        ("room bpv=1 floor=2 double", "a doubling square doubles on floor 1 only"),
        ("room bpv=1 floor=2 spaces=1", "the points a space are missing: write per=N"),
        ("room Shrine floor=1 + room Shrine floor=2", "'Shrine' stands already: one of each"),
        ("whimsy + whimsy", "whimsy: one Whimsy a turn"),
        ("helper --cards gone.toml", "gone.toml: No such file or directory"),
        ("room 'a\nb\x1b[31m' floor=1", "no card 'a\\nb\\x1b[31m' in the catalogue"),
    ],
)
def test_bad_input_is_one_line(words: str, message: str) -> None:
    done = score(words)
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr
    assert done.stderr.count("\n") == 1 and done.stderr.endswith("\n")
    assert "\x1b" not in done.stderr


def test_a_name_is_shown_without_control_characters() -> None:
    assert score("helper '\x1b[31m\n'").stdout == 'helper "\\x1b[31m\\n"\n       0  points\n'


def test_cards_of_a_catalogue(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(
        '[Hall]\nkind = "room"\nbpv = 6\nfloors = [2]\n\n[Crypt]\nkind = "room"\nbpv = 1\n'
    )
    words = "room Hall floor=2 + room Shrine floor=1 + room Crypt floor=2 --cards deck.toml"
    assert steps(words, tmp_path) == [12, 2, 2, 16]
    assert steps("room Hall floor=3 --cards deck.toml", tmp_path) == [-6, -6]
    assert "no card 'Hall'" in score("room Hall floor=2").stderr


def test_a_bad_catalogue_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text('[Hall]\nkind = "cellar"\n')
    done = score("helper --cards deck.toml", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith('deck.toml:2: card "Hall": kind = "cellar" is wrong')
    assert done.stderr.count("\n") == 1
