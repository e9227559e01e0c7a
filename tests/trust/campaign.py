#!/usr/bin/env python3
"""What the program promises when files are damaged, disks are full and processes die: campaign.py PROGRAM [--short].

Counts each promise and prints a line for it; ends with 1 if one was broken. The short form takes at most four minutes
on two cores and is part of the tests; the whole campaign takes about an hour and runs before a release. The same
seed damages the same bytes.
"""

import argparse
import datetime
import subprocess
import sys
import time

import damages
import failures
from running import ROOT, Program

# name: what it does, given the program, how often, and the seed; how often, and how often in the short form.
PARTS = {
    "damage": (damages.damage, 10_000, 250),
    "sizes": (lambda program, steps, seed: damages.sizes(program, steps), 3, 2),
    "kills": (failures.kills, 1000, 48),
    "deaths": (failures.deaths, 100, 5),
    "failing": (failures.failing, 20_000, 66),
    "sockets": (lambda program, count, seed: failures.sockets(program), 1, 1),
}
MOST_SHOWN = 10


def commit():
    ran = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return ran.stdout.strip() or "without a commit"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program to try")
    parser.add_argument("--short", action="store_true", help="a twentieth of it, or less")
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be repeated")
    parser.add_argument("--seed", default="1", help="what is random follows from it (default: 1)")
    arguments = parser.parse_args()
    program = Program(arguments.program)
    print(f"{datetime.date.today()}, commit {commit()}, seed {arguments.seed}")
    broken = 0
    for name in arguments.only or PARTS:
        part, most, few = PARTS[name]
        begun = time.monotonic()
        figure = part(program, few if arguments.short else most, arguments.seed)
        broken += len(figure.faults)
        print(f"{figure.name}: {figure.count:,} ({figure.of}), {len(figure.faults)} promises broken, "
              f"{time.monotonic() - begun:.0f} s", flush=True)
        for fault in figure.faults[:MOST_SHOWN]:
            print(f"  {fault}")
        if len(figure.faults) > MOST_SHOWN:
            print(f"  and {len(figure.faults) - MOST_SHOWN:,} more")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
