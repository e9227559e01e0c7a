#pragma once

#include "model/analysis/analysis.h"
#include "model/display/display.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace wb::ui {

/// A shape that a part has, or could have.
struct PartShapeInfo {
  layers::Layer layer = layers::Layer::visual;
  std::optional<asset::Lod> lod;  ///< Of the visual layer.
  bool exists = false;
  std::size_t count = 0;  ///< Triangles, points of the one hull, or hulls.
};

/// How many shapes a part has and which of them has parts of its own. Stands still while numbers
/// change: only another kind of part, or another asset, makes another structure.
struct ShapeStructure {
  std::uint32_t shapes = 0;
  std::uint32_t hulls = 0;  ///< Below the last of the shapes.

  bool operator==(const ShapeStructure&) const = default;
};

/// A mesh that is missing has no shapes; any other mesh has its levels of detail, physics mesh,
/// base hull and hulls, be they there or not; a prim has what is drawn, physics mesh and hull.
ShapeStructure structureOf(const scene::Scene& scene, const scene::Part& part);

/// In the order and number that structureOf() says.
std::vector<PartShapeInfo> shapesOf(const weighing::Weighing& weighing, std::size_t linkset,
                                    std::size_t part);

/// Points of a hull of a part's decomposition.
std::size_t pointsOfHull(const weighing::Weighing& weighing, std::size_t linkset, std::size_t part,
                         std::size_t hull);

}  // namespace wb::ui
