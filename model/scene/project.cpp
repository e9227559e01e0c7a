#include "model/scene/project.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/scene/detail/field_reader.h"
#include "model/scene/detail/field_writer.h"
#include "model/scene/detail/project_assets.h"
#include "model/scene/detail/project_check.h"
#include "model/scene/detail/project_fields.h"
#include "model/scene/detail/project_octrees.h"
#include "model/scene/detail/project_pieces.h"
#include "model/scene/detail/project_version.h"
#include "model/scene/detail/root_pose.h"
#include "model/scene/give_ids.h"
#include "model/scene/json_document.h"
#include "model/scene/project_paths.h"

#include <string>
#include <utility>

namespace wb::scene {
namespace {

/// What the text itself says.
Result<Scene> readWhole(std::string_view text, Findings& findings, const Task& task) {
  const Result<Json> document = parseJson(text, findings, task);
  if (!document) return tl::unexpected(document.error());
  if (auto usable = checkVersion(*document); !usable) return failure(std::move(usable));
  Scene scene;
  const Place top;
  FieldReader fields(*document, top, findings, task);
  declare(fields, scene);
  return scene;
}

}  // namespace

Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task) {
  if (text.size() > limits::projectBytes)
    return failure(baseTexts["file.too_large"],
                   {{"bytes", text.size()}, {"limit", limits::projectBytes}});
  Findings findings;
  Scene scene;
  if (auto inPieces = readInPieces(text, task)) {
    scene = std::move(*inPieces);
  } else {
    auto whole = readWhole(text, findings, task);
    if (!whole) return tl::unexpected(std::move(whole).error());
    scene = std::move(*whole);
  }
  scene.folder = absoluteFolder(folder);
  takeRootPoses(scene, findings);
  if (auto loaded = loadAssets(scene, findings, task); !loaded) return failure(std::move(loaded));
  if (auto loaded = loadOctrees(scene, findings, task); !loaded) return failure(std::move(loaded));
  checkReferences(scene, findings, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return Loaded<Scene>{std::move(scene), findings.take()};
}

Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task) {
  const Result<Bytes> bytes = readFile(path, limits::projectBytes, task);
  if (!bytes) return tl::unexpected(bytes.error());
  auto loaded = parseProject(textOf(*bytes), path.parent_path(), task);
  if (!loaded) return tl::unexpected(inFile(std::move(loaded).error(), path.string()));
  for (Diagnostic& finding : loaded->findings) finding = inFile(std::move(finding), path.string());
  return loaded;
}

void moveTo(Scene& scene, const std::filesystem::path& folder) {
  const std::filesystem::path to = absoluteFolder(folder);
  for (auto& [name, asset] : scene.assets) asset.path = pathSeenFrom(to, scene.folder, asset.path);
  for (OctreeEntry& octree : scene.octrees)
    octree.path = pathSeenFrom(to, scene.folder, octree.path);
  scene.folder = to;
}

std::string formatProject(Scene& scene, const std::filesystem::path& folder) {
  giveIds(scene);
  Scene moved = scene;
  moveTo(moved, folder);
  return printed(FieldWriter::written(moved));
}

Result<void> writeProject(Scene& scene, const std::filesystem::path& path) {
  return writeFile(path, bytesOf(formatProject(scene, path.parent_path())));
}

std::filesystem::path projectFolder(const std::filesystem::path& projectFile) {
  return absoluteFolder(projectFile.parent_path());
}

bool looksLikeProject(std::string_view text, const Task& task) {
  return beginsWithKey(text, versionKey, task);
}

}  // namespace wb::scene
