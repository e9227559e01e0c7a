#pragma once

#include "model/core/core.h"

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <optional>

namespace wb {

/// A file's bytes where the system keeps them anyway: no memory is taken for them, and none is
/// looked at before it is needed. Another program may change the file meanwhile, and the bytes with
/// it: this is for bytes that are hashed, searched, or read by a process that may fail.
class MappedFile {
 public:
  /// Maps the file at `path`. Nothing where the system has no such view: no regular file, an empty
  /// one, a file system without them, more than 64 at a time. Reading it in the usual way then says
  /// why.
  static std::optional<MappedFile> of(const std::filesystem::path& path);
  /// Maps the first `size` bytes of a file that is open as `descriptor`, which may be closed after
  /// this. Nothing as above, and where `size` is 0.
  static std::optional<MappedFile> of(int descriptor, std::size_t size);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  ByteView bytes() const { return {begin_, size_}; }
  /// False once a byte was looked at that was not there any more: another program has cut the file.
  /// From there on it reads as zeros.
  bool isWhole() const;

 private:
  MappedFile(const std::uint8_t* begin, std::size_t size, std::size_t slot)
      : begin_(begin), size_(size), slot_(slot) {}

  const std::uint8_t* begin_ = nullptr;
  std::size_t size_ = 0;
  std::size_t slot_ = 0;  ///< Among the views that there are.
};

}  // namespace wb
