"""The list of mutations fits the sources, and what `mutate` makes of a list."""

import importlib.machinery
import importlib.util
import pathlib
import re
import sys
import unittest

loader = importlib.machinery.SourceFileLoader("mutate", str(pathlib.Path(__file__).with_name("mutate")))
mutate = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
sys.modules["mutate"] = mutate
loader.exec_module(mutate)

HERE = pathlib.Path(__file__).parent
LIST = (HERE / "mutations.txt").read_text()
SUITE = re.compile(r"^(?:TYPED_)?(?:TEST|TEST_F|TEST_P|INSTANTIATE_TEST_SUITE_P|RC_GTEST_\w+)\(\s*(\w+),\s*(\w+)",
                   re.MULTILINE)


def one(old, new="b", text="= A.*"):
    return mutate.read(f"model/a.cpp\n- {old}\n+ {new}\n{text}\n")


class List(unittest.TestCase):
    def test_each_change_is_of_text_that_is_once_in_its_file(self):
        numbered = {}
        for number, mutation in enumerate(mutate.read(LIST), 1):
            numbered.setdefault(mutation.file, []).append((number, mutation))
        for file, changes in numbered.items():
            with self.subTest(file):
                mutate.switched((mutate.ROOT / file).read_text(), changes)

    def test_each_change_changes_something(self):
        for mutation in mutate.read(LIST):
            with self.subTest(line=mutation.line):
                text = (mutate.ROOT / mutation.file).read_text()
                begin, end = mutate.place(mutation, text)
                self.assertNotEqual(mutation.new, text[begin:end])

    def test_each_filter_names_tests_that_there_are(self):
        names = set()
        for path in (mutate.ROOT / "tests").rglob("*.cpp"):
            names |= {f"{suite}.{test}" for suite, test in SUITE.findall(path.read_text())}
        for mutation in mutate.read(LIST):
            for pattern in re.split(r"[:]", mutation.tests.partition("-")[0]):
                expression = re.compile(re.escape(pattern).replace(r"\*", ".*"))
                with self.subTest(line=mutation.line, pattern=pattern):
                    self.assertTrue(any(expression.fullmatch(name) for name in names))


class Reading(unittest.TestCase):
    def test_a_file_may_have_several_changes(self):
        read = mutate.read("# why\nmodel/a.cpp\n- a\n+ b\n= A.*\n\n- c\n+ d\n= B.*\nmodel/b.cpp\n- e\n+ f\n= C.*\n")
        self.assertEqual([(m.file, m.old, m.new, m.tests) for m in read],
                         [("model/a.cpp", "a", "b", "A.*"), ("model/a.cpp", "c", "d", "B.*"),
                          ("model/b.cpp", "e", "f", "C.*")])

    def test_a_change_without_tests_is_refused(self):
        for text in ("model/a.cpp\n- a\n+ b\n", "model/a.cpp\n- a\n= A.*\n", "- a\n+ b\n= A.*\n",
                     "model/a.cpp\n- a\n+ b\nmodel/b.cpp\n"):
            with self.subTest(text), self.assertRaises(mutate.Wrong):
                mutate.read(text)


class Switching(unittest.TestCase):
    def switched(self, text, *changes):
        return mutate.switched(text, list(enumerate(changes, 1))).split("\n", 1)[1]

    def test_an_expression_is_chosen(self):
        self.assertEqual(self.switched("return a < c;", *one("a < c", "a <= c")),
                         "return (::mutation::on(1) ? (a <= c) : (a < c));")

    def test_marks_tell_it_from_what_is_around_it(self):
        self.assertEqual(self.switched("f(a);\ng(a);", *one("g(`a`)", "b")), "f(a);\ng((::mutation::on(1) ? (b) : (a)));")

    def test_a_statement_is_chosen(self):
        self.assertEqual(self.switched("f();", *one("f();", ";")), "if (::mutation::on(1)) { ; } else { f(); }")

    def test_several_changes_have_numbers_of_their_own(self):
        self.assertEqual(self.switched("a + c", *one("c", "d"), *one("a", "b")),
                         "(::mutation::on(2) ? (b) : (a)) + (::mutation::on(1) ? (d) : (c))")

    def test_text_that_is_gone_or_twice_there_is_refused(self):
        for text in ("", "a a"):
            with self.subTest(text), self.assertRaisesRegex(mutate.Wrong, "not once"):
                self.switched(text, *one("a"))

    def test_changes_that_overlap_are_refused(self):
        with self.assertRaisesRegex(mutate.Wrong, "overlaps"):
            self.switched("a + c", *one("a + c", "a"), *one("a +", "a -"))


class Units(unittest.TestCase):
    def unit(self, *files):
        unit = mutate.Unit.__new__(mutate.Unit)
        unit.files = set(files)
        return unit

    def test_a_header_concerns_all_units_of_its_package(self):
        self.assertTrue(self.unit("model/cost/cost.cpp").holds("model/cost/part_rules.h"))
        self.assertFalse(self.unit("model/core/core.cpp").holds("model/cost/part_rules.h"))

    def test_a_source_concerns_the_unit_that_has_it(self):
        unit = self.unit("model/cost/cost.cpp", "model/cost/why.cpp")
        self.assertTrue(unit.holds("model/cost/why.cpp"))
        self.assertFalse(unit.holds("model/cost/part_rules.cpp"))

    def test_what_another_target_compiles_again_is_none_of_them(self):
        entries = [{"command": f"c++ -o {name}.dir/unity_0.cxx.o -c unity_0.cxx"} for name in ("core", "installed")]
        commands = ["ccache c++ -o core.dir/unity_0.cxx.o -c unity_0.cxx", "c++ core.dir/unity_0.cxx.o -o bin/test_model"]
        self.assertEqual(mutate.compiled_into(commands, entries), entries[:1])


if __name__ == "__main__":
    unittest.main()
