"""Every kind of include that goes too far, planted in a small project."""

import pathlib
import tempfile
import unittest

import check_includes


class Planted(unittest.TestCase):
    """base <- scene <- report, and a test; scene uses zlib by itself, report hands fmt on."""

    LIBRARIES = {
        "base": ("model/base", [], []),
        "scene": ("model/scene", ["base"], ["ZLIB::ZLIB", "/usr/lib/libqhull_r.so"]),
        "report": ("model/report", ["scene", "fmt::fmt"], []),
        "panel": ("ui/panel", ["report", "Qt6::Widgets"], []),
        "page": ("ui/page", ["report", "Qt6::Gui"], []),
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve()
        self.lines = []
        for name, (place, public, private) in self.LIBRARIES.items():
            self.write(f"{place}/{name}.h", "")
            self.write(f"{place}/{name}.cpp", f'#include "{place}/{name}.h"\n')
            links = [each if ":" in each else f"wb_{each}" for each in public]
            handed_on = links + [f"$<LINK_ONLY:{each}>" for each in private]
            self.target(f"wb_{name}", place, links + private, handed_on, [f"{name}.cpp"])
        qt = self.root / "qt"
        for module, header in ("Core", "QString"), ("Gui", "QColor"), ("Widgets", "QLabel"):
            self.write(f"qt/Qt{module}/{header}", "")
        self.target("Qt6::Core", "", [], [], [], [qt / "QtCore"])
        self.target("Qt6::Gui", "", [], ["Qt6::Core"], [], [qt / "QtGui"])
        self.target("Qt6::Widgets", "", [], ["Qt6::Gui"], [], [qt / "QtWidgets"])
        self.write("tests/scene/scene_test.cpp", '#include "model/scene/scene.h"\n')
        self.write("tests/cost/samples.h", "#pragma once\n")
        self.target("test_scene", "tests/scene", ["wb_scene", "GTest::gtest_main"], [], ["scene_test.cpp"])

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def target(self, name, place, links, handed_on, sources, include_folders=()):
        lists = [";".join(map(str, each)) for each in (links, handed_on, sources, include_folders)]
        self.lines.append("\t".join([name, str(self.root / place), *lists]))

    def errors(self):
        return check_includes.Project(self.root, self.lines, self.root / "build").check()

    def assert_said(self, *expected):
        self.assertEqual(self.errors(), list(expected))

    def test_nothing_is_said_where_all_is_well(self):
        self.assert_said()

    def test_what_is_linked_and_what_that_hands_on_may_be_included(self):
        self.write("model/report/report.cpp", '#include "model/scene/scene.h"\n#include "model/base/base.h"\n')
        self.assert_said()

    def test_a_library_above(self):
        self.write("model/base/base.cpp", '\n#include "model/base/base.h"\n#include "model/scene/scene.h"\n')
        self.assert_said('model/base/base.cpp:3: includes "model/scene/scene.h", but wb_base does not link wb_scene')

    def test_a_library_beside(self):
        self.write("ui/panel/panel.h", '#include "ui/page/page.h"\n')
        self.assert_said('ui/panel/panel.h:1: includes "ui/page/page.h", but wb_panel does not link wb_page')

    def test_a_header_that_no_source_includes(self):
        self.write("model/base/forgotten.h", '#  include "model/report/report.h"\n')
        self.assert_said('model/base/forgotten.h:1: includes "model/report/report.h", '
                         "but wb_base does not link wb_report")

    def test_a_detail_of_another_package(self):
        self.write("model/scene/detail/parser.h", "")
        self.write("model/scene/scene.cpp", '#include "model/scene/detail/parser.h"\n')
        self.write("tests/scene/scene_test.cpp", '#include "model/scene/detail/parser.h"\n')
        self.write("model/report/report.cpp", '#include "model/scene/detail/parser.h"\n')
        self.target("wb_scene", "model/scene", ["wb_base"], ["wb_base"], ["scene.cpp", "detail/parser.cpp"])
        self.write("model/scene/detail/parser.cpp", "")
        self.assert_said('model/report/report.cpp:1: includes "model/scene/detail/parser.h", '
                         "but that is a detail of model/scene")

    def test_a_header_that_hands_out_a_detail(self):
        """To its own package as to others: constants.def is a list, and what is in detail may."""
        self.target("wb_scene", "model/scene", ["wb_base"], ["wb_base"], ["scene.cpp", "detail/parser.cpp"])
        self.write("model/scene/detail/parser.h", "")
        self.write("model/scene/detail/keys.def", "")
        self.write("model/scene/detail/parser.cpp", '#include "model/scene/detail/parser.h"\n')
        self.write("model/scene/detail/words.h", '#include "model/scene/detail/parser.h"\n')
        self.write("model/scene/scene.h", '#include "model/scene/detail/keys.def"\n'
                                          '#include "model/scene/detail/parser.h"\n')
        self.write("ui/page/detail/size.h", "")
        self.write("ui/page/detail/size.cpp", "")
        self.target("wb_page", "ui/page", ["wb_report", "Qt6::Gui"], ["wb_report", "Qt6::Gui"],
                    ["page.cpp", "detail/size.cpp"])
        self.write("ui/page/page.h", '#include "ui/page/detail/size.h"\n')
        self.assert_said('model/scene/scene.h:2: includes "model/scene/detail/parser.h", '
                         "but that is a detail, which a header for others does not hand out")

    def test_a_private_link_serves_the_source(self):
        self.write("model/scene/scene.cpp", "#include <zlib.h>\n#include <libqhull_r/qhull_ra.h>\n")
        self.assert_said()

    def test_a_private_link_does_not_serve_the_header(self):
        self.write("model/scene/scene.h", "#include <zlib.h>\n#include <libqhull_r/qhull_ra.h>\n")
        self.assert_said("model/scene/scene.h:1: includes <zlib.h>, but wb_scene does not link ZLIB::ZLIB",
                         "model/scene/scene.h:2: includes <libqhull_r/qhull_ra.h>, "
                         "but wb_scene does not link libqhull_r")

    def test_a_private_link_does_not_serve_who_links_the_library(self):
        self.write("model/report/report.cpp", "#include <zlib.h>\n")
        self.assert_said("model/report/report.cpp:1: includes <zlib.h>, but wb_report does not link ZLIB::ZLIB")

    def test_a_handed_on_package(self):
        self.write("ui/panel/panel.cpp", "#include <fmt/format.h>\n")
        self.write("model/scene/scene.cpp", "#include <fmt/format.h>\n")
        self.assert_said("model/scene/scene.cpp:1: includes <fmt/format.h>, but wb_scene does not link fmt::fmt")

    def test_headers_of_the_language_and_the_system(self):
        self.write("model/base/base.cpp", "#include <vector>\n#include <sys/stat.h>\n#include <unistd.h>\n")
        self.assert_said()

    def test_a_package_that_nobody_knows(self):
        self.write("model/base/base.cpp", "#include <boost/any.hpp>\n")
        self.assertIn("nobody knows what gives it", self.errors()[0])

    def test_qt_in_the_model(self):
        self.write("model/base/base.cpp", "#include <QString>\n#include <QtCore/QString>\n")
        self.assert_said("model/base/base.cpp:1: includes <QString>, but wb_base does not link Qt6::Core",
                         "model/base/base.cpp:2: includes <QtCore/QString>, but wb_base does not link Qt6::Core")

    def test_qt_linked_by_the_model(self):
        self.write("model/tool/tool.cpp", "")
        self.target("wb_tool", "model/tool", ["Qt6::Core"], ["Qt6::Core"], ["tool.cpp"])
        self.assert_said("model/tool: wb_tool links Qt, which the model does without")

    def test_a_module_of_qt_that_is_not_linked(self):
        self.write("ui/panel/panel.cpp", "#include <QLabel>\n#include <QColor>\n")
        self.write("ui/page/page.cpp", "#include <QColor>\n#include <QtWidgets/QLabel>\n#include <QNever>\n")
        self.assert_said("ui/page/page.cpp:2: includes <QtWidgets/QLabel>, but wb_page does not link Qt6::Widgets",
                         "ui/page/page.cpp:3: includes <QNever>, but no module of Qt has it")

    def test_a_source_a_ghost_and_a_stray(self):
        self.write("model/nowhere/stray.h", "")
        self.write("model/base/base.cpp", '#include "model/base/other.cpp"\n#include "model/base/ghost.h"\n'
                                          '#include "model/nowhere/stray.h"\n#include "tests/cost/samples.h"\n')
        self.write("model/base/other.cpp", "")
        self.assert_said('model/base/base.cpp:1: includes "model/base/other.cpp", but that is a source',
                         'model/base/base.cpp:2: includes "model/base/ghost.h", but there is no such file',
                         'model/base/base.cpp:3: includes "model/nowhere/stray.h", but that belongs to no library',
                         'model/base/base.cpp:4: includes "tests/cost/samples.h", but that is for tests only')

    def test_a_test_includes_helpers_of_others(self):
        self.write("tests/scene/scene_test.cpp", '#include "tests/cost/samples.h"\n#include "scene_test.moc"\n')
        self.assert_said()

    def test_a_helper_is_held_to_the_links_of_the_test(self):
        self.write("tests/scene/scene_test.cpp", '#include "tests/cost/samples.h"\n')
        self.write("tests/cost/samples.h", '#include "model/report/report.h"\n')
        self.assert_said('tests/cost/samples.h:1: includes "model/report/report.h", '
                         "but test_scene does not link wb_report")

    def test_a_test_that_goes_too_far(self):
        self.write("tests/scene/scene_test.cpp", '#include "model/report/report.h"\n#include <gtest/gtest.h>\n'
                                                 "#include <rapidcheck/gtest.h>\n")
        self.assert_said('tests/scene/scene_test.cpp:1: includes "model/report/report.h", '
                         "but test_scene does not link wb_report",
                         "tests/scene/scene_test.cpp:3: includes <rapidcheck/gtest.h>, "
                         "but test_scene does not link rapidcheck")

    def test_a_file_of_the_build_folder_is_not_looked_at(self):
        self.write("build/made.cpp", "#include <boost/any.hpp>\n")
        self.target("wb_made", "build", [], [], ["made.cpp"])
        self.assert_said()


if __name__ == "__main__":
    unittest.main()
