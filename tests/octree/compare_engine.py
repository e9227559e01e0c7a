"""Compares `pick --algorithm engine` with what Inexor's engine itself says of the rays of a scene.

The answers come from outside of this project, as a file: a line a ray, in the order of the scene:
`miss`, or `hit OCTREE PATH X Y Z` (CONTRIBUTING says how they are made).
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

TOLERANCE = 1e-3  # Of the largest coordinate: the engine computes in single precision.
SHOWN = 10


def answer(line):
    words = line.split()
    if words[0] == "miss":
        return None
    return int(words[1]), words[2], [float(word) for word in words[3:6]]


def agrees(expected, row):
    if expected is None or row["result"] == "miss":
        return expected is None and row["result"] == "miss"
    octree, path, point = expected
    reach = max(1.0, *map(abs, point))
    return (row["oct"], row["cube"]) == (octree, path) and all(
        abs(a - b) <= TOLERANCE * reach for a, b in zip(row["point"], point))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("scene")
    parser.add_argument("answers", type=Path)
    options = parser.parse_args()
    done = subprocess.run([options.program, "pick", options.scene, "--algorithm", "engine", "--format",
                           "json"], capture_output=True, check=True)
    rows = json.loads(done.stdout)["rows"]
    answers = [answer(line) for line in options.answers.read_text().splitlines() if line.strip()]
    if len(rows) != len(answers):
        sys.exit(f"{len(rows)} rays in the scene, {len(answers)} answers")
    wrong = [(index, expected, row) for index, (expected, row) in enumerate(zip(answers, rows))
             if not agrees(expected, row)]
    for index, expected, row in wrong[:SHOWN]:
        print(f"ray {index}: the engine says {expected}, pick {row['result']} {row['oct']} "
              f"{row['cube']} {row['point']}")
    print(f"{len(rows)} rays, {sum(one is not None for one in answers)} hits: {len(wrong)} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
