#pragma once

#include "model/cost/statistics.h"
#include "model/geometry/triangle_mesh.h"
#include "model/geometry/width.h"

#include <glm/vec3.hpp>

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace wb::cost {

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

/// The hull that is stored, or else the one of the source that the rules name.
BaseHull baseHullOf(const asset::MeshAsset& asset, BaseHullSource source);

/// What of an asset's costs its damage leaves unknown.
MeshUnknowns unknownsOf(const asset::MeshAsset& asset, BaseHullSource source);

/// The detail at which physics tessellates a prim with these sides.
double physicsDetail(const glm::dvec3& sides, const GeometryRules& rules);

/// Goes over geometry once for each asset, prim at a detail, and scale. References stay valid as
/// long as the cache does.
class GeometryCache {
 public:
  MeshGeometry& of(const asset::MeshAsset& asset, BaseHullSource source);
  PrimGeometry& of(const prim::PrimShape& shape, double detail);
  const mesh::WidthStatistics& widths(Surface& surface, const glm::dvec3& scale);

  const GeometryWork& work() const { return work_; }

 private:
  using PrimKey = std::vector<double>;  ///< All numbers of a shape, and the detail.

  std::map<const asset::MeshAsset*, MeshGeometry> meshes_;
  std::map<PrimKey, PrimGeometry> prims_;
  GeometryWork work_;
};

}  // namespace wb::cost
