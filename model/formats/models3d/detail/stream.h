#pragma once

#include "model/core/mapped_file.h"

#include <assimp/IOStream.hpp>

#include <cstddef>
#include <cstdio>
#include <memory>
#include <optional>

namespace wb::import3d {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// A file as a loader reads it, read only; whole files are not held, since loaders do that
/// themselves.
class Stream : public Assimp::IOStream {
 public:
  /// Of the file, the first `size` bytes.
  Stream(OpenFile file, std::size_t size);

  std::size_t Read(void* buffer, std::size_t size, std::size_t count) override;
  std::size_t Write(const void*, std::size_t, std::size_t) override { return 0; }
  aiReturn Seek(std::size_t offset, aiOrigin origin) override;
  std::size_t Tell() const override { return place_; }
  std::size_t FileSize() const override { return size_; }
  void Flush() override {}
  /// All that there is to read, where the system keeps it; nothing where it cannot show that.
  std::optional<MappedFile> mapped() const;

 private:
  OpenFile file_;
  std::size_t size_;
  std::size_t place_ = 0;
};

}  // namespace wb::import3d
