"""How sources are put together for clang, and what it says is brought back to them."""

import json
import pathlib
import shutil
import tempfile
import unittest

import tidy


class WithFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()

    def source(self, name, text="", unit="unity_0_cxx.cxx", flags=("-DX",)):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return tidy.Source(path, list(flags), "model/a.dir", unit)


class Database(WithFolder):
    def test_flags_are_without_compiler_input_and_output(self):
        flags, output = tidy.flags_of("/usr/bin/ccache clang++ -Wall -Wshadow -DN=\\\"x\\\" -o a.dir/b.o -c /x/b.cpp")
        self.assertEqual((flags, output), (["-Wall", '-DN="x"'], "a.dir/b.o"))

    def test_unity_files_are_taken_apart_and_tools_files_left_out(self):
        build = self.root / "build"
        unity = self.source("build/a.dir/Unity/unity_0_cxx.cxx",
                            f'/* of CMake */\n#include "{self.root}/one.cpp"\n\n#include "{self.root}/two.cpp"\n')
        made = self.source("build/mocs_compilation.cpp")
        files = [(unity.path, "a.dir"), (made.path, "a.dir"), (self.root / "alone.cpp", "b.dir"),
                 (self.root / "two.cpp", "b.dir")]
        (build / "compile_commands.json").write_text(json.dumps(
            [{"command": f"c++ -o {target}/x.o -c {path}", "file": str(path)} for path, target in files]))
        found = [(source.path.name, source.target, source.unit.name) for source in tidy.read_database(build)]
        self.assertEqual(found, [("one.cpp", "a.dir", "unity_0_cxx.cxx"), ("two.cpp", "a.dir", "unity_0_cxx.cxx"),
                                 ("alone.cpp", "b.dir", "alone.cpp")])


class Batches(WithFolder):
    def test_what_cmake_compiles_together(self):
        sources = [self.source(f"{number}.cpp", unit=unit) for number, unit in enumerate("abbab")]
        self.assertEqual([[source.path.stem for source in batch] for batch in tidy.batches_of(sources)],
                         [["0", "3"], ["1", "2", "4"]])

    def test_the_blamed_are_taken_out(self):
        batch = [self.source(name) for name in ("a.cpp", "b.cpp", "c.cpp")]
        good, bad = tidy.apart(batch, f"{batch[1].path}:3:4: error: redefinition [clang-diagnostic-error]\n")
        self.assertEqual(([s.path.name for s in good], [s.path.name for s in bad]), (["a.cpp", "c.cpp"], ["b.cpp"]))

    def test_halves_where_nobody_or_all_are_blamed(self):
        batch = [self.source(name) for name in ("a.cpp", "b.cpp", "c.cpp")]
        self.assertEqual([len(part) for part in tidy.apart(batch, "/x.h:3:4: error: no [clang-diagnostic-error]")], [1, 2])

    def test_only_errors_of_the_language_take_a_batch_apart(self):
        self.assertTrue(tidy.does_not_compile("/a.cpp:1:2: error: redefinition [clang-diagnostic-error]"))
        self.assertTrue(tidy.does_not_compile("/a.cpp:1:2: error: redefinition of 'x'"))
        self.assertFalse(tidy.does_not_compile("/a.cpp:1:2: error: unused [-Werror,-Wunused-variable]"))
        self.assertFalse(tidy.does_not_compile("/a.cpp:1:2: error: copied [performance-for-range-copy,-warnings-as-errors]"))


class Texts(WithFolder):
    def test_lines_are_those_of_the_sources(self):
        batch = [self.source("a.cpp", "1\n2\n"), self.source("b.cpp", "1\n2\n3"), self.source("c.cpp", "1\n")]
        text = tidy.Text(batch, self.root)
        self.assertEqual(text.path.read_text(), "1\n2\n1\n2\n3\n1\n")
        said = text.translated(f"{text.path}:2:7: error\nfrom {text.path}:3:\n{text.path}:5:1: x\n{text.path}:6:1: y")
        a, b, c = (source.path for source in batch)
        self.assertEqual(said, f"{a}:2:7: error\nfrom {b}:1:\n{b}:3:1: x\n{c}:1:1: y")


class Complaints(WithFolder):
    def test_each_once_and_without_noise(self):
        (self.root / "build").mkdir()
        clang = tidy.Clang(self.root, self.root / "build")
        complaint = f"{self.root}/a.h:1:2: error: bad [check]\ncode\n{self.root}/b.h:1:1: note: here\n"
        other = f"{self.root}/a.cpp:1:2: error: worse [check]\n"
        said = clang.shown(f"2 warnings generated.\n{complaint}{other}In file included from x:1:\n{complaint}")
        self.assertEqual(said, (complaint + other).replace(f"{self.root}/", ""))
        self.assertEqual(clang.shown(complaint), "")


