#!/usr/bin/env python3
"""Which lines of a build's log warnings.sh finds."""
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent / "warnings.sh"
OURS = ["/root/weighbridge/model/core/file.cpp:3:4: warning: unused variable 'a' [-Wunused-variable]",
        "/usr/bin/ld: warning: x.o: missing .note.GNU-stack section implies executable stack",
        "cc1plus: warning: command-line option '-x' is valid for C but not for C++",
        "CMake Warning at CMakeLists.txt:3 (message):", "AutoMoc warning"]
OTHERS = ["[1/9] Building CXX object model/core/warning.cpp.o", "dpkg: warning: files list is missing",
          "dpkg-shlibdeps: warning: diversions involved", "100% tests passed, 0 tests failed out of 9"]


class Warnings(unittest.TestCase):
    def status(self, lines):
        with tempfile.TemporaryDirectory() as folder:
            log = pathlib.Path(folder) / "log"
            log.write_text("".join(line + "\n" for line in lines))
            done = subprocess.run([SCRIPT, log], capture_output=True, text=True, check=False)
            return done.returncode, done.stdout

    def test_each_kind_is_found_and_shown(self):
        for line in OURS:
            status, shown = self.status([*OTHERS, line])
            self.assertNotEqual(status, 0, line)
            self.assertIn(line, shown)

    def test_other_lines_are_none(self):
        self.assertEqual(self.status(OTHERS), (0, ""))

    def test_a_log_that_is_not_there_is_no_good_one(self):
        done = subprocess.run([SCRIPT, "nothing/here"], capture_output=True, check=False)
        self.assertNotEqual(done.returncode, 0)


if __name__ == "__main__":
    unittest.main()
