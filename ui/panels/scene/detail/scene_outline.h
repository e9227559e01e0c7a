#pragma once

#include "ui/panels/scene/detail/part_shapes.h"
#include "ui/panels/scene/detail/scene_node.h"
#include "ui/widgets/search_words.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace wb::ui {

/// Which node of a scene stands where in its tree: region, linkset, part, shape, hull, and octrees
/// after all regions and linksets. Holds
/// indices only and is asked row by row, so that ten thousands of parts cost a few bytes each.
/// Parts are also numbered through the whole scene.
class SceneOutline {
 public:
  SceneOutline() = default;
  /// With words: only the linksets and octrees whose names have them all, whole; of other linksets
  /// the parts whose own and whose linkset's name together do.
  explicit SceneOutline(const scene::Scene& scene, const SearchWords& words = {});

  std::size_t childCount(const SceneNode& parent) const;
  /// `row` is below the parent's number of children.
  SceneNode child(const SceneNode& parent, std::size_t row) const;
  SceneNode parentOf(const SceneNode& node) const;
  /// The row of a node that is shown.
  std::size_t rowOf(const SceneNode& node) const;
  /// Whether the node stands in the tree.
  bool shows(const SceneNode& node) const;

  /// Of all linksets, shown or not.
  std::size_t linksetCount() const { return places_.size(); }
  /// Whether only some of a linkset's parts are shown.
  bool isNarrowed(std::size_t linkset) const { return narrowed_.contains(linkset); }
  std::size_t partNumber(std::size_t linkset, std::size_t part) const {
    return firstParts_[linkset] + part;
  }
  SceneNode partOfNumber(std::size_t number) const;

  const ShapeStructure& structure(std::size_t linkset, std::size_t part) const {
    return structures_[partNumber(linkset, part)];
  }
  void setStructure(std::size_t linkset, std::size_t part, const ShapeStructure& structure) {
    structures_[partNumber(linkset, part)] = structure;
  }

 private:
  struct Group {
    std::size_t region = 0;
    std::vector<std::uint32_t> linksets;
  };
  struct Place {
    std::uint32_t group = 0;
    std::uint32_t row = notShown;
  };
  static constexpr std::uint32_t notShown = UINT32_MAX;

  void addParts(const scene::Scene& scene, const scene::Linkset& linkset);
  bool narrow(const scene::Linkset& linkset, std::size_t index, const SearchWords& words);
  void addOctrees(const scene::Scene& scene, const SearchWords& words);
  /// Regions, or linksets without regions: what stands before octrees.
  std::size_t objectCount() const;
  void addLinkset(std::size_t group, std::size_t linkset);
  void dropEmptyGroups(const SearchWords& words, std::size_t regions);
  std::size_t partCount(std::size_t linkset) const;
  std::size_t partAt(std::size_t linkset, std::size_t row) const;
  std::size_t rowOfPart(std::size_t linkset, std::size_t part) const;
  std::size_t rowOfOctree(std::size_t octree) const;
  std::size_t rowOfGroup(std::size_t region) const;

  bool hasRegions_ = false;
  std::vector<Group> groups_;               ///< One only, which has no node, without regions.
  std::vector<std::uint32_t> octrees_;      ///< Those that are shown.
  std::vector<Place> places_;               ///< One a linkset.
  std::vector<std::size_t> firstParts_{0};  ///< One a linkset and one past the last.
  std::vector<ShapeStructure> structures_;  ///< One a part of the scene.
  std::unordered_map<std::size_t, std::vector<std::uint32_t>> narrowed_;
};

}  // namespace wb::ui
