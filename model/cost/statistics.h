#pragma once

#include "model/asset/asset.h"
#include "model/cost/profile.h"
#include "model/geometry/geometry.h"
#include "model/scene/part.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace wb::cost {

/// The base hull that an asset brings along; null if it has none, or one without points.
const asset::HullPoints* storedBaseHull(const asset::MeshAsset& asset);

/// Returns what a missing base hull of `asset` is made of: the physics mesh, else the first level
/// of detail there is, from low up (`source` viewer: today's viewer) or from medium up (document:
/// the Mesh Physics document). Null: there is nothing to make one of.
const asset::Faces* baseHullFaces(const asset::MeshAsset& asset, BaseHullSource source);

/// Returns the points that the base hull of `asset` is around, in the unit cube: those that are
/// stored, else all of what it is made of, by `source` (see baseHullFaces). Empty where there are
/// none.
std::vector<glm::dvec3> baseHullPoints(const asset::MeshAsset& asset, BaseHullSource source);

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

/// A hull list as its cost sees it.
struct Decomposition {
  std::size_t hulls = 0;     ///< 0: no hull list.
  std::size_t vertices = 0;  ///< Of all hulls together.

  bool operator==(const Decomposition&) const = default;
};

/// What costs rest on that a mesh does not tell because its asset is damaged.
struct MeshUnknowns {
  bool hullList = false;     ///< Whether there is one, and what it holds.
  bool baseHull = false;     ///< Neither stored nor to be made of what is intact.
  bool physicsMesh = false;  ///< There is one; what it holds is not known.
  bool lodBytes = false;
  bool openSimIndices = false;

  bool operator==(const MeshUnknowns&) const = default;
};

/// Everything that a part's cost needs of its geometry, for every representation it might get under
/// any constants and shape type. Compact: tens of thousands are weighed at once.
struct PartStatistics {
  bool meshMissing = false;     ///< A mesh part whose asset could not be read: costs are unknown.
  bool sizeUnknown = false;     ///< See scene::isSizeUnknown: costs are unknown.
  bool convex = false;          ///< A prim whose parameters alone say so.
  bool hullComputed = false;    ///< A mesh's hull that is not stored in the asset: an estimate.
  bool hullFlat = false;        ///< A mesh's hull that has no volume.
  bool bytesEstimated = false;  ///< A mesh's levels that no grid stored.
  MeshUnknowns unknown{};       ///< What a damaged mesh does not tell: empty or 0 below.

  /// Triangles of a mesh's physics mesh, or of a prim's tessellation unless the prim is convex, at
  /// the part's (raised) scale. Empty: no such mesh.
  std::optional<mesh::WidthStatistics> triangleMesh{};
  /// Of the base hull (mesh), of the prim's hull, or of a sculpt's box. Empty: nothing to make it
  /// of.
  std::optional<std::size_t> hullVertices{};
  Decomposition decomposition{};
  std::array<std::uint32_t, 4> lodBytes{};      ///< A mesh's, by asset::Lod; 0: absent.
  std::array<std::uint32_t, 4> lodTriangles{};  ///< A prim's, by asset::Lod, as streaming counts.
  std::size_t openSimIndices = 0;               ///< 3 * triangles that OpenSim counts.

  /// Nothing is known of what the part costs.
  bool isNothingKnown() const { return meshMissing || sizeUnknown; }

  bool operator==(const PartStatistics&) const = default;
};

/// Returns whether the parts `a` and `b` of one scene have the same statistics for sure: all that
/// these rest on is the same.
bool haveSameStatistics(const scene::Part& a, const scene::Part& b);

/// How much geometry was gone over: what the caches of a StatisticsMaker did not hold.
struct GeometryWork {
  std::size_t hulls = 0;          ///< Convex hulls made.
  std::size_t tessellations = 0;  ///< Prims tessellated.
  std::size_t widthPasses = 0;    ///< Times that all widths of one mesh were taken.

