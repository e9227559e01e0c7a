#!/usr/bin/env python3
"""Runs the commands that a page shows, and compares what they print with what it says they print.

  check_examples.py ROOT PROGRAM PAGE…            pages below ROOT, such as README.md
  check_examples.py ROOT PROGRAM --update PAGE…   writes what is printed now into the pages

Commands run in a copy of the bundled samples, those of one page one after the other in the same
folder. Three kinds of blocks count:

  - one whose lines begin with `weighbridge`: commands that must end with status 0;
  - one that begins with `$ weighbridge`: commands, and below each what it prints. A line `…` stands
    for any number of lines, `…` in a line for anything in it. `# exit status 1` says how it ends;
  - one that begins with three backquotes, a word and the name of a file: that file, for the commands below it.

Four kinds of commands are not run, and counted: those without a command word, which open the window,
those that need the window's libraries (`render`, PDF) where PROGRAM was built without them, those that
name a server (`postgresql://`), and those of blocks of `sh`, which show other programs too:
tests/grid/engines/page.py runs these two.
"""

import argparse
import collections
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile

import examples

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "support"))

from served import Served  # noqa: E402

SECONDS = 120
OF_THE_SHELL = set("|&;<>()$`*?[]{}~#!\\\n")  # With any of them a command is more than words.


def words_of(command):
    """The program's arguments, where the command is words and no more; None: a shell must read it."""
    if OF_THE_SHELL & set(command) or not command.startswith("weighbridge "):
        return None
    return shlex.split(command)[1:]


class Runner:
    """A folder with the samples in it, and the program on the path."""

    def __init__(self, root, program, folder):
        self.folder = folder / "samples"
        shutil.copytree(root / "resources/samples", self.folder)
        (folder / "bin").mkdir()
        (folder / "bin/weighbridge").symlink_to(program.resolve())
        self.environment = {"PATH": f"{folder}/bin:{os.environ['PATH']}", "HOME": str(folder),
                            "LANG": "C.UTF-8",
                            "XDG_CACHE_HOME": os.environ.get("WEIGHBRIDGE_SEARCHES") or str(folder / "cache")}
        # Which leaks are others' (tests/leaks.supp).
        self.environment |= {name: os.environ[name] for name in ["LSAN_OPTIONS"] if name in os.environ}
        self.served = Served.of(program)
        self.commands = self.run("weighbridge --help")[1]
        self.skipped = collections.Counter()
        self.ran = 0

    def run(self, command):
        words = words_of(command) if self.served else None
        if words is not None:
            done = self.served.run(words, self.folder, self.environment, SECONDS, together=True)
            return done.returncode, done.stdout.decode("utf-8", "replace")
        done = subprocess.run(["bash", "-c", command], cwd=self.folder, env=self.environment, timeout=SECONDS,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              check=False)
        return done.returncode, done.stdout.decode("utf-8", "replace")

    def has(self, word):
        return f"\n  {word} " in self.commands

    def reason_to_skip(self, command):
        words = command.split()
        if "postgresql://" in command:
            return "they need a server"
        needs_window = "render" in words[:2] or ".pdf" in command or " pdf" in command
        if needs_window and not (self.has("render") and shutil.which("xvfb-run")):
            return "they need a build with the window"
        if len(words) == 1 or (not words[1].startswith("-") and not self.has(words[1]) and "." in words[1]):
            return "they open the window"
        return None

    def check(self, example, name):
        """Problems of one command, and what it printed."""
        reason = self.reason_to_skip(example.command)
        if reason:
            self.skipped[reason] += 1
            return [], None
        display = "xvfb-run -a " if "render" in example.command.split()[:2] else ""
        status, output = self.run(display + example.command)
        self.ran += 1
        if status != example.status:
            return [f"{name}: `{example.command}` ended with {status}, not {example.status}:", output], output
        if example.shown is not None and not examples.matches(example.shown, output):
            return [f"{name}: `{example.command}` prints something else:",
                    *examples.differences(example.shown, output, name)], output
        return [], output


def lines_of(block, printed):
    """The block again, with what its commands printed; None: it was not run."""
    lines, rest = [], list(printed)
    for example, output in rest:
        command = next(line for line in block.text.splitlines()
                       if line.startswith("$ ") and examples.without_comment(line[2:]) == example.command)
        lines.append(command)
        lines += example.shown if output is None else examples.renewed(example.shown, output)
    return "\n".join(lines) + "\n"


def check_page(runner, root, page, update):
    path = root / page
    markdown = path.read_text(encoding="utf-8")
    problems = []
    for block in examples.blocks(markdown):
        if block.file_name():
            (runner.folder / block.file_name()).write_text(block.text, encoding="utf-8")
            continue
        printed = []
        if block.words == ["sh"]:
            runner.skipped["they are of a block of sh"] += len(block.examples())
            continue
        for example in block.examples():
            if not examples.is_program(example.command):
                if block.text.startswith("$ weighbridge") or "weighbridge " in block.text.split("\n")[0]:
                    problems.append(f"{page}: `{example.command}` stands among commands of the program")
                continue
            found, output = runner.check(example, page)
            problems += found
            printed.append((example, output))
        if update and printed and block.text.startswith("$ weighbridge") and "\\\n" not in block.text:
            markdown = markdown.replace(block.text, lines_of(block, printed))
    if update:
        path.write_text(markdown, encoding="utf-8")
    return problems


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("pages", nargs="+")
    arguments = parser.parse_args()
    problems = []
    for page in arguments.pages:
        with tempfile.TemporaryDirectory() as folder:
            runner = Runner(arguments.root, arguments.program, pathlib.Path(folder))
            problems += check_page(runner, arguments.root, page, arguments.update)
            skipped = "".join(f"; {count} not run: {why}" for why, count in sorted(runner.skipped.items()))
            print(f"{page}: {runner.ran} commands run{skipped}")
    print("\n".join(problems))
    return 1 if problems and not arguments.update else 0


if __name__ == "__main__":
    sys.exit(main())
