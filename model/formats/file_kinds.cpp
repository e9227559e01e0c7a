#include "model/formats/file_kinds.h"

#include "model/asset/decode.h"
#include "model/core/compression.h"
#include "model/formats/detail/archive_kind.h"
#include "model/formats/detail/file_readers.h"
#include "model/formats/detail/model_format.h"
#include "model/formats/detail/oxp_kind.h"
#include "model/formats/detail/slm.h"
#include "model/formats/objects/open_sim_object.h"
#include "model/octree/octree_file.h"
#include "model/octree/octree_text.h"
#include "model/octree/ogz.h"
#include "model/scene/project.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace wb::import {
namespace {

using Path = std::filesystem::path;

/// A mesh asset that was cut within the first key of its header: its bytes tell no more than that
/// they begin one.
bool isCutMeshAsset(ByteView bytes, const Path& path) {
  return import::isNamedAs(*infoOf(FileKind::meshAsset), path) && asset::beginsLikeHeader(bytes);
}

bool isNamedAs(FileKind kind, const Path& path) { return import::isNamedAs(*infoOf(kind), path); }

/// What the program prints as JSON begins like a project, but with the program's version, a text.
bool isAnswer(std::string_view text) { return text.starts_with("{\"weighbridge\": \""); }

/// So its errors are a project's.
bool isProjectByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::project, path) && isAnswer(textOf(bytes));
}

bool isNxocByName(ByteView bytes, const Path& path) {
  return !bytes.empty() && isNamedAs(FileKind::nxoc, path);
}

/// Packed by gzip, and broken before it says what it is.
bool isOgzByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::ogz, path) && looksLikeGzip(bytes);
}

bool isArchiveByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::openSimArchive, path) && looksLikeArchive(bytes);
}

bool isOxpByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::oxp, path) && looksLikeZlib(bytes);
}

bool isObjectByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::openSimObject, path) && beginsLikeOpenSimObject(bytes);
}

bool isOctreeSceneByName(ByteView bytes, const Path& path) {
  return isNamedAs(FileKind::octreeScene, path) && octree::looksLikeSceneText(textOf(bytes));
}

constexpr FileKindInfo modelKind(FileKind kind, std::string_view name, std::string_view suffix,
                                 std::string_view mediaType, ModelFormat format) {
  return {kind,      name,    FileUse::model, suffix,         true,   false,
          mediaType, nullptr, nullptr,        readModelScene, format, true};
}

/// No other mark of a binary STL is as sure as its length, not even the first letters of others.
constexpr FileKindInfo stlKind() {
  FileKindInfo kind = modelKind(FileKind::stl, "stl", ".stl", "model/stl", ModelFormat::stl);
  kind.isKind = [](ByteView bytes, const Task&) { return isBinaryStlByLength(bytes); };
  return kind;
}

/// Objects and scenes of octrees have suffixes that other files have too. Those whose whole
/// beginning is parsed come before those that are told by two bytes or by a length.
constexpr std::array kindRows{
    FileKindInfo{
        FileKind::meshAsset, "mesh_asset", FileUse::meshAsset, ".llmesh .mesh", true, false,
        "application/x-second-life-mesh",
        [](ByteView bytes, const Task& task) { return asset::looksLikeMeshAsset(bytes, task); },
        isCutMeshAsset, readMeshAssetScene},
    FileKindInfo{FileKind::project, "project", FileUse::project, ".weighbridge", true, true,
                 "application/x-weighbridge-project",
                 [](ByteView bytes, const Task& task) {
                   return scene::looksLikeProject(textOf(bytes), task) && !isAnswer(textOf(bytes));
                 },
                 isProjectByName, readProjectScene},
    FileKindInfo{FileKind::nxoc, "nxoc", FileUse::octrees, ".nxoc", true, true,
                 "application/x-inexor-octree",
                 [](ByteView bytes, const Task&) { return octree::looksLikeNxoc(bytes); },
                 isNxocByName, readNxocScene},
    FileKindInfo{FileKind::slm, "slm", FileUse::meshAsset, ".slm", true, false,
                 "application/x-second-life-model",
                 [](ByteView bytes, const Task& task) { return looksLikeSlm(bytes, task); },
                 nullptr, readSlmScene},
    stlKind(),
    FileKindInfo{FileKind::ogz,
                 "ogz",
                 FileUse::octrees,
                 ".ogz",
                 true,
                 true,
                 "application/x-cube2-map",
                 [](ByteView bytes, const Task&) { return octree::looksLikeOgz(bytes); },
                 isOgzByName,
                 readOctreeFileScene,
                 {},
                 true},
    FileKindInfo{FileKind::openSimArchive,
                 "open_sim_archive",
                 FileUse::objects,
                 ".oar .iar",
                 true,
                 true,
                 {},
                 [](ByteView bytes, const Task&) { return looksLikeOpenSimArchive(bytes); },
                 isArchiveByName,
                 readArchiveScene,
                 {},
                 true},
    FileKindInfo{FileKind::oxp,
                 "oxp",
                 FileUse::objects,
                 ".oxp",
                 true,
                 true,
                 "application/x-firestorm-linkset",
                 [](ByteView bytes, const Task&) { return looksLikeOxp(bytes); },
                 isOxpByName,
                 readOxpScene,
                 {},
                 true},
    FileKindInfo{FileKind::openSimObject,
                 "open_sim_object",
                 FileUse::objects,
                 ".xml",
                 false,
                 true,
                 {},
                 [](ByteView bytes, const Task&) { return looksLikeOpenSimObject(bytes); },
                 isObjectByName,
                 readObjectScene,
                 {},
                 true},
    FileKindInfo{FileKind::octreeScene, "octree_scene", FileUse::octrees, ".scene", false, true,
                 "application/x-weighbridge-octrees",
                 [](ByteView bytes, const Task&) { return octree::isSceneText(textOf(bytes)); },
                 isOctreeSceneByName, readOctreeTextScene},
    modelKind(FileKind::collada, "collada", ".dae", {}, ModelFormat::collada),
    modelKind(FileKind::fbx, "fbx", ".fbx", {}, ModelFormat::fbx),
    modelKind(FileKind::glb, "glb", ".glb", "model/gltf-binary", ModelFormat::glb),
    modelKind(FileKind::gltf, "gltf", ".gltf", "model/gltf+json", ModelFormat::gltf),
    modelKind(FileKind::obj, "obj", ".obj", "model/obj", ModelFormat::obj),
    modelKind(FileKind::ply, "ply", ".ply", {}, ModelFormat::ply),
};
static_assert(kindRows.size() == static_cast<std::size_t>(FileKind::unknown));

}  // namespace

