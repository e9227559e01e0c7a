#pragma once

#include "model/display/drawn_detail.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace wb::layers {

/// The corners of a box in the scene, in region metres: the lowest three bits of an index say at
/// which end of each of its axes a corner is.
using BoxCorners = std::array<glm::dvec3, 8>;

/// Of more boxes, outlines would take longer than they gain.
inline constexpr std::size_t mostBoxes = 600;

/// Returns what a `piece` of a `layer` fills, so that what is between its legs stays free: of the
/// box around its shape, which is cut into `cuts` cells along each axis, those that triangles pass
/// through, as far as can be told from points that lie closer than two in a cell.
std::vector<BoxCorners> boxesOf(const LayerShapes& layer, const LayerPiece& piece,
                                std::size_t cuts);

/// Where a label stands, as labelOffsets() says it: where the middle of its lower edge is from its
/// place, in pixels to the right and upwards. Nothing: the label is left out.
using LabelOffset = std::optional<glm::dvec2>;

/// Where labels stand beside an object.
struct LabelsBeside {
  std::vector<LabelOffset> offsets;  ///< One a label; nothing where its place is out of sight, too.
  std::size_t without = 0;  ///< Labels in sight that found no room, also one that stands anyway.
};

/// Finds room for labels beside the object that they name parts of. The most expensive is placed
/// first. Each stands in the nearest place where it lies neither over the object nor over another
/// label, nor in the corner that is not for labels, nor leaves the picture. One without room is
/// left out; the most expensive of those in sight then stands as labelOffsets() would place it.
/// @param labels  The most expensive is the last.
/// @param boxes   The object. Of more than `mostBoxes` one box around all of them is kept free.
/// @param sight   Where the scene is seen from.
/// @param lift    As labelOffsets().
/// @param kept    Where labels stood before, one a label, or none: a label stays there while that
///   is free, and not much farther from its place than where there is room.
LabelsBeside labelsBeside(std::span<const PlacedLabel> labels, std::span<const BoxCorners> boxes,
                          const Sight& sight, double lift, std::span<const LabelOffset> kept = {});

}  // namespace wb::layers
