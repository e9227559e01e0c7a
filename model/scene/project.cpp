#include "model/scene/project.h"

#include "model/base/file.h"
#include "model/base/texts.h"
#include "model/scene/field_reader.h"
#include "model/scene/field_writer.h"
#include "model/scene/json_document.h"
#include "model/scene/project_assets.h"
#include "model/scene/project_check.h"
#include "model/scene/project_fields.h"
#include "model/scene/project_octrees.h"
#include "model/scene/project_paths.h"
#include "model/scene/texts.h"

#include <cmath>
#include <string>

namespace wb::scene {
namespace {

/// A version is a number whose whole part is the major version.
Result<void> checkVersion(const Json& document) {
  if (!document.is_object() || !document.contains(versionKey))
    return failure(sceneTexts["project.not_a_project"]);
  const Json& version = document[versionKey];
  const double number = version.is_number() ? std::floor(version.get<double>()) : 0;
  if (number > majorVersion)
    return failure(sceneTexts["project.newer_version"], {{"version", excerpt(version)}},
                   std::string(versionKey));
  if (number < majorVersion)
    return failure(sceneTexts["project.bad_version"], {{"found", excerpt(version)}},
                   std::string(versionKey));
  return {};
}

void giveId(Uuid& id) {
  if (id.isNull()) id = Uuid::random();
}

void giveIds(Scene& scene) {
  for (Region& region : scene.regions) giveId(region.id);
  for (Linkset& linkset : scene.linksets) {
    giveId(linkset.id);
    for (Part& part : linkset.parts) giveId(part.id);
  }
}

}  // namespace

Result<Loaded<Scene>> parseProject(std::string_view text, const std::filesystem::path& folder,
                                   const Task& task) {
  if (text.size() > limits::projectBytes)
    return failure(baseTexts["file.too_large"], {{"limit", limits::projectBytes}});
  Findings findings;
  const Result<Json> document = parseJson(text, findings, task);
  if (!document) return tl::unexpected(document.error());
  if (auto usable = checkVersion(*document); !usable) return failure(std::move(usable));

  Scene scene;
  scene.folder = absoluteFolder(folder);
  const Place top;
  FieldReader fields(*document, top, findings);
  declare(fields, scene);
  if (auto loaded = loadAssets(scene, findings, task); !loaded) return failure(std::move(loaded));
  if (auto loaded = loadOctrees(scene, findings, task); !loaded) return failure(std::move(loaded));
  checkReferences(scene, findings);
  return Loaded<Scene>{std::move(scene), findings.take()};
}

Result<Loaded<Scene>> readProject(const std::filesystem::path& path, const Task& task) {
  const Result<Bytes> bytes = readFile(path, limits::projectBytes);
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

bool looksLikeProject(std::string_view text) { return beginsWithKey(text, versionKey); }

}  // namespace wb::scene
