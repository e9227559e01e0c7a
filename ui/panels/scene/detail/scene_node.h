#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace wb::ui {

/// What a node of the scene tree stands for. What its kind does not need is 0.
struct SceneNode {
  enum class Kind : std::uint8_t { scene, region, octree, linkset, part, shape, hull };

  Kind kind = Kind::scene;
  /// Of a region: its index, or the number of regions for none. Of an octree: its index.
  std::size_t group = 0;
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::size_t shape = 0;  ///< Index in shapesOf its part.
  std::size_t hull = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const SceneNode&) const = default;

  static SceneNode ofRegion(std::size_t group) { return {Kind::region, group}; }
  static SceneNode ofOctree(std::size_t octree) { return {Kind::octree, octree}; }
  static SceneNode ofLinkset(std::size_t linkset) { return {Kind::linkset, 0, linkset}; }
  static SceneNode ofPart(std::size_t linkset, std::size_t part) {
    return {Kind::part, 0, linkset, part};
  }
  static SceneNode ofShape(std::size_t linkset, std::size_t part, std::size_t shape) {
    return {Kind::shape, 0, linkset, part, shape};
  }
  static SceneNode ofHull(std::size_t linkset, std::size_t part, std::size_t shape,
                          std::size_t hull) {
    return {Kind::hull, 0, linkset, part, shape, hull};
  }
};

}  // namespace wb::ui
