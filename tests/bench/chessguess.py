"""ChessGuess: guesses a target on samples of every size, seconds a guess, natively and in Pyodide.

The last table is measured inside Pyodide under Node. `python3 build.py bench chessguess`.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from time import perf_counter

from cicada.chessguess.evaluate import evaluate, sample_targets
from cicada.chessguess.feedback import feedback
from cicada.chessguess.guesser import initial_guess, next_guess
from cicada.chessguess.knowledge import whole_space
from cicada.chessguess.targets import target_count

ROOT = Path(__file__).parents[2]
WHOLE = (0, 1, 2, 3, 4, 5, 6)
LARGE_SAMPLES = {12: 2000, 16: 2000, 24: 2000, 32: 2000}
SAMPLE = 200

IN_PYODIDE = """
import {{ loadPyodide }} from "pyodide";
const python = await loadPyodide();
python.mountNodeFS("/mnt/tree", "{root}");
python.runPython(`
import sys
sys.path[:0] = ["/mnt/tree/pysrc", "/mnt/tree/tests/bench"]
import chessguess
chessguess.speed()
`);
console.log("Memory of the WebAssembly heap: " + (python._module.HEAPU8.length >> 20) + " MiB");
"""


def strength() -> None:
    """Print how many guesses every size needs."""
    print(f"{'size':>4} {'targets':>8} {'played':>7} {'average':>8} {'max':>4} {'seconds':>8}")
    for size in range(33):
        targets = None if size in WHOLE else sample(size)
        result = evaluate(size, targets)
        print(
            f"{size:4} {target_count(size):8} {result.targets:7} {result.average:8.4f} "
            f"{max(result.histogram):4} {result.seconds:8.1f}",
            flush=True,
        )


def sample(size: int) -> list[tuple[int, ...]]:
    """The targets that a size is measured on."""
    return sample_targets(size, LARGE_SAMPLES.get(size, SAMPLE), "bench")


def speed() -> None:
    """Print the seconds until a size is ready, and those of the guesses of twenty games each."""
    print(f"{'size':>4} {'ready':>7} {'median':>7} {'slowest':>8} {'game':>7}   seconds")
    for size in (6, 8, 12, 16, 24, 32):
        start = perf_counter()
        initial_guess(size)
        whole_space(size)
        ready = perf_counter() - start
        seconds = []
        start = perf_counter()
        targets = sample_targets(size, 20, "speed")
        for target in targets:
            turn = initial_guess(size)
            while turn[0] != target:
                before = perf_counter()
                turn = next_guess(turn, feedback(target, turn[0]))
                seconds.append(perf_counter() - before)
        game = (perf_counter() - start) / len(targets)
        median = sorted(seconds)[len(seconds) // 2]
        print(f"{size:4} {ready:7.3f} {median:7.3f} {max(seconds):8.3f} {game:7.3f}")


def main() -> None:
    """Print the tables."""
    strength()
    print("\nNatively")
    speed()
    print("\nIn Pyodide", flush=True)
    script = IN_PYODIDE.format(root=ROOT)
    subprocess.run(["node", "--input-type=module", "-e", script], cwd=ROOT, check=False)


if __name__ == "__main__":
    main()
