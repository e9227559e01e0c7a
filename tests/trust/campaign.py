#!/usr/bin/env python3
"""What the program promises when files are damaged, disks are full and processes die: campaign.py PROGRAM [--short].

Tests each promise, counts the tests and prints a line; ends with 1 if one was broken or was not tested often enough.
The short form is part of the tests. If tools are missing for some of it and nothing else is wrong, it ends with 77, so
that ctest shows the test as skipped. The whole campaign takes long and runs before a release. `--page` writes the
results into the manual if nothing was broken and no tool is missing. The same seed damages the same bytes.
"""

import argparse
import datetime
import subprocess
import sys
import time

import damages
import failures
import page
import power
import silence
from running import ROOT, Program

# name: what it does, given the program, how often, and the seed; how often, and how often in the short form.
PARTS = {
    "damage": (damages.damage, 10_000, 104),
    "sizes": (lambda program, steps, seed: damages.sizes(program, steps), 3, 2),
    "kills": (failures.kills, 1000, 24),
    "saves": (failures.saves, 1000, 12),
    "deaths": (failures.deaths, 100, 5),
    "failing": (failures.failing, 20_000, 22),
    "power": (power.losses, 500, 0),
    "sockets": (lambda program, isShort, seed: silence.sockets(program, isShort), False, True),
}
MOST_SHOWN = 10
SKIPPED = 77  # As tests/trust/CMakeLists.txt says.


def commit():
    ran = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True,
                         check=False)
    return ran.stdout.strip() or "without a commit"


def complaints(figure, isShort):
    """What went wrong in a part, or why it did not test enough."""
    short = figure.shortfall()
    if short and figure.lacks:
        short += f": this machine lacks {figure.lacks}"
    return figure.faults + ([short] if short and not (isShort and figure.lacks) else [])


def main(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program to try")
    parser.add_argument("--short", action="store_true", help="a twentieth of it, or less")
    parser.add_argument("--only", action="append", choices=PARTS, help="this part; may be repeated")
    parser.add_argument("--seed", default="1", help="what is random follows from it (default: 1)")
    parser.add_argument("--page", action="store_true",
                        help="write the results into resources/help/en/trust.md if all was tried and is as promised")
    arguments = parser.parse_args(words)
    if arguments.page and arguments.only:
        parser.error("--page needs all parts")
    program = Program(arguments.program, isServed=arguments.short)
    today, of = datetime.date.today(), commit()
    print(f"{today}, commit {of}, seed {arguments.seed}")
    broken, figures = 0, []
    for name in arguments.only or PARTS:
        part, most, few = PARTS[name]
        if arguments.short and few == 0:
            continue  # Takes too long for that.
        begun = time.monotonic()
        figure = part(program, few if arguments.short else most, arguments.seed)
        figures.append(figure)
        wrong = complaints(figure, arguments.short)
        broken += len(wrong)
        lacks = f", because this machine lacks {figure.lacks}" if figure.lacks else ""
        print(f"{figure.name}: {figure.count:,} of {figure.goal:,}{lacks} ({figure.of}), {len(wrong)} complaints, "
              f"{time.monotonic() - begun:.0f} s", flush=True)
        for fault in wrong[:MOST_SHOWN]:
            print(f"  {fault}")
        if len(wrong) > MOST_SHOWN:
            print(f"  and {len(wrong) - MOST_SHOWN:,} more")
    lacking = sorted({figure.lacks for figure in figures if figure.lacks})
    if arguments.page and not broken and not lacking:
        page.write(page.results(figures, today, of, arguments.short, arguments.seed))
    elif arguments.page:
        print(f"not written to {page.PAGE.relative_to(ROOT)}: {broken} complaints"
              + (f"; this machine lacks {', '.join(lacking)}" if lacking else ""))
    return 1 if broken else SKIPPED if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
