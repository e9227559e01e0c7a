#pragma once

#include "model/core/core.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace wb::fuzz {

/// Bytes as a file in memory, for readers that open files by their names.
class FileHere {
 public:
  explicit FileHere(ByteView bytes) : descriptor_(::memfd_create("fuzz", MFD_CLOEXEC)) {
    if (descriptor_ < 0) std::abort();
    for (std::size_t done = 0; done < bytes.size();) {
      const ssize_t count = ::write(descriptor_, bytes.data() + done, bytes.size() - done);
      if (count <= 0) std::abort();
      done += static_cast<std::size_t>(count);
    }
  }
  FileHere(const FileHere&) = delete;
  FileHere& operator=(const FileHere&) = delete;
  ~FileHere() { ::close(descriptor_); }

  std::filesystem::path path() const {
    return std::filesystem::path("/proc/self/fd") / std::to_string(descriptor_);
  }

 private:
  int descriptor_;
};

}  // namespace wb::fuzz
