#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

struct BareOptions;
struct ReadScene;

/// In the order in which they are told to users.
enum class FileKind {
  project,
  meshAsset,
  slm,
  openSimObject,
  openSimArchive,
  oxp,
  collada,
  fbx,
  glb,
  gltf,
  obj,
  ply,
  stl,
  octreeScene,
  nxoc,
  ogz,
  unknown
};

/// What a user takes a file for.
enum class FileUse : std::uint8_t { project, meshAsset, objects, model, octrees };

/// Kinds of 3D models without any notion of a grid.
enum class ModelFormat : std::uint8_t { collada, fbx, glb, gltf, obj, ply, stl };

/// A file whose kind is told.
struct ToldFile {
  const std::filesystem::path& path;
  ByteView bytes;
  const std::string& sha256;
  ModelFormat model;    ///< Of a 3D model.
  int descriptor = -1;  ///< The file, open for reading, where the bytes are a view of it.
};

/// All that is to be known of a kind.
struct FileKindInfo {
  FileKind kind;
  std::string_view name;  ///< Stable code: `mesh_asset`.
  FileUse use;
  std::string_view suffixes;  ///< The usual one first: `.llmesh .mesh`.
  /// Whether a file in a folder that is named so is meant to be opened, whatever is in it.
  bool isMeantByName;
  bool hasPlaces;              ///< Says where its linksets are in a region.
  std::string_view mediaType;  ///< That the desktop opens with the program; empty: none.
  /// Whether these are the bytes of one; null for most 3D models, which modelFormatOf tells.
  bool (*isKind)(ByteView bytes, const Task& task);
  /// Whether they may be one, for a file of no other kind; null: no name helps.
  bool (*mayBeKind)(ByteView bytes, const std::filesystem::path& path);
  Result<ReadScene> (*read)(const ToldFile& file, const BareOptions& options, const Task& task);
  std::optional<ModelFormat> model{};
  bool isReadByWorker = false;  ///< By a process of its own.
};

/// All but unknown, in the order in which they are looked for: what begins like two is of the
/// first.
std::span<const FileKindInfo> fileKinds();

/// Null for unknown.
/// @return The row of `kind` in fileKinds(), valid for the whole program.
const FileKindInfo* infoOf(FileKind kind);

/// Told by content, from its outermost element on; the name helps where that is cut or damaged. Not
/// to be used when cancelled.
/// @param bytes  All of the file, or as much of its beginning as there is.
/// @param name   Only its ending is looked at; empty: content alone decides.
/// @param task   Cancelled: the search ends early, with a result that means nothing.
/// @return FileKind::unknown where no kind fits.
FileKind kindOf(ByteView bytes, const std::filesystem::path& name = {}, const Task& task = {});

/// Whether it is a 3D model without any notion of a grid.
/// @param kind  Also unknown, which is none.
bool isModelFile(FileKind kind);

/// Whether a process of its own reads it: a 3D model, a map, or objects, in an archive or not.
/// @param kind  Also unknown, which is not read.
bool isReadByWorker(FileKind kind);

/// Its code; `unknown` has one too.
/// @param kind  Also unknown.
std::string_view name(FileKind kind);

/// What names of a `kind` end in, the usual one first.
std::vector<std::string_view> suffixesOf(const FileKindInfo& kind);

/// Whether a file is named as those of a kind are, in letters of any case.
/// @param kind  Whose suffixes are compared.
/// @param path  Only its last extension is looked at; it need not exist.
bool isNamedAs(const FileKindInfo& kind, const std::filesystem::path& path);

/// The kind that a file is meant to be by its name alone, whatever is in it; null: of none.
/// Only kinds with isMeantByName count. `path` need not exist.
const FileKindInfo* kindMeantBy(const std::filesystem::path& path);

/// What a name ends in, `.dae`, in small letters.
/// ASCII letters only. Empty where `path` has no extension.
std::string lowerSuffix(const std::filesystem::path& path);

/// Of all kinds, or those of one use, in the order of FileKind: `.llmesh`, `.mesh`, `.slm`.
/// @param use  Nothing: all kinds.
std::vector<std::string_view> suffixes(std::optional<FileUse> use = {});

/// For sentences that list what can be opened: {projects}, {mesh_assets}, {objects}, {models} and
/// {octrees} are the suffixes of such files.
std::vector<Argument> suffixArguments();

}  // namespace wb::import
