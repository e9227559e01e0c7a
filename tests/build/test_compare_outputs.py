#!/usr/bin/env python3
"""Tests of compare_outputs.py, with shell scripts for programs."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).with_name("compare_outputs.py")


class CompareOutputs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def program(self, name, lines):
        path = self.folder / name
        path.write_text("#!/bin/sh\n" + lines)
        path.chmod(0o755)
        return path

    def compared(self, before, after, only):
        return subprocess.run([sys.executable, "-B", SCRIPT, self.program("before", before),
                               self.program("after", after), "--only", only],
                              capture_output=True, text=True)

    def test_the_same_programs_differ_in_nothing(self):
        done = self.compared("echo $@; pwd; exit 3", "echo $@; pwd; exit 3", "help report")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(done.stdout, "1 commands, 0 differ, 0 left out\n")

    def test_streams_and_status_are_compared(self):
        done = self.compared("echo one; echo two; exit 0", "echo one; echo 2; echo no >&2; exit 1", "help report")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout.splitlines(),
                         ["help report", "  exit status 0, now 1", "  standard output, line 2", "    - two",
                          "    + 2", "  standard error, line 1", "    - ", "    + no",
                          "1 commands, 1 differ, 0 left out"])

    def test_written_files_are_compared(self):
        done = self.compared("echo 1 > out.pdf", "echo 2 > out.pdf; echo > more", "chair.llmesh --format pdf -o")
        self.assertEqual(done.returncode, 1)
        self.assertIn("  out.pdf, line 1\n    - 1\n    + 2\n", done.stdout)
        self.assertIn("  more: written now\n", done.stdout)

    def test_every_command_word_is_asked(self):
        done = subprocess.run([sys.executable, "-B", SCRIPT, "a", "b", "--list"], capture_output=True, text=True)
        words = {line.split()[0] for line in done.stdout.splitlines()}
        for word in ("inspect", "report", "explain", "pick", "convert", "voxels", "sweep", "sensitivity",
                     "fragility", "calibrate", "profile", "render", "help"):
            self.assertIn(word, words)


if __name__ == "__main__":
    unittest.main()
