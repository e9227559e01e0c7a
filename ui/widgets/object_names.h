#pragma once

#include "model/scene/scene.h"

#include <QString>
#include <cstddef>

namespace wb::ui {

// The name of a linkset, part or octree, or words with its number, counted from 1, where it has
// none.
QString nameOf(const scene::Linkset& linkset, std::size_t index);
QString nameOf(const scene::Part& part, std::size_t index);
QString nameOf(const scene::OctreeEntry& octree, std::size_t index);
/// Of a region by its index; the number of regions stands for none.
QString nameOfRegion(const scene::Scene& scene, std::size_t region);

}  // namespace wb::ui