std::span<const FileKindInfo> fileKinds() { return kindRows; }

const FileKindInfo* infoOf(FileKind kind) {
  const auto found = std::ranges::find(kindRows, kind, &FileKindInfo::kind);
  return found == kindRows.end() ? nullptr : &*found;
}

FileKind kindOf(ByteView bytes, const Path& name, const Task& task) {
  for (const FileKindInfo& one : kindRows)
    if (one.isKind && one.isKind(bytes, task)) return one.kind;
  if (const auto format = modelFormatOf(bytes, name))
    return std::ranges::find(kindRows, format, &FileKindInfo::model)->kind;
  for (const FileKindInfo& one : kindRows)
    if (one.mayBeKind && one.mayBeKind(bytes, name)) return one.kind;
  return FileKind::unknown;
}

bool isModelFile(FileKind kind) {
  const FileKindInfo* info = infoOf(kind);
  return info && info->use == FileUse::model;
}

bool isReadByWorker(FileKind kind) {
  const FileKindInfo* info = infoOf(kind);
  return info && info->isReadByWorker;
}

std::string_view name(FileKind kind) {
  const FileKindInfo* info = infoOf(kind);
  return info ? info->name : "unknown";
}

std::vector<std::string_view> suffixesOf(const FileKindInfo& kind) {
  std::vector<std::string_view> all;
  for (std::string_view rest = kind.suffixes; !rest.empty();) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    all.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return all;
}

bool isNamedAs(const FileKindInfo& kind, const Path& path) {
  const std::string suffix = lowerSuffix(path);
  const auto all = suffixesOf(kind);
  return std::ranges::find(all, suffix) != all.end();
}

std::string lowerSuffix(const Path& path) {
  std::string suffix = path.extension().string();
  std::ranges::transform(suffix, suffix.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return suffix;
}

const FileKindInfo* kindMeantBy(const Path& path) {
  const auto meant = std::ranges::find_if(kindRows, [&path](const FileKindInfo& kind) {
    return kind.isMeantByName && isNamedAs(kind, path);
  });
  return meant == kindRows.end() ? nullptr : &*meant;
}

std::vector<std::string_view> suffixes(std::optional<FileUse> use) {
  std::vector<std::string_view> all;
  for (int kind = 0; kind < static_cast<int>(FileKind::unknown); ++kind) {
    const FileKindInfo& info = *infoOf(static_cast<FileKind>(kind));
    if (use && info.use != *use) continue;
    std::ranges::copy(suffixesOf(info), std::back_inserter(all));
  }
  return all;
}

std::vector<Argument> suffixArguments() {
  const auto listed = [](FileUse use) { return fmt::format("{}", fmt::join(suffixes(use), ", ")); };
  return {{"projects", listed(FileUse::project)},
          {"mesh_assets", listed(FileUse::meshAsset)},
          {"objects", listed(FileUse::objects)},
          {"models", listed(FileUse::model)},
          {"octrees", listed(FileUse::octrees)}};
}

}  // namespace wb::import
