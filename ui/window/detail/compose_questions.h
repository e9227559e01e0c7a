#pragma once

#include "model/scene/compose_new.h"
#include "model/scene/voxels.h"

#include <optional>
#include <span>

class QWidget;

namespace wb::ui {

// What the menu Compose asks; nothing, if the user does not answer.

std::optional<scene::NewPrims> askForPrims(QWidget& window);
std::optional<std::size_t> askForCopies(QWidget& window);

struct OctreeAnswer {
  std::string name;
  double size = octree::usualSize;  ///< Metres.
  octree::Octree cubes;
};
std::optional<OctreeAnswer> askForOctree(QWidget& window);

/// `first` is what the fields hold at first.
std::optional<octree::Ray> askForRay(QWidget& window, const octree::Ray& first);
std::optional<octree::VoxelOptions> askForVoxels(QWidget& window);
std::optional<scene::Region> askForRegion(QWidget& window);

struct NewParcel {
  std::size_t region = 0;
  scene::Parcel parcel;
};
/// There is at least one region.
std::optional<NewParcel> askForParcel(QWidget& window, std::span<const scene::Region> regions);
std::optional<scene::Home> askForHome(QWidget& window, std::span<const scene::Region> regions);

}  // namespace wb::ui
