#include "model/formats/physics_hulls.h"

#include "model/asset/make_face.h"
#include "model/asset/make_hulls.h"
#include "model/formats/detail/export_texts.h"
#include "model/formats/stored_asset.h"
#include "model/scene/seen_mesh.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace wb::exporting {
namespace {

/// What the base hull is around.
std::vector<glm::dvec3> baseSource(const asset::MeshAsset& mesh) {
  if (mesh.physicsConvex && mesh.physicsConvex->baseHull)
    return asset::toPoints(*mesh.physicsConvex->baseHull, mesh.physicsConvex->domain);
  if (mesh.physicsMesh) return asset::positionsOf(*mesh.physicsMesh);
  const asset::Faces* faces = scene::seenFaces(mesh, asset::Lod::low);
  return faces ? asset::positionsOf(*faces) : std::vector<glm::dvec3>();
}

Result<scene::Asset> withShapes(asset::MeshAsset mesh,
                                const std::vector<std::vector<glm::dvec3>>& hulls,
                                const mesh::TriangleMesh* surface) {
  auto convex = asset::makeNearestConvex(baseSource(mesh), hulls);
  if (!convex) return failure(std::move(convex));
  mesh.physicsConvex = std::move(*convex);
  mesh.physicsMesh.reset();
  if (surface) mesh.physicsMesh = asset::Faces{asset::makeFace(*surface)};
  mesh.recordedCosts.reset();
  return storedAsset(mesh);
}

/// `with` makes of a mesh the one that takes its place.
Result<void> useShapes(scene::Scene& scene, std::size_t linkset, std::size_t part,
                       const std::function<Result<scene::Asset>(const asset::MeshAsset&)>& with) {
  scene::Part& changed = scene.linksets[linkset].parts[part];
  const asset::MeshAsset* before = scene.meshOf(changed);
  if (!before) return failure(exportTexts["export.no_mesh"]);
  Result<scene::Asset> stored = with(*before);
  if (!stored) return failure(std::move(stored));
  changed.shapeType = scene::ShapeType::prim;
  giveAsset(scene, linkset, {&part, 1}, std::move(*stored));
  return {};
}

}  // namespace

Result<scene::Asset> withHulls(const asset::MeshAsset& mesh,
                               const std::vector<std::vector<glm::dvec3>>& hulls) {
  return withShapes(mesh, hulls, nullptr);
}

Result<scene::Asset> withSurface(const asset::MeshAsset& mesh, const mesh::TriangleMesh& surface) {
  return withShapes(mesh, {}, &surface);
}

Result<void> useHulls(scene::Scene& scene, std::size_t linkset, std::size_t part,
                      const std::vector<std::vector<glm::dvec3>>& hulls) {
  return useShapes(scene, linkset, part,
                   [&](const asset::MeshAsset& mesh) { return withHulls(mesh, hulls); });
}

Result<void> useSurface(scene::Scene& scene, std::size_t linkset, std::size_t part,
                        const mesh::TriangleMesh& surface) {
  return useShapes(scene, linkset, part,
                   [&](const asset::MeshAsset& mesh) { return withSurface(mesh, surface); });
}

}  // namespace wb::exporting
