#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <filesystem>

namespace wb::recovery {

/// A folder that one program at a time has: until it lets go or ends, however it ends.
class FolderLock {
 public:
  enum class Refusal : std::uint8_t {
    another,     ///< Has it.
    impossible,  ///< The folder cannot be written to, or its file system knows no locks.
  };
  static tl::expected<FolderLock, Refusal> take(const std::filesystem::path& folder);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_ = -1;
};

}  // namespace wb::recovery
