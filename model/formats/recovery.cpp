#include "model/formats/recovery.h"

#include "model/core/file.h"
#include "model/core/folder_entries.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/formats/detail/formats_texts.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace wb::recovery {
namespace {

constexpr auto lockName = "lock";
constexpr int mostAttempts = 3;

}  // namespace

tl::expected<FolderLock, FolderLock::Refusal> FolderLock::take(
    const std::filesystem::path& folder) {
  const int descriptor = open((folder / lockName).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return tl::unexpected(Refusal::impossible);
  FolderLock lock(descriptor);
  if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return tl::unexpected(errno == EWOULDBLOCK ? Refusal::another : Refusal::impossible);
  return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

bool FolderLock::isOf(const std::filesystem::path& folder) const {
  struct stat held {};
  struct stat named {};
  return ::fstat(descriptor_, &held) == 0 && ::lstat((folder / lockName).c_str(), &named) == 0 &&
         held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) close(descriptor_);
}

namespace fs = std::filesystem;

std::optional<Claim> Claim::take(const fs::path& root, const fs::path& file) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(file, error);
  const fs::path folder = root / sha256(bytesOf((error ? file : real).string()));
  // Each time, another window let go just then, and took the folder with it.
  for (int attempt = 0; attempt < mostAttempts; ++attempt) {
    fs::create_directories(folder, error);
    if (error) break;
    auto lock = FolderLock::take(folder);
    if (!lock && lock.error() == FolderLock::Refusal::another) return {};
    if (lock && lock->isOf(folder)) return Claim(folder, std::move(*lock));
    if (!lock && fs::exists(folder, error)) break;
  }
  return Claim({}, {});
}

Claim::Claim(fs::path folder, std::optional<FolderLock> lock)
    : folder_(std::move(folder)), lock_(std::move(lock)) {}

/// No more than was made here: another window may lock the folder as soon as the file is gone.
Claim::~Claim() {
  if (!lock_ || folder_.empty()) return;
  std::error_code ignored;
  fs::remove(folder_ / lockName, ignored);
  fs::remove(folder_, ignored);
}

namespace {

namespace fs = std::filesystem;

constexpr auto sceneName = "scene.weighbridge";
constexpr auto originName = "origin";
constexpr auto digestName = "sha256";
constexpr auto refusedName = "refused";
/// Of a path or digest: more than any file system has.
constexpr std::size_t nameBytes = 65'536;

/// Only its user may look into it: what is kept is as private as what was open.
Result<fs::path> makeFolder(const fs::path& root) {
  std::error_code error;
  fs::create_directories(root, error);
  fs::path folder = root / Uuid::random().text();
  if (!error) fs::create_directory(folder, error);
  if (!error) fs::permissions(folder, fs::perms::owner_all, error);
  if (!error) return folder;
  auto why = failure(recoveryTexts["recovery.folder"], {{"reason", error.message()}});
  return tl::unexpected(inFile(std::move(why).value(), root.string()));
}

Result<void> writeText(const fs::path& file, const std::string& text) {
  return writeFile(file, bytesOf(text));
}

std::string textIn(const fs::path& file) {
  const auto bytes = readFile(file, nameBytes);
  return bytes ? std::string(textOf(*bytes)) : std::string();
}

/// Each ends in a NUL, which no path has.
std::string listOf(const std::vector<fs::path>& files) {
  std::string list;
  for (const fs::path& file : files) list.append(file.string()).push_back('\0');
  return list;
}

std::vector<fs::path> filesIn(const fs::path& list) {
  std::vector<fs::path> files;
  const auto bytes = readFile(list, limits::projectBytes);
  std::string_view rest = bytes ? textOf(*bytes) : std::string_view();
  for (std::size_t end = rest.find('\0'); end != std::string_view::npos; end = rest.find('\0')) {
    files.emplace_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
  }
  return files;
}

std::optional<Kept> keptInFolder(const fs::path& folder) {
  auto lock = FolderLock::take(folder);
  if (!lock) return {};
  std::error_code error;
  const auto time = fs::last_write_time(folder / sceneName, error);
  if (error == std::errc::no_such_file_or_directory) removeAll(folder);
  if (error) return {};
  return Kept{folder,
              folder / sceneName,
              {textIn(folder / originName), textIn(folder / digestName)},
              time,
              std::make_shared<const FolderLock>(std::move(*lock)),
              filesIn(folder / refusedName)};
}

}  // namespace

Result<Keeper> Keeper::create(const fs::path& root) {
  // Another program that looks for what was left may take a folder that has no lock yet for one.
  for (int attempt = 0; attempt < mostAttempts; ++attempt) {
    auto folder = makeFolder(root);
    if (!folder) return failure(std::move(folder));
    auto lock = FolderLock::take(*folder);
    std::error_code error;
    if (lock && fs::exists(*folder, error)) return Keeper(std::move(*folder), std::move(*lock));
  }
  return tl::unexpected(inFile(failure(recoveryTexts["recovery.lock"]).value(), root.string()));
}

Keeper::Keeper(fs::path folder, FolderLock lock)
    : folder_(std::move(folder)),
      lock_(std::make_unique<const FolderLock>(std::move(lock))),
      writing_(std::make_unique<std::mutex>()) {}

Keeper::~Keeper() {
  if (lock_ && !leaves_) removeAll(folder_);
}

Result<void> Keeper::keep(scene::Scene scene, const Origin& origin, const Task& task) {
  const std::scoped_lock alone(*writing_);
  if (task.cancelled()) return {};
  // The scene last: what is kept has a scene.
  if (auto written = writeText(folder_ / originName, origin.file.string()); !written)
    return written;
  if (auto written = writeText(folder_ / digestName, origin.sha256); !written) return written;
  if (auto written = keepRefused(scene); !written) return written;
  return scene::writeProject(scene, folder_ / sceneName);
}

Result<void> Keeper::keepRefused(const scene::Scene& scene) const {
  const std::vector<fs::path> refused = scene::unreadFilesOf(scene);
  if (!refused.empty()) return writeText(folder_ / refusedName, listOf(refused));
  std::error_code ignored;
  fs::remove(folder_ / refusedName, ignored);
  return {};
}

void Keeper::forget() {
  const std::scoped_lock alone(*writing_);
  std::error_code ignored;
  fs::remove(folder_ / sceneName, ignored);
}

std::vector<Kept> keptIn(const fs::path& root) {
  std::vector<Kept> all;
  (void)forEachName(root, [&](const char* name) {
    const fs::path folder = root / name;
    std::error_code unknown;
    if (!Uuid::parse(name) || !fs::is_directory(folder, unknown)) return;
    if (auto kept = keptInFolder(folder)) all.push_back(std::move(*kept));
  });
  std::ranges::stable_sort(all, std::ranges::greater{}, &Kept::time);
  return all;
}

void discard(const Kept& kept) { removeAll(kept.folder); }

}  // namespace wb::recovery
