#pragma once

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/formats/reader/flat_scene.h"
#include "model/formats/reader/walls.h"
#include "model/formats/reader/worker_process.h"

#include <filesystem>
#include <string_view>

namespace wb::worker {

/// What reads a model, and what it may use.
struct Options {
  std::filesystem::path program;  ///< The worker; none: readerProgram().
  Bounds bounds{limits::memoryBytes, limits::workerProcessorSeconds, limits::workerSeconds};
};

/// The program that reads models, `<prefix>/libexec/weighbridge/read-models`, where this one is
/// `<prefix>/bin/…`. Nobody has looked whether it is there.
std::filesystem::path readerProgram();

/// The model `file`, whose content is of `format` (a word that the worker knows), read in a process
/// of its own: whatever the file does to the reader, this returns, at the latest after the wall
/// time, and at once when the task is cancelled. Every other ending is the error's sentence.
/// Progress goes to the task. The worker opens nothing: it gets the model open, and asks for what
/// the model names, of which it gets what is in the model's folder or below. It takes at most what
/// the task's budget leaves; what it hands back is drawn from that.
/// @param file     Need not be absolute.
/// @param format   One of import3d::formats().
/// @param options  The bounds are lowered to the limits of this process and to what the task's
///                 budget leaves.
/// @param task     Cancelled: the worker is killed, and this fails.
Result<FlatScene> read(const std::filesystem::path& file, std::string_view format,
                       const Options& options, const Task& task);

/// The walls that hold around workers on this system. The error is as for read().
/// @param program  As in Options.
Result<Walls> wallsAround(const std::filesystem::path& program = {});

}  // namespace wb::worker
