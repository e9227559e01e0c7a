#include "model/formats/reader/memory_limit.h"

#include "model/core/limits.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <limits>

namespace wb::worker {
namespace {

// The address sanitizer maps terabytes that it never touches, so an address space limit would end
// it before main().
#if defined(__SANITIZE_ADDRESS__)
constexpr bool limitsAddressSpace = false;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool limitsAddressSpace = false;
#else
constexpr bool limitsAddressSpace = true;
#endif
#else
constexpr bool limitsAddressSpace = true;
#endif

struct Allowance {
  std::size_t begun = 0;  ///< Bytes mapped when the limit began.
  std::size_t most = 0;
  std::size_t allowed = 0;  ///< At most `most`.
};

Allowance allowance;

rlim_t softLimit(__rlimit_resource resource) {
  rlimit found{RLIM_INFINITY, RLIM_INFINITY};
  ::getrlimit(resource, &found);
  return found.rlim_cur;
}

/// Libraries and all: a program with a window has hundreds of MiB mapped before it does anything.
std::size_t mappedBytes() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

/// The hard limit stays: the soft one is raised later.
bool apply() {
  if (!limitsAddressSpace) return true;
  rlimit found{};
  if (::getrlimit(RLIMIT_AS, &found) != 0) return false;
  found.rlim_cur = std::min<rlim_t>(allowance.begun + allowance.allowed, found.rlim_max);
  return ::setrlimit(RLIMIT_AS, &found) == 0;
}

}  // namespace

std::size_t availableMemory(std::size_t most) {
  const rlim_t limit = softLimit(RLIMIT_AS);
  if (limit == RLIM_INFINITY) return most;
  const std::size_t mapped = mappedBytes();
  return limit > mapped ? std::min<std::size_t>(most, limit - mapped) : 0;
}

std::size_t largestFile() {
  const rlim_t limit = softLimit(RLIMIT_FSIZE);
  return limit == RLIM_INFINITY ? std::numeric_limits<std::size_t>::max() : limit;
}

bool limitMemory(std::size_t most) {
  allowance = {mappedBytes(), most, std::min(most, limits::workerBytes)};
  if (!limitsAddressSpace) return true;
  const rlim_t hard = std::min<rlim_t>(allowance.begun + most, softLimit(RLIMIT_AS));
  const rlimit both{hard, hard};
  return ::setrlimit(RLIMIT_AS, &both) == 0 && apply();
}

void allowForFile(std::size_t bytes) {
  if (allowance.most == 0) return;  // This process is no worker, and has no limit.
  const std::size_t room = allowance.most - allowance.allowed;
  allowance.allowed +=
      bytes > room / limits::workerBytesPerByte ? room : bytes * limits::workerBytesPerByte;
  apply();
}

bool isAllAllowed() { return allowance.allowed == allowance.most; }

}  // namespace wb::worker
