"""The mirror protocol, both ends: whole boards on both runtimes, and lines of any kind."""

import base64
import random
import subprocess
from binascii import crc32
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubekeeper.hal import mirror as firmware
from cubekeeper.hal.changes import Copied, Summed, make_changes
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.palette import PALETTE
from cubekeeper_host import boards, vm
from cubekeeper_host.board_process import LOG, BoardProcess, BoardStopped
from cubekeeper_host.errors import CliError
from cubekeeper_host.mirror import Decoder

TINY = Path(__file__).parent / "shared" / "tiny.py"

Start = Callable[..., AbstractContextManager[BoardProcess]]


@pytest.fixture(params=vm.RUNTIMES)
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Start:
    """Starts the tiny program on a board, with stream clock and entropy unless told otherwise."""

    def started(name: str = "sim", **changes: object) -> BoardProcess:
        board = boards.load(name) | {key: changes.pop(key) for key in ("depth",) if key in changes}
        options = {"clock": "stream", "entropy": "stream", "runtime": request.param} | changes
        return BoardProcess(board, tmp_path / "root", program=TINY, **options)  # type: ignore[arg-type]

    return started


# A board and its host


def test_buttons_reach_the_program_in_order_and_words_come_back(start: Start) -> None:
    with start() as board:
        for line in ("+left", "-left", "+back", "-back"):
            board.send(line)
        board.advance(5)
        assert board.screen.lines[:2] == ["now 5", "edges: +left -left +back -back"]
        assert board.screen.scheme == "six"


def test_the_stream_clock_steps_at_each_deadline_and_at_the_target(start: Start) -> None:
    with start() as board:
        board.send("+ok")  # at 0: deadlines 100, 200 ...
        board.advance(250)
        assert board.screen.lines[2] == "0 100 200 250"
        board.advance(50)  # the deadline and the target are one step
        assert board.screen.lines[2] == "100 200 250 300"
        assert board.tick == 300


def test_the_clock_wraps_at_30_bits(start: Start) -> None:
    with start(start=2**30 - 150) as board:
        board.send("+ok")
        board.advance(200)
        assert board.tick == 50
        assert board.screen.lines[2] == f"{2**30 - 150} {2**30 - 150} {2**30 - 50} 50"


def test_no_time_passes_by_itself(start: Start) -> None:
    with start() as board:
        board.send("+ok")
        board.advance(0)
        board.read(0.3)
        assert board.screen.lines[0] == "now 0"


def test_a_system_clock_goes_on_by_itself(start: Start) -> None:
    with start(clock="system") as board:
        board.send("+ok")
        for _ in range(1000):
            board.read(0.05)
            ticks = [int(word) for word in board.screen.lines[2].split()]
            if len(ticks) == 4:
                break
        assert len(ticks) == 4
        gaps = [firmware_ticks(ticks[i], ticks[i + 1]) for i in range(1, 3)]
        assert all(80 <= gap < 1000 for gap in gaps), gaps


def firmware_ticks(before: int, after: int) -> int:
    return (after - before) % 2**30


def test_scripted_chance_is_drawn_in_order_and_running_dry_is_an_error(start: Start) -> None:
    with start() as board:
        board.script(bytes(range(200, 203)))
        board.script(b"\x00" + bytes(1000))
        board.send("+up")
        board.advance(0)
        assert board.screen.lines[3] == "drew 200 201"
        board.send("+up")
        board.advance(0)
        assert board.screen.lines[3] == "drew 202 0"
    with start() as board:
        board.script(b"\x01")
        with pytest.raises(BoardStopped, match="no scripted entropy left: send r HEX"):
            board.send("+up")
            board.advance(0)


def test_a_failed_program_is_one_line_and_the_log_has_it_all(start: Start, tmp_path: Path) -> None:
    with start() as board, pytest.raises(BoardStopped) as stopped:
        board.send("+down")
        board.advance(0)
    log = tmp_path / "root" / LOG
    assert stopped.value.message == (
        f"the board stopped: ValueError: asked to fail (all it said is in {log})"
    )
    assert "Traceback" in log.read_text()


def test_a_board_that_leaves_at_once_is_one_line(tmp_path: Path) -> None:
    program = tmp_path / "gone.py"
    program.write_text("raise SystemExit(3)")
    for runtime in vm.RUNTIMES:
        board = boards.load("sim")
        with (
            BoardProcess(board, tmp_path / "root", runtime=runtime, program=program) as process,
            pytest.raises(BoardStopped, match="the board stopped: exit status 3"),
        ):
            assert process.screen


def test_files_stay_from_run_to_run(start: Start) -> None:
    for run in (1, 2):
        with start() as board:
            board.send("+right")
            board.advance(0)
            assert board.screen.lines[3] == f"kept {run}"


def test_a_folder_serves_one_board_at_a_time(start: Start) -> None:
    with start(), pytest.raises(CliError, match="in use by another simulator"):
        start()
    with start() as board:
        assert board.screen


