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

    def test_quick_suites_of_a_folder_are_one_test(self):
        tests = [("Plain", "A", "tests/cost/a_test.cpp", 1), ("Self", "A", "tests/cost/b_test.cpp", 1),
                 ("Self", "B", "tests/cost/b_test.cpp", 3), ("Slow", "A", "tests/cost/c_test.cpp", 1),
                 ("Other", "A", "tests/formats/models3d/d_test.cpp", 1)]
        found = {"Plain": "Plain.*", "Self": "Self.*-Self.B", "Self.B": "Self.B", "Slow": "Slow.*", "Other": "Other.*"}
        self.assertEqual(discover.together(tests, found, {"Slow"}, {"cost", "formats.models3d"}, lambda file: PLAIN),
                         {"Self.B": "Self.B", "Slow": "Slow.*", "model.cost": "Plain.*:Self.*-Self.B",
                          "model.formats.models3d": "Other.*"})

    def test_a_folder_that_is_not_joined_has_a_test_for_each_suite(self):
        tests = [("One", "A", "tests/cost/a_test.cpp", 1), ("Two", "A", "tests/cost/a_test.cpp", 3)]
        found = {"One": "One.*", "Two": "Two.*"}
        self.assertEqual(discover.together(tests, found, set(), {"costs"}, lambda file: PLAIN), found)

    def test_what_forks_is_not_with_others(self):
        tests = [("Plain", "A", "tests/cost/a_test.cpp", 1), ("Ends", "A", "tests/cost/b_test.cpp", 1)]
        texts = {"tests/cost/a_test.cpp": PLAIN, "tests/cost/b_test.cpp": 'TEST(Ends, A) { EXPECT_EXIT(f(), g, ""); }'}
        found = {"Plain": "Plain.*", "Ends": "Ends.*"}
        self.assertEqual(discover.together(tests, found, set(), {"cost"}, texts.get),
                         {"Ends": "Ends.*", "model.cost": "Plain.*"})

    def test_what_a_fixture_may_skip_is_not_with_others(self):
        tests = [("Plain", "A", "tests/cost/a_test.cpp", 1), ("Long", "A", "tests/cost/b_test.cpp", 6)]
        texts = {"tests/cost/a_test.cpp": PLAIN, "tests/cost/b_test.cpp": SET_UP}
        found = {"Plain": "Plain.*", "Long": "Long.*"}
        self.assertEqual(discover.together(tests, found, set(), {"cost"}, texts.get),
                         {"Long": "Long.*", "model.cost": "Plain.*"})

    def test_what_may_not_be_skipped_here_is_skipped_elsewhere(self):
        tests = [("One", "A", "tests/cost/a_test.cpp", 1), ("Two", "A", "tests/cost/a_test.cpp", 3)]
        found = {"One": "One.*-One.B:One.C", "Two": "Two.*-Two.B"}
        self.assertEqual(discover.together(tests, found, set(), {"cost"}, lambda file: PLAIN),
                         {"model.cost": "One.*:Two.*-One.B:One.C:Two.B"})

    def test_what_is_slow_is_not_quick(self):
        script = discover.script("tests", {"Plain": "Plain.*", "Self.B": "Self.B"}, {"Self"}, "kept")
        plain, slow = script.split("add_test")[1:]
        self.assertIn("LABELS quick", plain)
        self.assertNotIn("COST", plain)
        self.assertNotIn("quick", slow)

    def test_properties_are_tried_more_often_in_a_long_test(self):
        texts = {"b": "RC_GTEST_PROP(Two, B, ()) {\n}\nTEST(Two, C) {\n}\n",
                 "a": "RC_GTEST_FIXTURE_PROP(\n    One, A, (int x)) {\n}\n", "c": PLAIN}
        tried = discover.properties(texts, texts.get)
        self.assertEqual(tried, "One.A:Two.B")
        few, more = discover.script("tests", {"Plain": "Plain.*"}, set(), "kept", tried).split("add_test(")[1:]
        self.assertIn("RC_PARAMS=max_success=20", few)
        self.assertTrue(more.startswith("model.properties_long"))
        self.assertIn("LABELS long", more)
        self.assertNotIn("RC_PARAMS", more)

    def test_skipped_is_what_has_neither_passed_nor_failed(self):
        pattern = discover.SKIPPED.replace("\\\\", "\\").replace("]", r"\]").replace(r"[0-9\]", "[0-9]")
        pattern = pattern.replace(r"[^\n\]", r"[^\n]")
        self.assertTrue(re.search(pattern, SKIPPED))
        self.assertFalse(re.search(pattern, SKIPPED + "[  FAILED  ] 1 test, listed below:\n"))
        self.assertFalse(re.search(pattern, SKIPPED.replace(" 0 tests", " 3 tests")))


if __name__ == "__main__":
    unittest.main()
