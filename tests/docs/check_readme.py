#!/usr/bin/env python3
"""Keeps the README, continuous integration and what is printed from drifting apart.

  check_readme.py ROOT                          the README's first commands are those that .ci/run runs, in order
  check_readme.py ROOT --output FILE            FILE, what ./dev run printed, is what the README shows
  check_readme.py ROOT --output FILE --update   writes into the README what FILE has in place of what it shows
"""

import argparse
import difflib
import pathlib
import re
import sys

import examples

FIRST_ANSWER = "$ ./dev run"
MOST_CHARACTERS = 7500


def code_blocks(markdown):
    return [block.text for block in examples.blocks(markdown)]


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


def check_length(markdown):
    if len(markdown) <= MOST_CHARACTERS:
        return []
    return [f"README.md: {len(markdown)} characters; at most {MOST_CHARACTERS} are read"]


def shown_answer(blocks):
    return next((block for block in blocks if block.startswith(FIRST_ANSWER + "\n")), None)


def check_output(blocks, output):
    """The README may leave out lines in the middle: a line `…` stands for any number of them."""
    shown = shown_answer(blocks)
    if shown is None:
        return [f"README.md: no block of code begins with `{FIRST_ANSWER}`"]
    lines = shown.splitlines()[1:]
    if examples.matches(lines, output):
        return []
    return differences(lines, output.splitlines(), "README.md", "./dev run")


def updated(markdown, output):
    """The README with the lines that it shows as the output has them."""
    shown = shown_answer(code_blocks(markdown))
    if shown is None:
        return markdown
    lines = [FIRST_ANSWER, *examples.renewed(shown.splitlines()[1:], output)]
    return markdown.replace(shown, "\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    readme = arguments.root / "README.md"
    if arguments.update:
        readme.write_text(updated(readme.read_text(), arguments.output.read_text()))
    markdown = readme.read_text()
    blocks = code_blocks(markdown)
    problems = (check_output(blocks, arguments.output.read_text()) if arguments.output
                else check_commands(arguments.root, blocks) + check_length(markdown))
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