def test_junk_commands_are_answered_with_other_output_only(start: Start, tmp_path: Path) -> None:
    junk = random.Random(5)
    with start() as board:
        board.advance(0)
        for line in ("", "t", "t -1", "t 1_0", "t 99999999999", "+nose", "r 0", "r xx", "+" * 900):
            board.send(line)
        for _ in range(100):
            data = bytes(junk.choices([c for c in range(256) if c != 10], k=junk.randrange(300)))
            board._input.write(b"?" + data + b"\n")
        board.advance(0)
        assert board.screen.lines == ["now 0", "edges: ", "0 0 0", "hello"]
    assert "not a command here" in (tmp_path / "root" / LOG).read_text()


def test_a_line_that_comes_in_pieces_counts_once_whole(start: Start) -> None:
    with start() as board:
        for piece in (b"+", b"bac", b"k\r", b"\n-back\nt", b" 5", b"\n"):
            board._input.write(piece)
            board.read(0.02)
        board.advance(0)
        assert board.screen.lines[:2] == ["now 5", "edges: +back -back"]


def test_a_damaged_line_of_the_board_brings_the_whole_picture_again(start: Start) -> None:
    with start() as board:
        board.advance(0)
        board._decoder.feed(b"@f 0 0 8 1 AA== *00000000\n")
        board.screen.pixels[:] = bytes(len(board.screen.pixels))
        board.send("+left")  # which prints a line that begins with @ and is no protocol
        board.advance(0)
        board.advance(0)
        assert any(board.screen.pixels)
        assert board.screen.lines[1] == "edges: +left"


@pytest.mark.parametrize("depth", [1, 4])
def test_the_picture_of_each_depth_arrives(start: Start, depth: int) -> None:
    with start(depth=depth) as board:
        board.send("+back")
        board.advance(0)
        screen = board.screen
        corner = [screen.pixels[y * screen.width + 3] for y in range(39, 46)]
        red = 3 if depth == 4 else 1
        assert corner == [0] + [red] * 5 + [0]
        assert screen.palette == [tuple(PALETTE[i : i + 3]) for i in range(0, 3 << depth, 3)]


def test_end_of_input_makes_the_board_leave(start: Start) -> None:
    with start() as board:
        board.advance(0)
        board._input.close()
        assert board._child.wait(5) == 0


def said(runtime: str, root: Path) -> bytes:
    """All that a board says in a short run."""
    board = boards.load("sim")
    image = boards.compile_board(board, "stream", "stream")
    root.mkdir()
    (root / "board.ckb").write_bytes(image)
    lines = b"+ok\nt 250\n-ok\nt 0\n+right\nr 0506\n+up\nh\nt 120\nq\n"
    done = subprocess.run(
        [*vm.command(runtime), str(TINY)],
        input=lines,
        cwd=root,
        env=vm.environment(runtime),
        capture_output=True,
        check=True,
    )
    return done.stdout


def test_both_runtimes_say_the_same_bytes(tmp_path: Path) -> None:
    heard = [said(runtime, tmp_path / runtime) for runtime in vm.RUNTIMES]
    assert heard[0] == heard[1]
    assert heard[0].count(b"@h 1 128 64 1 000000ffffff six *") == 2
    assert heard[0].count(b"\n@t ") == 3


# The host's decoder against the firmware's encoder

SIZES = st.tuples(st.integers(1, 40), st.integers(1, 20), st.sampled_from([1, 4]))
Changes = Copied | Summed


def sent(canvas: Canvas, changes: Changes | None = None) -> list[bytes]:
    """The lines that turn the picture that the host has, blank by default, into the canvas's."""
    changes = changes or make_changes(canvas)
    areas = changes.areas(canvas)
    lines = [line for area in areas for line in firmware.rectangles(canvas, area)]
    lines += [firmware.words(canvas.lines()), firmware.complete()]
    return [line.encode() for line in lines]


def header(canvas: Canvas) -> bytes:
    board = SimpleNamespace(
        width=canvas.width, height=canvas.height, depth=canvas.depth, buttons="six"
    )
    return firmware.header(board, PALETTE).encode()


