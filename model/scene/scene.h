// Scenes: what is weighed, as plain values: regions with parcels, linksets of parts, mesh assets,
// octrees, rays and measured costs. Scene holds them all; Target names a linkset or one of its
// parts; LinksetNames and RegionNames find them by id or name.
//  - part.h: Part and its kinds (PartKind, ShapeType), whether its size is known
//    (isSizeUnknown()), and the mesh that is seen of it (seenMesh()).
//  - part_placement.h: from a part's frame into the region's (Placement), boxes (extentOf()),
//    moving and turning (Motion, moved()), and angles as builders read them (builderAngles()).
//  - project.h: the project file, read and written whole (readProject(), writeProject()), the ids
//    that saving gives (giveIds()), and what paths in it mean (resolvedPath(), filesOf()).
//  - compose.h: a scene after a change (link(), unlink(), remove(), rename(), withShapeType());
//    compose_new.h: with something added (addPrims(), addScene(), duplicate()).
//  - scene_difference.h: differences, to undo and redo (SceneDifference); upload_facts.h: what
//    would not upload (uploadOf()); json_document.h: JSON with limits and places (parseJson());
//    voxels.h: octrees of meshes (voxelised()); octree_shapes.h: meshes of octrees.

#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/octree/world.h"
#include "model/scene/part.h"

