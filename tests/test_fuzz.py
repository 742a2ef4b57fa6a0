"""Bytes of any kind to all that reads bytes (`make fuzz` goes on, guided by coverage), and presses
of any kind to every game."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

sys.path.insert(0, str(Path(__file__).parent / "fuzz"))

from hand import NAMES  # noqa: E402
from presses import KINDS, Pair  # noqa: E402
from targets import TARGETS, seeds  # noqa: E402

PRESSES = int(os.environ.get("PRESSES", "0"))  # in each game; 0: a sample, always the same
STEPS = 25


@pytest.mark.parametrize("name", TARGETS)
def test_any_bytes(name: str) -> None:
    """Pure noise, and sound input with a part of it put in the place of another."""
    sound = seeds(name)

    @settings(max_examples=150, deadline=None, derandomize=True)
    @given(st.binary(max_size=200), st.sampled_from(sound), st.integers(0), st.integers(0))
    def fed(noise: bytes, seed: bytes, at: int, size: int) -> None:
        TARGETS[name](noise)
        at %= len(seed) + 1
        TARGETS[name](seed[:at] + noise[:20] + seed[at + size % 20 :])

    for seed in sound:
        TARGETS[name](seed)
    fed()


class Presses(RuleBasedStateMachine):
    """A handheld and its twin (tests/both/presses.py) under any presses."""

    kind = ""
    pressed = 0

    @initialize(seed=st.integers(0, 1 << 16), scheme=st.sampled_from(sorted(NAMES)))
    def begin(self, seed: int, scheme: str) -> None:
        self.scheme = scheme
        self.pair = Pair(self.kind, seed, scheme)

    @rule(
        place=st.integers(0, 11),
        held=st.sampled_from((60, 60, 60, 60, 300, 800, 1500)),
        wait=st.sampled_from((0, 0, 0, 3000)),
    )
    def press(self, place: int, held: int, wait: int) -> None:
        names = NAMES[self.scheme]
        self.pair.press(names[place] if place < len(names) else "ok", held, wait)
        type(self).pressed += 1


@pytest.mark.parametrize("name", [kind[0] for kind in KINDS])
def test_any_presses(name: str) -> None:
    """Whatever is pressed, a handheld whose power was cut shows the same."""
    machine = type("Presses_" + name.replace("-", "_"), (Presses,), {"kind": name, "pressed": 0})
    run = settings(
        max_examples=2 if not PRESSES else 1 + PRESSES // 200,
        stateful_step_count=STEPS if not PRESSES else 200,
        deadline=None,
        derandomize=not PRESSES,
        suppress_health_check=list(HealthCheck),
        # What fails is not made smaller, which takes minutes: the presses are few, and told.
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
    )
    while machine.pressed <= PRESSES:
        run_state_machine_as_test(machine, settings=run)
    assert machine.pressed > 10
    print(f"{name}: {machine.pressed} presses")
