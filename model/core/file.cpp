#include "model/core/file.h"

#include "model/core/core_texts.h"
#include "model/core/detail/temporary_file.h"
#include "model/core/folder_entries.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <system_error>
#include <utility>
#include <vector>

namespace wb {
namespace {

namespace fs = std::filesystem;

/// Below the prefix: what is installed there, a folder with all that is in it.
constexpr const char* ownPaths[] = {
    "libexec/weighbridge",
    "include/weighbridge",
    "share/man/man1/weighbridge.1.gz",
    "share/bash-completion/completions/weighbridge",
    "share/zsh/vendor-completions/_weighbridge",
    "share/applications/weighbridge.desktop",
    "share/metainfo/org.example.weighbridge.metainfo.xml",
    "share/mime/packages/weighbridge.xml",
    "share/icons/hicolor/scalable/apps/weighbridge.svg",
};
/// The same, with what links in them lead to.
constexpr const char* ownFolders[] = {"share/weighbridge", "share/doc/weighbridge"};
/// Below the folder that libraries are installed in.
constexpr const char* ownLibraries[] = {
    "libweighbridge-octree.a",
    "cmake/weighbridge-octree",
    "pkgconfig/weighbridge-octree.pc",
};

struct Protected {
  fs::path program;    ///< Empty: nothing is protected.
  fs::path libraries;  ///< Below the prefix.
};

Protected& protectedProgram() {
  static Protected files;
  return files;
}

fs::path resolvedPath(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? path.lexically_normal() : whole;
}

/// Adds where the links below a folder lead to. Returns whether all were found; none are where no
/// folder is.
bool addLinked(const fs::path& folder, std::vector<fs::path>& all) {
  bool areAll = true;
  const std::error_code error = forEachName(folder, [&](const char* name) {
    const fs::path entry = folder / name;
    std::error_code gone;
    const fs::file_type type = fs::symlink_status(entry, gone).type();
    if (type == fs::file_type::symlink) all.push_back(resolvedPath(entry));
    if (type == fs::file_type::directory) areAll = addLinked(entry, all) && areAll;
  });
  return areAll && (!error || error == std::errc::no_such_file_or_directory);
}

/// Nothing where not all can be found.
std::optional<std::vector<fs::path>> protectedPaths() {
  const auto& [program, libraries] = protectedProgram();
  const fs::path prefix = program.parent_path().parent_path();
  std::vector<fs::path> all{program};
  for (const char* path : ownPaths) all.push_back(prefix / path);
  for (const char* path : ownLibraries) all.push_back(prefix / libraries / path);
  for (const char* folder : ownFolders) {
    all.push_back(prefix / folder);
    if (!addLinked(prefix / folder, all)) return {};
  }
  return all;
}

/// By device and number, for a folder may be mounted at two places.
bool areSame(const struct stat& a, const fs::path& path) {
  struct stat b {};
  return ::stat(path.c_str(), &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

}  // namespace

fs::path installedFolder() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path above = folder.parent_path();
  const bool isHelper = folder.filename() == "weighbridge" && above.filename() == "libexec";
  return isHelper ? above.parent_path() : above;
}

void protectProgramFiles(const fs::path& program, const fs::path& libraries) {
  protectedProgram() = {program.empty() ? program : resolvedPath(program), libraries};
}

bool isProgramFile(const fs::path& path) {
  if (path.empty() || protectedProgram().program.empty()) return false;
  const auto all = protectedPaths();
  if (!all) return true;
  for (fs::path place = resolvedPath(path);; place = place.parent_path()) {
    struct stat found {};
    if (::stat(place.c_str(), &found) == 0 &&
        std::ranges::any_of(*all, [&](const fs::path& own) { return areSame(found, own); }))
      return true;
    if (place == place.parent_path()) return false;
  }
}

Result<void> checkIsNotProgramFile(const fs::path& output) {
  if (!isProgramFile(output)) return {};
  return tl::unexpected(inFile(failure(baseTexts["file.of_program"]).value(), output.string()));
}

Result<void> checkIsNotRead(const std::filesystem::path& output,
                            std::span<const std::filesystem::path> read) {
  struct stat target {};
  // What is no file is not written over, but to.
  if (::stat(output.c_str(), &target) != 0 || !S_ISREG(target.st_mode)) return {};
  const auto found = std::ranges::find_if(read, [&](const std::filesystem::path& file) {
    struct stat other {};
    return ::stat(file.c_str(), &other) == 0 && other.st_dev == target.st_dev &&
           other.st_ino == target.st_ino;
  });
  if (found == read.end()) return {};
  return tl::unexpected(inFile(
      failure(baseTexts["file.is_read"], {{"file", found->string()}}).value(), output.string()));
}

namespace {

namespace fs = std::filesystem;

std::string reasonOf(int error) { return std::generic_category().message(error); }

tl::unexpected<Diagnostic> problemWith(const fs::path& path, Text text,
                                       std::vector<Argument> arguments) {
  return tl::unexpected(inFile(failure(text, std::move(arguments)).value(), path.string()));
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
  return problemWith(path, baseTexts["file.cannot_write"], {{"reason", reasonOf(error)}});
}

/// As far as the system lets this user: to give files away is root's, to give them to another of
/// one's own groups is not. The mode comes last, for a change of owner takes bits off it.
void keepOwnerAndMode(int descriptor, const struct stat& old) {
  if (::fchown(descriptor, old.st_uid, old.st_gid) != 0 &&
      ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) != 0)
    errno = 0;
  ::fchmod(descriptor, old.st_mode & 0777U);
}

}  // namespace

Result<AtomicFile> AtomicFile::create(const fs::path& destination) {
  if (destination == "-") return problemWith(destination, baseTexts["file.dash"], {});
  if (isStream(destination)) {
    fs::path place = destination;  // Once it is open, nothing may fail before the object is there.
    const int stream = ::open(place.c_str(), O_WRONLY | O_CLOEXEC);
    if (stream < 0) return cannotWrite(destination, errno);
    return AtomicFile(std::move(place), nullptr, stream);
  }
  if (auto others = checkIsNotProgramFile(destination); !others) return failure(std::move(others));
  fs::path target = resolved(destination);
  struct stat old {};
  const bool isThere = ::stat(target.c_str(), &old) == 0;
  if (isThere && S_ISDIR(old.st_mode)) return cannotWrite(destination, EISDIR);
  removeAbandonedFiles(target.parent_path());
  // Registered before it exists: a signal may come as soon as it does.
  auto name = std::make_unique<std::string>(temporaryNameFor(target));
  registerUnfinished(name->c_str());
  constexpr mode_t anyone = 0666;  // Less what the user's mask takes away.
  const int descriptor =
      ::open(name->c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, anyone);
  if (descriptor < 0) {
    const int error = errno;
    forgetUnfinished(name->c_str());
    return cannotWrite(destination, error);
  }
  ::flock(descriptor, LOCK_EX | LOCK_NB);
  if (isThere) keepOwnerAndMode(descriptor, old);
  return AtomicFile(std::move(target), std::move(name), descriptor);
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

OtherNames::OtherNames(fs::path file) : file_(std::move(file)) {
  struct stat found {};
  if (::stat(file_.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return;
  device_ = found.st_dev;
  number_ = found.st_ino;
  // Some file systems count no names at all.
  count_ = found.st_nlink > 0 ? found.st_nlink - 1 : 0;
}

std::optional<Diagnostic> OtherNames::leftBehind() const {
  struct stat now {};
  if (count_ == 0 || ::stat(file_.c_str(), &now) != 0) return {};
  if (now.st_dev == device_ && now.st_ino == number_) return {};
  return Diagnostic{Severity::warning, baseTexts["file.other_names"], {{"count", count_}}, {}, 1,
                    file_.string()};
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
