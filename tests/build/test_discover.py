#!/usr/bin/env python3
"""How discover.py puts tests together."""
import re
import unittest

import discover

PLAIN = "TEST(Plain, A) {\n}\nTEST(Plain, B) {\n}\n"
SELF = "TEST(Self, A) {\n}\nTEST(Self, B) {\n  if (none) GTEST_SKIP() << 1;\n}\n"
SET_UP = "struct Engines {\n  void SetUp() override {\n    GTEST_SKIP() << 1;\n  }\n};\nTEST_P(Engines, A) {\n}\n"
FILES = {"plain": PLAIN, "self": SELF, "set_up": SET_UP}

SKIPPED = """[  PASSED  ] 0 tests.
[  SKIPPED ] 2 tests, listed below:
[  SKIPPED ] Self.A
[  SKIPPED ] Self.B
"""


class Discover(unittest.TestCase):
    def groups(self, *tests):
        return discover.groups(tests, FILES.get)

    def test_a_suite_is_a_test(self):
        self.assertEqual(self.groups(("Plain", "A", "plain", 1), ("Plain", "B", "plain", 3)),
                         {"Plain": "Plain.*"})

    def test_what_skips_itself_stands_by_itself(self):
        self.assertEqual(self.groups(("Self", "A", "self", 1), ("Self", "B", "self", 3)),
                         {"Self": "Self.*-Self.B", "Self.B": "Self.B"})

    def test_where_the_fixture_skips_each_parameter_does(self):
        self.assertEqual(self.groups(("Engines", "A/one", "set_up", 6), ("Engines", "A/two", "set_up", 6)),
                         {"Engines/one": "Engines.*/one", "Engines/two": "Engines.*/two"})

    def test_what_is_slow_is_not_quick(self):
        script = discover.script("tests", {"Plain": "Plain.*", "Self.B": "Self.B"}, {"Self"}, "kept")
        plain, slow = script.split("add_test")[1:]
        self.assertIn("LABELS quick", plain)
        self.assertNotIn("quick", slow)

    def test_skipped_is_what_has_neither_passed_nor_failed(self):
        pattern = discover.SKIPPED.replace("\\\\", "\\").replace("]", r"\]").replace(r"[0-9\]", "[0-9]")
        pattern = pattern.replace(r"[^\n\]", r"[^\n]")
        self.assertTrue(re.search(pattern, SKIPPED))
        self.assertFalse(re.search(pattern, SKIPPED + "[  FAILED  ] 1 test, listed below:\n"))
        self.assertFalse(re.search(pattern, SKIPPED.replace(" 0 tests", " 3 tests")))


if __name__ == "__main__":
    unittest.main()
