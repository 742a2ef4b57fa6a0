"""Cubyria on both runtimes: quick card entry."""

import re
from pathlib import Path

import pytest

from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.keys import Parser, Player

TESTS = Path(__file__).parent


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
def test_presses_of_a_card(runtime: str, tmp_path: Path) -> None:
    """After its kind is picked: six presses for a known Room with a match, twelve for any other."""
    tour = (TESTS / "keys" / "cubyria-core.keys").read_text(encoding="utf-8")
    known = presses(tour.split("# Room\n")[1].split("expect Built 1")[0])
    typed = presses(tour.split("press ok                # Not listed\n")[1].split("expect")[0]) + 1
    assert known <= 6
    assert typed <= 12
    settings = boards.load("sim")
    commands = Parser(boards.buttons(settings)).file(TESTS / "keys" / "cubyria-core.keys")
    with BoardProcess(
        settings, tmp_path, runtime=runtime, clock="stream", entropy="stream"
    ) as process:
        Player(process, lambda name, screen: None).play(commands)  # the expects hold


def test_a_room_worth_nothing_says_so(tmp_path: Path) -> None:
    """The line with the running points is never empty."""
    keys = tmp_path / "nothing.keys"
    start = TESTS / "keys" / "cubyria-two.keys"
    keys.write_text(
        f"include {start}\nx3 press ok\nx2 press left\nexpect BPV ◀ 0 ▶\nexpect 0 points\n"
    )
    settings = boards.load("sim")
    commands = Parser(boards.buttons(settings)).file(keys)
    root = tmp_path / "root"
    with BoardProcess(settings, root, clock="stream", entropy="stream") as process:
        Player(process, lambda name, screen: None).play(commands)


def presses(part: str) -> int:
    """How many presses a part of a key file takes."""
    found = re.findall(r"^(?:x(\d+) )?press ", part, re.MULTILINE)
    return sum(int(times or 1) for times in found)
