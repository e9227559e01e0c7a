#!/usr/bin/env python3
"""Prints the tests that took longest, from the JUnit file that ./dev test writes.

slowest.py [FILE] [--count N]: FILE is build/release/tests.xml unless named. A row is a test: its
seconds, its share of all seconds, and its name. The last line is the sum of all tests.

slowest.py [FILE] --quick: of the file that ./dev test --quick writes, what takes so long that it should not be quick.
Where a test is several suites of test_model, these count, by what GoogleTest prints.
"""
import argparse
import re
import xml.etree.ElementTree as ElementTree


MOST_OF_QUICK = 3  # Seconds.
SUITE = re.compile(r"^\[-{10}\] [0-9]+ tests? from (\S+?)(?:, where .*)? \(([0-9]+) ms total\)$", re.MULTILINE)


def times(path):
    """Seconds and name of every test that ran, the slowest first."""
    cases = ElementTree.parse(path).getroot().iter("testcase")
    ran = [(float(case.get("time", 0)), case.get("name")) for case in cases
           if case.get("status") != "disabled"]
    return sorted(ran, key=lambda one: (-one[0], one[1]))


def quick_times(path):
    """The same of tests and of suites, where a test is several of them."""
    rows = []
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        suites = SUITE.findall(case.findtext("system-out") or "")
        rows += [(int(milliseconds) / 1000, suite) for suite, milliseconds in suites]
        if not suites:
            rows.append((float(case.get("time", 0)), case.get("name")))
    return sorted(rows, key=lambda one: (-one[0], one[1]))


def too_slow(rows):
    """What to say of quick tests."""
    slow = [f"{name} ({seconds:.1f} s)" for seconds, name in rows if seconds > MOST_OF_QUICK]
    if not slow:
        return []
    return [f"Of the label quick, and over {MOST_OF_QUICK} s: {', '.join(slow)}. If nothing else ran meanwhile, "
            "name them slow in tests/CMakeLists.txt."]


def table(rows, count):
    total = sum(seconds for seconds, _ in rows)
    lines = [f"{seconds:8.2f} s {seconds / total if total else 0:6.1%}  {name}" for seconds, name in rows[:count]]
    return lines + [f"{total:8.2f} s         all {len(rows)} tests"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", default="build/release/tests.xml")
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    if given.quick:
        for line in too_slow(quick_times(given.file)):
            print(line)
        return
    print("\n".join(table(times(given.file), given.count)))


if __name__ == "__main__":
    main()
