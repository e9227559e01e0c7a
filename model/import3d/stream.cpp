#include "model/import3d/stream.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace wb::import3d {

Stream::Stream(OpenFile file, std::size_t size, Beginning beginning)
    : file_(std::move(file)),
      beginning_(std::move(beginning)),
      size_(size - beginning_.instead + beginning_.text.size()) {}

std::size_t Stream::Read(void* buffer, std::size_t size, std::size_t count) {
  if (size == 0) return 0;
  const std::size_t whole = std::min(count, (size_ - place_) / size) * size;
  const std::string& text = beginning_.text;
  const std::size_t first = std::min(whole, text.size() - std::min(place_, text.size()));
  if (first > 0) std::memcpy(buffer, text.data() + place_, first);
  std::size_t got = first;
  if (got < whole) {
    const std::size_t behind = place_ + got - text.size() + beginning_.instead;
    if (std::fseek(file_.get(), static_cast<long>(behind), SEEK_SET) == 0)
      got += std::fread(static_cast<char*>(buffer) + got, 1, whole - got, file_.get());
  }
  place_ += got;
  return got / size;
}

std::optional<MappedFile> Stream::mapped() const {
  if (beginning_.instead > 0 || !beginning_.text.empty()) return {};
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
