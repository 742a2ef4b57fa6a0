"""`play` on the tiny board program: ROOT, the runtime and the board are the arguments."""

import sys
from pathlib import Path

from cubekeeper_host import boards
from cubekeeper_host.board_process import BoardProcess
from cubekeeper_host.cli import OneLineGroup
from cubekeeper_host.terminal import play

main = OneLineGroup()


@main.command("tiny")
def tiny() -> None:
    root, runtime, board = sys.argv[2:]
    program = Path(__file__).with_name("tiny.py")
    with BoardProcess(boards.load(board), Path(root), runtime=runtime, program=program) as process:
        play(process)


tiny.ignore_unknown_options = True
tiny.allow_extra_args = True
main()
