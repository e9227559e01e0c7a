#pragma once

#include "model/octree/cube_facts.h"
#include "model/octree/world.h"
#include "model/scene/scene.h"

#include <QString>
#include <QStringList>
#include <array>
#include <cstddef>
#include <cstdint>

namespace wb::ui {

/// What a cube is: `Solid cube`.
QString nameOf(octree::CubeKind kind);
/// A sentence about what such a cube is.
QString describe(octree::CubeKind kind);

/// What the lines about a cube are about, from above.
enum class CubeFact : std::uint8_t {
  octree,
  depth,
  memory,
  contains,
  children,
  triangles,
  filled,
  count
};
inline constexpr auto cubeFactCount = static_cast<std::size_t>(CubeFact::count);
using CubeLines = std::array<QString, cubeFactCount>;

/// The words before each line.
CubeLines namesOfCubeFacts();
/// What there is to know of a cube of a scene, a line each.
CubeLines linesOf(const scene::Scene& scene, const octree::Location& cube,
                  const octree::CubeFacts& facts);

/// A cube in a list: its path, kind and width.
QString listedCube(const octree::Path& cube, octree::CubeKind kind, double size);
/// The face of a cube and what is beside it.
QString listedNeighbour(octree::Face face, const octree::CubeFacts& facts);

/// From, to and size of a cube along an axis.
QStringList cellsOfAxis(const octree::CubeFacts& facts, int axis);
/// Index, axis, from, to and eighths of one of its edges.
QStringList cellsOfEdge(const octree::CubeFacts& facts, std::size_t edge);
/// The same in words, with numbers in full.
QString wordsOfAxis(const octree::CubeFacts& facts, int axis);
QString wordsOfEdge(const octree::CubeFacts& facts, std::size_t edge);

/// All of it as text to paste, a line a fact, numbers in full.
QString textOf(const scene::Scene& scene, const octree::Location& cube,
               const octree::CubeFacts& facts);

}  // namespace wb::ui
