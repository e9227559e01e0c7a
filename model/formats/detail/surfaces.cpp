#include "model/formats/detail/surfaces.h"

#include "model/asset/encode.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/formats/detail/formats_texts.h"
#include "model/formats/export.h"
#include "model/geometry/prim.h"
#include "model/scene/part.h"
#include "model/scene/project.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace wb::exporting {
namespace {

std::size_t partsWithoutMesh(const scene::Scene& scene) {
  std::size_t count = 0;
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts) count += scene.meshOf(part) ? 0 : 1;
  return count;
}

}  // namespace

std::vector<std::string> usedMeshes(const scene::Scene& scene) {
  std::vector<std::string> keys;
  std::set<std::string> known;
  for (const scene::Linkset& linkset : scene.linksets)
    for (const scene::Part& part : linkset.parts)
      if (scene.meshOf(part) && known.insert(part.asset).second) keys.push_back(part.asset);
  return keys;
}

Bytes storedMesh(const scene::Scene& scene, const scene::Asset& asset) {
  if (asset.data) return *asset.data;
  auto bytes = readFile(scene::resolvedPath(scene.folder, asset.path), limits::assetBytes);
  if (bytes && sha256(*bytes) == asset.sha256) return std::move(*bytes);
  return asset::encode(*asset.mesh);
}

tl::unexpected<Diagnostic> noMesh(const scene::Scene& scene) {
  auto missing = missingMeshes(scene);
  return missing ? tl::unexpected(std::move(*missing)) : failure(exportTexts["export.no_mesh"]);
}

Result<Loaded<Bytes>> onlyMesh(const scene::Scene& scene) {
  const std::vector<std::string> keys = usedMeshes(scene);
  if (keys.empty()) return noMesh(scene);
  if (keys.size() > 1) return failure(exportTexts["export.one_mesh"], {{"count", keys.size()}});
  Diagnostics findings;
  if (const std::size_t others = partsWithoutMesh(scene); others > 0)
    findings.push_back(
        {Severity::warning, exportTexts["export.only_meshes"], {{"count", others}}, {}, 1, {}});
  return Loaded<Bytes>{storedMesh(scene, scene.assets.at(keys.front())), std::move(findings)};
}

namespace {

constexpr asset::Domain3 normalDomain{glm::dvec3(-1), glm::dvec3(1)};

glm::dvec3 normalFrom(const asset::Quantised3& stored) {
  const glm::dvec3 normal = asset::dequantised(stored, normalDomain);
  const double length = glm::length(normal);
  return length > 0 ? normal / length : glm::dvec3(0, 0, 1);
}

glm::dvec2 texCoordFrom(const asset::Quantised2& stored, const asset::Domain2& domain) {
  return domain.min +
         glm::dvec2(stored[0], stored[1]) / asset::domainSteps * (domain.max - domain.min);
}

}  // namespace

Surface surfaceOf(const asset::Face& face) {
  Surface surface;
  mesh::TriangleMesh mesh = asset::toTriangleMesh({face});
  surface.positions = std::move(mesh.positions);
  surface.triangles = std::move(mesh.triangles);
  if (face.normals.size() == surface.positions.size())
    for (const asset::Quantised3& normal : face.normals)
      surface.normals.push_back(normalFrom(normal));
  if (face.texCoords.size() == surface.positions.size())
    for (const asset::Quantised2& stored : face.texCoords)
      surface.texCoords.push_back(texCoordFrom(stored, face.texCoordDomain));
  return surface;
}

namespace {

std::vector<Surface> surfacesOf(const asset::MeshAsset& mesh) {
  std::vector<Surface> surfaces;
  const auto& faces = mesh.lod(asset::Lod::high);
  if (!faces) return surfaces;
  for (const asset::Face& face : *faces)
    if (Surface surface = surfaceOf(face); !surface.triangles.empty())
      surfaces.push_back(std::move(surface));
  return surfaces;
}

std::vector<Surface> surfacesOf(const prim::PrimShape& shape) {
  mesh::TriangleMesh mesh = prim::tessellate(shape, scene::drawnDetail);
  if (mesh.triangles.empty()) return {};
  Surface surface;
  surface.positions = std::move(mesh.positions);
  surface.triangles = std::move(mesh.triangles);
  return {std::move(surface)};
}

class Collector {
 public:
  explicit Collector(const scene::Scene& scene) : scene_(scene) {}

  Result<Seen> collect() {
    for (const scene::Linkset& linkset : scene_.linksets)
      for (const scene::Part& part : linkset.parts) add(linkset, part);
    if (seen_.parts.empty()) return failure(exportTexts["export.nothing"]);
    scene::Findings findings;
    if (unseen_ > 0) findings.warn({}, exportTexts["export.no_surface"], {{"count", unseen_}});
    findings.add({Severity::note, exportTexts["export.only_seen"], {}, {}, 1, {}});
    seen_.findings = findings.take();
    return std::move(seen_);
  }

 private:
  void add(const scene::Linkset& linkset, const scene::Part& part) {
    const auto shape = part.kind == scene::PartKind::mesh ? shapeOfMesh(part) : shapeOfPrim(part);
    if (!shape) {
      ++unseen_;
      return;
    }
    seen_.parts.push_back({part.name, scene::Placement(linkset, part), part.scale, *shape});
  }

  std::optional<std::size_t> shapeOfMesh(const scene::Part& part) {
    const asset::MeshAsset* mesh = scene_.meshOf(part);
    if (!mesh) return {};
    const auto known = meshes_.find(mesh);
    if (known != meshes_.end()) return known->second;
    return meshes_.emplace(mesh, keep(surfacesOf(*mesh))).first->second;
  }

  /// Equal prims stand side by side more often than apart.
  std::optional<std::size_t> shapeOfPrim(const scene::Part& part) {
    if (part.kind == scene::PartKind::sculpt) return {};
    if (lastPrim_ != part.prim) {
      lastPrim_ = part.prim;
      lastShape_ = keep(surfacesOf(part.prim));
    }
    return lastShape_;
  }

  std::optional<std::size_t> keep(std::vector<Surface> surfaces) {
    if (surfaces.empty()) return {};
    seen_.shapes.push_back(std::move(surfaces));
    return seen_.shapes.size() - 1;
  }

  const scene::Scene& scene_;
  Seen seen_;
  std::map<const asset::MeshAsset*, std::optional<std::size_t>> meshes_;
  std::optional<prim::PrimShape> lastPrim_;
  std::optional<std::size_t> lastShape_;
  std::size_t unseen_ = 0;
};

}  // namespace

Result<Seen> seenIn(const scene::Scene& scene) { return Collector(scene).collect(); }

}  // namespace wb::exporting
