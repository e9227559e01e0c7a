#!/usr/bin/env python3
"""documents_test.py PROGRAM: every command and option that --help tells stands in the manual page
and in what completes commands, and bash completes with it."""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "support"))

import served  # noqa: E402

PROGRAM = ""
EVERYWHERE = {"-h", "--help", "--version"}


@functools.cache
def output_of(*arguments):
    english = {**os.environ, "LC_ALL": "C"}  # In English, whatever language the tester uses.
    if arguments[0] == PROGRAM:
        ran = served.run(PROGRAM, arguments[1:], environment=english)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout.decode()
    return subprocess.run(arguments, check=True, capture_output=True, text=True, env=english).stdout


def commands_below(words=()):
    """The words of each command with what its help tells: the words below it, and its options."""
    text = output_of(PROGRAM, *words, "--help")
    below = re.search(r"^Commands:\n((?:  .*\n)+)", text, re.M)
    names = re.findall(r"^  (\w+)", below[1], re.M) if below else []
    options = re.findall(r"^  ((?:-\w,)?--[\w-]+|-\w)\b", text, re.M)
    yield words, names, {name for group in options for name in group.split(",")}
    for name in names:
        yield from commands_below((*words, name))


def manual_sections():
    """The manual page's text by the command whose section it is."""
    page = output_of(PROGRAM, "--man").replace("\\-", "-")
    sections = {}
    for section in re.split(r"^\.S[SH] ", page, flags=re.M)[1:]:
        heading = re.sub(r"\\f[BIR]", "", section.splitlines()[0])
        words = re.match(r"weighbridge((?: [a-z]+)*)", heading)
        sections[tuple(words[1].split()) if words else heading] = section
    return sections


def bash_completes(*lines):
    """What bash offers at the end of each line; it takes a = for a word. One shell for all of them: it reads what
    completes commands only once."""
    script = [output_of(PROGRAM, "--completion", "bash")]
    for line in lines:
        words = re.findall(r"=|[^\s=]+", line)
        if line.endswith(" "):
            words.append("")
        quoted = " ".join(f"'{word}'" for word in words)
        script.append(f"(COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1}\n"
                      '_weighbridge\nprintf "%s\\n" "${COMPREPLY[@]}" "end of an answer") || exit')
    script.append("complete -p weighbridge >&2\n")
    ran = subprocess.run(["bash", "--norc", "-u"], input="\n".join(script), capture_output=True, text=True, check=True)
    assert ran.stderr.count("\n") == 1, ran.stderr
    return [answer.split() for answer in ran.stdout.split("end of an answer\n")[:-1]]


class Documents(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.commands = list(commands_below())
        assert len(cls.commands) > 12

    def test_manual_page_tells_every_option(self):
        sections = manual_sections()
        for words, below, options in self.commands:
            section = sections[words if words else "OPTIONS"]
            told = set(re.findall(r"\\fB(-[\w-]+)\\fR", section))
            self.assertEqual(told, options - EVERYWHERE if words else options, words)
            self.assertTrue(all((*words, name) in sections for name in below))

    def test_manual_page_is_understood(self):
        if not shutil.which("man") or not shutil.which("lexgrog"):
            self.skipTest("man is not installed")
        page = output_of(PROGRAM, "--man")
        ran = subprocess.run(["man", "--warnings=w", "-E", "UTF-8", "-Tutf8", "-Z", "-l", "-"],
                             input=page, capture_output=True, text=True, check=True)
        self.assertEqual(ran.stderr, "")
        with tempfile.NamedTemporaryFile("w", suffix=".1") as file:
            file.write(page)
            file.flush()
            self.assertIn('"weighbridge - show why', output_of("lexgrog", file.name))

    def test_bash_completes_every_command_and_option(self):
        lines = [" ".join(["weighbridge", *words]) for words, _, _ in self.commands]
        of_dash = bash_completes(*(line + " -" for line in lines))
        of_nothing = bash_completes(*(line + " " for line in lines))
        for (words, below, options), dash, nothing in zip(self.commands, of_dash, of_nothing, strict=True):
            self.assertEqual(set(dash), options, words)
            self.assertGreaterEqual(set(nothing), set(below), words)

    def test_bash_completes_parts_of_words_and_values(self):
        commands = [name for name in self.commands[0][1] if name.startswith("re")]
        self.assertIn("report", commands)
        expected = {"re": commands, "report --ag": ["--against"], "report x.llmesh --format j": ["json"],
                    "report --format=": ["csv", "json", "html", "pdf", "text"], "report --format=h": ["html"],
                    "report --set triangle_c": ["triangle_constant="], "profile show wiki": ["wiki-2011"],
                    "report --profile second": ["second-life"], "report --against wi": ["wiki-2011"]}
        completed = bash_completes(*(f"weighbridge {line}" for line in expected))
        self.assertEqual(dict(zip(expected, completed, strict=True)), expected)

    def test_bash_names_files_where_a_file_is_meant(self):
        self.assertEqual(bash_completes("weighbridge report ", "weighbridge report chair", "weighbridge report -o "),
                         [[], [], []])

    def test_zsh_completes_every_option(self):
        script = output_of(PROGRAM, "--completion", "zsh")
        functions = dict(re.findall(r"^(_weighbridge\w*)\(\) \{\n(.*?)^\}", script, re.M | re.S))
        for words, below, options in self.commands:
            body = functions["_".join(["_weighbridge", *words])]
            self.assertEqual(set(re.findall(r"'\*?(-[\w-]+)=?\[", body)), options, words)
            for name in below:
                self.assertIn(f"    {name}) {'_'.join(['_weighbridge', *words, name])} ;;", body)

    def test_zsh_understands_it(self):
        if not shutil.which("zsh"):
            self.skipTest("zsh is not installed")
        script = output_of(PROGRAM, "--completion", "zsh")
        subprocess.run(["zsh", "-fnc", script], check=True)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
