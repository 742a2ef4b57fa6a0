"""The handheld's main loop: let the application do what is due, then wait."""

from cubekeeper.hal import make_device
from cubekeeper.hal.board import read
from cubekeeper.ui.app import App


def main():
    device = make_device(read("board.ckb"))
    app = App(device)
    while device.wait(app.step(device.now(), device.inputs())):
        pass


main()
