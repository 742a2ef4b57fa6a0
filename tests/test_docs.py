"""The documents: their tables, commands, pictures and links hold."""

import contextlib
import importlib.util
import re
import subprocess
from pathlib import Path

import pytest
from virtual_help import board

from cubekeeper_host.cli import main
from cubekeeper_host.virtual import Faults

REPO = Path(__file__).parents[1]
PAGES = sorted([*REPO.glob("*.md"), *(REPO / "docs").glob("*.md")])
ON_A_BOARD = ("devices", "install", "update", "doctor", "uninstall")

_spec = importlib.util.spec_from_file_location("tables", REPO / "tests" / "tools" / "tables.py")
assert _spec and _spec.loader
tables = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(tables)


def test_event_tables() -> None:
    """docs/record-format.md has every game's tables as the rule modules declare them."""
    page = tables.PAGE.read_text(encoding="utf-8")
    assert tables.missing(page) == []
    assert tables.filled(page) == page, "run: .venv/bin/python tests/tools/tables.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links(page: Path) -> None:
    """Every file that a page links to, or shows, is there."""
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_every_screen_is_in_the_guide() -> None:
    """A picture nobody sees is not worth comparing: the guide shows those it names."""
    guide = (REPO / "docs" / "guide.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"screens/([\w-]+)\.png", guide))
    assert len(shown) >= 30
    assert shown <= {path.stem for path in (REPO / "docs" / "screens").glob("*.png")}


@pytest.mark.parametrize("page", ["README.md", "docs/guide.md"])
def test_commands(
    page: str,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a page says a command prints is what it prints; a board's are asked of a virtual one."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with board(tmp_path, faults=Faults(pretends="micropython 1.29.0 6")) as virtual:
        check_commands(page, capfd, virtual.port)


def check_commands(page: str, capfd: pytest.CaptureFixture[str], port: str) -> None:
    readme = (REPO / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(\$ .*?)^```", readme, re.DOTALL | re.MULTILINE)
    assert blocks
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found = output(command.split(), capfd).replace(port, "/dev/ttyACM0")
            if command.split()[1] in ON_A_BOARD:  # its sizes change with each version
                found, printed = (re.sub(r"\d+", "N", text) for text in (found, printed))
            assert found == printed, command


def output(command: list[str], capfd: pytest.CaptureFixture[str]) -> str:
    """What a README's command prints: cat, or one of ours."""
    if command[0] == "cat":
        return (REPO / command[1]).read_text(encoding="utf-8")
    assert command[0] == "cubekeeper"
    with contextlib.chdir(REPO), pytest.raises(SystemExit) as done:
        main(command[1:])
    assert done.value.code == 0
    return capfd.readouterr().out


def test_make_targets_in_the_pages() -> None:
    """Every make target that a page names is in the Makefile."""
    targets = set(re.findall(r"^([\w-]+):", (REPO / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        named = set(re.findall(r"`make ([\w-]+)`", page.read_text(encoding="utf-8")))
        assert named <= targets, page.name


def test_no_file_of_the_project_is_ignored_by_git() -> None:
    """A fresh clone has all that the tests read."""
    listed = subprocess.run(
        ["git", "ls-files", "--others", "--ignored", "--exclude-standard", "tests", "docs"],
        cwd=REPO,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert [name for name in listed if "__pycache__" not in name] == []
