#include "model/report/inspection.h"

#include <nlohmann/json.hpp>

namespace wb::report {
namespace {

template <class T>
Json optionalJson(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

/// An array of what `object` makes of each item.
template <class Items, class Object>
Json arrayOf(const Items& items, Object object) {
  Json array = Json::array();
  for (const auto& item : items) array.push_back(object(item));
  return array;
}

/// What `object` makes of a value, null of none.
template <class T, class Object>
Json objectOr(const std::optional<T>& value, Object object) {
  return value ? object(*value) : Json(nullptr);
}

Json blockObject(const asset::Block& block) {
  return {{"name", block.name},
          {"offset", block.offset},
          {"size", block.size},
          {"decoded_bytes", block.decodedBytes}};
}

Json lodObject(const LodFacts& lod) {
  return {{"faces", lod.faces},
          {"vertices", lod.vertices},
          {"triangles", lod.triangles},
          {"bytes", lod.bytes}};
}

Json lodsObject(const Inspection& inspection) {
  Json lods = Json::object();
  for (const asset::Lod lod : asset::allLods)
    lods[std::string(name(lod))] =
        objectOr(inspection.lods[static_cast<std::size_t>(lod)], lodObject);
  return lods;
}

Json physicsMeshObject(const PhysicsMeshFacts& mesh) {
  return {
      {"triangles", mesh.triangles}, {"vertices", mesh.vertices}, {"width_unit_m", mesh.unitWidth}};
}

Json hullObject(const HullFacts& hull) {
  return {{"vertices", hull.vertices}, {"volume", hull.volume}};
}

Json pointArray(const glm::dvec3& point) { return Json::array({point.x, point.y, point.z}); }

Json domainObject(const asset::Domain3& domain) {
  return {{"min", pointArray(domain.min)}, {"max", pointArray(domain.max)}};
}

/// The keys are those of the file.
Json recordedObject(const asset::RecordedCosts& recorded) {
  return {
      {"hull", optionalJson(recorded.hull)},
      {"hull_discounted_vertices", optionalJson(recorded.hullDiscountedVertices)},
      {"decomposition", optionalJson(recorded.decomposition)},
      {"decomposition_discounted_vertices", optionalJson(recorded.decompositionDiscountedVertices)},
      {"decomposition_hulls", optionalJson(recorded.decompositionHulls)},
      {"mesh", recorded.mesh},
      {"mesh_triangles", optionalJson(recorded.meshTriangles)}};
}

Json octreeObject(const octree::CubeCounts& counts) {
  return {{"empty", counts.empty},
          {"solid", counts.solid},
          {"normal", counts.normal},
          {"octant", counts.octant},
          {"depth", counts.depth}};
}

Json findingObject(const Diagnostic& finding) {
  return {{"severity", name(finding.severity)},
          {"code", finding.text.code},
          {"place", finding.place},
          {"count", finding.count},
          {"text", message(finding)}};
}

}  // namespace

Json toJson(const Inspection& inspection) {
  return {{"file", inspection.file},
          {"kind", name(inspection.kind)},
          {"sha256", inspection.sha256},
          {"bytes", inspection.bytes},
          {"blocks", arrayOf(inspection.blocks, blockObject)},
          {"lods", lodsObject(inspection)},
          {"physics_mesh", objectOr(inspection.physicsMesh, physicsMeshObject)},
          {"base_hull", objectOr(inspection.baseHull, hullObject)},
          {"hulls", arrayOf(inspection.hulls, hullObject)},
          {"domain", objectOr(inspection.domain, domainObject)},
          {"recorded_costs", objectOr(inspection.recordedCosts, recordedObject)},
          {"octree", objectOr(inspection.octree, octreeObject)},
          {"diagnostics", arrayOf(inspection.findings, findingObject)}};
}

}  // namespace wb::report
