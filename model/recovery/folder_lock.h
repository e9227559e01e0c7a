#pragma once

#include <filesystem>
#include <optional>

namespace wb::recovery {

/// A folder that one program at a time has: until it lets go or ends, however it ends.
class FolderLock {
 public:
  /// Nothing where another has it, or it cannot be written to.
  static std::optional<FolderLock> take(const std::filesystem::path& folder);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

}  // namespace wb::recovery
