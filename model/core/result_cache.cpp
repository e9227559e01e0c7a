// Problem: keep results between runs in a folder that any number of processes use and may lose at
// any time, within a bound on bytes.
// Method: one file a result, named by the SHA-256 of version and key, written under a temporary
// name and renamed, so that a reader sees all of it or none; a checksum of four multiplicative
// lanes finds what a fall of power left. Least recently used (LRU) go first: reading sets a file's
// time.
// Cost: find and keep are linear in the result's size. Making room sorts the folder, O(n log n),
// and happens once for each 1/32 of the bound; it leaves 15/16, and no result over 1/4 is kept.
// These three shares are choices, not tuned: no benchmark measures them.

#include "model/core/result_cache.h"

#include "model/core/detail/temporary_file.h"
#include "model/core/file.h"
#include "model/core/folder_entries.h"
#include "model/core/identifiers.h"
#include "model/core/threads.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <system_error>
#include <utility>
#include <vector>

namespace wb {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view resultEnding = ".result";
constexpr std::uint64_t magic = 0x3145'4843'4143'4257;
constexpr mode_t onlyOwner = 0700;

/// What stands before a result.
struct Head {
  std::uint64_t mark = magic;
  std::uint64_t bytes = 0;
  std::uint64_t sum = 0;
};

/// Against damage, not against intent: of four lanes, since one would wait for its multiplications.
std::uint64_t sumOf(ByteView bytes) {
  constexpr std::uint64_t multiplier = 0x9E37'79B9'7F4A'7C15;
  constexpr std::size_t lanes = 4;
  std::array<std::uint64_t, lanes> sums{1, 2, 3, bytes.size()};
  std::size_t at = 0;
  for (; at + sizeof sums <= bytes.size(); at += sizeof sums) {
    std::array<std::uint64_t, lanes> words;
    std::memcpy(words.data(), bytes.data() + at, sizeof words);
    for (std::size_t i = 0; i < lanes; ++i) {
      sums[i] = (sums[i] ^ words[i]) * multiplier;
      sums[i] ^= sums[i] >> 29U;
    }
  }
  for (; at < bytes.size(); ++at) sums[0] = (sums[0] ^ bytes[at]) * multiplier;
  std::uint64_t sum = 0;
  for (const std::uint64_t lane : sums) sum = (sum ^ lane ^ (sum >> 31U)) * multiplier;
  return sum;
}

/// Closes itself.
class FileHandle {
 public:
  explicit FileHandle(int number) : number_(number) {}
  FileHandle(const FileHandle&) = delete;
  FileHandle& operator=(const FileHandle&) = delete;
  ~FileHandle() {
    if (number_ >= 0) ::close(number_);
  }

  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }

 private:
  int number_;
};

bool readAll(int file, void* to, std::size_t size) {
  auto* at = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t got = ::read(file, at, size);
    if (got <= 0) return false;
    at += got;
    size -= static_cast<std::size_t>(got);
  }
  return true;
}

bool writeAll(int file, const void* from, std::size_t size) {
  const auto* at = static_cast<const char*>(from);
  while (size > 0) {
    const ssize_t put = ::write(file, at, size);
    if (put <= 0) return false;
    at += put;
    size -= static_cast<std::size_t>(put);
  }
  return true;
}

/// Nothing but what was written whole.
std::optional<Bytes> contentOf(int file, std::size_t most) {
  struct stat about {};
  Head head;
  if (::fstat(file, &about) != 0 || !S_ISREG(about.st_mode) || about.st_uid != ::geteuid())
    return {};
  if (!readAll(file, &head, sizeof head) || head.mark != magic) return {};
  if (head.bytes > most || static_cast<std::uint64_t>(about.st_size) != sizeof head + head.bytes)
    return {};
  Bytes content(head.bytes);
  if (!readAll(file, content.data(), content.size()) || sumOf(content) != head.sum) return {};
  return content;
}

