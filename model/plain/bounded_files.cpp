#include "model/plain/bounded_files.h"

#include "model/base/limits.h"

#include <assimp/IOStream.hpp>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>
#include <utility>

namespace wb::plain {
namespace {

namespace fs = std::filesystem;

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// A file as a loader reads it; whole files are not held, since loaders do that themselves.
class Stream : public Assimp::IOStream {
 public:
  Stream(OpenFile file, std::size_t size) : file_(std::move(file)), size_(size) {}

  std::size_t Read(void* buffer, std::size_t size, std::size_t count) override {
    return size == 0 ? 0 : std::fread(buffer, size, count, file_.get());
  }
  std::size_t Write(const void*, std::size_t, std::size_t) override { return 0; }
  aiReturn Seek(std::size_t offset, aiOrigin origin) override {
    constexpr int origins[]{SEEK_SET, SEEK_CUR, SEEK_END};
    const int whence = origins[std::clamp<int>(origin, 0, 2)];
    return std::fseek(file_.get(), static_cast<long>(offset), whence) == 0 ? aiReturn_SUCCESS
                                                                           : aiReturn_FAILURE;
  }
  std::size_t Tell() const override { return static_cast<std::size_t>(std::ftell(file_.get())); }
  std::size_t FileSize() const override { return size_; }
  void Flush() override {}

 private:
  OpenFile file_;
  std::size_t size_;
};

bool isBelow(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

/// A name in the model's folder that nothing there has: only its ending matters to a loader.
std::string nameFor(const fs::path& model, const std::string& ending) {
  return (model.parent_path() / (model.stem().string() + "." + ending)).string();
}

}  // namespace

BoundedFiles::BoundedFiles(const fs::path& model, const std::string& ending)
    : model_(model), name_(nameFor(model, ending)) {
  std::error_code error;
  folder_ = fs::canonical(model.parent_path(), error);
}

std::optional<fs::path> BoundedFiles::allowed(const std::string& file) const {
  if (file == name_) return model_;
  const fs::path given(file);
  std::error_code error;
  const fs::path path =
      fs::canonical(given.is_absolute() ? given : model_.parent_path() / given, error);
  if (error || !isBelow(path, folder_) || !fs::is_regular_file(path, error)) return {};
  return path;
}

bool BoundedFiles::Exists(const char* file) const { return allowed(file).has_value(); }

Assimp::IOStream* BoundedFiles::refuse(worker::Refusal::Reason reason, const char* file) {
  if (!refusal_) refusal_ = worker::Refusal{reason, file};
  return nullptr;
}

Assimp::IOStream* BoundedFiles::Open(const char* file, const char* mode) {
  using Reason = worker::Refusal::Reason;
  const auto path = allowed(file);
  if (!path || std::strpbrk(mode, "wa+")) {
    std::error_code error;
    // A file that is nowhere is the loader's affair.
    return fs::exists(model_.parent_path() / file, error) ? refuse(Reason::outsideFolder, file)
                                                          : nullptr;
  }
  OpenFile opened(std::fopen(path->c_str(), "rbe"));
  std::error_code error;
  const auto size = fs::file_size(*path, error);
  if (!opened || error) return nullptr;
  bytes_ += size;
  if (size > limits::modelFileBytes || bytes_ > limits::modelFilesBytes ||
      ++files_ > limits::modelFiles)
    return refuse(Reason::fileTooLarge, file);
  return new Stream(std::move(opened), size);
}

void BoundedFiles::Close(Assimp::IOStream* stream) { delete stream; }

}  // namespace wb::plain
