#!/usr/bin/env python3
"""Which lines of a build's log warnings.sh finds."""
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent / "warnings.sh"
OURS = ["/root/weighbridge/model/core/file.cpp:3:4: warning: unused variable 'a' [-Wunused-variable]",
        "../../model/core/file.cpp:3:4: warning: unused variable 'a' [-Wunused-variable]",
        "model/core/file.h:9: Warning: Class declares no Q_OBJECT",
        "<command-line>: warning: \"_FORTIFY_SOURCE\" redefined",
        "/usr/bin/ld: warning: x.o: missing .note.GNU-stack section implies executable stack",
        "ld: warning: x.o: missing .note.GNU-stack section implies executable stack",
        "/usr/bin/ld: lib.a(x.o): in function `f': x.c:(.text+0x7): warning: the use of `tmpnam' is dangerous",
        "x.c:(.text+0x7): warning: the use of `tmpnam' is dangerous, better use `mkstemp'",
        "cc1plus: warning: command-line option '-x' is valid for C but not for C++",
        "c++: warning: -pie: linker input file unused because linking not done",
        "clang: warning: argument unused during compilation: '-pie' [-Wunused-command-line-argument]",
        "collect2: warning: something", "lto-wrapper: warning: using serial compilation of 2 LTRANS jobs",
        "warning: something that no tool puts its name before", "Warning: dropping duplicate messages",
        "ninja: warning: bad deps log signature or version; starting over",
        "CMake Warning at CMakeLists.txt:3 (message):", "CMake Warning (dev) at CMakeLists.txt:3 (find_package):",
        "CMake Warning:", "CMake Deprecation Warning at CMakeLists.txt:1 (cmake_minimum_required):",
        "AutoMoc warning", "AutoUic warning"]
OTHERS = ["[1/9] Building CXX object model/core/warning.cpp.o", "dpkg: warning: files list is missing",
          "dpkg-shlibdeps: warning: diversions involved", "100% tests passed, 0 tests failed out of 9",
          "update-alternatives: warning: skip creation of /usr/share/man/man1/c++.1.gz", "perl: warning: Setting locale failed.",
          "12/99 Test  #12: build.warnings ...   Passed    0.30 sec", "-- Performing Test HAS_NO_WARNING - Failed"]


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
