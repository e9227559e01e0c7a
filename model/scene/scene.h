#pragma once

#include "model/asset/mesh_asset.h"
#include "model/core/diagnostic.h"
#include "model/octree/world.h"
#include "model/scene/part.h"

#include <glm/gtc/quaternion.hpp>

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

// Every `extra` below holds the keys of the file that are not known, and the values of known ones
// that could not be used (the default stands in their place), so that saving loses neither.

/// Parts that are one object; the first is the root. Position and rotation are the region's.
struct Linkset {
  Uuid id;
  std::string name;
  std::string region;  ///< Name or id of a region; empty: none.
  std::string parcel;
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

std::size_t scriptCount(const Linkset& linkset);

struct Parcel {
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

/// Land impact that fits on a region kind; nothing for an unknown word.
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
  std::vector<Region> regions;
  std::map<std::string, Asset> assets;
  std::vector<Linkset> linksets;
  std::vector<OctreeEntry> octrees;
  std::vector<Measured> measured;
  std::vector<RayEntry> rays;
  KeptJson extra;

  /// The octrees ready for rays, in their order; EMPTY ones for those that could not be read, and
  /// for those that are left out.
  octree::World octreeWorld(const std::set<std::size_t>& leftOut = {}) const;
  /// The asset of a mesh part; null if the part has none or it could not be read.
  const asset::MeshAsset* meshOf(const Part& part) const;
  /// The region a linkset names, by id or name; null if it names none that exists.
  const Region* regionOf(const Linkset& linkset) const;
};

}  // namespace wb::scene