  bool operator==(const GeometryWork&) const = default;
};

/// Makes statistics and remembers those of equal assets, prims and scales. Not thread-safe. Assets
/// are told apart by address: they must outlive the maker.
class StatisticsMaker {
 public:
  explicit StatisticsMaker(const GeometryRules& rules);
  StatisticsMaker(StatisticsMaker&&) noexcept;
  StatisticsMaker& operator=(StatisticsMaker&&) noexcept;
  ~StatisticsMaker();

  /// Returns the statistics of `part`. `asset` is null for anything but a mesh, or for a mesh that
  /// is missing.
  PartStatistics make(const scene::Part& part, const asset::MeshAsset* asset);

  /// Goes on under other rules with the same source of base hulls: what is remembered stays right.
  void follow(const GeometryRules& rules);

  const GeometryWork& work() const;

 private:
  struct Cache;
  std::unique_ptr<Cache> cache_;
};

/// Exact order of vectors, for keys of maps.
struct VectorOrder {
  bool operator()(const glm::dvec3& a, const glm::dvec3& b) const {
    return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
  }
};

/// Triangles that may be somebody's physics, and their widths at the scales asked for so far.
struct Surface {
  mesh::TriangleMesh mesh;  ///< In the unit cube, without placeholders.
  std::map<glm::dvec3, mesh::WidthStatistics, VectorOrder> widths;
};

/// The base hull of an asset, as far as its cost goes.
struct BaseHull {
  std::optional<std::size_t> vertices{};  ///< Empty: there is nothing to make a hull of.
  bool computed = false;                  ///< Not stored in the asset.
  bool flat = false;                      ///< Has no volume.
};

/// What a mesh asset's statistics are made of, whatever the part's scale.
struct MeshGeometry {
  Surface physics;  ///< Empty: no physics mesh.
  BaseHull hull;
  Decomposition decomposition;
  std::array<std::uint32_t, 4> lodBytes{};
  bool bytesEstimated = false;
  MeshUnknowns unknown;
  std::size_t openSimTriangles = 0;
};

/// The same of a prim at one detail.
struct PrimGeometry {
  Surface surface;
  std::size_t hullVertices = 0;
  bool convex = false;
};

/// Returns the hull that is stored in `asset`, or else the one of the `source` that the rules name.
BaseHull baseHullOf(const asset::MeshAsset& asset, BaseHullSource source);

/// Returns what the damage of `asset` leaves unknown of its costs, where a missing base hull is
/// made by `source`.
MeshUnknowns unknownsOf(const asset::MeshAsset& asset, BaseHullSource source);

/// Returns the detail, 1, 2 or 3, at which physics tessellates a prim with these `sides` (metres)
/// under `rules`.
double physicsDetail(const glm::dvec3& sides, const GeometryRules& rules);

/// Goes over geometry once for each asset, prim at a detail, and scale. References stay valid as
/// long as the cache does.
class GeometryCache {
 public:
  /// Returns the geometry of `asset`, known by its address: it must outlive the cache. `source`
  /// counts when it is first asked for; a cache serves one source.
  MeshGeometry& of(const asset::MeshAsset& asset, BaseHullSource source);
  /// Returns the geometry of a prim of this `shape` at a `detail` (see physicsDetail).
  PrimGeometry& of(const prim::PrimShape& shape, double detail);
  /// Returns the widths of the triangles of `surface`, a part of what of() gave, at the sides
  /// `scale` in metres.
  const mesh::WidthStatistics& widths(Surface& surface, const glm::dvec3& scale);

  const GeometryWork& work() const { return work_; }

 private:
  using PrimKey = std::vector<double>;  ///< All numbers of a shape, and the detail.

  std::map<const asset::MeshAsset*, MeshGeometry> meshes_;
  std::map<PrimKey, PrimGeometry> prims_;
  GeometryWork work_;
};

}  // namespace wb::cost
