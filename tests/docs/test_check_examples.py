#!/usr/bin/env python3
"""That examples which fail or print something else are found out, and renewed."""

import pathlib
import tempfile
import unittest

import check_examples
import check_pages
import examples

PROGRAM = """#!/bin/sh
case $1 in
  --help) echo "Commands:"; echo "  report   writes"; echo "  cat      shows" ;;
  report) echo "chair  9 LI"; echo "wall   1800 LI"; echo "total  1809 LI" ;;
  cat) cat "$2" ;;
  *) echo "wrong usage" >&2; exit 2 ;;
esac
"""


class Examples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "resources/samples").mkdir(parents=True)
        self.program = self.root / "program"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)

    def problems(self, page, update=False):
        (self.root / "page.md").write_text(page)
        with tempfile.TemporaryDirectory() as folder:
            self.runner = check_examples.Runner(self.root, self.program, pathlib.Path(folder))
            return check_examples.check_page(self.runner, self.root, "page.md", update)

    def test_what_is_printed_is_compared(self):
        self.assertEqual(self.problems("```\n$ weighbridge report\nchair  9 LI\n…\n```\n"), [])
        self.assertEqual(self.problems("```\n$ weighbridge report\nchair  … LI\n…\ntotal  1809 LI\n```\n"), [])
        for shown in ["chair  8 LI\n…", "chair  9 LI", "…\nwall   1800 LI", ""]:
            self.assertNotEqual(self.problems(f"```\n$ weighbridge report\n{shown}\n```\n"), [], shown)

    def test_commands_end_as_they_should(self):
        self.assertEqual(self.problems("```\nweighbridge report  # all of it\n\nweighbridge \\\n  report\n```\n"), [])
        self.assertEqual(self.runner.ran, 2)
        self.assertEqual(self.problems("Text:\n\n    weighbridge report\n    weighbridge report\n\nText.\n"), [])
        self.assertEqual(self.runner.ran, 2)
        self.assertNotEqual(self.problems("```\nweighbridge rebort\n```\n"), [])
        self.assertEqual(self.problems("```\nweighbridge rebort  # exit status 2\n```\n"), [])
        self.assertNotEqual(self.problems("```\nweighbridge report  # exit status 1\n```\n"), [])

    def test_files_are_there_for_the_commands_after_them(self):
        page = "```csv a.csv\nx,y\n```\n```\n$ weighbridge cat a.csv\nx,y\n```\n"
        self.assertEqual(self.problems(page), [])

    def test_some_are_not_run_by_rule(self):
        page = "```\nweighbridge report postgresql://here/grid\nweighbridge a.llmesh\nweighbridge render a -o a.png\n```\n"
        self.assertEqual(self.problems(page), [])
        self.assertEqual((self.runner.ran, sum(self.runner.skipped.values())), (0, 3))

    def test_other_blocks_are_left_alone(self):
        self.assertEqual(self.problems("```\n./dev run\n```\n```json\n{}\n```\n"), [])
        self.assertEqual(self.runner.ran, 0)

    def test_pages_are_renewed(self):
        page = "# a\n```\n$ weighbridge report\nchair  8 LI\n…\ntotal  1808 LI\n```\nEnd.\n"
        self.problems(page, update=True)
        self.assertEqual((self.root / "page.md").read_text(),
                         "# a\n```\n$ weighbridge report\nchair  9 LI\n…\ntotal  1809 LI\n```\nEnd.\n")

    def test_lines_without_a_like_stay(self):
        self.assertEqual(examples.renewed(["…", "quite another sentence", "…"], "chair  9 LI\n"),
                         ["…", "quite another sentence", "…"])
        self.assertEqual(examples.renewed(["a"], "b\nc\n"), ["b", "c"])


class Pages(unittest.TestCase):
    def problems(self, **texts):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            manual = root / check_pages.MANUAL
            manual.mkdir(parents=True)
            for name in ("README", "SECURITY", "CONTRIBUTING"):
                (root / f"{name}.md").write_text(texts.pop(name, "# T\n"))
            for name, text in texts.items():
                (manual / f"{name}.md").write_text(text)
            return check_pages.check_links(root)

    def test_links_lead_to_headings(self):
        index = "[a](a.md#one-two) [b](later.md) [me](#t)\n# T\n"
        self.assertEqual(self.problems(index=index, a="## One, `two`\n[b](later.md)\n"), ([], ["later.md"]))
        self.assertTrue(self.problems(index="[a](a.md#three)\n", a="## One\n")[0])
        self.assertTrue(self.problems(index="", README="[x](nothing.md)\n")[0])
        self.assertTrue(self.problems(index="", a="# A\n")[0], "a page that the index does not name")


if __name__ == "__main__":
    unittest.main()
