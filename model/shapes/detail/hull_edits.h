#pragma once

#include "model/core/result.h"
#include "model/shapes/detail/piece.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::shape {

// Hulls of a decomposition as somebody changes them by hand: each gives all of them anew, in their
// order, in metres. Indices are below the number of hulls or corners. What the grid would refuse
// fails: no hull at all, too many, or one of next to no volume.

using Pieces = std::vector<Piece>;

/// Those that are not named.
Result<Pieces> withoutHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// One around all that are named, at least two, where the first of them was.
Result<Pieces> mergedHulls(const Pieces& hulls, std::span<const std::uint32_t> named);

/// Two in place of one, on both sides of a plane across an axis (0 to 2 for x to z).
Result<Pieces> splitHull(const Pieces& hulls, std::size_t hull, int axis, double place);

/// A box besides.
Result<Pieces> withBox(const Pieces& hulls, const glm::dvec3& middle, const glm::dvec3& size);

/// One with a corner elsewhere: what then lies inside it is a corner no more.
Result<Pieces> withCornerAt(const Pieces& hulls, std::size_t hull, std::size_t corner,
                            const glm::dvec3& place);

/// Both ends of each edge between faces that do not lie in one plane.
std::vector<std::array<glm::dvec3, 2>> edgesOf(const Piece& piece);

}  // namespace wb::shape
