"""Plays an emulated board by its pins: `play_board.py BOARD.ckb GLASS KEYS`.

GLASS is the glass as JSON, KEYS a file with a JSON list of `[button, ms]` to press, or
`[null, ms]` to wait. The real main loop runs. What the player sees at the end is left in `seen`,
and the words are printed.
"""

import json
import sys

import oled_chips
import st7789_chip
from table import Table

from cubekeeper import run
from cubekeeper.hal.board import read


class Over(BaseException):
    """All keys were pressed."""


def main(board, glass, keys):
    board = read(board)
    kind = st7789_chip.Glass if board.display == "st7789" else oled_chips.Glass
    table = Table(board, kind(**json.loads(glass)))
    table.power_chip.charge(4000)
    table.machine.ADC.millivolts = 2000  # a charged battery behind a divider by two
    device = table.switch_on()
    words = []
    with open(keys) as file:
        presses = json.load(file)
    for name, ms in presses:
        if name is None:
            table.at += ms
        else:
            table.press(name, ms)
    end = table.at + 200
    show, wait = device.show, device.wait

    def listen(canvas):
        words[:] = canvas.lines()
        show(canvas)

    def until(deadline):
        if table.clock.now >= end:
            raise Over
        return wait(soon(table, end, deadline))

    device.show, device.wait = listen, until
    try:
        run.run(device)
    except Over:
        pass
    device.close()
    assert not table.clock.timers and not table.clock.script
    if board.power_chip:
        assert table.power_chip.shows()
    with open("seen", "wb") as file:
        for y in range(board.height):
            file.write(table.chip.row(y))
    print("\n".join(words))


def soon(table, end, deadline):
    """The app's deadline, or the end of the play where that comes first."""
    left = end - table.clock.now
    now = table.device.now()
    last = (now + left) % (1 << 30)
    if deadline is None or (deadline - now) % (1 << 30) > left and left > 0:
        return last
    return deadline


main(sys.argv[1], sys.argv[2], sys.argv[3])
