#include "ui/panels/scene/detail/part_shapes.h"

namespace wb::ui {
namespace {

using layers::Layer;

constexpr std::uint32_t shapesOfMesh = 7;
constexpr std::uint32_t shapesOfPrim = 3;

PartShapeInfo visual(const asset::MeshAsset& mesh, asset::Lod lod) {
  const auto& faces = mesh.lod(lod);
  return {Layer::visual, lod, faces.has_value(), faces ? asset::triangleCount(*faces) : 0};
}

PartShapeInfo physicsMesh(const cost::PartStatistics& statistics) {
  const auto& mesh = statistics.triangleMesh;
  return {Layer::physicsMesh, {}, mesh.has_value(), mesh ? mesh->triangles : 0};
}

PartShapeInfo oneHull(const cost::PartStatistics& statistics) {
  const auto& vertices = statistics.hullVertices;
  return {Layer::baseHull, {}, vertices.has_value(), vertices.value_or(0)};
}

std::vector<PartShapeInfo> shapesOfAsset(const asset::MeshAsset& mesh,
                                         const cost::PartStatistics& statistics) {
  constexpr std::size_t physicsShapes = 3;
  std::vector<PartShapeInfo> shapes;
  shapes.reserve(asset::allLods.size() + physicsShapes);
  for (const asset::Lod lod : asset::allLods) shapes.push_back(visual(mesh, lod));
  const std::size_t hulls = statistics.decomposition.hulls;
  shapes.push_back(physicsMesh(statistics));
  shapes.push_back(oneHull(statistics));
  shapes.push_back({Layer::hulls, {}, hulls > 0, hulls});
  return shapes;
}

}  // namespace

ShapeStructure structureOf(const scene::Scene& scene, const scene::Part& part) {
  if (part.kind != scene::PartKind::mesh) return {shapesOfPrim, 0};
  const asset::MeshAsset* mesh = scene.meshOf(part);
  if (mesh == nullptr) return {};
  const auto& convex = mesh->physicsConvex;
  return {shapesOfMesh, static_cast<std::uint32_t>(convex ? convex->hulls.size() : 0)};
}

std::vector<PartShapeInfo> shapesOf(const weighing::Weighing& weighing, std::size_t linkset,
                                    std::size_t part) {
  const scene::Part& subject = weighing.scene.linksets[linkset].parts[part];
  const cost::PartStatistics& statistics = weighing.statistics.linksets[linkset][part];
  if (subject.kind != scene::PartKind::mesh)
    return {{Layer::prims, {}, true, 0}, physicsMesh(statistics), oneHull(statistics)};
  const asset::MeshAsset* mesh = weighing.scene.meshOf(subject);
  return mesh ? shapesOfAsset(*mesh, statistics) : std::vector<PartShapeInfo>();
}

std::size_t pointsOfHull(const weighing::Weighing& weighing, std::size_t linkset, std::size_t part,
                         std::size_t hull) {
  const scene::Part& subject = weighing.scene.linksets[linkset].parts[part];
  return weighing.scene.meshOf(subject)->physicsConvex->hulls[hull].size();
}

}  // namespace wb::ui
