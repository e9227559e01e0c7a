#include "ui/panels/shapes/detail/method_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace wb::ui {
namespace {

struct Row {
  std::string_view name;
  const char* words;
  const char* help;
};

constexpr std::array rows{
    Row{"existing", QT_TRANSLATE_NOOP("ShapeMethods", "its hulls"),
        QT_TRANSLATE_NOOP("ShapeMethods", "The hulls that it has, as they are")},
    Row{"base", QT_TRANSLATE_NOOP("ShapeMethods", "one hull"),
        QT_TRANSLATE_NOOP("ShapeMethods", "One convex hull around all of it")},
    Row{"boxes", QT_TRANSLATE_NOOP("ShapeMethods", "boxes"),
        QT_TRANSLATE_NOOP("ShapeMethods", "Cubes of a grid, merged into boxes")},
    Row{"hacd", QT_TRANSLATE_NOOP("ShapeMethods", "split hulls"),
        QT_TRANSLATE_NOOP("ShapeMethods",
                          "Hulls of its patches (HACD), as other tools split a mesh")},
    Row{"drop", QT_TRANSLATE_NOOP("ShapeMethods", "simpler hulls"),
        QT_TRANSLATE_NOOP(
            "ShapeMethods",
            "The hulls that it has, or boxes, with corners dropped and hulls merged")},
    Row{"cover", QT_TRANSLATE_NOOP("ShapeMethods", "overlapping hulls"),
        QT_TRANSLATE_NOOP("ShapeMethods",
                          "Few hulls of few corners, which may reach into each other")},
    Row{"panels", QT_TRANSLATE_NOOP("ShapeMethods", "panels"),
        QT_TRANSLATE_NOOP("ShapeMethods",
                          "Flat triangles for walls and slabs, with openings cut out")},
    Row{"simplify", QT_TRANSLATE_NOOP("ShapeMethods", "simpler mesh"),
        QT_TRANSLATE_NOOP("ShapeMethods",
                          "Its own triangles, fewer and without those that cost most")},
};

const Row* rowOf(std::string_view name) {
  const auto* found = std::ranges::find(rows, name, &Row::name);
  return found == rows.end() ? nullptr : found;
}

}  // namespace

QString methodWords(std::string_view name) {
  const Row* row = rowOf(name);
  return row ? QCoreApplication::translate("ShapeMethods", row->words)
             : QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString methodHelp(std::string_view name) {
  const Row* row = rowOf(name);
  return row ? QCoreApplication::translate("ShapeMethods", row->help) : QString();
}

}  // namespace wb::ui
