#pragma once

#include "model/core/bytes.h"
#include "model/core/mapped_file.h"
#include "model/formats/models3d/detail/bounded_files.h"

#include <optional>
#include <string>
#include <variant>

namespace wb::import3d {

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
