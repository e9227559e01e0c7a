#pragma once

#include "model/analysis/exceeded_limits.h"
#include "model/octree/cast.h"
#include "model/scene/scene.h"

#include <QString>
#include <cstddef>
#include <span>

namespace wb::ui {

// The name of a linkset, part or octree, or words with its number, counted from 1, where it has
// none.
QString nameOf(const scene::Linkset& linkset, std::size_t index);
QString nameOf(const scene::Part& part, std::size_t index);
QString nameOf(const scene::OctreeEntry& octree, std::size_t index);
/// Of a region by its index; the number of regions stands for none.
QString nameOfRegion(std::span<const scene::Region> regions, std::size_t region);
inline QString nameOfRegion(const scene::Scene& scene, std::size_t region) {
  return nameOfRegion(scene.regions, region);
}
/// @param parcel  Index in the region.
QString nameOfParcel(const scene::Region& region, std::size_t parcel);

/// The sentence about a limit, with the object it is about.
QString exceededText(const weighing::Weighing& weighing, const weighing::Exceeded& one);

/// A line about the leaf that the pointer is over: octree, leaf, face, nearest corner and edge,
/// point and distance.
QString describe(const scene::Scene& scene, const octree::Hit& hit);

/// x, y and z in metres.
QString pointText(const glm::dvec3& point);

/// A name as that of a file, without its ending: short enough for every system, and without the
/// signs that some systems refuse. `instead` where nothing is left of it.
QString safeFileName(const QString& name, const QString& instead);

}  // namespace wb::ui
