#pragma once

#include "model/core/threads.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstddef>
#include <fstream>
#include <thread>
#include <vector>

// Sanitizers map memory of their own for each thread.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define WEIGHBRIDGE_CAN_RUN_OUT_OF_THREADS
#endif

namespace wb::test {

/// In a process that has no room for the stacks of so many; what work needs fits.
inline void leaveNoRoomForThreads() {
  constexpr rlim_t room = rlim_t{4} << 20;
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  rlimit limit{};
  ::getrlimit(RLIMIT_AS, &limit);
  limit.rlim_cur = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + room;
  ::setrlimit(RLIMIT_AS, &limit);
}

/// From now on the system gives this process no thread, not even on the stack of one that has
/// ended. The process must end by `_exit`.
inline void takeAllThreads() {
  leaveNoRoomForThreads();
  static std::vector<std::jthread> held;
  const auto forEver = [] {
    for (;;) ::pause();
  };
  while (beganThread(held, forEver)) continue;
}

}  // namespace wb::test
