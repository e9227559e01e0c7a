#include "model/import/open.h"

#include "model/asset/decode.h"
#include "model/asset/held_bytes.h"
#include "model/base/digest.h"
#include "model/base/file.h"
#include "model/base/memory_budget.h"
#include "model/base/utf8.h"
#include "model/import/archive.h"
#include "model/import/endings.h"
#include "model/import/mesh_part.h"
#include "model/import/model_file.h"
#include "model/import/named_files.h"
#include "model/import/octrees.h"
#include "model/import/open_sim_archive.h"
#include "model/import/open_sim_object.h"
#include "model/import/oxp.h"
#include "model/import/read_part.h"
#include "model/import/slm.h"
#include "model/import/texts.h"
#include "model/octree/nxoc.h"
#include "model/octree/ogz.h"
#include "model/octree/scene_text.h"
#include "model/scene/project.h"

#include <algorithm>
#include <array>
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

Result<Loaded<scene::Scene>> openMeshAsset(const std::filesystem::path& path, ByteView bytes,
                                           const std::string& sha256, const BareOptions& options,
                                           const Task& task) {
  auto decoded = asset::decodeKept(bytes, task);
  if (!decoded) return failure(std::move(decoded));
  return Loaded<scene::Scene>{bareScene(path, bytes, std::move(decoded->value), sha256, options),
                              std::move(decoded->findings)};
}

/// No reader of octrees goes on after something that is wrong.
Result<Loaded<scene::Scene>> withoutFindings(Result<scene::Scene> scene) {
  return std::move(scene).map([](scene::Scene&& read) {
    return Loaded<scene::Scene>{std::move(read), {}};
  });
}

/// Objects alone have no meshes with them.
Result<Loaded<scene::Scene>> openSimObjects(ByteView bytes, const std::string& name,
                                            const Task& task) {
  auto read = readOpenSimObjects(
      bytes, [](const Uuid&) { return std::string(); }, task);
  if (!read) return failure(std::move(read));
  Loaded<scene::Scene> loaded{{}, std::move(read->findings)};
  loaded.value.name = name;
  loaded.value.linksets = std::move(read->value);
  return loaded;
}

constexpr std::array modelKinds{FileKind::collada, FileKind::fbx, FileKind::glb, FileKind::gltf,
                                FileKind::obj,     FileKind::ply, FileKind::stl};

/// The options as for a bare asset; the shape type is of every part.
Result<Loaded<scene::Scene>> openModelFile(const std::filesystem::path& path, ByteView bytes,
                                           FileKind kind, const BareOptions& options,
                                           const Task& task) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return failure(importTexts["plain.no_file"]);
  const auto format = std::ranges::find(modelKinds, kind) - modelKinds.begin();
  const auto checked = checkModel(allModelFormats[static_cast<std::size_t>(format)], bytes, task);
  if (!checked) return tl::unexpected(checked.error());
  auto read = readModelFile(path, allModelFormats[static_cast<std::size_t>(format)], options.size,
                            options.makeLods, options.worker, task);
  if (!read) return read;
  scene::Linkset& linkset = read->value.linksets.front();
  linkset.physical = options.physical;
  linkset.parts.front().scripts = options.scripts;
  for (scene::Part& part : linkset.parts)
    part.shapeType = options.shapeType.value_or(part.shapeType);
  return read;
}

/// What is wrong with a file whose content is of no kind: with the content that its name promises,
/// if it does.
Diagnostic whyUnknown(const std::filesystem::path& path, ByteView bytes, const Task& task) {
  if (bytes.empty()) return failure(importTexts["import.empty"]).value();
  const std::string ending = lowerEnding(path);
  if (ending == ".weighbridge")
    if (auto read = scene::parseProject(textOf(bytes), scene::projectFolder(path), task); !read)
      return std::move(read).error();
  if (ending == ".obj") return failure(importTexts["import.no_vertex"]).value();
  if (hasTellingEnding(path))
    return failure(importTexts["import.not_as_named"], {{"ending", ending}}).value();
  return failure(importTexts["import.unknown_kind"]).value();
}

Result<Loaded<scene::Scene>> openScene(const std::filesystem::path& path, ByteView bytes,
                                       const Opened& about, const BareOptions& options,
                                       const Task& task) {
  switch (about.kind) {
    case FileKind::project:
      return scene::parseProject(textOf(bytes), scene::projectFolder(path), task);
    case FileKind::meshAsset:
      return openMeshAsset(path, bytes, about.sha256, options, task);
    case FileKind::slm:
      return readSlm(bytes, path.stem().string(), task);
    case FileKind::openSimObject:
      return openSimObjects(bytes, path.stem().string(), task);
    case FileKind::openSimArchive:
      return readOpenSimArchive(bytes, path.stem().string(), task);
    case FileKind::oxp:
      return readOxp(bytes, path.stem().string(), task);
    case FileKind::collada:
    case FileKind::fbx:
    case FileKind::glb:
    case FileKind::gltf:
    case FileKind::obj:
    case FileKind::ply:
    case FileKind::stl:
      return openModelFile(path, bytes, about.kind, options, task);
    case FileKind::octreeScene:
      return withoutFindings(readOctreeScene(bytes, path.stem().string(), task));
    case FileKind::nxoc:
      // Told by its name alone: its reader says where it differs.
      if (!octree::looksLikeNxoc(bytes)) return tl::unexpected(octree::readNxoc(bytes).error());
      [[fallthrough]];
    case FileKind::ogz:
      return withoutFindings(
          readOneOctree(bytes, path.stem().string(), path.filename().string(), task));
    case FileKind::unknown:
      break;
  }
  return tl::unexpected(whyUnknown(path, bytes, task));
}

