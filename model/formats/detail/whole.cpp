#include "model/formats/detail/export_texts.h"
#include "model/formats/export.h"
#include "model/octree/octree_scene_text.h"
#include "model/scene/project.h"

#include <algorithm>

namespace wb::exporting {
namespace {

/// What text cannot hold of a scene; nothing if it can hold it all.
std::optional<Text> lostAsText(const scene::Scene& scene) {
  const bool hasNames = std::ranges::any_of(
      scene.octrees, [](const scene::OctreeEntry& entry) { return !entry.name.empty(); });
  const bool hasUnread = std::ranges::any_of(
      scene.octrees, [](const scene::OctreeEntry& entry) { return !entry.cubes; });
  if (!scene.linksets.empty()) return exportTexts["export.lost_linksets"];
  if (!scene.regions.empty()) return exportTexts["export.lost_regions"];
  if (scene.profile != scene::ProfileSetting()) return exportTexts["export.lost_profile"];
  if (!scene.scenarios.empty()) return exportTexts["export.lost_scenarios"];
  if (!scene.measured.empty()) return exportTexts["export.lost_measured"];
  if (hasNames) return exportTexts["export.lost_names"];
  if (hasUnread) return exportTexts["export.lost_octrees"];
  return {};
}

Result<Bytes> copied(std::string_view text) {
  const ByteView bytes = bytesOf(text);
  return Bytes(bytes.begin(), bytes.end());
}

Result<Bytes> wholeAsText(const scene::Scene& scene) {
  if (const auto lost = lostAsText(scene))
    return failure(exportTexts["export.would_lose"], {{"what", Sentence{*lost, {}}}});
  Bytes all;
  const auto take = [&all](std::string_view text) {
    all.insert(all.end(), text.begin(), text.end());
  };
  auto made = writeSceneText(scene, {}, take);
  if (!made) return failure(std::move(made));
  return all;
}

Result<Bytes> wholeAs(std::optional<Format> format, scene::Scene& scene,
                      const std::filesystem::path& file) {
  if (format == Format::project)
    return copied(scene::formatProject(scene, scene::projectFolder(file)));
  if (format == Format::octreeScene) return wholeAsText(scene);
  return failure(exportTexts["export.cannot_save"]);
}

}  // namespace

Result<Bytes> wholeOf(scene::Scene& scene, const std::filesystem::path& file) {
  auto whole = wholeAs(formatOf(file), scene, file);
  if (!whole) return tl::unexpected(inFile(std::move(whole).error(), file.string()));
  return whole;
}

}  // namespace wb::exporting
