#include "model/analysis/inspection.h"

#include "model/asset/validate.h"
#include "model/cost/cost.h"
#include "model/formats/formats.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"

#include <glm/common.hpp>

#include <algorithm>
#include <utility>

namespace wb::inspect {
namespace {

LodFacts lodFacts(const asset::MeshAsset& mesh, asset::Lod lod) {
  const asset::Faces& faces = *mesh.lod(lod);
  return {faces.size(), vertexCount(faces), triangleCount(faces), mesh.storedBytes(lod)};
}

PhysicsMeshFacts physicsMeshFacts(const asset::Faces& faces) {
  const mesh::TriangleMesh mesh = toTriangleMesh(faces);
  const mesh::WidthStatistics widths = mesh::widthStatistics(mesh, glm::dvec3(1));
  return {mesh.triangles.size(), vertexCount(faces), mesh::harmonicMean(widths)};
}

HullFacts hullFacts(const asset::HullPoints& points, const asset::Domain3& domain) {
  const auto hull = mesh::convexHull(asset::toPoints(points, domain));
  return {points.size(), hull ? hull->volume : 0.0};
}

/// The positions' own domains, of the richest mesh that the asset has.
std::optional<asset::Domain3> domainOf(const asset::MeshAsset& mesh) {
  std::optional<asset::Domain3> around;
  for (const std::optional<asset::Faces>* faces :
       {&mesh.lod(asset::Lod::high), &mesh.lod(asset::Lod::medium), &mesh.lod(asset::Lod::low),
        &mesh.lod(asset::Lod::lowest), &mesh.physicsMesh}) {
    if (!*faces || around) continue;
    for (const asset::Face& face : **faces) {
      if (face.positions.empty()) continue;
      if (!around) around = face.positionDomain;
      around->min = glm::min(around->min, face.positionDomain.min);
      around->max = glm::max(around->max, face.positionDomain.max);
    }
  }
  return around;
}

void addShapes(Inspection& inspection, const asset::MeshAsset& mesh) {
  inspection.blocks = mesh.blocks;
  for (const asset::Lod lod : asset::allLods)
    if (mesh.lod(lod)) inspection.lods[static_cast<std::size_t>(lod)] = lodFacts(mesh, lod);
  if (mesh.physicsMesh) inspection.physicsMesh = physicsMeshFacts(*mesh.physicsMesh);
  if (const auto& convex = mesh.physicsConvex) {
    if (convex->baseHull) inspection.baseHull = hullFacts(*convex->baseHull, convex->domain);
    for (const asset::HullPoints& hull : convex->hulls)
      inspection.hulls.push_back(hullFacts(hull, convex->domain));
  }
  inspection.domain = domainOf(mesh);
  inspection.recordedCosts = mesh.recordedCosts;
}

/// Of a scene's one part at 1 m, under today's rules.
std::vector<PhysicsEstimate> estimatesOf(scene::Scene scene) {
  scene.linksets.front().parts.front().scale = glm::dvec3(1);
  const cost::Profile profile;
  const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile));
  std::vector<PhysicsEstimate> estimates;
  scene::Linkset linkset = scene.linksets.front();
  scene::Part& part = linkset.parts.front();
  for (const scene::ShapeType type : {scene::ShapeType::prim, scene::ShapeType::convexHull}) {
    part.shapeType = type;
    const auto weighed = cost::weigh(linkset, statistics.linksets.front(), profile);
    const cost::PartCost& cost = weighed.parts.front();
    estimates.push_back({type, cost.decision.representation, cost.physics});
  }
  return estimates;
}

void addMeshAsset(Inspection& inspection, const scene::Scene& scene) {
  const asset::MeshAsset* mesh = scene.meshOf(scene.linksets.front().parts.front());
  if (!mesh) return;
  addShapes(inspection, *mesh);
  inspection.isOneMesh = true;
  inspection.estimates = estimatesOf(scene);
}

bool isModelOfOnePart(import::FileKind kind, const scene::Scene& scene) {
  return import::isModelFile(kind) && scene.linksets.size() == 1 &&
         scene.linksets.front().parts.size() == 1;
}

/// Findings of an asset of a project say which asset they are about.
Diagnostics findingsOf(const std::string& key, const asset::MeshAsset& mesh) {
  Diagnostics findings = asset::validate(mesh);
  for (Diagnostic& finding : findings)
    finding.place = "assets." + key + (finding.place.empty() ? "" : ": " + finding.place);
  return findings;
}

void addProject(Inspection& inspection, const scene::Scene& scene, const Task& task) {
  for (const scene::Linkset& linkset : scene.linksets) inspection.parts += linkset.parts.size();
  inspection.linksets = scene.linksets.size();
  inspection.assets = scene.assets.size();
  for (const auto& [key, entry] : scene.assets)
    if (entry.mesh) append(inspection.findings, findingsOf(key, *entry.mesh), inspection.file);
  Loaded<cost::Profile> profile = cost::resolve(scene.profile);
  append(inspection.findings, std::move(profile.findings), inspection.file);
  const auto statistics = cost::makeStatistics(scene, cost::GeometryRules(profile.value), task);
  append(inspection.findings, cost::findings(scene, statistics), inspection.file);
}

void addOctrees(Inspection& inspection, const scene::Scene& scene) {
  for (const scene::OctreeEntry& entry : scene.octrees) {
    if (!entry.cubes) continue;
    const octree::CubeCounts& counts = entry.cubes->counts();
    if (!inspection.octree) inspection.octree.emplace();
    inspection.octree->empty += counts.empty;
    inspection.octree->solid += counts.solid;
    inspection.octree->normal += counts.normal;
    inspection.octree->octant += counts.octant;
    inspection.octree->depth = std::max(inspection.octree->depth, counts.depth);
  }
}

}  // namespace

Result<Inspection> inspect(const std::string& file, const Task& task,
                           const import::BareOptions& options) {
  auto opened = import::open(file, options, task);
  if (!opened) return failure(std::move(opened));
  Inspection inspection;
  inspection.isPartial = import::isPartial(*opened);
  auto& [value, findings] = *opened;
  inspection.file = file;
  inspection.kind = value.kind;
  inspection.wholeness = value.wholeness;
  inspection.sha256 = std::move(value.sha256);
  inspection.bytes = value.bytes;
  inspection.files = std::move(value.files);
  append(inspection.findings, std::move(findings), file);
  if (value.kind == import::FileKind::meshAsset) {
    addMeshAsset(inspection, value.scene);
    if (const auto* mesh = value.scene.meshOf(value.scene.linksets.front().parts.front()))
      append(inspection.findings, asset::validate(*mesh), file);
  } else {
    addProject(inspection, value.scene, task);
    if (isModelOfOnePart(value.kind, value.scene)) addMeshAsset(inspection, value.scene);
  }
  addOctrees(inspection, value.scene);
  return inspection;
}

}  // namespace wb::inspect
