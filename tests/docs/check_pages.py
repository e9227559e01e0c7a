#!/usr/bin/env python3
"""Whether README and manual hang together: check_pages.py ROOT [--program PROGRAM] [--update].

Every link of a page leads to a file of the tree and a heading in it. A page that the manual's index
names may still be to come; it is counted. Every page is in the index. A whole command stands in a block,
which tests run, and not within a sentence; pages in other languages show no other commands. No sentence of
the README is in the manual too. The table of constants is that of the rules; --update writes it. With PROGRAM, every
number that names its constant (`0.05<!--triangle_constant-->`) is that constant's default, and the page of the command
line leads to every command and shows an example of each.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

import constants_page
import examples

MANUAL = "resources/help/en"
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NUMBER = re.compile(r"([0-9.]+)<!--(\w+)-->")


def without_blocks(markdown):
    return re.sub(r"^ *```.*?^ *```$", "", markdown, flags=re.MULTILINE | re.DOTALL)


def without_code(markdown):
    return re.sub(r"`[^`\n]*`", "", without_blocks(markdown))


def anchor_of(heading):
    """As code hosts make it of a heading."""
    text = re.sub(r"[`*]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path):
    text = without_blocks(path.read_text(encoding="utf-8"))
    return {anchor_of(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def links(path):
    for target in LINK.findall(without_code(path.read_text(encoding="utf-8"))):
        if not re.match(r"[a-z]+:", target):
            name, _, anchor = target.partition("#")
            yield target, (path.parent / name).resolve() if name else path, anchor


def pages(root):
    return [root / "README.md", root / "SECURITY.md", root / "CONTRIBUTING.md", *sorted((root / MANUAL).glob("*.md"))]


def check_links(root):
    index = root / MANUAL / "index.md"
    named = {path for _, path, _ in links(index)}
    problems, to_come = [], set()
    for page in pages(root):
        for target, path, anchor in links(page):
            if not path.exists():
                if path in named:
                    to_come.add(path.name)
                else:
                    problems.append(f"{page.relative_to(root)}: {target} does not exist")
            elif anchor and anchor not in anchors(path):
                problems.append(f"{page.relative_to(root)}: {target} has no such heading")
    problems += [f"{MANUAL}/index.md: does not name {page.name}"
                 for page in (root / MANUAL).glob("*.md") if page not in named and page != index]
    return problems, sorted(to_come)


# Not a number: what follows the last dot begins with a letter. A folder, and every file of a kind, are files, too.
FILE = re.compile(r"[\w./~*-]*[\w*-]\.[a-z]\w*|\.{1,2}|(?=.*[a-z])[\w.~-]*/[\w./-]*")
OPEN = re.compile(r"\[?[A-Z_]+(\.\w+)?\]?")  # It is still to be filled in.


def whole_commands(markdown):
    """Commands within sentences that name a file or have two options, so that somebody would run them: with variables
    or another program before them, by any path, or over several lines.

    In `shapes MODEL -o NAME.dae` and `report …`, something is still to be filled in.
    """
    for paragraph in re.split(r"\n\s*\n", without_blocks(markdown)):
        for _, code in re.findall(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", paragraph, re.DOTALL):
            command = [word for word in code.split() if word != "\\"]
            at = next((at for at, word in enumerate(command) if word.rsplit("/", 1)[-1] == "weighbridge"), None)
            if at is None:
                continue
            words = [word.rsplit("=", 1)[-1].strip("\"'") for word in command[at + 1:]]
            is_open = any("…" in word or OPEN.fullmatch(word) for word in words)
            names_file = any(FILE.fullmatch(word) for word in words)
            options = [word for word in command[at + 1:] if word.startswith("-")]
            if not is_open and (names_file or len(options) > 1):
                yield " ".join(command)


def commands_in_blocks(path):
    return {example.command for block in examples.blocks(path.read_text(encoding="utf-8"))
            for example in block.examples()}


def check_blocks(root):
    manual = root / MANUAL
    problems = []
    for page in [root / "README.md", *sorted(manual.parent.glob("*/*.md"))]:
        name = page.relative_to(root)
        problems += [f"{name}: `{command}` is a whole command: show it in a block, which tests run"
                     for command in whole_commands(page.read_text(encoding="utf-8"))]
        if page.name != "README.md" and page.parent != manual:
            english = manual / page.name
            problems += [f"{name}: {english.relative_to(root)} does not show `{command}`"
                         for command in sorted(commands_in_blocks(page) - commands_in_blocks(english))]
    return problems


def sentences(path):
    """Those of five words or more, without where their links lead."""
    text = re.sub(r"\]\([^)]*\)", "]", without_blocks(path.read_text(encoding="utf-8")))
    found = set()
    for paragraph in re.split(r"\n\s*\n|\n\s*(?:[-*]|\d+\.) |\n#|\|", text):
        found.update(re.split(r"(?<=[.!?]) ", " ".join(paragraph.split())))
    return {one for one in found if one.endswith((".", "!", "?")) and len(one.split()) >= 5}


def check_repetitions(root):
    readme = sentences(root / "README.md")
    return [f"README.md: {page.relative_to(root)} says too: {one}"
            for page in sorted((root / MANUAL).glob("*.md")) for one in sorted(readme & sentences(page))]


def rows_of_constants(program):
    return json.loads(subprocess.run([program, "profile", "show", "second-life", "--format", "json"],
                                     check=True, capture_output=True, text=True).stdout)["rows"]


def check_constants(root, rows):
    """That the program has what was read of the table of constants."""
    there = {row["key"]: row for row in rows}
    return [f"{constants_page.SOURCE}: {one['key']} is not what the program shows"
            for one in constants_page.constants(root)
            if (float(one["default"]), one["unit"], one["confidence"], one["meaning"])
            != tuple(there.get(one["key"], {}).get(key) for key in ("value", "unit", "confidence", "meaning"))]


def check_numbers(root, rows):
    defaults = {row["key"]: row["value"] for row in rows}
    problems = []
    for page in pages(root):
        for number, key in NUMBER.findall(without_code(page.read_text(encoding="utf-8"))):
            if key not in defaults:
                problems.append(f"{page.relative_to(root)}: there is no constant {key}")
            elif float(number) != float(defaults[key]):
                problems.append(f"{page.relative_to(root)}: {key} is {defaults[key]}, not {number}")
    return problems


def commands(program):
    """The words that the shell completes first: all commands, as the program lists them."""
    script = subprocess.run([program, "--completion", "bash"], check=True, capture_output=True, text=True).stdout
    return re.search(r"^ *''\) words='([^']*)'", script, re.MULTILINE)[1].split()


def check_commands(root, program):
    page = root / MANUAL / "commands.md"
    told = page.read_text(encoding="utf-8")
    table = "".join(line for line in told.splitlines(True) if line.startswith("|"))
    words = [word for word in commands(program) if word != "help"]
    return [f"{page.relative_to(root)}: its table does not lead to the command {word}"
            for word in words if f"`{word}`" not in table] + [
                f"{page.relative_to(root)}: shows no example of {word} below its heading"
                for word in words if not has_example(told, word)]


def has_example(markdown, word):
    """Whether a section that is named after the command shows one of it in a block."""
    sections = re.split(r"^## (.*)$", markdown, flags=re.MULTILINE)
    return any(word in heading.split() and example.command.split()[:2] == ["weighbridge", word]
               for heading, text in zip(sections[1::2], sections[2::2])
               for block in examples.blocks(text) for example in block.examples())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--program")
    parser.add_argument("--update", action="store_true")
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    if arguments.update:
        constants_page.update(root)
    problems, to_come = check_links(root)
    problems += check_blocks(root) + check_repetitions(root) + constants_page.problems(root)
    if arguments.program:
        rows = rows_of_constants(arguments.program)
        problems += check_numbers(root, rows) + check_constants(root, rows)
        problems += check_commands(root, arguments.program)
    if to_come:
        print(f"pages to come: {', '.join(to_come)}")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
