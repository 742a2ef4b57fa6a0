"""Shows pictures on a board's emulated display: `show_pictures.py BOARD.ckb GLASS PICTURE ...`.

GLASS is the glass as JSON, the arguments of its class; a picture is a file with a canvas' buffer.
What the player sees of each, row by row, is left in PICTURE.seen.
"""

import json
import sys

import oled_chips
import st7789_chip
from bench import Bench

from cubekeeper.hal.board import read


def main(board, glass, pictures):
    board = read(board)
    kind = st7789_chip.Glass if board.display == "st7789" else oled_chips.Glass
    bench = Bench(board, kind(**json.loads(glass)))
    bench.panel.start()
    for picture in pictures:
        with open(picture, "rb") as file:
            file.readinto(bench.canvas.buffer)
        bench.show()
        with open(picture + ".seen", "wb") as file:
            for y in range(board.height):
                file.write(bench.chip.row(y))


main(sys.argv[1], sys.argv[2], sys.argv[3:])