/// Not flushed: what a fall of power leaves of it is damaged, and is seen to be.
bool writeTo(const std::string& file, ByteView result) {
  const FileHandle output(::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  const Head head{magic, result.size(), sumOf(result)};
  return output && writeAll(output.number(), &head, sizeof head) &&
         writeAll(output.number(), result.data(), result.size());
}

struct Entry {
  fs::path path;
  fs::file_time_type used;
  std::size_t bytes;
};

std::vector<Entry> entriesOf(const fs::path& folder) {
  std::vector<Entry> entries;
  (void)forEachName(folder, [&](const char* name) {
    if (!std::string_view(name).ends_with(resultEnding)) return;
    Entry entry{folder / name, {}, 0};
    std::error_code gone;
    entry.used = fs::last_write_time(entry.path, gone);
    if (!gone) entry.bytes = fs::file_size(entry.path, gone);
    if (!gone) entries.push_back(std::move(entry));
  });
  return entries;
}

std::unique_ptr<ResultCache>& ownCache() {
  static std::unique_ptr<ResultCache> cache;
  return cache;
}

}  // namespace

fs::path ResultCache::pathOf(std::string_view key) const {
  const std::string name = options_.version + '\n' + std::string(key);
  return options_.folder / (sha256(bytesOf(name)) + std::string(resultEnding));
}

std::optional<Bytes> ResultCache::find(std::string_view key) const {
  const fs::path path = pathOf(key);
  const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file) return {};
  auto content = contentOf(file.number(), options_.bytes);
  if (content) {
    ::futimens(file.number(), nullptr);  // It was used now.
  } else {
    ::unlink(path.c_str());
  }
  return content;
}

void ResultCache::keep(std::string_view key, ByteView result) {
  constexpr std::size_t share = 4;
  if (result.size() > options_.bytes / share) return;
  std::error_code error;
  if (fs::create_directories(options_.folder, error)) ::chmod(options_.folder.c_str(), onlyOwner);
  const fs::path path = pathOf(key);
  const std::string temporary = temporaryNameFor(path);
  if (!writeTo(temporary, result) || ::rename(temporary.c_str(), path.c_str()) != 0)
    ::unlink(temporary.c_str());
  if (isTimeToMakeRoom(result.size())) makeRoom();
}

void ResultCache::keepBeside(std::string key, std::function<std::optional<Bytes>()> make) {
  const std::lock_guard lock(besideMutex_);
  if (beside_.joinable()) beside_.join();  // One at a time.
  // What is to be made of may be large: it is not copied into the thread.
  const auto work = std::make_shared<const std::function<std::optional<Bytes>()>>(std::move(make));
  beside_ = begunThread([this, name = std::move(key), work] {
    if (const auto made = (*work)()) keep(name, *made);
  });
}

/// Not each time: all there is has to be looked at.
bool ResultCache::isTimeToMakeRoom(std::size_t bytes) {
  constexpr std::size_t share = 32;
  const std::lock_guard lock(mutex_);
  keptSinceRoom_ += bytes;
  if (hasMadeRoom_ && keptSinceRoom_ <= options_.bytes / share) return false;
  keptSinceRoom_ = 0;
  hasMadeRoom_ = true;
  return true;
}

/// For what comes until it is made the next time too.
void ResultCache::makeRoom() const {
  constexpr std::size_t share = 16;
  removeAbandonedFiles(options_.folder);
  std::vector<Entry> entries = entriesOf(options_.folder);
  std::ranges::sort(entries, std::ranges::greater(), &Entry::used);
  std::size_t kept = 0;
  for (const Entry& entry : entries) {
    kept += entry.bytes;
    if (kept > options_.bytes - options_.bytes / share) ::unlink(entry.path.c_str());
  }
}

ResultCache* resultCache() { return ownCache().get(); }

void setResultCache(std::unique_ptr<ResultCache> cache) { ownCache() = std::move(cache); }

}  // namespace wb
