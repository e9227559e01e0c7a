#pragma once

#include "model/core/core.h"
#include "model/core/mapped_file.h"
#include "model/formats/reader/flat_format.h"

#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace wb::import3d {

/// `a%20b` as `a b`; a percent sign without two hexadecimal digits stays.
std::string percentDecoded(std::string_view text);

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

/// The files that a loader sees: the model under a name whose ending the loader expects, and what
/// lies in its folder or below, read only, bounded by limits.h. A model that names anything else,
/// by a path or by a link, gets nothing.
class BoundedFiles : public Assimp::IOSystem {
 public:
  /// `model` may itself be a link; its folder is then that of the link.
  BoundedFiles(const std::filesystem::path& model, const std::string& ending);

  /// What the loader is to open.
  const std::string& modelName() const { return name_; }
  /// The first thing that was refused.
  const std::optional<worker::Refusal>& refusal() const { return refusal_; }

  bool Exists(const char* file) const override;
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* file, const char* mode) override;
  /// The same for a reader of our own; null where a loader would get nothing.
  std::unique_ptr<Stream> open(const std::string& file);
  void Close(Assimp::IOStream* stream) override;

 private:
  std::optional<std::filesystem::path> allowed(const std::string& file) const;
  void refuse(worker::Refusal::Reason reason, const std::string& file);

  std::filesystem::path model_;
  std::filesystem::path folder_;  ///< Canonical.
  std::string name_;
  std::optional<worker::Refusal> refusal_;
  std::size_t bytes_ = 0;  ///< Of all files opened.
  std::size_t files_ = 0;
};

/// What a file holds: a large one where the system keeps it, any other as a copy.
class FileBytes {
 public:
  FileBytes() = default;
  explicit FileBytes(Bytes read) : held_(std::move(read)) {}
  explicit FileBytes(MappedFile mapped) : held_(std::move(mapped)) {}

  /// As long as this is there and is not moved.
  ByteView view() const;
  /// False once bytes were looked at that another program had cut off.
  bool isWhole() const;

 private:
  std::variant<Bytes, MappedFile> held_;
};

/// All bytes of a file. Throws Refused if it is not there or may not be read.
FileBytes readAll(BoundedFiles& files, const std::string& name);

/// Throws Refused if another program cut the file while it was read.
void refuseCut(const FileBytes& bytes);

}  // namespace wb::import3d