#include <glm/gtc/quaternion.hpp>

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::scene {

/// What a user names for a closer look, or a row or change is about: a linkset, or one part of it.
struct Target {
  std::size_t linkset = 0;
  std::optional<std::size_t> part;

  bool operator==(const Target&) const = default;
};

// Every `extra` below holds the keys of the file that are not known, and the values of known ones
// that could not be used (the default stands in their place), so that saving loses neither.

/// Parts that are one object; the first is the root. Position and rotation are the region's.
struct Linkset {
  Uuid id;
  std::string name;
  std::string region;  ///< Name or id of a region; empty: none.
  std::string parcel;  ///< Name or id of a parcel of this region; empty: none.
  glm::dvec3 position{0};
  glm::dquat rotation{1, 0, 0, 0};
  bool physical = false;
  bool moving = false;
  std::vector<Part> parts;
  KeptJson extra;

  /// Physical, or moving: what its parts' shapes are chosen by.
  bool dynamic() const { return physical || moving; }

  bool operator==(const Linkset&) const = default;
};

/// Returns the number of scripts in all parts of a `linkset`.
std::size_t scriptCount(const Linkset& linkset);

/// A piece of a region's land; linksets name it.
struct Parcel {
  Uuid id;
  std::string name;
  double area = 0;  ///< m²
  KeptJson extra;

  bool operator==(const Parcel&) const = default;
};

/// A kind of the table `mainland|private_20000|private_30000|homestead|openspace`, or a capacity.
struct Region {
  Uuid id;
  std::string name;
  std::string kind = "private_20000";
  std::optional<double> ownCapacity;  ///< Given as a number instead of by the kind.
  std::vector<Parcel> parcels;
  KeptJson extra;

  double capacity() const;  ///< Land impact that fits.

  bool operator==(const Region&) const = default;
};

/// Returns the land impact that fits on a region of a `kind`; nothing for an unknown word.
std::optional<double> regionCapacity(std::string_view kind);
/// The words of the table above.
std::span<const std::string_view> regionKindWords();

/// Constants as the file says them: a base profile and what differs. Not checked here: an unknown
/// key or a value out of range is kept, and named by the cost module.
struct ProfileSetting {
  std::string name;  ///< Of a scenario; empty for the project's own.
  std::string base = "second-life";
  std::map<std::string, KeptJson> set;
  KeptJson extra;

  bool operator==(const ProfileSetting&) const = default;
};

/// A mesh asset of the scene. Identical bytes are held once.
struct Asset {
  std::string path;                   ///< Absolute, or relative to Scene::folder; empty: inside.
  std::shared_ptr<const Bytes> data;  ///< As stored, of an asset inside the project; else null.
  std::string sha256;                 ///< Of the stored bytes; empty when missing.
  std::shared_ptr<const asset::MeshAsset> mesh;  ///< Null when it could not be read.
  KeptJson extra;
  /// The user did not agree that the file is read: it is not, wherever the project goes, until he
  /// does.
  bool asks = false;
};

/// An octree: its tree as text, or a file.
struct OctreeEntry {
  std::string name;
  glm::dvec3 position{0};
  glm::dquat rotation{1, 0, 0, 0};
  std::optional<double> size;  ///< Metres; nothing: ownSize.
  std::string tree;
  std::string path;  ///< Absolute, or relative to Scene::folder.
  KeptJson extra;
  bool asks = false;  ///< As an asset's.

  // What the tree or the file was read as; not written.
  std::shared_ptr<const octree::Octree> cubes;  ///< Null where there is none that can be read.
  double ownSize = octree::usualSize;           ///< Of a file that says one.

  octree::Placement placement() const { return {position, size.value_or(ownSize), rotation}; }

  /// As it is written.
  bool operator==(const OctreeEntry& other) const;
};

/// What the grid measured of a linkset, in PE; nothing where it was not measured. One that has no
/// id is of the only linkset of its name.
struct Measured {
  Uuid linksetId;
  std::string linkset;
  std::optional<double> physics;
  std::optional<double> streaming;
  std::optional<double> server;
  std::optional<double> landImpact;
  std::optional<bool> physical;  ///< Whether it was physical then.
  KeptJson extra;

  bool operator==(const Measured&) const = default;
};

/// A ray that is kept to be cast into the octrees.
struct RayEntry : octree::Ray {
  KeptJson extra;

  bool operator==(const RayEntry&) const = default;
};

/// Everything a project holds.
struct Scene {
  std::filesystem::path folder;  ///< Of the project file, absolute: where relative paths begin.
  std::string name;
  ProfileSetting profile;
  std::vector<ProfileSetting> scenarios;
  std::optional<ProfileSetting> baseline;  ///< What is compared with; nothing: none is pinned.
  std::vector<Region> regions;
  std::map<std::string, Asset> assets;
  std::vector<Linkset> linksets;
  std::vector<OctreeEntry> octrees;
  std::vector<Measured> measured;
  std::vector<RayEntry> rays;
  KeptJson extra;

  /// Makes the octrees ready for rays, in their order; EMPTY ones for those that could not be read,
  /// and for those whose indices are `leftOut`. The cubes are shared, not copied.
  octree::World octreeWorld(const std::set<std::size_t>& leftOut = {}) const;
  /// Returns the asset of a mesh `part`; null if the part has none or it could not be read.
  const asset::MeshAsset* meshOf(const Part& part) const;
  /// Returns the region a `linkset` names, by id or name; null if it names none that exists. Looks
  /// at every region: see RegionNames.
  const Region* regionOf(const Linkset& linkset) const;
};

/// Finds regions and parcels by what linksets call them, as Scene::regionOf does, for many
/// linksets. Of several with one id or name the first is found.
class RegionNames {
 public:
  /// The scene's regions must stay as they are.
  explicit RegionNames(const Scene& scene);

  /// Returns the region a `linkset` names, by id or name; null if it names none that exists.
  const Region* of(const Linkset& linkset) const;
  /// Returns the parcel a `linkset` names, by id or name, in the region it names; null if it names
  /// none that exists.
  const Parcel* parcelOf(const Linkset& linkset) const;
  /// Returns how many parcels of a region have the name, not the id, by which a `linkset` names
  /// one.
  std::size_t parcelsNamedBy(const Linkset& linkset) const;

 private:
  struct Named {
    const Parcel* first;
    std::size_t count;
  };

  std::map<Uuid, const Region*> ids_;
  std::map<std::string_view, const Region*> names_;
  std::map<std::pair<const Region*, Uuid>, const Parcel*> parcelIds_;
  std::map<std::pair<const Region*, std::string_view>, Named> parcelNames_;
};

/// Finds linksets by what others call them.
class LinksetNames {
 public:
  /// The scene's linksets must stay as they are.
  explicit LinksetNames(const Scene& scene);

  /// Returns the linkset with this `id`, or with a part that has it; of several the first.
  std::optional<std::size_t> byId(const Uuid& id) const;
  /// Returns the part that has an `id`, or the root of the linkset that has it; null for none.
  const Part* partById(const Uuid& id) const;
  /// Returns how many linksets have this `name`.
  std::size_t count(std::string_view name) const;
  /// Returns the only linkset of this `name`; nothing for none or several.
  std::optional<std::size_t> byName(std::string_view name) const;
  /// Returns the linkset whose costs were `measured`: by id, or without one by its name.
  std::optional<std::size_t> of(const Measured& measured) const;

 private:
  struct Whose {
    std::size_t linkset = 0;
    std::size_t part = 0;  ///< Of the linkset.
  };

  void seePart(Whose whose, const Uuid& id);

  const Scene& scene_;
  std::map<Uuid, Whose> ids_;
  struct Named {
    std::size_t first = 0;
    std::size_t count = 0;
  };
  std::map<std::string_view, Named> names_;
};

}  // namespace wb::scene
