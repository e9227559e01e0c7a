#pragma once

#include "model/core/core.h"
#include "model/core/limits.h"
#include "model/core/task.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wb {

/// The folder that this program is installed in, or built: its `bin` or `libexec/weighbridge` holds
/// it. Empty where the system does not tell.
std::filesystem::path installedFolder();

/// Protects the program `<prefix>/bin/…` and what is installed with it from being written to, by
/// root too: its folders below `share`, `libexec` and `include`, all that links in the first lead
/// to (the sources, in a build folder), its library of octrees, and its files that desktops and
/// shells read. Called before other threads start; without it, or for no program, nothing is
/// protected.
/// @param program    Its path, as installed.
/// @param libraries  The folder below the prefix that libraries are installed in.
void protectProgramFiles(const std::filesystem::path& program,
                         const std::filesystem::path& libraries = "lib");

/// Returns whether `path` leads to a file that protectProgramFiles() protects, or would if it
/// existed; by whatever name. False for an empty path, and where nothing is protected. True, to be
/// safe, where the system does not tell which those are, as when too many files are open.
bool isProgramFile(const std::filesystem::path& path);

/// Fails where `output`, a file to write, is one that protectProgramFiles() protects.
Result<void> checkIsNotProgramFile(const std::filesystem::path& output);

/// Fails where `output` is one of the files that were read, by whatever name: links, hard or not,
/// lead to the same file. What does not exist yet is none.
Result<void> checkIsNotRead(const std::filesystem::path& output,
                            std::span<const std::filesystem::path> read);

/// Reads a whole file. The error names the file and the system's reason. What is no file (a folder,
/// device, pipe or socket, the name `-`) is refused without waiting for it, and a file that is too
/// large before it is read.
/// @param path  As the user named it: the error has it like this.
/// @param limit  The most bytes that are read.
/// @param task  Asked before every 256 KiB; it reports no progress.
Result<Bytes> readFile(const std::filesystem::path& path, std::size_t limit = limits::fileBytes,
                       const Task& task = {});

/// Decides whether a file is read, by the place where it lies, links followed; empty where the
/// system does not say.
using PlaceCheck = std::function<Result<void>(const std::filesystem::path& place)>;

/// Reads a whole file as readFile() does, if `check` agrees. It is asked about the very file that
/// is then read, whatever the `path` leads to by then, and before anything is done to that file.
/// `limit` and `task` are as there.
Result<Bytes> readFileAt(const std::filesystem::path& path, std::size_t limit, const Task& task,
                         const PlaceCheck& check);

/// A file that appears whole or not at all: written beside its destination, flushed to the disk,
/// renamed over it by commit(). Without commit() the old file stays and the temporary one goes; one
/// that a killed program left behind goes with the next file written into its folder. The new file
/// has the mode of the old one and, where that may be given, its owner; without an old one what the
/// user's mask leaves of 0666. A device or pipe, which no file may take the place of, is written to
/// as it comes.
class AtomicFile {
 public:
  /// Begins a file at `destination`; a link is followed and stays. Fails for a folder, for the name
  /// `-`, for the program's own files, and where its folder cannot be written to.
  static Result<AtomicFile> create(const std::filesystem::path& destination);
  AtomicFile(AtomicFile&& other) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;
  ~AtomicFile();

  /// Writes `text` behind what was written so far. Errors are kept and reported by commit();
  /// nothing is written after one.
  void write(std::string_view text);
  /// Writes `bytes` in the same way.
  void write(ByteView bytes) { write(textOf(bytes)); }

  /// Puts the file in its place, once; nothing can be written afterwards. Where it fails, what was
  /// there before is untouched, unless that is a device or pipe.
  Result<void> commit();

 private:
  AtomicFile(std::filesystem::path destination, std::unique_ptr<std::string> temporary,
             int descriptor);
  Result<void> flushed();

  std::filesystem::path destination_;
  /// Null for a device. Stays where it is when the file is moved, for removeUnfinishedFiles() looks
  /// at it at any time.
  std::unique_ptr<std::string> temporary_;
  int descriptor_ = -1;
  int error_ = 0;
};

/// The other names (hard links) of a file that may be written. A file that is written whole takes
/// the place of the old one, which they go on naming.
class OtherNames {
 public:
  /// Looks at the `file` before it is written; it need not be there.
  explicit OtherNames(std::filesystem::path file);

  const std::filesystem::path& file() const { return file_; }
  /// Returns a warning where another file has taken its place since, and it had other names.
  std::optional<Diagnostic> leftBehind() const;

 private:
  std::filesystem::path file_;
  std::uint64_t device_ = 0;
  std::uint64_t number_ = 0;
  std::size_t count_ = 0;  ///< Of the names besides this one.
};

/// Writes `bytes` to `destination` as an AtomicFile, and fails as that does.
Result<void> writeFile(const std::filesystem::path& destination, ByteView bytes);

/// Removes the temporary files that are being written at this moment, up to 16 of them; safe in a
/// signal handler.
void removeUnfinishedFiles() noexcept;

}  // namespace wb
