"""Turns the ups and downs of buttons into actions: presses, repeats and long presses."""

from ..game.clock import add, earlier, since

UP, DOWN, LEFT, RIGHT, OK, BACK, UNDO = range(7)

REPEAT_AFTER = 400  # ms a button is held before it repeats
REPEAT_EVERY = (160, 80, 40)  # ms between repeats; faster after each _REPEATS of them
_REPEATS = 8
SHOW_AFTER = 250  # ms after which a hold shows what it will come to

# What each button does. One action: at once, and again while it is held. Several, each with
# the ms of holding it takes: on release, but the last as soon as its time is up.
SIX = {
    "up": (UP,),
    "down": (DOWN,),
    "left": (LEFT,),
    "right": (RIGHT,),
    "ok": (OK,),
    "back": ((0, BACK), (700, UNDO)),
}
THREE = {
    "up": (UP,),
    "down": (DOWN,),
    "left": (LEFT,),
    "right": (RIGHT,),
    "prev": (LEFT,),
    "next": (RIGHT,),
    "ok": ((0, OK), (600, BACK), (1400, UNDO)),
    "back": ((0, BACK), (700, UNDO)),
}
SCHEMES = {"six": SIX, "three": THREE}
REPEATING = (UP, DOWN, LEFT, RIGHT)


class _Held:
    """A button that is down: since when, and what is due next."""

    def __init__(self, now, actions):
        self.since = now
        self.actions = actions
        self.count = 0
        self.next = None
        if isinstance(actions[0], tuple):
            self.next = add(now, actions[-1][0])
        elif actions[0] in REPEATING:
            self.next = add(now, REPEAT_AFTER)


class Buttons:
    """The buttons of a board. Feed `edge`, then take what `due` gives: `(action, repeats)`."""

    def __init__(self, names, scheme):
        self.actions = [SCHEMES[scheme][name] for name in names]
        self.held = [None] * len(names)
        self.ready = []

    def edge(self, now, button, down):
        """A button, by its place among the names, went down or up at the tick `now`."""
        held = self.held[button]
        if down and held is None:
            held = self.held[button] = _Held(now, self.actions[button])
            if not isinstance(held.actions[0], tuple):
                self.ready.append((held.actions[0], 0))
        elif held is not None and not down:
            self.held[button] = None
            if held.next is not None and isinstance(held.actions[0], tuple):
                self.ready.append((_reached(held, now), 0))

    def due(self, now):
        """The actions that came about until now, each with how often it has repeated."""
        for held in self.held:
            if held is None or held.next is None or since(now, held.next) < 0:
                continue
            if isinstance(held.actions[0], tuple):
                self.ready.append((held.actions[-1][1], 0))
                held.next = None
            else:
                held.count += 1
                self.ready.append((held.actions[0], held.count))
                held.next = add(now, REPEAT_EVERY[min(held.count // _REPEATS, 2)])
        ready, self.ready = self.ready, []
        return ready

    def deadline(self, now):
        """The tick at which `due` or `hold` may give something new; None while nothing is held."""
        soonest = None
        for held in self.held:
            if held is not None and held.next is not None:
                soonest = earlier(soonest, held.next)
                if isinstance(held.actions[0], tuple):
                    soonest = earlier(soonest, _next_stage(held, now))
        return soonest

    def hold(self, now):
        """The action that letting go now would come to, while a long press runs; else None."""
        for held in self.held:
            if held is None or held.next is None or not isinstance(held.actions[0], tuple):
                continue
            if since(now, held.since) >= SHOW_AFTER:
                return _reached(held, now)
        return None


def _reached(held, now):
    """The action that a hold of this length stands for."""
    length = since(now, held.since)
    return [action for ms, action in held.actions if ms <= length][-1]


def _next_stage(held, now):
    """When the hold will next come to something else, or to be shown."""
    stages = [SHOW_AFTER] + [ms for ms, _ in held.actions]
    length = since(now, held.since)
    ahead = [ms for ms in stages if ms > length]
    return add(held.since, min(ahead)) if ahead else None