/// A mesh asset by its name that was cut within the first key of its header: its bytes tell no more
/// than that they begin one.
bool isCutMeshAsset(ByteView bytes, const std::filesystem::path& name) {
  const std::string extension = lowerEnding(name);
  return (extension == ".llmesh" || extension == ".mesh") && asset::beginsLikeHeader(bytes);
}

}  // namespace

FileKind kindOf(ByteView bytes, const std::filesystem::path& name, const Task& task) {
  if (asset::looksLikeMeshAsset(bytes, task)) return FileKind::meshAsset;
  if (scene::looksLikeProject(textOf(bytes), task)) return FileKind::project;
  if (octree::looksLikeNxoc(bytes)) return FileKind::nxoc;
  if (octree::looksLikeOgz(bytes)) return FileKind::ogz;
  if (looksLikeArchive(bytes)) return FileKind::openSimArchive;
  if (looksLikeOxp(bytes)) return FileKind::oxp;
  if (looksLikeOpenSimObject(bytes)) return FileKind::openSimObject;
  if (looksLikeSlm(bytes, task)) return FileKind::slm;
  if (octree::looksLikeSceneText(textOf(bytes))) return FileKind::octreeScene;
  if (const auto format = modelFormatOf(bytes, name))
    return modelKinds[static_cast<std::size_t>(*format)];
  if (isCutMeshAsset(bytes, name)) return FileKind::meshAsset;
  return !bytes.empty() && name.extension() == ".nxoc" ? FileKind::nxoc : FileKind::unknown;
}

bool isModelFile(FileKind kind) { return std::ranges::find(modelKinds, kind) != modelKinds.end(); }

std::string_view name(FileKind kind) {
  switch (kind) {
    case FileKind::project:
      return "project";
    case FileKind::meshAsset:
      return "mesh_asset";
    case FileKind::slm:
      return "slm";
    case FileKind::openSimObject:
      return "open_sim_object";
    case FileKind::openSimArchive:
      return "open_sim_archive";
    case FileKind::oxp:
      return "oxp";
    case FileKind::collada:
      return "collada";
    case FileKind::fbx:
      return "fbx";
    case FileKind::glb:
      return "glb";
    case FileKind::gltf:
      return "gltf";
    case FileKind::obj:
      return "obj";
    case FileKind::ply:
      return "ply";
    case FileKind::stl:
      return "stl";
    case FileKind::octreeScene:
      return "octree_scene";
    case FileKind::nxoc:
      return "nxoc";
    case FileKind::ogz:
      return "ogz";
    case FileKind::unknown:
      break;
  }
  return "unknown";
}

Result<Loaded<Opened>> open(const std::filesystem::path& path, const BareOptions& options,
                            const Task& task) {
  MemoryBudget budget(options.memory.value_or(usualMemory()));
  Task bounded = task;
  bounded.memory = &budget;
  std::error_code noSize;
  const auto size = std::filesystem::file_size(path, noSize);
  if (auto taken = takeMemory(bounded, noSize ? 0 : size); !taken)
    return tl::unexpected(inFile(std::move(taken).error(), path.string()));
  const Result<Bytes> bytes = readFile(path, limits::fileBytes, bounded);
  if (!bytes) return tl::unexpected(bytes.error());
  Loaded<Opened> opened;
  opened.value.kind = kindOf(*bytes, path, task);
  auto digest = sha256(*bytes, task);
  if (!digest) return tl::unexpected(inFile(std::move(digest).error(), path.string()));
  opened.value.sha256 = std::move(*digest);
  opened.value.bytes = bytes->size();
  auto loaded = openScene(path, *bytes, opened.value, options, bounded);
  if (!loaded) return tl::unexpected(inFile(std::move(loaded).error(), path.string()));
  opened.value.scene = std::move(loaded->value);
  if (opened.value.kind != FileKind::project) dropRepeatedIds(opened.value.scene, loaded->findings);
  opened.value.scene.folder = scene::projectFolder(path);
  opened.value.files = filesOf(path, opened.value.kind, *bytes, opened.value.scene);
  append(opened.findings, std::move(loaded->findings), path.string());
  return opened;
}

}  // namespace wb::import
