"""Casts random rays with the program and by rational numbers: every leaf, face, corner, edge and tie."""

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

from octree_rays import cast
from octree_scenes import random_scene

sys.path.append(str(Path(__file__).resolve().parents[1] / "support"))

import served  # noqa: E402

RAYS_PER_SCENE = 100
SHOWN = 10


def answers_of(program, path, ignores_indentation):
    """The program's row of each ray."""
    command = [*program, path] + (["--indentation", "ignore"] if ignores_indentation else [])
    done = served.run(command[0], [*command[1:], "--format", "json"])
    if done.returncode != 0:
        raise RuntimeError(f"{command} ended with {done.returncode}: {done.stderr.decode()}")
    return json.loads(done.stdout)["rows"]


def differences(expected, row):
    """The words in which a row is wrong."""
    wrong = [key for key in ("result", "oct", "cube", "face", "corner", "edge")
             if row.get(key) != expected.get(key)]
    if expected["result"] == "miss":
        return wrong
    if (row.get("decided") == "tie") != expected["isTie"]:
        wrong.append("decided")
    if expected["isTie"]:
        tied = [(leaf["oct"], leaf["cube"]) for leaf in row.get("tied") or []]
        if tied != expected["tied"]:
            wrong.append("tied")
    return wrong


def distance_differs(expected, row, ray):
    """Whether the distance along the ray, which is rounded, is off."""
    if expected["result"] == "miss":
        return False
    largest = max(map(abs, ray.direction))
    length = sum((number / largest) ** 2 for number in ray.direction) ** 0.5
    from fractions import Fraction
    t = float(expected["t"] * Fraction(largest)) * length
    reach = max(map(abs, ray.origin)) + abs(t)
    return abs(row["t"] - t) > 1e-6 * max(reach, 1e-9)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, nargs="+", help="the program and its command")
    parser.add_argument("--rays", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="ray to begin with: to go on later")
    parser.add_argument("--keep", type=Path, help="where to write scenes with a difference")
    options = parser.parse_args()
    counts, wrong = Counter(), Counter()
    with tempfile.TemporaryDirectory() as folder:
        for first in range(options.first, options.rays, RAYS_PER_SCENE):
            rng = random.Random(f"{options.seed}/{first}")
            kind, octrees, rays = random_scene(rng, RAYS_PER_SCENE)
            path = Path(folder) / "random.scene"
            path.write_text("\n".join(item.line() for item in (*octrees, *rays)) + "\n")
            ignores = rng.random() < 0.1
            rows = answers_of(options.program, str(path), ignores)
            assert len(rows) == len(rays)
            for ray, row in zip(rays, rows):
                expected = cast(octrees, ray, ignores)
                counts[expected["result"]] += 1
                counts["tie"] += expected.get("isTie", False)
                counts[row.get("decided") or "none"] += 1
                found = differences(expected, row)
                if not found and distance_differs(expected, row, ray):
                    found = ["t"]
                if not found:
                    continue
                wrong[kind, found[0]] += 1
                if sum(wrong.values()) <= SHOWN:
                    print(f"{kind}: {found}\n  expected {expected}\n  got {row}")
                    print("\n".join(item.line() for item in (*octrees, ray)))
    print(f"{options.rays} rays (seed {options.seed}): {dict(counts)}; {sum(wrong.values())} differ")
    for (kind, key), count in wrong.most_common():
        print(f"  {kind}, {key}: {count}")
    return 1 if wrong or not options.rays else 0


if __name__ == "__main__":
    sys.exit(main())
