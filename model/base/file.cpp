#include "model/base/file.h"

#include "model/base/texts.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace wb {
namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error) { return std::generic_category().message(error); }

Diagnostic problemWith(const fs::path& path, Text text, std::vector<Argument> arguments) {
  return {Severity::error, text, std::move(arguments), {}, 1, path.string()};
}

/// Paths being written now. A fixed array of atomics: a signal handler may walk it.
constexpr std::size_t maximumUnfinished = 16;
std::array<std::atomic<const char*>, maximumUnfinished> unfinished{};

void registerUnfinished(const char* path) {
  for (auto& slot : unfinished) {
    const char* empty = nullptr;
    if (slot.compare_exchange_strong(empty, path)) return;
  }
}

void forgetUnfinished(const char* path) {
  for (auto& slot : unfinished) {
    const char* expected = path;
    if (slot.compare_exchange_strong(expected, nullptr)) return;
  }
}

/// A rename is durable only once the folder that holds it is on the disk.
void flushFolder(const fs::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  ::fsync(descriptor);
  ::close(descriptor);
}

/// A link is followed, so that saving through it keeps the link.
fs::path resolved(const fs::path& path) {
  std::error_code error;
  const fs::path target = fs::weakly_canonical(path, error);
  return error ? path : target;
}

/// A device, pipe or socket.
bool isStream(const fs::path& path) {
  std::error_code error;
  const auto status = fs::status(path, error);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

tl::unexpected<Diagnostic> cannotWrite(const fs::path& path, int error) {
  return tl::unexpected(
      problemWith(path, baseTexts["file.cannot_write"], {{"reason", reasonOf(error)}}));
}

}  // namespace

Result<Bytes> readFile(const fs::path& path, std::size_t limit) {
  std::error_code error;
  if (fs::is_directory(path, error))
    return tl::unexpected(problemWith(path, baseTexts["file.not_a_file"], {}));
  std::ifstream stream(path, std::ios::binary);
  if (!stream)
    return tl::unexpected(
        problemWith(path, baseTexts["file.cannot_read"], {{"reason", reasonOf(errno)}}));
  Bytes bytes;
  constexpr std::size_t chunk = std::size_t{1} << 16;
  while (stream) {
    const std::size_t have = bytes.size();
    bytes.resize(have + chunk);
    stream.read(reinterpret_cast<char*>(bytes.data() + have), chunk);
    bytes.resize(have + static_cast<std::size_t>(stream.gcount()));
    if (bytes.size() > limit)
      return tl::unexpected(problemWith(path, baseTexts["file.too_large"], {{"limit", limit}}));
  }
  if (stream.bad())
    return tl::unexpected(
        problemWith(path, baseTexts["file.cannot_read"], {{"reason", reasonOf(errno)}}));
  return bytes;
}

Result<AtomicFile> AtomicFile::create(const fs::path& destination) {
  if (isStream(destination)) {
    const int stream = ::open(destination.c_str(), O_WRONLY | O_CLOEXEC);
    if (stream < 0) return cannotWrite(destination, errno);
    return AtomicFile(destination, nullptr, stream);
  }
  const fs::path target = resolved(destination);
  // Registered before it exists: a signal may come as soon as it does.
  auto name = std::make_unique<std::string>(target.string() + ".XXXXXX");
  registerUnfinished(name->c_str());
  const int descriptor = ::mkostemp(name->data(), O_CLOEXEC);
  if (descriptor < 0) {
    const int error = errno;
    forgetUnfinished(name->c_str());
    return cannotWrite(destination, error);
  }
  std::error_code error;
  const auto old = fs::status(target, error);
  const auto mode = fs::is_regular_file(old) ? old.permissions() : fs::perms{0644};
  ::fchmod(descriptor, static_cast<mode_t>(mode));
  return AtomicFile(target, std::move(name), descriptor);
}

AtomicFile::AtomicFile(fs::path destination, std::unique_ptr<std::string> temporary, int descriptor)
    : destination_(std::move(destination)),
      temporary_(std::move(temporary)),
      descriptor_(descriptor) {}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : destination_(std::move(other.destination_)),
      temporary_(std::move(other.temporary_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      error_(other.error_) {}

AtomicFile::~AtomicFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  if (!temporary_) return;
  ::unlink(temporary_->c_str());
  forgetUnfinished(temporary_->c_str());
}

void AtomicFile::write(std::string_view text) {
  while (!text.empty() && error_ == 0) {
    const ssize_t written = ::write(descriptor_, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
}

/// Pipes and some devices know no flushing.
Result<void> AtomicFile::flushed() {
  if (error_ == 0 && ::fsync(descriptor_) != 0 && errno != EINVAL) error_ = errno;
  if (error_ != 0) return cannotWrite(destination_, error_);
  return {};
}

Result<void> AtomicFile::commit() {
  if (auto done = flushed(); !done) return done;
  if (!temporary_) {
    ::close(std::exchange(descriptor_, -1));
    return {};
  }
  if (::rename(temporary_->c_str(), destination_.c_str()) != 0)
    return cannotWrite(destination_, errno);
  forgetUnfinished(temporary_->c_str());
  ::close(std::exchange(descriptor_, -1));
  flushFolder(destination_.parent_path());
  return {};
}

Result<void> writeFile(const fs::path& destination, ByteView bytes) {
  auto file = AtomicFile::create(destination);
  if (!file) return failure(std::move(file));
  file->write(bytes);
  return file->commit();
}

void removeUnfinishedFiles() noexcept {
  for (auto& slot : unfinished)
    if (const char* path = slot.load()) ::unlink(path);
}

}  // namespace wb
