#include "model/formats/models3d/detail/stream.h"

#include <algorithm>
#include <utility>

namespace wb::import3d {

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

}  // namespace wb::import3d
