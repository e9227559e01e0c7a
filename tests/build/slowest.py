#!/usr/bin/env python3
"""Prints the tests that took longest, from the JUnit file that ./dev test writes.

slowest.py [FILE] [--count N]: FILE is build/release/tests.xml unless named. A row is a test: its
seconds, its share of all seconds, and its name. The last line is the sum of all tests.
"""
import argparse
import xml.etree.ElementTree as ElementTree


def times(path):
    """Seconds and name of every test that ran, the slowest first."""
    cases = ElementTree.parse(path).getroot().iter("testcase")
    ran = [(float(case.get("time", 0)), case.get("name")) for case in cases if case.get("status") != "disabled"]
    return sorted(ran, key=lambda one: (-one[0], one[1]))


def table(rows, count):
    total = sum(seconds for seconds, _ in rows)
    lines = [f"{seconds:8.2f} s {seconds / total if total else 0:6.1%}  {name}" for seconds, name in rows[:count]]
    return lines + [f"{total:8.2f} s         all {len(rows)} tests"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", default="build/release/tests.xml")
    parser.add_argument("--count", type=int, default=30)
    given = parser.parse_args()
    print("\n".join(table(times(given.file), given.count)))


if __name__ == "__main__":
    main()
