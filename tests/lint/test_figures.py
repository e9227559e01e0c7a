"""What `figures` counts, in a small project, and each rule broken in turn."""

import importlib.machinery
import importlib.util
import pathlib
import tempfile
import unittest

loader = importlib.machinery.SourceFileLoader("figures", str(pathlib.Path(__file__).with_name("figures")))
figures = importlib.util.module_from_spec(importlib.util.spec_from_loader("figures", loader))
loader.exec_module(figures)


class Small(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        self.write("model/core/core.h", "#pragma once\n// Why.\nint one();\n")
        self.write("model/core/core.cpp", '#include "model/core/core.h"\n\nint one() {\n  return 1;\n}\n')
        self.write("model/scene/scene.h", '#pragma once\n#include "model/core/core.h"\n')
        self.write("model/scene/detail/parser.h", "#pragma once\n")

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def value(self, name):
        return dict(figures.figures(self.root)[0])[name]

    def wrong(self):
        return figures.figures(self.root)[1]

    def test_counts(self):
        self.assertEqual(self.value("files of the product"), 4)
        self.assertEqual(self.value("lines"), 11)
        self.assertEqual(self.value("of these comments"), 1)
        self.assertEqual(self.value("of these includes"), 2)
        self.assertEqual(self.value("headers"), 3)
        self.assertEqual(self.value("of these in detail/"), 1)
        self.assertEqual(self.value("packages of model/"), 2)
        self.assertEqual(self.value("edges between them"), 1)
        self.assertEqual(self.value("functions outside classes"), 1)
        self.assertEqual(self.value("longest function"), 1)
        self.assertEqual(self.wrong(), [])

    def test_a_file_that_is_too_long(self):
        self.write("ui/window/window.cpp", "\n" * 501)
        self.assertEqual(self.wrong(), ["ui/window/window.cpp: 501 lines; 500 are the most"])

    def test_a_function_that_is_too_long(self):
        self.write("ui/window/window.cpp", "int Window::size() {\n" + "  x();\n" * 61 + "}\n")
        self.assertEqual(self.wrong(), ["ui/window/window.cpp: Window::size has 61 lines; 60 are the most"])

    def test_two_headers_of_one_name(self):
        self.write("ui/window/core.h", "")
        self.assertEqual(self.wrong(), ["two headers are named core.h"])

    def test_a_circle(self):
        self.write("model/core/detail/upwards.h", '#include "model/scene/scene.h"\n')
        self.assertEqual(self.wrong(), ["packages include each other in a circle: core, scene"])

    def test_no_circle_though_all_are_reached(self):
        self.write("model/cost/cost.h", '#include "model/scene/scene.h"\n#include "model/core/core.h"\n')
        self.assertEqual(self.wrong(), [])
        self.assertEqual(self.value("edges between them"), 3)


if __name__ == "__main__":
    unittest.main()
