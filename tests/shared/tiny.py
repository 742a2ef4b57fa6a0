"""A board program for the tests of the simulator: shows what reaches it through the device.

Every button has a job: ok asks for a step every 100 ms from now on (again: no more), up draws
two random bytes, down fails, left prints the edges, right keeps a file; on three buttons prev
draws and next fails.
"""

from cubekeeper.game import clock
from cubekeeper.hal import make_device
from cubekeeper.hal.board import read
from cubekeeper.ui.canvas import Canvas
from cubekeeper.ui.palette import RED


class Tiny:
    def __init__(self, device):
        self.device = device
        board = device.board
        self.canvas = Canvas(board.width, board.height, board.depth)
        self.steps = []
        self.edges = []
        self.note = "hello"
        self.deadline = None

    def step(self, now, inputs):
        self.steps.append(now)
        for index, is_down, _ in inputs:
            name = self.device.buttons[index]
            self.edges.append(("+" if is_down else "-") + name)
            if is_down:
                self.act(name, now)
        if self.deadline is not None and clock.since(now, self.deadline) >= 0:
            self.deadline = clock.add(self.deadline, 100)
        self.draw(now)
        return self.deadline

    def act(self, name, now):
        if name == "ok":
            self.deadline = None if self.deadline is not None else clock.add(now, 100)
        elif name in ("up", "prev"):
            self.note = "drew " + " ".join([str(byte) for byte in self.device.entropy(2)])
        elif name in ("down", "next"):
            raise ValueError("asked to\nfail")
        elif name == "left":
            print("@left after " + " ".join(self.edges))
        elif name == "right":
            self.device.store.append("kept", b"x")
            self.note = f"kept {len(self.device.store.read('kept'))}"

    def draw(self, now):
        canvas = self.canvas
        canvas.clear()
        canvas.text(0, 0, f"now {now}")
        canvas.text(0, 10, "edges: " + " ".join(self.edges[-4:]))
        canvas.text(0, 20, " ".join([str(tick) for tick in self.steps[-4:]]))
        canvas.text(0, 30, self.note)
        canvas.fill(len(self.edges) * 3, 40, 5, 5, RED)
        self.device.show(canvas)


def main():
    device = make_device(read("board.ckb"))
    app = Tiny(device)
    while device.wait(app.step(device.now(), device.inputs())):
        pass


main()
