#!/usr/bin/env python3
"""What check_map.py finds."""

import pathlib
import tempfile
import unittest

import check_map

MAP = """## Where things are

| folder | what belongs there |
|---|---|
| `app/` | arguments |
| `model/base` | results |

## Rules

See `model/base/result.h`.
"""


class CheckMap(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.write("CONTRIBUTING.md", MAP)
        self.write("app/window/window.cpp")
        self.write("model/base/result.h")

    def write(self, name, text=""):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def test_a_true_map_is_fine(self):
        self.assertEqual(check_map.check(self.root), [])

    def test_a_folder_without_a_row(self):
        self.write("model/cost/rules.h")
        self.assertEqual(check_map.check(self.root), ["CONTRIBUTING.md: the map has no row for model/cost/"])

    def test_a_row_without_a_folder(self):
        self.write("CONTRIBUTING.md", MAP.replace("model/base", "model/bases"))
        self.assertEqual(check_map.check(self.root),
                         ["CONTRIBUTING.md: the map has no row for model/base/",
                          "CONTRIBUTING.md: names model/bases, which does not exist",
                          "CONTRIBUTING.md: names model/bases/result.h, which does not exist"])


if __name__ == "__main__":
    unittest.main()
