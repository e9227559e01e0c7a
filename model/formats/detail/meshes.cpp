#include "model/formats/detail/meshes.h"

#include "model/asset/encode.h"
#include "model/core/digest.h"
#include "model/core/file.h"
#include "model/formats/detail/export_texts.h"
#include "model/scene/project_paths.h"

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

Result<Loaded<Bytes>> onlyMesh(const scene::Scene& scene) {
  const std::vector<std::string> keys = usedMeshes(scene);
  if (keys.empty()) return failure(exportTexts["export.no_mesh"]);
  if (keys.size() > 1) return failure(exportTexts["export.one_mesh"], {{"count", keys.size()}});
  Diagnostics findings;
  if (const std::size_t others = partsWithoutMesh(scene); others > 0)
    findings.push_back(
        {Severity::warning, exportTexts["export.only_meshes"], {{"count", others}}, {}, 1, {}});
  return Loaded<Bytes>{storedMesh(scene, scene.assets.at(keys.front())), std::move(findings)};
}

}  // namespace wb::exporting