def pixels(canvas: Canvas) -> list[int]:
    """The canvas's pixels, read from its buffer one by one."""
    stride = len(canvas.buffer) // canvas.height
    found = []
    for y in range(canvas.height):
        for x in range(canvas.width):
            bit = x * canvas.depth
            shift = 8 - canvas.depth - bit % 8
            found.append(canvas.buffer[y * stride + bit // 8] >> shift & (1 << canvas.depth) - 1)
    return found


@settings(deadline=None)
@given(
    st.sampled_from([Copied, Summed]),
    SIZES,
    st.lists(st.tuples(*[st.integers(-3, 42)] * 4, st.integers(0, 15)), max_size=6),
)
def test_only_what_has_changed_is_sent_and_the_pictures_agree(
    kind: type[Changes], size: tuple[int, int, int], fills: list[tuple[int, int, int, int, int]]
) -> None:
    canvas = Canvas(*size)
    changes = kind(canvas)
    decoder = Decoder()
    decoder.feed(header(canvas))
    old = bytes(len(canvas.buffer))
    for x, y, w, h, colour in fills:
        canvas.fill(x, y, w, h, colour)
        lines = sent(canvas, changes)
        assert (bytes(canvas.buffer) == old) == (len(lines) == 2)
        decoder.feed(b"".join(lines))
        old = bytes(canvas.buffer)
        assert decoder.screen
        assert list(decoder.screen.pixels) == pixels(canvas)


def test_a_small_change_is_a_small_line() -> None:
    canvas = Canvas(128, 64, 1)
    canvas.fill(60, 30, 2, 2, 1)
    (line, _, _) = sent(canvas)
    assert line.startswith(b"@f 56 24 8 8 ")


def test_the_words_arrive_in_any_script() -> None:
    canvas = Canvas(128, 64, 1)
    canvas.text(0, 0, "Zoë שלום")
    canvas.text(0, 20, "😀 *")
    decoder = Decoder()
    decoder.feed(header(canvas) + b"".join(sent(canvas)))
    assert decoder.screen and decoder.screen.lines == ["Zoë שלום", "😀 *"]


@settings(deadline=None)
@given(st.binary(max_size=200), st.lists(st.integers(1, 30), max_size=10), st.integers(0, 3))
def test_junk_between_lines_is_passed_on_and_harms_nothing(
    junk: bytes, cuts: list[int], place: int
) -> None:
    canvas = Canvas(32, 16, 1)
    canvas.fill(3, 3, 9, 9, 1)
    other = bytearray()
    decoder = Decoder(other.extend)
    lines = [header(canvas), *sent(canvas)]
    lines.insert(place, junk + b"\n")
    stream = b"".join(lines)
    for cut in cuts:
        decoder.feed(stream[:cut])
        stream = stream[cut:]
    decoder.feed(stream)
    assert bytes(other) == junk + b"\n"
    assert decoder.screen and list(decoder.screen.pixels) == pixels(canvas)


def test_every_damaged_byte_is_noticed() -> None:
    canvas = Canvas(16, 4, 1)
    canvas.fill(0, 0, 9, 2, 1)
    line = sent(canvas)[0]
    for place in range(len(line) - 1):
        decoder = Decoder()
        decoder.feed(header(canvas) + firmware.complete().encode())
        decoder.feed(line[:place] + bytes([line[place] ^ 1]) + line[place + 1 :])
        decoder.feed(firmware.complete().encode())
        assert decoder.lost
        assert decoder.screen and not any(decoder.screen.pixels)


def test_a_line_without_its_beginning_is_noticed() -> None:
    canvas = Canvas(16, 4, 1)
    canvas.fill(0, 0, 9, 2, 1)
    for lost in (1, 2, 9):
        decoder = Decoder()
        decoder.feed(header(canvas) + firmware.complete().encode() + sent(canvas)[0][lost:])
        assert decoder.lost


def test_what_is_printed_without_a_line_end_harms_nothing() -> None:
    canvas = Canvas(16, 4, 1)
    canvas.fill(0, 0, 9, 2, 1)
    other: list[bytes] = []
    decoder = Decoder(other.append)
    for number, line in enumerate([header(canvas), *sent(canvas)]):
        decoder.feed(b"%d %% @@ *" % number + line)
    assert not decoder.lost
    assert decoder.screen and list(decoder.screen.pixels) == pixels(canvas)
    assert other == [b"0 % @@ *", b"1 % @@ *", b"2 % @@ *", b"3 % @@ *"]


def sealed(text: str) -> bytes:
    return f"{text} *{crc32(text.encode()):08x}\n".encode()


@pytest.mark.parametrize(
    "text",
    [
        "@f 0 0 8 1 " + base64.b64encode(b"\xff\xff").decode(),
        "@f 9 0 8 1 /w==",
        "@f -1 0 8 1 /w==",
        "@f 0 0 0 1 ",
        "@f 0 16 8 1 /w==",
        "@f 0 0 8 1 !",
        "@f 0 0 8",
        "@w !!!",
        "@w //8=",
        "@t x",
        "@h 1 0 0 1 000000ffffff six",
        "@h 1 16 16 3 000000ffffff six",
        "@h 1 16 16 1 000000 six",
        "@h 1 16",
        "@z",
        "@",
    ],
)
def test_sound_lines_that_make_no_sense_count_as_damaged(text: str) -> None:
    decoder = Decoder()
    decoder.feed(sealed("@h 1 16 16 1 000000ffffff six") + sealed("@s"))
    decoder.feed(sealed(text))
    assert decoder.lost
    decoder.feed(sealed("@s"))
    assert decoder.screen and not any(decoder.screen.pixels)


def test_another_protocol_version_is_said_plainly() -> None:
    with pytest.raises(CliError, match="version 2 of the mirror protocol and this host version 1"):
        Decoder().feed(sealed("@h 2 16 16 1 000000ffffff six"))
