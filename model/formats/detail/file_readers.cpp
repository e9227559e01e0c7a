#include "model/formats/detail/file_readers.h"

#include "model/asset/asset_held_bytes.h"
#include "model/asset/decode.h"
#include "model/core/utf8.h"
#include "model/formats/detail/import_texts.h"
#include "model/formats/detail/mesh_part.h"
#include "model/formats/detail/model_file.h"
#include "model/formats/detail/open_sim_archive.h"
#include "model/formats/detail/open_sim_object.h"
#include "model/formats/detail/oxp.h"
#include "model/formats/detail/read_octrees.h"
#include "model/formats/detail/read_slm.h"
#include "model/formats/detail/wholeness_check.h"
#include "model/formats/open.h"
#include "model/octree/nxoc.h"
#include "model/scene/known_size.h"
#include "model/scene/project.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace wb::import {
namespace {

scene::Part barePart(const std::string& name, const asset::MeshAsset& mesh,
                     const BareOptions& options) {
  scene::Part part;
  part.name = name;
  part.kind = scene::PartKind::mesh;
  part.asset = name;
  part.scale = options.size.value_or(glm::dvec3(1));
  part.shapeType = options.shapeType.value_or(usualShapeType(mesh));
  part.scripts = options.scripts;
  return part;
}

/// Where the asset is, or itself where a project, which is UTF-8, could not say where.
void keep(scene::Asset& stored, const std::filesystem::path& path, ByteView bytes) {
  std::error_code error;
  if (isUtf8(std::filesystem::absolute(path, error).string())) {
    stored.path = path.filename().string();
  } else {
    stored.data = std::make_shared<const Bytes>(bytes.begin(), bytes.end());
  }
}

scene::Scene bareScene(const std::filesystem::path& path, ByteView bytes, asset::MeshAsset mesh,
                       const std::string& sha256, const BareOptions& options) {
  const std::string name = path.stem().string();
  scene::Linkset linkset;
  linkset.name = name;
  linkset.physical = options.physical;
  linkset.parts.push_back(barePart(name, mesh, options));

  scene::Scene scene;
  scene.name = name;
  scene::Asset& stored = scene.assets[name];
  keep(stored, path, bytes);
  stored.sha256 = sha256;
  stored.mesh = std::make_shared<const asset::MeshAsset>(std::move(mesh));
  scene.linksets.push_back(std::move(linkset));
  return scene;
}

std::string stemOf(const ToldFile& file) { return file.path.stem().string(); }

}  // namespace

SceneRead readProjectScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return scene::parseProject(textOf(file.bytes), scene::projectFolder(file.path), task)
      .map([](Loaded<scene::Scene>&& read) {
        return ReadScene{std::move(read), Wholeness::consistent};
      });
}

SceneRead readMeshAssetScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  auto decoded = asset::decodeKept(file.bytes, task);
  if (!decoded) return failure(std::move(decoded));
  const Wholeness wholeness = asset::wholenessOf(decoded->value, file.bytes.size());
  return ReadScene{
      {bareScene(file.path, file.bytes, std::move(decoded->value), file.sha256, options),
       std::move(decoded->findings)},
      wholeness};
}

SceneRead readSlmScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readSlm(file.bytes, stemOf(file), task);
}

SceneRead readObjectScene(const ToldFile& file, const BareOptions&, const Task& task) {
  auto read = readOpenSimObjects(
      file.bytes, [](const Uuid&) { return std::string(); }, task);
  if (!read) return failure(std::move(read));
  ReadScene loaded{{{}, std::move(read->findings)}, Wholeness::consistent};
  loaded.value.name = stemOf(file);
  loaded.value.linksets = std::move(read->value);
  return loaded;
}

SceneRead readArchiveScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readOpenSimArchive(file.bytes, stemOf(file), task);
}

SceneRead readOxpScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readOxp(file.bytes, stemOf(file), task);
}

SceneRead readModelScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file.path, error))
    return failure(importTexts["plain.no_file"]);
  auto check = checkModel(file.model, file.bytes, task);
  if (!check) return failure(std::move(check));
  const PartOptions parts{options.makeLods ? LevelSource::quarters : options.levels,
                          options.joinsFaces};
  auto read = readModelFile(file.path, file.model, options.size, parts, options.worker, task);
  if (!read) return failure(std::move(read));
  scene::Linkset& linkset = read->value.linksets.front();
  linkset.physical = options.physical;
  linkset.parts.front().scripts = options.scripts;
  for (scene::Part& part : linkset.parts)
    part.shapeType = options.shapeType.value_or(part.shapeType);
  if (hasError(check->findings)) std::ranges::for_each(linkset.parts, scene::markUnproven);
  append(check->findings, std::move(read->findings));
  return ReadScene{{std::move(read->value), std::move(check->findings)}, check->wholeness};
}

SceneRead readOctreeTextScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readOctreeScene(file.bytes, stemOf(file), task).map([](scene::Scene&& read) {
    return ReadScene{{std::move(read), {}}, Wholeness::unknown};
  });
}

SceneRead readNxocScene(const ToldFile& file, const BareOptions& options, const Task& task) {
  if (!octree::looksLikeNxoc(file.bytes))
    return tl::unexpected(octree::readNxoc(file.bytes).error());
  return readOctreeFileScene(file, options, task);
}

SceneRead readOctreeFileScene(const ToldFile& file, const BareOptions&, const Task& task) {
  return readOneOctree(file.bytes, stemOf(file), file.path.filename().string(), task);
}

}  // namespace wb::import
