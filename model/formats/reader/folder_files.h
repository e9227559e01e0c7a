#pragma once

#include "model/core/core.h"
#include "model/formats/reader/channel.h"
#include "model/formats/reader/worker_process.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace wb::worker {

/// A regular file, open for reading; invalid where there is none.
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

  /// A file that the model names: relative to its folder, or absolute in there. Links are followed
  /// within the folder.
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
