#include "model/formats/detail/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace wb::recovery {

tl::expected<FolderLock, FolderLock::Refusal> FolderLock::take(
    const std::filesystem::path& folder) {
  const int descriptor = open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return tl::unexpected(Refusal::impossible);
  FolderLock lock(descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return tl::unexpected(errno == EWOULDBLOCK ? Refusal::another : Refusal::impossible);
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace wb::recovery
