#!/usr/bin/env python3
"""Keeps the README, continuous integration and what is printed from drifting apart.

  check_readme.py ROOT                                 the README's first commands are those that .ci/run runs, in
                                                       order, and each is shown with what it prints
  check_readme.py ROOT --printed COMMAND FILE          FILE, what COMMAND printed, is what the README shows below it
  check_readme.py ROOT --printed COMMAND FILE --update writes into the README what FILE has in place of what it shows
  check_readme.py ROOT --install                       prints the commands that install a package
"""

import argparse
import difflib
import pathlib
import re
import sys

import examples

SHOWN = "$ ./dev "
INSTALLING = "apt-get install ./build/release/"
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


def shown_block(blocks):
    return next((block for block in blocks if block.startswith(SHOWN)), "")


def shown_answers(blocks):
    """What the README shows of the first commands: each with the lines below it."""
    lines = shown_block(blocks).splitlines()
    return {example.command: example.shown for example in examples.session(lines)}


def check_answers(blocks):
    readme, answers = commands(blocks[0].splitlines()), list(shown_answers(blocks))
    return differences(readme, answers, "README.md: commands", "README.md: what they print")


def check_output(blocks, command, output):
    """The README may leave out lines in the middle: a line `…` stands for any number of them."""
    shown = shown_answers(blocks).get(command)
    if shown is None:
        return [f"README.md: does not show what `{command}` prints"]
    if examples.matches(shown, output):
        return []
    return differences(shown, output.splitlines(), "README.md", command)


def updated(markdown, command, output):
    """The README with the lines that it shows as the output has them."""
    blocks = code_blocks(markdown)
    lines = []
    for one, shown in shown_answers(blocks).items():
        lines += [f"$ {one}", *(examples.renewed(shown, output) if one == command else shown)]
    return markdown.replace(shown_block(blocks), "\n".join(lines) + "\n") if lines else markdown


def install_commands(blocks):
    """Of the block that installs one or the other package."""
    block = next((block for block in blocks if block.startswith(INSTALLING)), "")
    return [examples.without_comment(line) for line in block.splitlines()]


def check_install(blocks):
    names = [command.split()[0] for command in install_commands(blocks)]
    return differences(["apt-get", "tar"], names, "expected", "README.md: installs by")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--printed", nargs=2, metavar=("COMMAND", "FILE"))
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--install", action="store_true")
    arguments = parser.parse_args()
    readme = arguments.root / "README.md"
    command, file = arguments.printed or (None, None)
    output = pathlib.Path(file).read_text(encoding="utf-8") if file else ""
    if arguments.update:
        readme.write_text(updated(readme.read_text(encoding="utf-8"), command, output), encoding="utf-8")
    markdown = readme.read_text(encoding="utf-8")
    blocks = code_blocks(markdown)
    if arguments.install:
        print("\n".join(install_commands(blocks)))
        return 0
    problems = (check_output(blocks, command, output) if command else
                check_commands(arguments.root, blocks) + check_answers(blocks) + check_install(blocks)
                + check_length(markdown))
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
