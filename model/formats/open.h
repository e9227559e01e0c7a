#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/core/wholeness.h"
#include "model/formats/file_kinds.h"
#include "model/formats/levels_of_models.h"
#include "model/formats/reader/process.h"
#include "model/scene/scene.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace wb::import {

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
  /// Of any file: the bytes that opening it may hold at once; else usualMemory().
  std::optional<std::size_t> memory;
  worker::Options worker;  ///< What reads a 3D model.
};

/// A file as a scene: a project as it is, a mesh asset as one linkset of one part named after the
/// file, a viewer's model file (.slm) as one linkset of its instances, objects and archives of
/// OpenSim as their linksets, a 3D model as one linkset of its nodes, octrees as those of a scene
/// without linksets. Findings and errors carry the file as given. A mesh asset inside it that there
/// is no memory left for is a finding; anything else that there is none for is the error.
struct Opened {
  scene::Scene scene;
  FileKind kind = FileKind::unknown;
  Wholeness wholeness = Wholeness::unknown;  ///< How it is known that all of the file was read.
  std::string sha256;                        ///< Of the file.
  std::size_t bytes = 0;                     ///< Size of the file.
  /// It and what it names: nothing of that may be written over.
  std::vector<std::filesystem::path> files;
};
Result<Loaded<Opened>> open(const std::filesystem::path& path, const BareOptions& options = {},
                            const Task& task = {});

}  // namespace wb::import
