#pragma once

#include "model/core/core.h"
#include "model/formats/reader/channel.h"
#include "model/formats/reader/worker_process.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace wb::worker {

/// Opens a regular file for reading; the result is invalid where there is none.
/// @param path  Links are followed; a folder, device or pipe is not opened.
Descriptor openFile(const std::filesystem::path& path);

/// A model and the files in its folder or below, opened read only for a process that may open
/// none, within limits::modelFiles, limits::modelFileBytes and limits::modelFilesBytes.
class FolderFiles {
 public:
  /// @param model  Need not be absolute. It may itself be a link; its folder is then that of the
  ///               link.
  explicit FolderFiles(const std::filesystem::path& model);

  /// The model. Fails where it cannot be read, is no file, or is too large.
  Result<Descriptor> openModel();

  /// Opens a file that the model names. Links are followed within the folder.
  /// @param name  As the model has it: relative to its folder, or absolute in there.
  FileAnswer open(const std::string& name);

 private:
  bool isWithinLimits(std::size_t bytes);

  std::filesystem::path model_;
  std::filesystem::path folder_;  ///< Absolute.
  Descriptor descriptor_;         ///< Of the folder.
  std::size_t bytes_ = 0;         ///< Of all files opened.
  std::size_t files_ = 0;
};

}  // namespace wb::worker
