#!/usr/bin/env python3
"""Keeps the README and continuous integration from drifting apart.

  check_readme.py ROOT                 the README's first commands are those that .ci/run runs, in order
  check_readme.py ROOT --output FILE   FILE, what ./dev run printed, is what the README shows
"""

import argparse
import difflib
import pathlib
import re
import sys


def code_blocks(markdown):
    return re.findall(r"^```[a-z]*\n(.*?)^```$", markdown, re.MULTILINE | re.DOTALL)


def commands(lines):
    """The ./dev commands among lines, without comments and what stands around them."""
    return [found.group(1) for line in lines
            if (found := re.match(r"(?:[\w./]+/measure\.py )?(\./dev \w+)", line.strip()))]


def differences(expected, found, expected_name, found_name):
    return list(difflib.unified_diff(expected, found, expected_name, found_name, lineterm=""))


def check_commands(root, blocks):
    readme = commands(blocks[0].splitlines())
    if not readme:
        return ["README.md: its first block of code has no ./dev command"]
    integration = commands((root / ".ci/run").read_text().splitlines())
    return differences(readme, integration[:len(readme)], "README.md", ".ci/run")


def check_output(blocks, output):
    """The README may leave out lines in the middle: a line `…` stands for any number of them."""
    shown = next((block for block in blocks if block.startswith("$ ./dev run\n")), None)
    if shown is None:
        return ["README.md: no block of code begins with `$ ./dev run`"]
    pattern = "".join("(?:.*\n)*?" if line.strip() == "…" else re.escape(line) + "\n"
                      for line in shown.splitlines()[1:])
    if re.fullmatch(pattern, output):
        return []
    return differences(shown.splitlines()[1:], output.splitlines(), "README.md", "./dev run")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path)
    arguments = parser.parse_args()
    blocks = code_blocks((arguments.root / "README.md").read_text())
    problems = (check_output(blocks, arguments.output.read_text()) if arguments.output
                else check_commands(arguments.root, blocks))
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
