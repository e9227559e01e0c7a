#pragma once

#include "model/core/core.h"
#include "model/core/mapped_file.h"
#include "model/formats/reader/channel.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace wb::import3d {

/// `a%20b` as `a b`; a percent sign without two hexadecimal digits stays.
std::string percentDecoded(std::string_view text);

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

/// All bytes of an open file, which may be closed after this.
FileBytes readAll(int file);

/// Throws Refused if another program cut the file while it was read.
void refuseCut(const FileBytes& bytes);

/// The files that a model names. A reader opens none itself: somebody else does, if they are in the
/// model's folder.
class ModelFiles {
 public:
  /// Opens a file by the name that the model has for it.
  using Opener = std::function<worker::FileAnswer(const std::string& name)>;

  explicit ModelFiles(Opener open) : open_(std::move(open)) {}

  /// What a file of one of these names holds; the second is tried where the first is not there.
  /// Throws Refused where neither may be read.
  FileBytes read(const std::string& name, const std::string& otherwise);

 private:
  Opener open_;
};

}  // namespace wb::import3d
