#!/usr/bin/env python3
"""What slowest.py makes of a JUnit file as ctest writes it."""
import pathlib
import tempfile
import unittest

import slowest

JUNIT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="Linux-c++" tests="4" failures="1" disabled="1" skipped="0">
  <testcase name="quick" classname="quick" time="0.25" status="run"/>
  <testcase name="slow" classname="slow" time="3" status="run"/>
  <testcase name="failing" classname="failing" time="0.75" status="fail"><failure message=""/></testcase>
  <testcase name="off" classname="off" time="9" status="disabled"/>
</testsuite>
"""


class Slowest(unittest.TestCase):
    def rows(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "tests.xml"
            path.write_text(text)
            return slowest.times(path)

    def test_slowest_first_and_what_did_not_run_is_left_out(self):
        self.assertEqual(self.rows(JUNIT), [(3.0, "slow"), (0.75, "failing"), (0.25, "quick")])

    def test_as_many_rows_as_asked_and_the_sum_of_all(self):
        lines = slowest.table(self.rows(JUNIT), 2)
        self.assertEqual(len(lines), 3)
        self.assertIn("75.0%  slow", lines[0])
        self.assertIn("4.00 s", lines[-1])
        self.assertIn("all 3 tests", lines[-1])

    def test_quick_is_what_takes_three_seconds_at_most(self):
        self.assertEqual(slowest.too_slow([(3.0, "a")]), [])
        self.assertIn("b (3.1 s)", slowest.too_slow([(3.1, "b"), (3.0, "a")])[0])

    def test_of_several_suites_each_counts(self):
        printed = ("[----------] 2 tests from Slow\n[----------] 2 tests from Slow (4000 ms total)\n"
                   "[----------] 1 test from Fast (10 ms total)\n")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "tests.xml"
            path.write_text(f"<testsuite><testcase name='model.cost' time='5'><system-out>{printed}</system-out>"
                            "</testcase><testcase name='docs.map' time='1'/></testsuite>")
            self.assertEqual(slowest.quick_times(path), [(4.0, "Slow"), (1.0, "docs.map"), (0.01, "Fast")])

    def test_no_test_at_all(self):
        lines = slowest.table(self.rows("<testsuite/>"), 30)
        self.assertEqual(len(lines), 1)


if __name__ == "__main__":
    unittest.main()
