#!/usr/bin/env python3
"""What make_seeds.py --replay says of programs that fail."""

import pathlib
import tempfile
import unittest
from unittest import mock

import make_seeds

# As fuzz_replay says what it tried. The file is there while it runs.
BROKEN = """#!/bin/sh
[ -e "$1/objects/seed012" ] || exit 3
echo "objects: $1/objects/seed012" >&2
kill -ABRT $$
"""
# As a sanitizer ends a program that is not told to abort.
SANITIZED = """#!/bin/sh
case $ASAN_OPTIONS:$UBSAN_OPTIONS in a=1:abort_on_error=1:abort_on_error=1) exit 0 ;; esac
exit 1
"""


def write(folder):
    (folder / "objects").mkdir()
    (folder / "objects/seed012").touch()


class Replay(unittest.TestCase):
    def replay(self, script):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder) / "replay"
            program.write_text(script, encoding="utf-8")
            program.chmod(0o755)
            with mock.patch.object(make_seeds, "write", write):
                return make_seeds.replay(program)

    def test_the_file_is_named_as_it_can_be_written_again(self):
        status, said = self.replay(BROKEN)
        self.assertEqual(status, 6)
        self.assertTrue(said.endswith("failed over objects/seed012; tests/fuzz/make_seeds.py FOLDER writes the same "
                                      "files again\n"), said)
        self.assertNotIn(tempfile.gettempdir(), said)

    def test_an_end_without_a_file_is_a_failure_too(self):
        status, said = self.replay("#!/bin/sh\necho nothing is there >&2\nexit 4\n")
        self.assertEqual(status, 4)
        self.assertIn("nothing is there\nended with 4", said)

    def test_success_says_nothing(self):
        self.assertEqual(self.replay("#!/bin/sh\n"), (0, ""))

    def test_sanitizers_abort_so_that_the_file_is_named(self):
        with mock.patch.dict("os.environ", {"ASAN_OPTIONS": "a=1"}):
            make_seeds.os.environ.pop("UBSAN_OPTIONS", None)
            self.assertEqual(self.replay(SANITIZED), (0, ""))


if __name__ == "__main__":
    unittest.main()
