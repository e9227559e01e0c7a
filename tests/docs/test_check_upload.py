#!/usr/bin/env python3
"""What check_upload.py finds."""

import pathlib
import tempfile
import unittest

import check_upload

PAGE = """| rule | viewer's source | our test |
|---|---|---|
| A rule | `llmodel.cpp`: `validate_face` | `Suite.Test` |
"""


class CheckUpload(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.write(check_upload.PAGE, PAGE)
        self.write("tests/a/some_test.cpp", "TEST_F(Suite, Test) {}\n")

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def test_rules_with_tests_are_fine(self):
        self.assertEqual(check_upload.check(self.root), [])

    def test_a_test_that_is_gone(self):
        self.write("tests/a/some_test.cpp", "TEST_F(Suite, Other) {}\n")
        self.assertEqual(len(check_upload.check(self.root)), 1)

    def test_a_rule_without_a_test(self):
        self.write(check_upload.PAGE, PAGE + "| Another rule | the server | none |\n")
        self.assertEqual(len(check_upload.check(self.root)), 1)


if __name__ == "__main__":
    unittest.main()
