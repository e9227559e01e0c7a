#include "model/scene/project_assets.h"

#include "model/asset/held_bytes.h"
#include "model/base/digest.h"
#include "model/base/file.h"
#include "model/base/memory_budget.h"
#include "model/base/texts.h"
#include "model/scene/place.h"
#include "model/scene/project_paths.h"
#include "model/scene/texts.h"

#include <map>
#include <utility>

namespace wb::scene {
namespace {

class AssetLoader {
 public:
  AssetLoader(const Scene& scene, Findings& findings, const Task& task)
      : folder_(scene.folder), findings_(findings), task_(task) {}

  void load(Asset& asset, const std::string& place) {
    if (asset.data) {
      if (!asset.path.empty()) findings_.warn(place, sceneTexts["project.path_and_data"]);
      asset.sha256 = wb::sha256(*asset.data);
      asset.data = stored_.emplace(asset.sha256, asset.data).first->second;
      return decode(asset, *asset.data, place + ".data");
    }
    if (!asset.path.empty()) return loadFile(asset, place + ".path");
    if (!asset.extra.contains("data")) findings_.warn(place, sceneTexts["project.empty_asset"]);
  }

 private:
  void loadFile(Asset& asset, const std::string& pathPlace) {
    const std::filesystem::path path = resolvedPath(folder_, asset.path);
    const std::string place = pathPlace + " (" + path.string() + ")";
    if (isSpecial(path))
      return findings_.addInside(failure(sceneTexts["project.special_file"]).value(), place);
    Result<Bytes> bytes = readFile(path, limits::assetBytes);
    if (!bytes) return findings_.addInside(std::move(bytes).error(), place);
    asset.sha256 = wb::sha256(*bytes);
    HeldMemory held(task_);
    if (auto taken = held.take(bytes->size()); !taken)
      return findings_.addInside(std::move(taken).error(), place);
    decode(asset, *bytes, place);
  }

  void decode(Asset& asset, ByteView bytes, const std::string& place) {
    if (const auto known = decoded_.find(asset.sha256); known != decoded_.end()) {
      asset.mesh = known->second;
      return;
    }
    auto loaded = asset::decodeKept(bytes, task_);
    if (!loaded) return findings_.addInside(std::move(loaded).error(), place);
    for (Diagnostic& finding : loaded->findings) findings_.addInside(std::move(finding), place);
    asset.mesh = std::make_shared<const asset::MeshAsset>(std::move(loaded->value));
    decoded_.emplace(asset.sha256, asset.mesh);
  }

  const std::filesystem::path& folder_;
  Findings& findings_;
  const Task& task_;
  std::map<std::string, std::shared_ptr<const Bytes>> stored_;              ///< By SHA-256.
  std::map<std::string, std::shared_ptr<const asset::MeshAsset>> decoded_;  ///< By SHA-256.
};

}  // namespace

Result<void> loadAssets(Scene& scene, Findings& findings, const Task& task) {
  AssetLoader loader(scene, findings, task);
  std::size_t done = 0;
  for (auto& [name, asset] : scene.assets) {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    task.report(static_cast<double>(done++) / static_cast<double>(scene.assets.size()), name);
    loader.load(asset, memberPlace("assets", name));
  }
  task.report(1, {});
  return {};
}

}  // namespace wb::scene
