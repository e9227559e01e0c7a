#!/usr/bin/env python3
"""That examples which fail or print something else are found out, and renewed."""

import pathlib
import tempfile
import unittest

import check_examples
import check_pages
import constants_page
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

    def test_whole_commands_stand_in_blocks(self):
        for shown in ["`weighbridge report a.weighbridge`", "`weighbridge explain\na.weighbridge --thorough`",
                      "| a | `weighbridge shapes --lods -o x` |", "`weighbridge --separate a.llmesh`",
                      "`weighbridge profile show a.profile.json`", "`weighbridge report ../a.llmesh`",
                      "`weighbridge inspect *.llmesh`", "`weighbridge report \"a.weighbridge\"`", "`weighbridge report .`",
                      "`weighbridge report scenes/`", "`weighbridge report --profile=a.json`",
                      "`LC_ALL=C weighbridge report a.weighbridge`", "`env A=b weighbridge report a.weighbridge`",
                      "`xvfb-run -a weighbridge render a.weighbridge`", "`build/release/bin/weighbridge report a.llmesh`",
                      "``weighbridge report a.llmesh``", "`weighbridge report \\\n  a.weighbridge`",
                      "`cat b | weighbridge sql a.sqlite`"]:
            self.assertEqual(len(list(check_pages.whole_commands(f"Run {shown} now.\n"))), 1, shown)
        for shown in ["`weighbridge report`", "`weighbridge sweep --scale`", "`weighbridge COMMAND --help`",
                      "`weighbridge shapes MODEL --lods -o NAME.dae`", "`weighbridge evidence hull_cost`", "`a.llmesh`",
                      "`weighbridge statistics --shard 1/2`", "`weighbridge report --set hull_cost=0.04`",
                      "`weighbridge.desktop`", "`xvfb-run -a build/release/bin/weighbridge …`",
                      "\n\n```\nweighbridge report a.weighbridge\n```\n\n"]:
            self.assertEqual(list(check_pages.whole_commands(f"Run {shown} now.\n")), [], shown)

    def test_other_languages_show_the_same_commands(self):
        block = "# A\n```\nweighbridge report {}\n```\n"
        for shown, count in (("a.llmesh", 0), ("b.llmesh", 1)):
            with tempfile.TemporaryDirectory() as folder:
                root = pathlib.Path(folder)
                (root / "README.md").write_text("# T\n")
                for language, file in (("en", "a.llmesh"), ("de", shown)):
                    page = (root / check_pages.MANUAL).with_name(language) / "a.md"
                    page.parent.mkdir(parents=True)
                    page.write_text(block.format(file))
                self.assertEqual(len(check_pages.check_blocks(root)), count)

    def test_the_readme_repeats_no_sentence_of_the_manual(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            manual = root / check_pages.MANUAL
            manual.mkdir(parents=True)
            (root / "README.md").write_text("# T\n\nIt is. Every [constant](a.md) has\na confidence. Short one.\n")
            (manual / "a.md").write_text("# A\n\nShort one. Each constant has a confidence.\n")
            self.assertEqual(check_pages.check_repetitions(root), [])
            (manual / "a.md").write_text("# A\n\n- Short one. Every [constant](b.md) has a confidence.\n")
            self.assertEqual(len(check_pages.check_repetitions(root)), 1)

    def test_each_command_has_an_example_below_its_heading(self):
        page = "# All\n```\nweighbridge sql a\n```\n## statistics and sql\n```\n$ weighbridge statistics .\n```\n## other\n"
        self.assertTrue(check_pages.has_example(page, "statistics"))
        self.assertFalse(check_pages.has_example(page, "sql"))
        self.assertFalse(check_pages.has_example(page, "other"))
        self.assertFalse(check_pages.has_example("## a\nRun `weighbridge a`.\n", "a"))


class Constants(unittest.TestCase):
    ROWS = ('// a comment\nWB_CONSTANT(k, "physics", "k", "PE*m", 0.05, 1e-09, 10, documented,\n'
            '            "k in k*N/W, the cost (in "\n            "PE)", "section \\"Cost\\"")\n'
            'WB_CONSTANT(n, "a", "n", "", 2, 0, 100, likely,\n            "how many", "nobody says")\n')
    TABLE = ("| `k` | 0.05 | PE\\*m | 1e-09 | 10 | documented | k in k\\*N/W, the cost (in PE) | section \"Cost\" |\n"
             "| `n` | 2 |  | 0 | 100 | likely | how many | nobody says |\n")

    def test_the_page_is_that_of_the_table(self):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for file, text in ((constants_page.SOURCE, self.ROWS), (constants_page.PAGE, "# Constants\n\n")):
                (root / file).parent.mkdir(parents=True, exist_ok=True)
                (root / file).write_text(text)
            self.assertEqual(len(constants_page.problems(root)), 1)
            for _ in range(2):
                constants_page.update(root)
                self.assertEqual(constants_page.problems(root), [])
                page = (root / constants_page.PAGE).read_text()
                self.assertTrue(page.startswith("# Constants\n\n") and page.count(constants_page.BEGIN) == 1)
                self.assertIn(self.TABLE, page)
            (root / constants_page.PAGE).write_text(page.replace("| 100 |", "| 10 |"))
            self.assertEqual(len(constants_page.problems(root)), 1)
            same = {"key": "k", "value": 0.05, "unit": "PE*m", "confidence": "documented",
                    "meaning": "k in k*N/W, the cost (in PE)"}
            self.assertEqual(len(check_pages.check_constants(root, [same])), 1, "n is not in the program")
            self.assertEqual(len(check_pages.check_constants(root, [{**same, "value": 0.04}])), 2)


if __name__ == "__main__":
    unittest.main()
