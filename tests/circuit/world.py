"""A CircuitPython board's world: its time, what the player does, and what the hardware then reads.

Time goes on only in `sleep`. A script is a list of [milliseconds, what, of what]; what happens at
that time after `begin` is one of

    down CONTROL    press a button: a pin's name, SHIFT0 to SHIFT7, or a stick's end (see fields.py)
    up CONTROL      let it go
    turn STEPS      turn the encoder by that many clicks
    random HEX      these bytes come next from os.urandom
    show NAME       keep the picture on the display
    end             the user presses Ctrl-C
"""

TICKS = 1 << 29  # ms after which supervisor.ticks_ms begins anew
STICK = {"-": 0x0100, "+": 0xFF00}
REST = 0x8000  # what a stick reads when it is left alone


class World:
    def __init__(self):
        self.now = TICKS - 2000  # ms; a board has 65000, and tests less time
        self.size = None  # of the display: width and height
        self.readonly = True  # for the board: the computer may write the drive
        self.remounted = []  # what boot.py asked for
        self.sync_takes = 0  # s
        self.pressed = "high"  # the level of a button that is down
        self.down = []  # controls
        self.axes = {}  # what a stick's pins read, where it is pushed
        self.clicks = 0
        self.random = b""
        self.scanners = []
        self.shown = {}
        self.has_light = True  # behind the display
        self.light = None  # how bright it is, to 65535
        self.lights = {}  # that of each picture that was kept
        self.chip = None
        self.asked = set()  # modules that the firmware imported
        self._script = []

    def begin(self, script):
        self._script = [[self.now + at, *rest] for at, *rest in script]

    def sleep(self, seconds):
        """Let time pass, and happen what is due on the way."""
        end = self.now + round(seconds * 1000)
        while self._script and self._script[0][0] <= end:
            at, what, *of_what = self._script.pop(0)
            self.now = max(self.now, at)
            self._happen(what, *of_what)
        self.now = end

    def _happen(self, what, of_what=None):
        if what == "end":
            raise KeyboardInterrupt
        if what == "random":
            self.random += bytes.fromhex(of_what)
        elif what == "turn":
            self.clicks += of_what
        elif what == "show":
            height = self.chip.size()[1]
            self.lights[of_what] = self.light
            self.shown[of_what] = b"".join(bytes(self.chip.row(y)) for y in range(height))
        else:
            self.press(of_what, what == "down")

    def press(self, control, down):
        if control[-1] in STICK:
            self.axes[control[:-1]] = STICK[control[-1]] if down else REST
            return
        if down:
            self.down.append(control)
        else:
            self.down.remove(control)
        for scanner in self.scanners:
            scanner.scan()

    def urandom(self, count):
        if count > len(self.random):
            raise RuntimeError("no scripted bytes are left")
        taken, self.random = self.random[:count], self.random[count:]
        return taken


world = World()
