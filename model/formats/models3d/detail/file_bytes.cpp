#include "model/formats/models3d/detail/file_bytes.h"

#include "model/formats/models3d/detail/refused_model.h"
#include "model/formats/models3d/detail/stream.h"

#include <utility>

namespace wb::import3d {
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
    refuseDamaged("its end", "another program cut it off while the file was read; try again");
}

}  // namespace wb::import3d
