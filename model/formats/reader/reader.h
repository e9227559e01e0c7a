#pragma once

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/formats/reader/flat_scene.h"
#include "model/formats/reader/worker_process.h"

#include <filesystem>
#include <string_view>

namespace wb::worker {

/// What reads a model, and what it may use.
struct Options {
  std::filesystem::path program = "/proc/self/exe";  ///< What answers the switch.
  Bounds bounds{limits::memoryBytes, limits::workerProcessorSeconds, limits::workerSeconds};
};

/// The model `file`, whose content is of `format` (a word that the worker knows), read in a process
/// of its own: whatever the file does to the reader, this returns, at the latest after the wall
/// time, and at once when the task is cancelled. Every other ending is the error's sentence.
/// Progress goes to the task. The file is read in its own folder or below only. The worker takes at
/// most what the task's budget leaves; what it hands back is drawn from that.
/// @param file     Need not be absolute.
/// @param format   One of import3d::formats().
/// @param options  The program is started with the worker's switch; its bounds are lowered to the
///                 limits of this process and to what the task's budget leaves.
/// @param task     Cancelled: the worker is killed, and this fails.
Result<FlatScene> read(const std::filesystem::path& file, std::string_view format,
                       const Options& options, const Task& task);

}  // namespace wb::worker
