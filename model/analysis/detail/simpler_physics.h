#pragma once

#include "model/asset/asset.h"
#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::advice {

/// A physics mesh with triangles taken out; its positions stay as stored.
struct FewerTriangles {
  asset::Faces faces;
  std::size_t removed = 0;
};

/// Without some of its triangles: indices as in asset::toTriangleMesh, ascending. A face that loses
/// its last one has no geometry.
FewerTriangles withoutTriangles(const asset::Faces& faces,
                                const std::vector<std::uint32_t>& triangles);

/// With corners that are at most `distance` metres apart at the scale made one, face by face. Each
/// moves onto one before it, so that none moves farther than that. Triangles that lose a corner are
/// taken out.
FewerTriangles welded(const asset::Faces& faces, const glm::dvec3& scale, double distance);

/// The most hulls of which pairs are tried for merging.
inline constexpr std::size_t mostHullsMerged = 64;

/// Points of all hulls together.
std::size_t pointCount(const std::vector<asset::HullPoints>& hulls);

/// The hulls with only those points that shape them: the same solids. One without volume stays as
/// it is.
std::vector<asset::HullPoints> withoutInnerPoints(const std::vector<asset::HullPoints>& hulls,
                                                  const asset::Domain3& domain);

/// Hulls around these of at most `points` (at least 8) points each, if they have fewer than before.
std::vector<asset::HullPoints> withFewerPoints(const std::vector<asset::HullPoints>& hulls,
                                               const asset::Domain3& domain, std::size_t points);

/// Hulls some of which are hulls around several former ones.
struct MergedHulls {
  std::vector<asset::HullPoints> hulls;
  double growth = 0;  ///< What they fill more than all former ones did, as a fraction of that.
};

/// Merges the pair of hulls that adds the least volume, and again, as long as all together add no
/// more than a fraction: for each of the ascending `fractions`, where that merges any more. Nothing
/// for fewer than two hulls, more than mostHullsMerged, or hulls without volume.
std::vector<MergedHulls> mergedHulls(const std::vector<asset::HullPoints>& hulls,
                                     const asset::Domain3& domain,
                                     const std::vector<double>& fractions, const Task& task);

}  // namespace wb::advice
