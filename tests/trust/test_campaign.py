#!/usr/bin/env python3
"""That the campaign finds slow readers and other ends, and neither hides nor publishes what was not tried."""

import contextlib
import io
import pathlib
import unittest
from unittest import mock

import campaign
import damages
import failures
from running import Figure, Ran
from worst import WORST, asset_of_bad_entries, codes_of_tree, unpacked_bytes

IDLE = 0.05


class Reader:
    """Stands in for the program: its time and its status follow from the size of the file."""

    def __init__(self, seconds, status=lambda size: 0):
        self.seconds, self.status, self.largest = seconds, status, 0

    def run(self, command, folder):
        size = max(path.stat().st_size for path in pathlib.Path(folder).iterdir())
        self.largest = max(self.largest, size)
        return Ran(self.status(size), b"", "", IDLE + self.seconds(size), 0)


def faults_of(reader, steps):
    with mock.patch.object(damages, "WORST", [(".obj", lambda n: b"o" * (20 * n), 4000)]), \
            mock.patch.object(damages, "without_worst", list):
        return damages.sizes(reader, steps).faults


class Sizes(unittest.TestCase):
    def test_time_that_grows_with_the_size_is_right(self):
        for steps in (2, 3):
            for seconds in (1e-5, 2e-7, 1e-9):  # For each byte.
                self.assertEqual(faults_of(Reader(lambda size: seconds * size), steps), [])

    def test_time_that_grows_with_the_square_is_found_however_fast_the_reader_is(self):
        for steps in (2, 3):
            for seconds in (1e-9, 2e-12, 1e-13):
                self.assertEqual(len(faults_of(Reader(lambda size: seconds * size**2), steps)), 1, seconds)

    def test_a_large_file_must_end_as_a_small_one(self):
        for status in (1, 3, -9):
            reader = Reader(lambda size: 0, lambda size: status if size > 500_000 else 0)
            self.assertEqual(len(faults_of(reader, 2)), 1)

    def test_no_file_is_larger_than_needed(self):
        reader = Reader(lambda size: 0)
        self.assertEqual(faults_of(reader, 2), [])
        self.assertTrue(damages.WORST_BYTES / 2 < reader.largest <= damages.WORST_BYTES)

    def test_the_largest_of_the_first_sizes_is_no_larger_either(self):
        for kind, make, smallest in WORST:
            content = make(16 * smallest)
            content = content if isinstance(content, bytes) else content.encode()
            self.assertLessEqual(len(content), damages.WORST_BYTES, kind)
            self.assertLessEqual(unpacked_bytes(content), damages.UNPACKED_BYTES, kind)


class Calls(unittest.TestCase):
    def test_a_few_points_are_of_each_kind_and_each_command(self):
        names = [name for _, name in failures.WRITING]
        points = [([], name, "read", n) for name in names for n in range(40)]
        points += [([], names[0], call, 40) for call in failures.FAILING]
        few = failures.spread(points, 22)
        self.assertEqual(len(few), 22)
        self.assertEqual(len({(name, call, n) for _, name, call, n in few}), 22)
        self.assertEqual({point[2] for point in few}, set(failures.FAILING))
        self.assertEqual({point[1] for point in few}, set(names))

    def test_where_all_can_be_tried_all_are(self):
        points = [([], "out.csv", "read", n) for n in range(5)]
        self.assertEqual(failures.spread(points, 5), points)


class Files(unittest.TestCase):
    def test_a_bad_asset_is_a_valid_one_with_more_keys(self):
        valid, bad = asset_of_bad_entries(0), asset_of_bad_entries(3)
        self.assertEqual(bad[1:5], (int.from_bytes(valid[1:5], "big") + 3).to_bytes(4, "big"))
        self.assertTrue(bad.endswith(valid[5:]))

    def test_trees_grow_with_each_doubling(self):
        self.assertEqual(codes_of_tree(1, b"d", b"s"), b"s")
        self.assertEqual(codes_of_tree(2, b"d", b"s"), b"dssssssss")
        self.assertEqual(codes_of_tree(8, b"d", b"s").count(b"d"), 3)
        self.assertEqual(codes_of_tree(16, b"d", b"s").count(b"d"), 5)


class Ends(unittest.TestCase):
    def end(self, figure, *words):
        """How a campaign of one part ends, and whether it wrote the page."""
        with mock.patch.object(campaign, "PARTS", {"part": (lambda *_: figure, 2, 1)}), \
                mock.patch.object(campaign.page, "write") as write, contextlib.redirect_stdout(io.StringIO()):
            return campaign.main(["program", *words]), write.called

    def test_what_is_whole_is_written_when_asked_for(self):
        self.assertEqual(self.end(Figure("part", 1, 1, "x"), "--short", "--page"), (0, True))
        self.assertEqual(self.end(Figure("part", 1, 1, "x"), "--short"), (0, False))

    def test_a_missing_tool_is_a_skip_and_writes_nothing(self):
        lacking = Figure("part", 0, 1, "x", lacks="strace")
        self.assertEqual(self.end(lacking, "--short", "--page"), (campaign.SKIPPED, False))
        # Whether or not all was counted before the tool was missed.
        self.assertEqual(self.end(Figure("part", 1, 1, "x", lacks="strace"), "--page"), (campaign.SKIPPED, False))

    def test_the_whole_campaign_needs_its_tools(self):
        self.assertEqual(self.end(Figure("part", 0, 1, "x", lacks="strace"), "--page"), (1, False))

    def test_a_fault_outweighs_a_missing_tool(self):
        broken = Figure("part", 0, 1, "x", faults=["no"], lacks="strace")
        self.assertEqual(self.end(broken, "--short", "--page"), (1, False))


if __name__ == "__main__":
    unittest.main()
