"""CircuitPython runs this before code.py: it settles who may write the drive until power-off.

The board may, to save games; with the button for safe mode held (back, or ok where there is no
back) the computer may, to copy files. Where anything here fails, CircuitPython leaves the drive
to the computer and says why in boot_out.txt.
"""

import storage

from cubekeeper.hal.board import read
from cubekeeper.hal.circuit_keys import Keys
from cubekeeper.run import safe_button

keys = Keys(read("board.ckb"))
if not keys.held(safe_button(keys.names)):
    storage.remount("/", readonly=False)
keys.close()
