#include "model/analysis/inspection.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/asset/validate.h"
#include "model/cost/cost.h"
#include "model/formats/companions.h"
#include "model/formats/formats.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"

#include <glm/common.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
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

/// Takes in a finding, with what is to be done about it where the grid refuses it.
void addFinding(Inspection& inspection, asset::Refusal found, const glm::dvec3& scale) {
  if (auto remedy = asset::remedyOf(found, scale))
    inspection.remedies.emplace(inspection.findings.size(), std::move(*remedy));
  inspection.findings.push_back(inFile(std::move(found.finding), inspection.file));
}

/// What the readers said: some of it the grid refuses, too.
void addRead(Inspection& inspection, Diagnostics findings) {
  for (Diagnostic& finding : findings) addFinding(inspection, {std::move(finding)}, glm::dvec3(1));
}

/// @param key  Of an asset of a project, whose findings say which asset they are about.
void addRefusals(Inspection& inspection, const asset::MeshAsset& mesh, const glm::dvec3& scale,
                 const std::string& key = {}) {
  for (asset::Refusal& refusal : asset::refusalsBesideReader(mesh)) {
    std::string& place = refusal.finding.place;
    if (!key.empty()) place = "assets." + key + (place.empty() ? "" : ": " + place);
    addFinding(inspection, std::move(refusal), scale);
  }
}

double longestSide(const glm::dvec3& scale) { return std::max({scale.x, scale.y, scale.z}); }

/// The sides of the largest part that has each mesh.
std::map<std::string_view, glm::dvec3> sidesByMesh(const scene::Scene& scene) {
  std::map<std::string_view, glm::dvec3> sides;
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts) {
      if (part.kind != scene::PartKind::mesh) continue;
      glm::dvec3& most = sides.try_emplace(part.asset, part.scale).first->second;
      if (longestSide(part.scale) > longestSide(most)) most = part.scale;
    }
  return sides;
}

void addProject(Inspection& inspection, const scene::Scene& scene, const Task& task) {
  for (const scene::Linkset& linkset : scene.linksets) inspection.parts += linkset.parts.size();
  inspection.linksets = scene.linksets.size();
  inspection.assets = scene.assets.size();
  const auto sides = sidesByMesh(scene);
  for (const auto& [key, entry] : scene.assets) {
    if (!entry.mesh) continue;
    const auto found = sides.find(key);
    addRefusals(inspection, *entry.mesh, found == sides.end() ? glm::dvec3(1) : found->second, key);
  }
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

/// A level of detail or a physics shape is checked here as a model of its own, which it is not for
/// the uploader.
void addCompanion(Inspection& inspection) {
  if (!import::isModelFile(inspection.kind)) return;
  const auto model = exporting::modelWithCompanion(inspection.file);
  if (!model) return;
  inspection.findings.push_back({Severity::note,
                                 weighing::uploadTexts["upload.companion"],
                                 {{"model", model->filename().string()}},
                                 {},
                                 1,
                                 inspection.file});
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
  addRead(inspection, std::move(findings));
  if (value.kind == import::FileKind::meshAsset) {
    addMeshAsset(inspection, value.scene);
    if (const auto* mesh = value.scene.meshOf(value.scene.linksets.front().parts.front()))
      addRefusals(inspection, *mesh, glm::dvec3(1));
  } else {
    addProject(inspection, value.scene, task);
    if (isModelOfOnePart(value.kind, value.scene)) addMeshAsset(inspection, value.scene);
  }
  addOctrees(inspection, value.scene);
  addCompanion(inspection);
  return inspection;
}

}  // namespace wb::inspect
