#!/usr/bin/env python3
"""notices_test.py SOURCES: every library that CMake looks for is named, with its licence, in the notices
that the package and the About box show, and every licence named of what is compiled in is there whole."""

import pathlib
import re
import sys
import unittest

SOURCES = pathlib.Path(".")
NAMES = {"ZLIB": "zlib", "LibArchive": "libarchive", "SQLite3": "SQLite", "nlohmann_json": "JSON for Modern C++",
         "tl-expected": "tl::expected", "fmt": "{fmt}", "Qt6": "Qt 6", "QHULL": "Qhull", "UTF8PROC": "utf8proc"}
OF_THE_SYSTEM = {"Threads", "PkgConfig"}


def libraries():
    text = re.sub(r"#.*", "", (SOURCES / "CMakeLists.txt").read_text())
    found = re.findall(r"(?:find_package|pkg_check_modules)\(([\w-]+)", text)
    found += re.findall(r"find_library\((\w+)_LIBRARY", text)
    return [name for name in found if name not in OF_THE_SYSTEM]


class Notices(unittest.TestCase):
    def setUp(self):
        self.text = (SOURCES / "resources/package/copyright").read_text()

    def test_every_library_is_named(self):
        self.assertGreater(len(libraries()), 15)
        for name in libraries():
            with self.subTest(name):
                self.assertIn(NAMES.get(name, name).lower(), self.text.lower())

    def test_every_licence_of_what_is_compiled_in_is_there(self):
        named = set()
        for names in re.findall(r"^License: (.+)\n(?! )", self.text, re.M):
            named.update(names.split(" and "))
        self.assertIn("CC0-1.0", named)
        whole = set(re.findall(r"^License: (\S+)\n ", self.text, re.M))
        self.assertEqual(named, whole)


if __name__ == "__main__":
    SOURCES = pathlib.Path(sys.argv.pop(1))
    unittest.main()
