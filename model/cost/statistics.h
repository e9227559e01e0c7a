#pragma once

#include "model/asset/mesh_asset.h"
#include "model/cost/profile.h"
#include "model/mesh/width.h"
#include "model/scene/part.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace wb::cost {

/// The only constants and the choice that touch geometry: statistics made under equal rules stay
/// right whatever else changes in a profile.
struct GeometryRules {
  double smallSide;
  double flatAverage;
  double flatSide;
  double primDetailMedium;
  double primDetailHigh;
  BaseHullSource baseHullSource;

  explicit GeometryRules(const Profile& profile);
  bool operator==(const GeometryRules&) const = default;
};

/// Everything that a part's cost needs of its geometry, for every representation it might get.
struct PartStatistics {
  bool meshMissing = false;  ///< A mesh part whose asset could not be read: costs are unknown.

  /// Triangles of the physics mesh, or of a prim's tessellation, at the part's (raised) scale.
  /// Empty: no such mesh.
  std::optional<mesh::WidthStatistics> triangleMesh;
  std::optional<std::size_t> hullVertices;  ///< Of the base hull (mesh), or the hull of a prim.
  bool hullComputed = false;                ///< Not stored in the asset: an estimate.
  std::vector<std::size_t> decomposition;   ///< Vertices a hull; empty: no hull list.
  std::array<double, 4> lodBytes{};         ///< By asset::Lod; 0: absent. A prim's are its estimate.
  std::size_t openSimIndices = 0;           ///< 3 * triangles that OpenSim counts.

  bool operator==(const PartStatistics&) const = default;
};

/// Makes statistics and remembers those of equal assets, prims and scales. Not thread-safe.
class StatisticsMaker {
 public:
  explicit StatisticsMaker(const GeometryRules& rules);
  ~StatisticsMaker();

  /// `asset` is null for anything but a mesh, or for a mesh that is missing.
  PartStatistics make(const scene::Part& part, const asset::MeshAsset* asset);

 private:
  struct Cache;
  GeometryRules rules_;
  std::unique_ptr<Cache> cache_;
};

}  // namespace wb::cost
