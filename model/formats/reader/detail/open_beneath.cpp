#include "model/formats/reader/detail/open_beneath.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <utility>
#include <vector>

namespace wb::worker {
namespace {

constexpr int reading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

// As <linux/openat2.h> has them, which not every system installs.
constexpr std::uint64_t resolveNoMagicLinks = 0x02;
constexpr std::uint64_t resolveBeneath = 0x08;
struct OpenHow {
  std::uint64_t flags;
  std::uint64_t mode;
  std::uint64_t resolve;
};
constexpr long openat2Number = 437;  // On every architecture.

OpenedBeneath opened(int number) {
  if (number < 0) return tl::unexpected(errno == ELOOP ? EXDEV : errno);
  return Descriptor(number);
}

}  // namespace

OpenedBeneath openAtOnce(int folder, const std::string& name) {
  const OpenHow how{static_cast<std::uint64_t>(reading), 0, resolveBeneath | resolveNoMagicLinks};
  return opened(static_cast<int>(::syscall(openat2Number, folder, name.c_str(), &how, sizeof how)));
}

OpenedBeneath openStepwise(int folder, const std::string& name) {
  const std::filesystem::path path(name);
  if (path.is_absolute()) return tl::unexpected(EXDEV);
  std::vector<Descriptor> way;
  const auto here = [&] { return way.empty() ? folder : way.back().number(); };
  std::string last;
  for (const std::filesystem::path& step : path) {
    if (!last.empty()) {
      auto next = opened(::openat(here(), last.c_str(), O_PATH | O_NOFOLLOW | O_CLOEXEC));
      if (!next) return next;
      way.push_back(std::move(*next));
      last.clear();
    }
    if (step == "..") {
      if (way.empty()) return tl::unexpected(EXDEV);
      way.pop_back();
    } else if (step != ".") {
      last = step.string();
    }
  }
  if (last.empty()) return tl::unexpected(ENOENT);
  return opened(::openat(here(), last.c_str(), reading | O_NOFOLLOW));
}

OpenedBeneath openBeneath(int folder, const std::string& name) {
  auto file = openAtOnce(folder, name);
  if (!file && (file.error() == ENOSYS || file.error() == EPERM)) return openStepwise(folder, name);
  return file;
}

}  // namespace wb::worker
