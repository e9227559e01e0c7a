// Files and scenes: reads every kind of file that the program opens into a scene, and writes
// scenes as files. Begin with open(): it tells the kind by the content and reads the file within
// the bounds of limits.h; isPartial() says whether anything of it is missing.
//  - file_kinds.h: all kinds of files, a row each (fileKinds(), kindOf()); folder.h: the files
//    below a folder that are worth opening (filesBelow(), isToOpen()).
//  - join.h: several opened files as one scene (SceneJoiner), side by side (SideBySide).
//  - measured_costs.h: what the grid measured, from CSV, chat and LLSD (withMeasuredFile()).
//  - export.h: a scene as a file (write(), wholeOf()), and why the uploader would refuse it
//    (refusalOf()); write_octrees.h: parts to octrees and back; physics_hulls.h: new physics of a
//    part, and as files for the uploader.
//  - read_part.h: what the readers of objects share; recovery.h: changes kept in case of a crash.
// Worker processes read 3D models and objects: reader/reader.h starts them and takes what they
// read, models3d/models3d.h and archives/archives.h are what they do there.

#pragma once

#include "model/asset/shared_assets.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/formats/file_kinds.h"
#include "model/formats/reader/reader.h"
#include "model/scene/scene.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wb::import {

/// Where a plain model's levels of detail come from that no file gives.
enum class LevelSource : std::uint8_t {
  uploader,  ///< Generated as the uploader's defaults do.
  asGiven,   ///< None: the next higher one serves.
  quarters,  ///< Each a quarter of the triangles of the one above.
};

/// The words of `--levels`.
struct LevelSourceName {
  std::string_view name;
  LevelSource source;
};
inline constexpr std::array levelSourceNames{LevelSourceName{"uploader", LevelSource::uploader},
                                             LevelSourceName{"as-given", LevelSource::asGiven}};

/// How a bare mesh asset or a 3D model is weighed; other files say all this themselves.
struct BareOptions {
  std::optional<glm::dvec3> size;  ///< Metres; else 1×1×1, or a model's own.
  /// Else prim for an asset with a physics mesh or a list of hulls, convex_hull without.
  std::optional<scene::ShapeType> shapeType;
  bool physical = false;
  std::size_t scripts = 0;  ///< In a model's root part.
  /// Of a model: where lower levels of detail that it lacks come from; `makeLods`: quarters.
  LevelSource levels = LevelSource::uploader;
  bool makeLods = false;
  /// Of a model: more than eight faces stay one part, to show what fewer materials would cost.
  bool joinsFaces = false;
  /// Of a model without files for its levels of detail or its physics shape: its nodes are one, as
  /// a modeling program joins them, to show what that would cost.
  bool joinsNodes = false;
  /// Of any file: the bytes that opening it may hold at once; else usualMemory().
  std::optional<std::size_t> memory;
  worker::Options worker;  ///< What reads a 3D model, objects, or a map.
};

/// While there is one, the files that open() reads share the assets that are equal, each decoded
/// once: for callers that open many.
using asset::AssetSharing;

/// What open() read of a file.
struct Opened {
  scene::Scene scene;
  FileKind kind = FileKind::unknown;
  Wholeness wholeness = Wholeness::unknown;  ///< How it is known that all of the file was read.
  std::string sha256;                        ///< Of the file.
  std::size_t bytes = 0;                     ///< Size of the file.
  /// It and what it names: nothing of that may be written over.
  std::vector<std::filesystem::path> files;
};

/// A file as a scene: a project as it is, a mesh asset as one linkset of one part named after the
/// file, a viewer's model file (.slm) as one linkset of its instances, objects and archives of
/// OpenSim as their linksets, a 3D model as one linkset of its nodes, octrees as those of a scene
/// without linksets. Findings and errors carry the file as given. A mesh asset inside it that there
/// is no memory left for is a finding; anything else that there is none for is the error.
/// @param path     Its kind is told by its content, see kindOf().
/// @param options  Of mesh assets and 3D models; only `memory` matters to all files.
/// @param task     Cancelled: fails.
Result<Loaded<Opened>> open(const std::filesystem::path& path, const BareOptions& options = {},
                            const Task& task = {});

/// Whether not all of what was opened is there: something in it is damaged, a mesh is missing, or
/// the scale of a part cannot be used.
bool isPartial(const Loaded<Opened>& opened);

}  // namespace wb::import
