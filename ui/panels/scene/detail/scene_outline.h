#pragma once

#include "model/analysis/analysis.h"
#include "model/cost/places.h"
#include "model/display/display.h"
#include "model/octree/octree.h"
#include "ui/widgets/search_words.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace wb::ui {

/// What a node of the scene tree stands for. What its kind does not need is 0.
struct SceneNode {
  enum class Kind : std::uint8_t {
    scene,
    region,
    parcel,
    octree,
    cubes,
    linkset,
    part,
    shape,
    hull
  };

  Kind kind = Kind::scene;
  /// Of a region, or the region of a parcel: its index, or the number of regions for none. Of an
  /// octree, or of cubes of it: its index.
  std::size_t group = 0;
  std::size_t linkset = 0;
  std::size_t part = 0;
  std::size_t shape = 0;  ///< Index in shapesOf its part.
  std::size_t hull = 0;
  std::size_t parcel = 0;  ///< Of its region's.
  std::size_t cubes = 0;   ///< Of an octree, those of one kind: an index of listedKinds.

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const SceneNode&) const = default;

  static SceneNode ofRegion(std::size_t group) { return {Kind::region, group}; }
  static SceneNode ofParcel(std::size_t group, std::size_t parcel) {
    SceneNode node{Kind::parcel, group};
    node.parcel = parcel;
    return node;
  }
  static SceneNode ofOctree(std::size_t octree) { return {Kind::octree, octree}; }
  static SceneNode ofCubes(std::size_t octree, std::size_t kind) {
    SceneNode node{Kind::cubes, octree};
    node.cubes = kind;
    return node;
  }
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

/// The kinds of cubes as they are listed below an octree.
inline constexpr std::array listedKinds{octree::CubeKind::solid, octree::CubeKind::normal,
                                        octree::CubeKind::octant, octree::CubeKind::empty};

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

/// Which node of a scene stands where in its tree: region, parcel, linkset, part, shape, hull, and
/// octrees after all regions and linksets, perhaps with their cubes, kind by kind. Linksets on no
/// parcel stand behind the parcels of their region. Holds indices only and is asked row by row, so
/// that ten thousands of parts cost a few bytes each. Parts are also numbered through the whole
/// scene.
class SceneOutline {
 public:
  SceneOutline() = default;
  /// With words: only the linksets and octrees whose names have them all, whole; of other linksets
  /// the parts whose own and whose linkset's name together do.
  explicit SceneOutline(const scene::Scene& scene, const SearchWords& words = {});

  /// Puts linksets of the same region or parcel in an order: those with larger numbers first, of
  /// equals in the order of the scene.
  /// @param numbers  One a linkset of the scene; none: all in the order of the scene.
  void sortLinksets(const std::vector<double>& numbers);

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
  /// Parcels are numbered through the whole scene, too.
  std::size_t parcelNumber(const SceneNode& parcel) const {
    return firstParcels_[parcel.group] + parcel.parcel;
  }
  SceneNode parcelOfNumber(std::size_t number) const;
  /// Of those that are shown.
  std::size_t octreeCount() const { return octrees_.size(); }
  /// Whether the cubes of an octree stand below it.
  bool listsCubes(std::size_t octree) const { return listsCubes_[octree]; }
  void setListsCubes(std::size_t octree, bool lists) { listsCubes_[octree] = lists; }

  const ShapeStructure& structure(std::size_t linkset, std::size_t part) const {
    return structures_[partNumber(linkset, part)];
  }
  void setStructure(std::size_t linkset, std::size_t part, const ShapeStructure& structure) {
    structures_[partNumber(linkset, part)] = structure;
  }

 private:
  using Linksets = std::vector<std::uint32_t>;
  struct ParcelGroup {
    std::size_t parcel = 0;
    Linksets linksets;
  };
  struct Group {
    std::size_t region = 0;
    std::vector<ParcelGroup> parcels;
    Linksets linksets;  ///< On no parcel.

    bool isEmpty() const;
  };
  struct Place {
    std::uint32_t group = 0;  ///< A region.
    std::uint32_t parcel = noParcel;
    std::uint32_t row = notShown;  ///< Among those of its parcel, or those on none.
  };
  static constexpr std::uint32_t noParcel = UINT32_MAX;
  static constexpr std::uint32_t notShown = UINT32_MAX;

  void addParts(const scene::Scene& scene, const scene::Linkset& linkset);
  bool narrow(const scene::Linkset& linkset, std::size_t index, const SearchWords& words);
  void addOctrees(const scene::Scene& scene, const SearchWords& words);
  /// Regions, or linksets without regions: what stands before octrees.
  std::size_t objectCount() const;
  void addGroups(const scene::Scene& scene);
  void addLinkset(const cost::PlaceFinder::Place& place, std::size_t linkset);
  const Group& groupOf(std::size_t region) const { return groups_[rowOfGroup(region)]; }
  const ParcelGroup& groupOf(const SceneNode& parcel) const;
  std::size_t rowOfParcel(const SceneNode& parcel) const;
  std::size_t rowOfLinkset(std::size_t linkset) const;
  bool showsParcel(const SceneNode& parcel) const;
  void dropEmptyGroups(const SearchWords& words, std::size_t regions);
  std::size_t partCount(std::size_t linkset) const;
  std::size_t partAt(std::size_t linkset, std::size_t row) const;
  std::size_t rowOfPart(std::size_t linkset, std::size_t part) const;
  std::size_t rowOfOctree(std::size_t octree) const;
  std::size_t rowOfGroup(std::size_t region) const;

  bool hasRegions_ = false;
  std::vector<Group> groups_;                 ///< One only, which has no node, without regions.
  std::vector<std::uint32_t> octrees_;        ///< Those that are shown.
  std::vector<bool> listsCubes_;              ///< One an octree of the scene.
  std::vector<Place> places_;                 ///< One a linkset.
  std::vector<std::size_t> firstParcels_{0};  ///< One a region and one past the last.
  std::vector<std::size_t> firstParts_{0};    ///< One a linkset and one past the last.
  std::vector<ShapeStructure> structures_;    ///< One a part of the scene.
  std::unordered_map<std::size_t, std::vector<std::uint32_t>> narrowed_;
};

}  // namespace wb::ui
