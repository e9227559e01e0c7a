#include "model/worker/serve.h"

#include "model/worker/ending.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <exception>
#include <new>
#include <string_view>

namespace wb::worker {
namespace {

constexpr int requestArguments = 6;

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

std::optional<std::size_t> numberFrom(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return number;
}

std::optional<Request> requestFrom(int argc, const char* const* argv) {
  if (argc != requestArguments) return {};
  const auto memory = numberFrom(argv[4]);
  const auto processorTime = numberFrom(argv[5]);
  if (!memory || !processorTime) return {};
  return Request{argv[2], argv[3], *memory, *processorTime};
}

bool limit(int resource, std::size_t most, std::size_t hardMost) {
  const rlimit both{most, hardMost};
  return ::setrlimit(static_cast<__rlimit_resource>(resource), &both) == 0;
}

/// The soft limit of processor time ends by a signal of its own, which the caller can name; a
/// second later the hard one kills.
bool limitItself(const Request& request) {
  return ::prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && limit(RLIMIT_CORE, 0, 0) &&
         limit(RLIMIT_CPU, request.processorTime, request.processorTime + 1) &&
         (!limitsAddressSpace || limit(RLIMIT_AS, request.memory, request.memory));
}

void tellStep(double fraction) {
  const auto step = static_cast<unsigned char>(std::clamp(fraction, 0.0, 1.0) * 100);
  [[maybe_unused]] const ssize_t told = ::write(progressDescriptor, &step, 1);
}

/// A worker may end without freeing: the system does it at once.
[[noreturn]] void endWith(int status) { ::_exit(status); }

}  // namespace

bool isAsked(int argc, const char* const* argv) {
  return argc > 1 && std::string_view(argv[1]) == workerSwitch;
}

int serve(int argc, const char* const* argv, Reader reader) {
  const auto request = requestFrom(argc, argv);
  if (!request || !limitItself(*request)) return statusUnprepared;
  // Libraries catch std::bad_alloc and make some other error of it; this comes before them.
  std::set_new_handler([] { endWith(statusMemory); });
  auto writer = FlatWriter::over(resultDescriptor);
  if (!writer) return statusMemory;
  try {
    if (const auto refusal = reader(*request, *writer, tellStep)) writer->refuse(*refusal);
  } catch (const std::exception& problem) {
    writer->refuse({Refusal::Reason::unreadable, problem.what()});
  }
  endWith(statusDone);
}

}  // namespace wb::worker
