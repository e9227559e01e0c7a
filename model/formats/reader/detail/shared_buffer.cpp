#include "model/formats/reader/detail/shared_buffer.h"

#include "model/core/limits.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

namespace wb::worker {

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() {
  if (number_ >= 0) ::close(number_);
}

Descriptor makeSharedMemory() {
  return Descriptor(::memfd_create("weighbridge-model", MFD_CLOEXEC | MFD_ALLOW_SEALING));
}

std::optional<SharedBytes> sealed(const Descriptor& memory) {
  constexpr int all = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL;
  if (::fcntl(memory.number(), F_ADD_SEALS, all) != 0) return {};
  struct stat about {};
  if (::fstat(memory.number(), &about) != 0 || about.st_size <= 0) return {};
  const auto size = static_cast<std::size_t>(about.st_size);
  if (size > limits::flatBytes) return {};
  void* mapped = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, memory.number(), 0);
  if (mapped == MAP_FAILED) return {};
  const std::shared_ptr<const void> owner(
      mapped, [size](const void* begin) { ::munmap(const_cast<void*>(begin), size); });
  return SharedBytes{{static_cast<const std::uint8_t*>(mapped), size}, owner};
}

}  // namespace wb::worker
