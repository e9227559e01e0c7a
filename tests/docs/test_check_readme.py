#!/usr/bin/env python3
"""That a README that drifted from continuous integration is found out."""

import pathlib
import tempfile
import unittest

import check_readme

README = """# Program
```
./dev run     # opens it
./dev test    # tests it
```
```
$ ./dev run
name  cost
…
Next: ./dev --help
$ ./dev test
…
100% passed
```
```
apt-get install ./build/release/a_*.deb  # as root
tar xf build/release/a.tar.gz
```
"""


class CheckReadme(unittest.TestCase):
    def problems_with(self, integration):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / ".ci").mkdir()
            (root / ".ci/run").write_text(integration)
            return check_readme.check_commands(root, check_readme.code_blocks(README))

    def output_problems(self, output, command="./dev run"):
        return check_readme.check_output(check_readme.code_blocks(README), command, output)

    def test_the_same_commands_in_the_same_order_are_right(self):
        self.assertEqual(self.problems_with("a() {\n  ./dev run > file\n}\n./dev test\n./dev lint\n"), [])

    def test_another_order_a_missing_and_another_command_are_found(self):
        for integration in ["./dev test\n./dev run\n", "./dev run\n", "./dev run\n./dev build\n", "",
                            "# ./dev run\n# ./dev test\n"]:
            self.assertNotEqual(self.problems_with(integration), [], integration)

    def test_a_readme_without_commands_is_found(self):
        self.assertNotEqual(check_readme.check_commands(pathlib.Path("."), ["make\n"]), [])

    def test_lines_may_be_left_out_where_the_readme_says_so(self):
        self.assertEqual(self.output_problems("name  cost\nNext: ./dev --help\n"), [])
        self.assertEqual(self.output_problems("name  cost\nchair  9\n\nNext: ./dev --help\n"), [])

    def test_another_output_is_found(self):
        for output in ["", "name  cost\n", "name cost\nNext: ./dev --help\n",
                       "first\nname  cost\nNext: ./dev --help\n", "name  cost\nNext: ./dev --help\nlast\n"]:
            self.assertNotEqual(self.output_problems(output), [], output)

    def test_each_command_has_what_it_prints(self):
        self.assertEqual(self.output_problems("[1/1] built\n100% passed\n", "./dev test"), [])
        self.assertNotEqual(self.output_problems("[1/1] built\n99% passed\n", "./dev test"), [])
        self.assertNotEqual(self.output_problems("name  cost\nNext: ./dev --help\n", "./dev build"), [])
        self.assertEqual(check_readme.check_answers(check_readme.code_blocks(README)), [])
        without = README.replace("$ ./dev test\n…\n100% passed\n", "")
        self.assertNotEqual(check_readme.check_answers(check_readme.code_blocks(without)), [])

    def test_what_one_command_prints_is_renewed(self):
        page = check_readme.updated(README, "./dev test", "built\n98% passed\n")
        self.assertEqual(page, README.replace("100% passed", "98% passed"))

    def test_the_commands_that_install(self):
        blocks = check_readme.code_blocks(README)
        self.assertEqual(check_readme.install_commands(blocks),
                         ["apt-get install ./build/release/a_*.deb", "tar xf build/release/a.tar.gz"])
        self.assertEqual(check_readme.check_install(blocks), [])
        self.assertNotEqual(check_readme.check_install(["make install\n"]), [])


if __name__ == "__main__":
    unittest.main()
