#pragma once

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/core/task.h"
#include "model/formats/reader/flat_scene.h"
#include "model/formats/reader/walls.h"
#include "model/formats/reader/worker_process.h"

#include <array>
#include <filesystem>
#include <functional>
#include <string_view>

namespace wb::worker {

/// A program that reads one family of files, so that none loads the libraries of another.
struct ReaderProgram {
  std::string_view family;  ///< As `inspect --cell` has it: `models`.
  std::string_view file;    ///< `read-models`
};
inline constexpr ReaderProgram modelReader{"models", "read-models"};
inline constexpr ReaderProgram archiveReader{"archives", "read-archives"};
inline constexpr std::array readerPrograms{modelReader, archiveReader};

/// What reads a file, and what it may use.
struct Options {
  std::filesystem::path program;  ///< The worker; none: pathOf() its family's.
  Bounds bounds{limits::memoryBytes, limits::workerProcessorSeconds, limits::workerSeconds};
};

/// Where a reader is, `<prefix>/libexec/weighbridge/read-models`, where this program is
/// `<prefix>/bin/…`. Nobody has looked whether it is there.
std::filesystem::path pathOf(const ReaderProgram& reader);

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

/// What a worker of another family than models reads.
struct Input {
  ByteView bytes;       ///< All of the file.
  int descriptor = -1;  ///< The same, open for reading; none: the worker gets a copy of the bytes.
  std::string_view word;  ///< What it is: a word that the worker knows.
};

/// Hands on what a worker finds in a file, piece by piece while it reads. All else is as for
/// read(), except that the worker asks for no files, and may use all of the memory.
/// @param reader   The family of the worker.
/// @param input    The file.
/// @param options  As for read(); without a program it is pathOf() `reader`.
/// @param task     Cancelled: the worker is killed, and this fails.
/// @param take     Gets each piece, of which nothing is to be believed; false: no more is wanted,
///                 and the worker is killed. The time that this takes does not count.
/// @return Whether the worker came to its end, or no more was wanted.
Result<void> readPieces(const ReaderProgram& reader, const Input& input, const Options& options,
                        const Task& task, const std::function<bool(ByteView piece)>& take);

/// Returns the walls that hold around workers on this system. The error is as for read().
/// @param program  A worker, which is started to say it (see pathOf).
Result<Walls> wallsAround(const std::filesystem::path& program);

}  // namespace wb::worker
