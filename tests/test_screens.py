"""Golden screens: the tours draw docs/screens pixel for pixel, and the words, on both runtimes."""

import copy
import importlib.util
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from cubekeeper_host import boards, png, vm
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.errors import CliError
from cubekeeper_host.keys import Parser, Player
from cubekeeper_host.mirror import Screen

TESTS = Path(__file__).parent
PICTURES = TESTS.parent / "docs" / "screens"
DIFFERENCES = TESTS.parent / "build" / "differences"

_spec = importlib.util.spec_from_file_location("screens", TESTS / "tools" / "screens.py")
assert _spec and _spec.loader
screens = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(screens)


def played(tour: str, board: str, runtime: str, root: Path) -> list[tuple[str, Screen]]:
    """The screenshots that a tour takes, in order."""
    settings = boards.load(board)
    shots: list[tuple[str, Screen]] = []
    commands = Parser(boards.buttons(settings)).file(screens.keys(tour))
    with BoardProcess(settings, root, runtime=runtime, clock="stream", entropy="stream") as process:
        Player(process, lambda name, screen: shots.append((name, copy.deepcopy(screen)))).play(
            commands
        )
    return shots


def compare(name: str, screen: Screen) -> str | None:
    """What differs from the golden picture, whose difference is then drawn; None for nothing."""
    golden = PICTURES / f"{name}.png"
    if not golden.exists():
        return f"{name}: no picture in docs/screens; look at the screen, then run make screens"
    drawn = png.image(screen, screens.SCALE).convert("RGB")
    wanted = Image.open(golden).convert("RGB")
    if drawn.size == wanted.size and not ImageChops.difference(drawn, wanted).getbbox():
        return None
    DIFFERENCES.mkdir(parents=True, exist_ok=True)
    sheet = Image.new("RGB", (wanted.width, wanted.height * 3))
    sheet.paste(wanted, (0, 0))
    sheet.paste(drawn, (0, wanted.height))
    if drawn.size == wanted.size:
        sheet.paste(ImageChops.difference(drawn, wanted), (0, wanted.height * 2))
    path = DIFFERENCES / f"{name}.png"
    sheet.save(path)
    return f"{name}: differs from docs/screens, see {path} (golden, drawn, difference)"


@pytest.mark.parametrize("runtime", vm.RUNTIMES)
@pytest.mark.parametrize(
    ("tour", "board", "before"),
    screens.TOURS,
    ids=[before + tour for tour, _, before in screens.TOURS],
)
def test_tour(tour: str, board: str, before: str, runtime: str, tmp_path: Path) -> None:
    shots = [
        shot
        for shot in played(tour, board, runtime, tmp_path)
        if screens.kept(tour, before, shot[0])
    ]
    assert shots
    assert [line for line in (compare(before + name, s) for name, s in shots) if line] == []
    words = "".join(screens.as_text(name, screen.lines) for name, screen in shots)
    assert words == screens.words(tour, before).read_text(encoding="utf-8")


def test_every_picture_is_drawn_by_a_tour() -> None:
    """No picture in the docs is older than the screens: each is compared above."""
    taken = {
        before + line.split()[1]
        for tour, _, before in screens.TOURS
        for line in screens.keys(tour).read_text(encoding="utf-8").splitlines()
        if line.startswith("screenshot ") and screens.kept(tour, before, line.split()[1])
    }
    assert {path.stem for path in PICTURES.glob("*.png")} == taken


def test_a_whole_game_in_the_memory_of_a_board(tmp_path: Path) -> None:
    """Four players, 16 rounds, on compiled modules as a board has them.

    The budget is that of docs/benchmarks.md: 208 KB on 64 bits, about half of it on a board's 32.
    """
    process = play_whole_game(tmp_path, "208K")
    assert "A tie: Village cubes?" in process.screen.lines[0]


def test_a_lack_of_memory_is_a_crash_like_others(tmp_path: Path) -> None:
    """It is shown and can be gone on from; the program does not end."""
    with pytest.raises(CliError, match="the app crashed: MemoryError"):
        play_whole_game(tmp_path, "184K")


def play_whole_game(tmp_path: Path, heap: str) -> BoardProcess:
    from cubekeeper_host import mpy

    settings = boards.load("sim")
    commands = Parser(boards.buttons(settings)).file(TESTS / "keys" / "full-game.keys")
    with BoardProcess(
        settings,
        tmp_path / "root",
        runtime=vm.MICROPYTHON,
        heap=heap,
        clock="stream",
        entropy="stream",
        compiled=mpy.build(tmp_path / "modules"),
    ) as process:
        Player(process, lambda name, screen: None).play(commands)
    return process
