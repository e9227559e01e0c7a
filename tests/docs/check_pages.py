#!/usr/bin/env python3
"""Whether README and manual hang together: check_pages.py ROOT [--program PROGRAM].

Every link of a page leads to a file of the tree and a heading in it. A page that the manual's index
names may still be to come; it is counted. Every page is in the index. With PROGRAM, every number
that names its constant (`0.05<!--triangle_constant-->`) is that constant's default, and the page of
the command line leads to every command.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

MANUAL = "resources/help/en"
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NUMBER = re.compile(r"([0-9.]+)<!--(\w+)-->")


def without_code(markdown):
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^ *```.*?^ *```$", "", markdown, flags=re.MULTILINE | re.DOTALL))


def anchor_of(heading):
    """As code hosts make it of a heading."""
    text = re.sub(r"[`*]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path):
    text = re.sub(r"^ *```.*?^ *```$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
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


def check_numbers(root, program):
    rows = json.loads(subprocess.run([program, "profile", "show", "second-life", "--format", "json"],
                                     check=True, capture_output=True, text=True).stdout)["rows"]
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
    return [f"{page.relative_to(root)}: its table does not lead to the command {word}"
            for word in commands(program) if word != "help" and f"`{word}`" not in table]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--program")
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    problems, to_come = check_links(root)
    if arguments.program:
        problems += check_numbers(root, arguments.program)
        problems += check_commands(root, arguments.program)
    if to_come:
        print(f"pages to come: {', '.join(to_come)}")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