class Changes(WithFolder):
    def test_sources_that_include_a_changed_header(self):
        source = self.source("model/a.cpp", '#include "model/b.h"\n#include "c.h"\n')
        for name, expected in ("model/b.h", True), ("model/c.h", True), ("c.h", True), ("model/d.h", False):
            self.assertEqual(tidy.includes_one_of(self.root, source.path, {self.root / name}), expected, name)

    def users(self, header):
        headers = sorted(self.root.glob("model/*.h"))
        return [source.path.name for source in tidy.users_of(self.root, self.root / header, self.sources, headers)]

    def test_who_reads_a_header(self):
        self.source("model/deep.h")
        self.source("model/low.h", '#include "model/deep.h"\n')
        self.source("model/high.h", '#include "model/low.h"\n')
        self.source("model/unread.h")
        self.sources = [self.source("model/a.cpp", '#include "model/low.h"\n'),
                        self.source("model/b.cpp", '#include "model/high.h"\n')]
        self.assertEqual(self.users("model/high.h"), ["b.cpp"])
        self.assertEqual(self.users("model/low.h"), ["a.cpp"])
        self.assertEqual(self.users("model/deep.h"), ["a.cpp"])
        self.assertEqual(self.users("model/unread.h"), [])


@unittest.skipUnless(shutil.which("clang-tidy"), "clang-tidy is installed by ./dev lint")
class Planted(WithFolder):
    """A mistake of each kind, in the second source of a batch, is found at its line."""

    FLAGS = "-std=c++20", "-Wall", "-Wextra", "-Wold-style-cast"
    GOOD = "int good() { return 1; }\n"

    def setUp(self):
        super().setUp()
        (self.root / "build").mkdir()
        shutil.copy(pathlib.Path(tidy.__file__).parents[2] / ".clang-tidy", self.root)

    def said(self, bad, good=GOOD, folder="model"):
        batch = [self.source(f"{folder}/{name}.cpp", text, flags=[*self.FLAGS, f"-I{self.root}"])
                 for name, text in (("good", good), ("bad", bad))]
        clang = tidy.Clang(self.root, self.root / "build")
        return clang.shown(clang.look(batch))

    def test_nothing(self):
        self.assertEqual(self.said("int other() { return 2; }\n"), "")

    def test_each_kind_of_check(self):
        """The analyzer, a check of the syntax, one of the main file only, a warning, and one at the file's end."""
        bad = ["int deref(int* p) {", "  if (!p)", "    return *p;", "  return 0;", "}", "int* none = 0;",
               "namespace other { struct Thing; }", "using other::Thing;", "int cut(double x) { return (int)x; }",
               "static int unused() { return 1; }"]
        said = self.said("\n".join(bad) + "\n")
        for check, line in (("clang-analyzer-core.NullDereference", 3), ("modernize-use-nullptr", 6),
                            ("misc-unused-using-decls", 8), ("clang-diagnostic-old-style-cast", 9),
                            ("clang-diagnostic-unused-function", 10)):
            self.assertRegex(said, rf"(?m)^model/bad\.cpp:{line}:\d+: (error|warning): .*{check}")

    def test_tests_need_not_be_tidy_but_without_warnings(self):
        said = self.said("int* none = 0;\nstatic const int unused = 1;\n", folder="tests")
        self.assertRegex(said, r"\Atests/bad\.cpp:2:\d+: (error|warning): .*Wunused-const-variable")
        self.assertNotIn("tests/bad.cpp:1:", said)

    def test_a_header(self):
        self.source("model/bad.h", "#pragma once\n\ninline int* none() { return 0; }\n")
        self.assertIn("model/bad.h:3:", self.said('#include "model/bad.h"\n'))

    def test_a_source_that_does_not_compile(self):
        self.assertRegex(self.said("int wrong() { return wrung; }\n"),
                         r"(?m)^model/bad\.cpp:1:\d+: (error|warning): .*clang-diagnostic-error")

    def test_names_that_collide_are_no_mistake_but_hide_none(self):
        text = "namespace {{ struct Row {{ {} x = {{}}; }}; }}\nint {}() {{ return static_cast<int>(Row().x); }}\n"
        good, bad = text.format("int", "good"), text.format("double", "bad")
        self.assertEqual(self.said(bad, good), "")
        self.assertIn("model/bad.cpp:3:", self.said(bad + "int* none = 0;\n", good))

    def test_a_shadow_in_one_source_by_itself(self):
        source = self.source("model/bad.cpp", "int shadow(int x) { { int x = 2; return x; } }\n",
                             flags=[*self.FLAGS])
        self.assertIn("[clang-diagnostic-shadow", tidy.Clang(self.root, self.root / "build").look([source]))


if __name__ == "__main__":
    unittest.main()
