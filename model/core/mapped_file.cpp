// Problem: look at a file's bytes without copying them, though another program may cut the file
// meanwhile, which the system answers with a bus error at the next read.
// Method: mmap, with one handler of SIGBUS for all views. It finds the view that the address lies
// in, maps zeros over the rest of it from that page on, marks it as cut and lets the read go on;
// any other bus error ends as it would have ended. Views lie in a fixed array of atomics, for a
// handler may neither lock nor allocate.
// Cost: constant for a view, and no memory for its bytes. There may be 64 at a time (mostViews),
// far more than readers are at work: a choice.

#include "model/core/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <utility>

namespace wb {
namespace {

/// A view that there is. A signal handler walks them, so they are atomics that never move.
struct Slot {
  std::atomic<std::uintptr_t> begin{0};  ///< 0: free.
  std::atomic<std::uintptr_t> end{0};
  std::atomic<bool> isCut{false};
};
constexpr std::size_t mostViews = 64;
constexpr std::uintptr_t taken = 1;  ///< No view begins there.
std::array<Slot, mostViews> slots;
struct sigaction handlerBefore {};

/// The system raises a bus error where a file has no more bytes behind a view: from that page on,
/// zeros take its place, and the read goes on.
void onBusError(int signal, siginfo_t* about, void*) {
  const auto at = reinterpret_cast<std::uintptr_t>(about->si_addr);
  for (Slot& slot : slots) {
    const std::uintptr_t begin = slot.begin;
    const std::uintptr_t end = slot.end;
    if (begin <= taken || at < begin || at >= end) continue;
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const std::uintptr_t from = at - at % page;
    slot.isCut = true;
    if (::mmap(reinterpret_cast<void*>(from), end - from, PROT_READ,
               MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED)
      return;
  }
  // Not one of these: the read is done again, and ends as it would have ended.
  ::sigaction(signal, &handlerBefore, nullptr);
}

void watchForCuts() {
  [[maybe_unused]] static const bool isWatching = [] {
    struct sigaction action {};
    action.sa_sigaction = onBusError;
    action.sa_flags = SA_SIGINFO;
    ::sigemptyset(&action.sa_mask);
    return ::sigaction(SIGBUS, &action, &handlerBefore) == 0;
  }();
}

std::optional<std::size_t> takeSlot() {
  for (std::size_t i = 0; i < slots.size(); ++i) {
    std::uintptr_t free = 0;
    if (slots[i].begin.compare_exchange_strong(free, taken)) return i;
  }
  return {};
}

}  // namespace

std::optional<MappedFile> MappedFile::of(const std::filesystem::path& path) {
  struct stat about {};
  if (::stat(path.c_str(), &about) != 0 || !S_ISREG(about.st_mode)) return {};
  // What the name leads to may have changed since.
  const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return {};
  std::optional<MappedFile> mapped;
  if (::fstat(file, &about) == 0 && S_ISREG(about.st_mode))
    mapped = of(file, static_cast<std::size_t>(about.st_size));
  ::close(file);
  return mapped;
}

std::optional<MappedFile> MappedFile::of(int descriptor, std::size_t size) {
  if (size == 0) return {};
  watchForCuts();
  const auto slot = takeSlot();
  if (!slot) return {};
  void* const begin = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  if (begin == MAP_FAILED) {
    slots[*slot].begin = 0;
    return {};
  }
  slots[*slot].isCut = false;
  slots[*slot].end = reinterpret_cast<std::uintptr_t>(begin) + size;
  slots[*slot].begin = reinterpret_cast<std::uintptr_t>(begin);
  return MappedFile(static_cast<const std::uint8_t*>(begin), size, *slot);
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : begin_(std::exchange(other.begin_, nullptr)),
      size_(std::exchange(other.size_, 0)),
      slot_(other.slot_) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(begin_, other.begin_);
  std::swap(size_, other.size_);
  std::swap(slot_, other.slot_);
  return *this;
}

MappedFile::~MappedFile() {
  if (!begin_) return;
  slots[slot_].begin = taken;
  ::munmap(const_cast<std::uint8_t*>(begin_), size_);
  slots[slot_].begin = 0;
}

bool MappedFile::isWhole() const { return !slots[slot_].isCut; }

}  // namespace wb
