#include "model/formats/models3d/detail/bounded_files.h"

#include "model/core/limits.h"
#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/reader/serve.h"

#include <assimp/IOStream.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>
#include <utility>

namespace wb::import3d {

std::string percentDecoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint8_t byte = 0;
    const char* const digits = text.data() + i + 1;
    const bool isEscape = text[i] == '%' && i + 2 < text.size() &&
                          std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
    result += isEscape ? static_cast<char>(byte) : text[i];
    if (isEscape) i += 2;
  }
  return result;
}

Stream::Stream(OpenFile file, std::size_t size) : file_(std::move(file)), size_(size) {}

std::size_t Stream::Read(void* buffer, std::size_t size, std::size_t count) {
  if (size == 0) return 0;
  const std::size_t whole = std::min(count, (size_ - place_) / size) * size;
  if (std::fseek(file_.get(), static_cast<long>(place_), SEEK_SET) != 0) return 0;
  const std::size_t got = std::fread(buffer, 1, whole, file_.get());
  place_ += got;
  return got / size;
}

std::optional<MappedFile> Stream::mapped() const {
  return MappedFile::of(::fileno(file_.get()), size_);
}

aiReturn Stream::Seek(std::size_t offset, aiOrigin origin) {
  const std::size_t base = origin == aiOrigin_CUR ? place_ : origin == aiOrigin_END ? size_ : 0;
  const std::size_t target = base + offset;  // Backwards, the sum wraps around to what is meant.
  if (target > size_) return aiReturn_FAILURE;
  place_ = target;
  return aiReturn_SUCCESS;
}

namespace {

namespace fs = std::filesystem;

bool isBelow(const fs::path& path, const fs::path& folder) {
  const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

/// A name in the model's folder that nothing there has: only its ending matters to a loader.
std::string nameFor(const fs::path& model, const std::string& ending) {
  return (model.parent_path() / (model.stem().string() + "." + ending)).string();
}

/// A loader takes binary STL for such only where nothing follows its triangles; some programs write
/// what they need behind them.
std::size_t usedBytes(std::FILE* file, std::size_t size) {
  constexpr long header = 80;
  constexpr std::size_t triangle = 50;
  std::uint32_t triangles = 0;
  const bool isThere = std::fseek(file, header, SEEK_SET) == 0 &&
                       std::fread(&triangles, sizeof triangles, 1, file) == 1;
  const std::size_t used = header + sizeof triangles + triangle * triangles;
  return isThere && triangles > 0 && used < size ? used : size;
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

void BoundedFiles::refuse(worker::Refusal::Reason reason, const std::string& file) {
  if (!refusal_) refusal_ = worker::Refusal{reason, file};
}

Assimp::IOStream* BoundedFiles::Open(const char* file, const char* mode) {
  if (!std::strpbrk(mode, "wa+")) return open(file).release();
  refuse(worker::Refusal::Reason::outsideFolder, file);
  return nullptr;
}

std::unique_ptr<Stream> BoundedFiles::open(const std::string& file) {
  using Reason = worker::Refusal::Reason;
  const auto path = allowed(file);
  if (!path) {
    std::error_code error;
    // A file that is nowhere is the loader's affair.
    if (fs::exists(model_.parent_path() / file, error)) refuse(Reason::outsideFolder, file);
    return nullptr;
  }
  OpenFile opened(std::fopen(path->c_str(), "rbe"));
  std::error_code error;
  const auto size = fs::file_size(*path, error);
  if (!opened || error) return nullptr;
  // The model comes first, and counts once however often it is looked at.
  if (files_ == 0 || *path != model_) {
    bytes_ += size;
    ++files_;
  }
  if (size > limits::modelFileBytes || bytes_ > limits::modelFilesBytes ||
      files_ > limits::modelFiles) {
    refuse(Reason::fileTooLarge, file);
    return nullptr;
  }
  if (*path != model_) worker::allowForFile(size);
  if (file == name_ && name_.ends_with(".stl")) {
    const std::size_t used = usedBytes(opened.get(), size);
    return std::make_unique<Stream>(std::move(opened), used);
  }
  return std::make_unique<Stream>(std::move(opened), size);
}

void BoundedFiles::Close(Assimp::IOStream* stream) { delete stream; }

namespace {

constexpr std::size_t large = 1 << 20;  ///< Bytes from which a copy costs more than a view.

}  // namespace

ByteView FileBytes::view() const {
  if (const auto* mapped = std::get_if<MappedFile>(&held_)) return mapped->bytes();
  return std::get<Bytes>(held_);
}

bool FileBytes::isWhole() const {
  const auto* mapped = std::get_if<MappedFile>(&held_);
  return !mapped || mapped->isWhole();
}

FileBytes readAll(BoundedFiles& files, const std::string& name) {
  const std::unique_ptr<Stream> stream = files.open(name);
  if (!stream && files.refusal()) throw Refused{*files.refusal()};
  if (!stream) refuse(worker::Refusal::Reason::missingFile, {name});
  if (stream->FileSize() >= large)
    if (auto mapped = stream->mapped()) return FileBytes(std::move(*mapped));
  Bytes bytes(stream->FileSize());
  bytes.resize(stream->Read(bytes.data(), 1, bytes.size()));
  return FileBytes(std::move(bytes));
}

void refuseCut(const FileBytes& bytes) {
  if (!bytes.isWhole())
    refuseDamaged("its end",
                  "another program truncated the file while it was being read; try again");
}

}  // namespace wb::import3d
