#pragma once

#include <time.h>

namespace wb::ui::test {

inline double milliseconds(clockid_t clock) {
  timespec time{};
  ::clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What this process has worked so far, whatever else the computer does.
inline double processMilliseconds() { return milliseconds(CLOCK_PROCESS_CPUTIME_ID); }

/// The same of the thread that asks.
inline double ownMilliseconds() { return milliseconds(CLOCK_THREAD_CPUTIME_ID); }

}  // namespace wb::ui::test
