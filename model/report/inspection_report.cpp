#include "model/report/inspection_report.h"

#include "model/core/language.h"

#include <glm/vec3.hpp>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>

namespace wb::inspect {
namespace {

template <class T>
table::Json optionalJson(const std::optional<T>& value) {
  return value ? table::Json(*value) : table::Json(nullptr);
}

/// An array of what `object` makes of each item.
template <class Items, class Object>
table::Json arrayOf(const Items& items, Object object) {
  table::Json array = table::Json::array();
  for (const auto& item : items) array.push_back(object(item));
  return array;
}

/// What `object` makes of a value, null of none.
template <class T, class Object>
table::Json objectOr(const std::optional<T>& value, Object object) {
  return value ? object(*value) : table::Json(nullptr);
}

table::Json blockObject(const asset::Block& block) {
  return {{"name", block.name},
          {"offset", block.offset},
          {"size", block.size},
          {"decoded_bytes", block.decodedBytes}};
}

table::Json lodObject(const LodFacts& lod) {
  return {{"faces", lod.faces},
          {"vertices", lod.vertices},
          {"triangles", lod.triangles},
          {"bytes", lod.bytes}};
}

table::Json lodsObject(const Inspection& inspection) {
  table::Json lods = table::Json::object();
  for (const asset::Lod lod : asset::allLods)
    lods[std::string(name(lod))] =
        objectOr(inspection.lods[static_cast<std::size_t>(lod)], lodObject);
  return lods;
}

table::Json physicsMeshObject(const PhysicsMeshFacts& mesh) {
  return {
      {"triangles", mesh.triangles}, {"vertices", mesh.vertices}, {"width_unit_m", mesh.unitWidth}};
}

table::Json hullObject(const HullFacts& hull) {
  return {{"vertices", hull.vertices}, {"volume", hull.volume}};
}

table::Json pointArray(const glm::dvec3& point) {
  return table::Json::array({point.x, point.y, point.z});
}

table::Json domainObject(const asset::Domain3& domain) {
  return {{"min", pointArray(domain.min)}, {"max", pointArray(domain.max)}};
}

/// The keys are those of the file.
table::Json recordedObject(const asset::RecordedCosts& recorded) {
  return {
      {"hull", optionalJson(recorded.hull)},
      {"hull_discounted_vertices", optionalJson(recorded.hullDiscountedVertices)},
      {"decomposition", optionalJson(recorded.decomposition)},
      {"decomposition_discounted_vertices", optionalJson(recorded.decompositionDiscountedVertices)},
      {"decomposition_hulls", optionalJson(recorded.decompositionHulls)},
      {"mesh", recorded.mesh},
      {"mesh_triangles", optionalJson(recorded.meshTriangles)}};
}

table::Json octreeObject(const octree::CubeCounts& counts) {
  return {{"empty", counts.empty},
          {"solid", counts.solid},
          {"normal", counts.normal},
          {"octant", counts.octant},
          {"depth", counts.depth}};
}

table::Json findingsArray(const Inspection& inspection) {
  table::Json array = table::Json::array();
  for (std::size_t i = 0; i < inspection.findings.size(); ++i) {
    const Diagnostic& finding = inspection.findings[i];
    const auto remedy = inspection.remedies.find(i);
    const bool hasRemedy = remedy != inspection.remedies.end();
    array.push_back(
        {{"severity", name(finding.severity)},
         {"code", finding.text.code},
         {"place", finding.place},
         {"count", finding.count},
         {"text", message(finding)},
         {"remedy", hasRemedy ? table::Json(rendered(remedy->second)) : table::Json()}});
  }
  return array;
}

}  // namespace

table::Json toJson(const Inspection& inspection) {
  return {{"file", inspection.file},
          {"kind", name(inspection.kind)},
          {"sha256", inspection.sha256},
          {"bytes", inspection.bytes},
          {"wholeness", name(inspection.wholeness)},
          {"blocks", arrayOf(inspection.blocks, blockObject)},
          {"lods", lodsObject(inspection)},
          {"physics_mesh", objectOr(inspection.physicsMesh, physicsMeshObject)},
          {"base_hull", objectOr(inspection.baseHull, hullObject)},
          {"hulls", arrayOf(inspection.hulls, hullObject)},
          {"domain", objectOr(inspection.domain, domainObject)},
          {"recorded_costs", objectOr(inspection.recordedCosts, recordedObject)},
          {"octree", objectOr(inspection.octree, octreeObject)},
          {"diagnostics", findingsArray(inspection)}};
}

}  // namespace wb::inspect
