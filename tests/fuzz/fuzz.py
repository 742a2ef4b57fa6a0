"""Coverage-guided fuzzing: `fuzz.py SECONDS` for all targets, `fuzz.py TARGET OPTION ...` for one.

What a target fails on is kept in build/fuzz; to see it again: `fuzz.py TARGET FILE`.
"""

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "build" / "fuzz"


def one(name: str, arguments: list[str]) -> None:
    """Fuzz a target in this process, which atheris ends."""
    import atheris

    with atheris.instrument_imports(include=["cubekeeper", "cubekeeper_host"]):
        from targets import TARGETS, seeds

    corpus = FOLDER / name
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(name)):
        (corpus / f"seed-{number}").write_bytes(seed)
    atheris.Setup([name, *arguments], TARGETS[name])
    atheris.Fuzz()


def every(seconds: int) -> int:
    """Fuzz all targets one after the other; how many failed."""
    from targets import TARGETS

    failures = 0
    for name in TARGETS:
        share = max(1, seconds // len(TARGETS))
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        options = [f"-max_total_time={share}", "-max_len=4096", "-print_final_stats=1"]
        options.append(f"-artifact_prefix={FOLDER}/{name}-")
        done = subprocess.run(
            [sys.executable, __file__, name, *options, str(FOLDER / name)],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
        runs = [line.split()[-1] for line in done.stderr.splitlines() if "executed_units" in line]
        print(f"{name}: {runs[0] if runs else 'no'} runs in {share} s", flush=True)
        if done.returncode:
            failures += 1
            print(done.stdout[-2000:] + done.stderr[-2000:])
    print(f"failures: {failures}")
    return failures


if __name__ == "__main__":
    if sys.argv[1].isdigit():
        sys.exit(1 if every(int(sys.argv[1])) else 0)
    one(sys.argv[1], sys.argv[2:])
