#!/usr/bin/env python3
"""Whether the tests that the help page about uploads names exist: check_upload.py FOLDER."""

import pathlib
import re
import sys

PAGE = "resources/help/en/upload.md"
NAMED = re.compile(r"`([A-Z]\w*)\.(\w+)`")
DEFINED = re.compile(r"\b(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*(\w+)\s*,\s*(\w+)")


def defined_tests(root):
    tests = set()
    for file in sorted((root / "tests").rglob("*_test.cpp")):
        tests.update(DEFINED.findall(file.read_text(encoding="utf-8")))
    return tests


def check(root):
    """What is wrong, a sentence each."""
    page = (root / PAGE).read_text(encoding="utf-8")
    tests = defined_tests(root)
    wrong = [f"{PAGE}: there is no test {suite}.{name}"
             for suite, name in NAMED.findall(page) if (suite, name) not in tests]
    for line in page.splitlines():
        is_row = line.startswith("|") and not line.startswith(("|---", "| rule "))
        if is_row and not NAMED.search(line):
            wrong.append(f"{PAGE}: a rule without a test: {line}")
    return wrong


if __name__ == "__main__":
    problems = check(pathlib.Path(sys.argv[1]))
    print("\n".join(problems), end="\n" if problems else "")
    sys.exit(1 if problems else 0)
