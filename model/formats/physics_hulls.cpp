#include "model/formats/physics_hulls.h"

#include "model/asset/make_blocks.h"
#include "model/formats/detail/collada_writer.h"
#include "model/formats/detail/fill_box.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/detail/model_writers.h"
#include "model/formats/detail/surfaces.h"
#include "model/formats/export.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/geometry.h"
#include "model/scene/part.h"

#include <fmt/format.h>
#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>

// Writes physics for the uploader, which stretches it to the box of the part: so it is made to fill
// that box before, see fillBox().

namespace wb::exporting {
namespace {

/// What the base hull is around.
std::vector<glm::dvec3> baseSource(const asset::MeshAsset& mesh) {
  if (mesh.physicsConvex && mesh.physicsConvex->baseHull)
    return asset::toPoints(*mesh.physicsConvex->baseHull, mesh.physicsConvex->domain);
  if (hasPhysicsTriangles(mesh)) return asset::positionsOf(*mesh.physicsMesh);
  return levelsHullPoints(mesh);
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
  if (!before) return failure(exportTexts["export.part_without_mesh"]);
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

namespace {

double volumeOf(const asset::HullPoints& points, const asset::Domain3& domain) {
  const auto hull = mesh::convexHull(asset::toPoints(points, domain));
  return hull ? hull->volume : 0;
}

bool isBaseHullStored(const asset::MeshAsset& mesh) {
  const auto& convex = mesh.physicsConvex;
  return convex && convex->baseHull && !convex->baseHull->empty();
}

/// One that was made twice may have other vertices.
bool isSameHull(const asset::HullPoints& hull, const asset::HullPoints& base,
                const asset::Domain3& domain) {
  constexpr double same = 1e-3;
  if (hull == base) return true;
  const double volume = volumeOf(base, domain);
  return std::abs(volumeOf(hull, domain) - volume) <= same * volume;
}

}  // namespace

bool hasPhysicsTriangles(const asset::MeshAsset& mesh) {
  return mesh.physicsMesh && asset::usableTriangles(*mesh.physicsMesh) > 0;
}

bool isBaseHullAlone(const asset::MeshAsset& mesh) {
  const auto& convex = mesh.physicsConvex;
  return !hasPhysicsTriangles(mesh) && isBaseHullStored(mesh) && convex->hulls.size() == 1 &&
         isSameHull(convex->hulls.front(), *convex->baseHull, convex->domain);
}

bool hasHullOfLevels(const asset::MeshAsset& mesh) {
  if (hasPhysicsTriangles(mesh)) return false;
  return !isBaseHullStored(mesh) || mesh.physicsConvex->hulls.empty() || isBaseHullAlone(mesh);
}

std::vector<glm::dvec3> levelsHullPoints(const asset::MeshAsset& mesh) {
  const asset::Faces* faces = scene::seenFaces(mesh, asset::Lod::low);
  return faces ? asset::positionsOf(*faces) : std::vector<glm::dvec3>();
}

Result<scene::Asset> withBaseHull(asset::MeshAsset mesh) {
  auto convex = asset::makeNearestConvex(levelsHullPoints(mesh), {});
  if (!convex) return failure(std::move(convex));
  convex->hulls = {*convex->baseHull};
  mesh.physicsConvex = std::move(*convex);
  mesh.physicsMesh.reset();
  mesh.recordedCosts.reset();
  return storedAsset(mesh);
}

Result<asset::MeshAsset> withBaseHullOfLevels(asset::MeshAsset mesh) {
  if (!mesh.physicsConvex) return mesh;
  const bool isAlone = isBaseHullAlone(mesh);
  std::vector<std::vector<glm::dvec3>> hulls;
  if (!isAlone)
    for (const asset::HullPoints& hull : mesh.physicsConvex->hulls)
      hulls.push_back(asset::toPoints(hull, mesh.physicsConvex->domain));
  const std::vector<glm::dvec3> points = levelsHullPoints(mesh);
  if (points.empty()) return mesh;
  auto convex = asset::makeNearestConvex(points, hulls);
  if (!convex) return failure(std::move(convex));
  if (isAlone) convex->hulls = {*convex->baseHull};
  mesh.physicsConvex = std::move(*convex);
  return mesh;
}

asset::MeshAsset asUploaded(asset::MeshAsset mesh) {
  if (!isBaseHullStored(mesh) || !hasHullOfLevels(mesh)) return mesh;
  auto made = withBaseHullOfLevels(mesh);
  return made ? std::move(*made) : std::move(mesh);
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

namespace {

/// Stretched to the unit cube and stored, as the uploader does before it looks.
mesh::TriangleMesh inStoredCube(mesh::TriangleMesh mesh) {
  constexpr double steps = std::numeric_limits<std::uint16_t>::max();
  glm::dvec3 low(std::numeric_limits<double>::infinity());
  glm::dvec3 high = -low;
  for (const glm::dvec3& at : mesh.positions) {
    low = glm::min(low, at);
    high = glm::max(high, at);
  }
  const glm::dvec3 size = glm::max(high - low, std::numeric_limits<double>::min());
  for (glm::dvec3& at : mesh.positions)
    at = glm::round((at - low) / size * steps) / steps - glm::dvec3(0.5);
  return mesh;
}

}  // namespace

void dropRefused(mesh::TriangleMesh& hulls) {
  const auto refused = mesh::degenerateTriangles(inStoredCube(hulls));
  std::vector<mesh::Triangle> kept;
  auto next = refused.begin();
  for (std::uint32_t index = 0; index < hulls.triangles.size(); ++index) {
    const bool isRefused = next != refused.end() && *next == index;
    if (isRefused)
      ++next;
    else
      kept.push_back(hulls.triangles[index]);
  }
  hulls.triangles = std::move(kept);
}

namespace {

struct NamedMesh {
  std::string name;
  mesh::TriangleMesh mesh;
};

void append(mesh::TriangleMesh& whole, const mesh::TriangleMesh& added) {
  const auto first = static_cast<std::uint32_t>(whole.positions.size());
  whole.positions.insert(whole.positions.end(), added.positions.begin(), added.positions.end());
  for (const auto& [a, b, c] : added.triangles)
    whole.triangles.push_back({first + a, first + b, first + c});
}

}  // namespace

mesh::TriangleMesh hullsForAnalyze(const asset::PhysicsConvex& convex) {
  mesh::TriangleMesh all;
  for (const asset::HullPoints& points : convex.hulls) {
    const auto hull = mesh::convexHull(asset::toPoints(points, convex.domain));
    if (hull) append(all, {hull->vertices, hull->triangles});
  }
  dropRefused(all);
  fillBox(std::array{&all.positions}, glm::dvec3(-0.5), glm::dvec3(0.5));
  return all;
}

namespace {

NamedMesh wholeOf(PhysicsPart part) {
  std::vector<std::vector<glm::dvec3>*> corners;
  for (mesh::TriangleMesh& hull : part.hulls) corners.push_back(&hull.positions);
  fillBox(corners, part.low, part.high);
  NamedMesh whole{part.name + "_PHYS", {}};
  for (const mesh::TriangleMesh& hull : part.hulls) append(whole.mesh, hull);
  if (part.hulls.size() > 1) dropRefused(whole.mesh);
  return whole;
}

std::vector<NamedMesh> objectsOf(std::vector<PhysicsPart> parts, PhysicsObjects objects) {
  std::vector<NamedMesh> all;
  for (PhysicsPart& part : parts) {
    if (objects == PhysicsObjects::parts) {
      all.push_back(wholeOf(std::move(part)));
      continue;
    }
    std::size_t number = 0;
    for (mesh::TriangleMesh& hull : part.hulls)
      all.push_back({fmt::format("{}_PHYS_{:03}", part.name, ++number), std::move(hull)});
  }
  return all;
}

std::string oneWord(std::string name) {
  std::ranges::replace_if(
      name, [](char c) { return c >= 0 && c <= ' '; }, '_');
  return name;
}

std::string geometry(const NamedMesh& object, std::size_t number) {
  std::string places;
  for (const glm::dvec3& corner : object.mesh.positions)
    places += fmt::format("{} {} {} ", corner.x, corner.y, corner.z);
  std::string indices;
  for (const auto& [a, b, c] : object.mesh.triangles) indices += fmt::format("{} {} {} ", a, b, c);
  const std::size_t count = object.mesh.positions.size();
  return fmt::format(
      R"(<geometry id="g{0}" name="{1}"><mesh>
<source id="g{0}p"><float_array id="g{0}a" count="{2}">{3}</float_array><technique_common>
<accessor source="#g{0}a" count="{4}" stride="3"><param name="X" type="float"/>
<param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="g{0}v"><input semantic="POSITION" source="#g{0}p"/></vertices>
<triangles count="{5}"><input semantic="VERTEX" source="#g{0}v" offset="0"/><p>{6}</p></triangles>
</mesh></geometry>
)",
      number, forXml(object.name), 3 * count, places, count, object.mesh.triangles.size(), indices);
}

}  // namespace

std::string physicsObj(std::vector<PhysicsPart> parts, PhysicsObjects objects) {
  std::string text;
  std::size_t first = 1;
  for (const NamedMesh& object : objectsOf(std::move(parts), objects)) {
    text += fmt::format("o {}\n", oneWord(object.name));
    for (const glm::dvec3& corner : object.mesh.positions)
      text += fmt::format("v {} {} {}\n", corner.x, corner.z, -corner.y);
    for (const auto& [a, b, c] : object.mesh.triangles)
      text += fmt::format("f {} {} {}\n", a + first, b + first, c + first);
    first += object.mesh.positions.size();
  }
  return text;
}

std::string physicsDae(std::vector<PhysicsPart> parts, PhysicsObjects objects) {
  std::string geometries;
  std::string nodes;
  std::size_t number = 0;
  for (const NamedMesh& object : objectsOf(std::move(parts), objects)) {
    geometries += geometry(object, ++number);
    nodes +=
        fmt::format("<node id=\"n{0}\" name=\"{1}\"><instance_geometry url=\"#g{0}\"/></node>\n",
                    number, forXml(object.name));
  }
  return fmt::format(R"(<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><unit name="meter" meter="1"/><up_axis>Z_UP</up_axis></asset>
<library_geometries>
{}</library_geometries>
<library_visual_scenes><visual_scene id="scene">
{}</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#scene"/></scene>
</COLLADA>
)",
                     geometries, nodes);
}

Result<Bytes> physicsGlb(std::vector<PhysicsPart> parts, PhysicsObjects objects) {
  Seen seen;
  for (NamedMesh& object : objectsOf(std::move(parts), objects)) {
    Surface surface;
    surface.positions = std::move(object.mesh.positions);
    surface.triangles = std::move(object.mesh.triangles);
    if (surface.triangles.empty()) continue;
    seen.parts.push_back(
        {object.name, scene::Placement({}, {}), glm::dvec3(1), seen.shapes.size()});
    seen.shapes.push_back({std::move(surface)});
  }
  return glbFrom(std::move(seen)).map([](Loaded<Bytes> made) { return std::move(made.value); });
}

}  // namespace wb::exporting
