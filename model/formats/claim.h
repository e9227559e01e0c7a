#pragma once

#include "model/formats/detail/folder_lock.h"

#include <filesystem>
#include <optional>

namespace wb::recovery {

/// That a window has a file open, as other windows of the same user see it, of any program.
class Claim {
 public:
  /// Nothing where another window has the file open, under whatever name. `root` is the same for
  /// all; where nothing can be written to it or locked, every claim succeeds.
  static std::optional<Claim> take(const std::filesystem::path& root,
                                   const std::filesystem::path& file);
  Claim(Claim&&) noexcept = default;
  Claim& operator=(Claim&&) = delete;
  ~Claim();

 private:
  Claim(std::filesystem::path folder, std::optional<FolderLock> lock);

  std::filesystem::path folder_;
  std::optional<FolderLock> lock_;
};

}  // namespace wb::recovery
