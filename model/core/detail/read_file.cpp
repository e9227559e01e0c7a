#include "model/core/core_texts.h"
#include "model/core/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace wb {
namespace {

tl::unexpected<Diagnostic> refuse(const std::filesystem::path& path, Text text,
                                  std::vector<Argument> arguments = {}) {
  return tl::unexpected(inFile(failure(text, std::move(arguments)).value(), path.string()));
}

tl::unexpected<Diagnostic> cannotRead(const std::filesystem::path& path, int error) {
  return refuse(path, baseTexts["file.cannot_read"],
                {{"reason", std::generic_category().message(error)}});
}

/// A descriptor that is closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

/// What a path leads to, if it is a file. Looked at before it is opened as well as after: to open
/// a device may do something, and what a name leads to may change.
Result<void> checkIsFile(const std::filesystem::path& path, const struct stat& about) {
  if (S_ISREG(about.st_mode)) return {};
  return refuse(path,
                S_ISDIR(about.st_mode) ? baseTexts["file.not_a_file"] : baseTexts["file.special"]);
}

class FileReader {
 public:
  FileReader(const std::filesystem::path& path, int descriptor, std::size_t limit, const Task& task)
      : path_(path), descriptor_(descriptor), limit_(limit), task_(task) {}

  /// The size is what the system says; a file that grows, or one of /proc, may have more.
  Result<Bytes> read(std::size_t size) {
    if (size > limit_)
      return refuse(path_, baseTexts["file.too_large"], {{"bytes", size}, {"limit", limit_}});
    Bytes bytes;
    bytes.reserve(size + 1);  // The last byte's room is where the end is found.
    while (true) {
      if (!task_.step()) return refuse(path_, baseTexts["task.cancelled"]);
      const auto got = readOnto(bytes);
      if (!got) return tl::unexpected(got.error());
      if (*got == 0) return bytes;
      if (bytes.size() > limit_)
        return refuse(path_, baseTexts["file.endless"], {{"limit", limit_}});
    }
  }

 private:
  /// How many bytes came.
  Result<std::size_t> readOnto(Bytes& bytes) {
    const std::size_t have = bytes.size();
    const std::size_t room = std::max<std::size_t>(bytes.capacity() - have, 1);
    bytes.resize(have + std::min(room, limits::stepBytes));
    ssize_t got = -1;
    do {
      got = ::read(descriptor_, bytes.data() + have, bytes.size() - have);
    } while (got < 0 && errno == EINTR);
    if (got < 0) return cannotRead(path_, errno);
    bytes.resize(have + static_cast<std::size_t>(got));
    return static_cast<std::size_t>(got);
  }

  const std::filesystem::path& path_;
  int descriptor_;
  std::size_t limit_;
  const Task& task_;
};

constexpr int reading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

Result<Bytes> readOpen(const std::filesystem::path& path, const Descriptor& file, std::size_t limit,
                       const Task& task) {
  struct stat about {};
  if (file.number() < 0 || ::fstat(file.number(), &about) != 0) return cannotRead(path, errno);
  if (auto isFile = checkIsFile(path, about); !isFile) return failure(std::move(isFile));
  return FileReader(path, file.number(), limit, task).read(static_cast<std::size_t>(about.st_size));
}

}  // namespace

Result<Bytes> readFile(const std::filesystem::path& path, std::size_t limit, const Task& task) {
  if (path == "-") return refuse(path, baseTexts["file.dash"]);
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0) return cannotRead(path, errno);
  if (auto isFile = checkIsFile(path, about); !isFile) return failure(std::move(isFile));
  // Without O_NONBLOCK a pipe that has come in the file's place would hold the program up.
  const Descriptor file(::open(path.c_str(), reading));
  return readOpen(path, file, limit, task);
}

Result<Bytes> readFileAt(const std::filesystem::path& path, std::size_t limit, const Task& task,
                         const PlaceCheck& check) {
  // Holds the file without opening it: even of a device, that does nothing.
  const Descriptor held(::open(path.c_str(), O_PATH | O_CLOEXEC));
  struct stat about {};
  if (held.number() < 0 || ::fstat(held.number(), &about) != 0) return cannotRead(path, errno);
  const std::string name = "/proc/self/fd/" + std::to_string(held.number());
  std::error_code unknown;
  if (auto may = check(std::filesystem::read_symlink(name, unknown)); !may)
    return failure(std::move(may));
  if (auto isFile = checkIsFile(path, about); !isFile) return failure(std::move(isFile));
  const Descriptor file(::open(name.c_str(), reading));
  return readOpen(path, file, limit, task);
}

}  // namespace wb
