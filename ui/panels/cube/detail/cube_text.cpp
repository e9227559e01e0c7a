#include "ui/panels/cube/detail/cube_text.h"

#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/object_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace wb::ui {
namespace {

struct CubeText {
  Q_DECLARE_TR_FUNCTIONS(CubeText)
};

constexpr std::array axisLetters{u'x', u'y', u'z'};

QString letterOf(int axis) { return QString(QChar(axisLetters[static_cast<std::size_t>(axis)])); }

QString listed(const octree::CubeCounts& counts) {
  return CubeText::tr("%L1 solid, %L2 indented, %L3 empty, %L4 divided", "numbers of cubes")
      .arg(counts.solid)
      .arg(counts.normal)
      .arg(counts.empty)
      .arg(counts.octant);
}

QString pathText(const octree::Path& cube) { return QString::fromStdString(cube.text()); }

QString memoryText(std::size_t bytes) {
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1,
                                     QLocale::DataSizeTraditionalFormat);
}

QString shareText(double share) {
  constexpr double percent = 100;
  return CubeText::tr("%1% of its volume").arg(shownNumber(share * percent));
}

/// For what is copied: in metres, with all digits.
QString metres(double length) { return CubeText::tr("%1 m").arg(exactNumber(length)); }

}  // namespace

QString nameOf(octree::CubeKind kind) {
  switch (kind) {
    case octree::CubeKind::solid:
      return CubeText::tr("Solid cube");
    case octree::CubeKind::normal:
      return CubeText::tr("Indented cube");
    case octree::CubeKind::octant:
      return CubeText::tr("Divided cube");
    case octree::CubeKind::empty:
      break;
  }
  return CubeText::tr("Empty cube");
}

QString describe(octree::CubeKind kind) {
  switch (kind) {
    case octree::CubeKind::solid:
      return CubeText::tr("It is completely filled.");
    case octree::CubeKind::normal:
      return CubeText::tr("It is filled between its edges, which are moved inward.");
    case octree::CubeKind::octant:
      return CubeText::tr("It is divided into eight cubes of half its width.");
    case octree::CubeKind::empty:
      break;
  }
  return CubeText::tr("It contains nothing; rays pass through it.");
}

CubeLines namesOfCubeFacts() {
  return {CubeText::tr("Octree"),   CubeText::tr("Depth"),
          CubeText::tr("Memory"),   CubeText::tr("Contains"),
          CubeText::tr("Children"), CubeText::tr("Triangles", "of cubes of an octree"),
          CubeText::tr("Filled")};
}

CubeLines linesOf(const scene::Scene& scene, const octree::Location& cube,
                  const octree::CubeFacts& facts) {
  const scene::OctreeEntry& entry = scene.octrees[cube.octree];
  const QString depth = CubeText::tr("%L1 of %L2", "depth of a cube, and of the deepest cube")
                            .arg(cube.cube.depth())
                            .arg(entry.cubes->counts().depth);
  const bool isDivided = facts.kind == octree::CubeKind::octant;
  return {nameOf(entry, cube.octree),
          depth,
          memoryText(facts.bytes),
          listed(facts.counts),
          isDivided ? listed(facts.children) : CubeText::tr("none", "children of a cube"),
          QLocale().toString(static_cast<qulonglong>(facts.triangles)),
          shareText(facts.filled)};
}

QString listedCube(const octree::Path& cube, octree::CubeKind kind, double size) {
  return CubeText::tr("%1 · %2 · %3", "path, kind and width of a cube")
      .arg(pathText(cube), nameOf(kind), shownLength(size));
}

QString listedNeighbour(octree::Face face, const octree::CubeFacts& facts) {
  const std::string_view word = name(face);
  const QString side = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
  const auto& beside = facts.neighbours[static_cast<std::size_t>(octree::indexOf(face))];
  if (!beside) return CubeText::tr("%1: outside the octree", "a face").arg(side);
  return CubeText::tr("%1: %2 · %3", "a face, and path and kind of the cube beside it")
      .arg(side, pathText(beside->cube), nameOf(beside->kind));
}

QStringList cellsOfAxis(const octree::CubeFacts& facts, int axis) {
  return {letterOf(axis), shownLength(facts.min[axis]), shownLength(facts.max[axis]),
          shownLength(facts.size)};
}

QStringList cellsOfEdge(const octree::CubeFacts& facts, std::size_t edge) {
  const octree::EdgeFacts& one = facts.edges[edge];
  return {QString::number(edge), letterOf(octree::edges[edge].axis()), shownLength(one.from),
          shownLength(one.to),
          CubeText::tr("%1 to %2", "eighths of an edge").arg(one.span.start).arg(one.span.end)};
}

QString wordsOfAxis(const octree::CubeFacts& facts, int axis) {
  return CubeText::tr("Along %1: from %2 to %3, size %4", "a cube along an axis")
      .arg(letterOf(axis), metres(facts.min[axis]), metres(facts.max[axis]), metres(facts.size));
}

QString wordsOfEdge(const octree::CubeFacts& facts, std::size_t edge) {
  const octree::EdgeFacts& one = facts.edges[edge];
  const auto [start, end] = octree::edges[edge];
  return CubeText::tr(
             "Edge %1 along %2, between corners %3 and %4: from %5 to %6 (eighths: %7 to %8)")
      .arg(edge)
      .arg(letterOf(octree::edges[edge].axis()))
      .arg(start)
      .arg(end)
      .arg(metres(one.from), metres(one.to))
      .arg(one.span.start)
      .arg(one.span.end);
}

QString textOf(const scene::Scene& scene, const octree::Location& cube,
               const octree::CubeFacts& facts) {
  const auto line = [](const QString& name, const QString& value) {
    return CubeText::tr("%1: %2", "a fact about a cube, and its value").arg(name, value);
  };
  QStringList lines{line(CubeText::tr("Kind"), nameOf(facts.kind)),
                    line(CubeText::tr("Path"), pathText(cube.cube))};
  const CubeLines names = namesOfCubeFacts();
  const CubeLines values = linesOf(scene, cube, facts);
  for (std::size_t i = 0; i < cubeFactCount; ++i) lines << line(names[i], values[i]);
  for (int axis = 0; axis < octree::axisCount; ++axis) lines << wordsOfAxis(facts, axis);
  for (std::size_t edge = 0; edge < facts.edges.size(); ++edge) lines << wordsOfEdge(facts, edge);
  for (int face = 0; face < octree::faceCount; ++face)
    lines << listedNeighbour(static_cast<octree::Face>(face), facts);
  return lines.join(u'\n');
}

}  // namespace wb::ui
