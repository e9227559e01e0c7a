#include "model/core/threads.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <mutex>
#include <set>
#include <thread>

namespace wb {
namespace {

std::size_t threadsAtWork() {
  std::mutex mutex;
  std::set<std::thread::id> seen;
  constexpr std::size_t pieces = 64;
  inParallel(pieces, 1, 0, [&](std::size_t, std::size_t) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const std::scoped_lock lock(mutex);
    seen.insert(std::this_thread::get_id());
  });
  return seen.size();
}

TEST(Threads, AreNoMoreThanTheProcessIsToTake) {
  for (const std::size_t threads : {1U, 3U}) {
    setUsualThreads(threads);
    EXPECT_EQ(usualThreads(), threads);
    EXPECT_LE(threadsAtWork(), threads);
  }
  setUsualThreads(0);
  EXPECT_EQ(usualThreads(), std::max(1U, std::thread::hardware_concurrency()));
}

// Sanitizers map memory of their own for each thread.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/// In a process that has no room for the stacks of so many; what work needs fits.
void leaveNoRoomForThreads() {
  constexpr rlim_t room = rlim_t{4} << 20;
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  rlimit limit{};
  ::getrlimit(RLIMIT_AS, &limit);
  limit.rlim_cur = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE)) + room;
  ::setrlimit(RLIMIT_AS, &limit);
}

void workWithoutThreads() {
  leaveNoRoomForThreads();
  constexpr std::size_t count = 1000;
  constexpr std::size_t threads = 100;
  std::atomic<std::size_t> sum = 0;
  inParallel(count, 1, threads, [&](std::size_t begin, std::size_t end) {
    for (; begin < end; ++begin) sum += begin;
  });
  std::size_t inOrder = 0;
  makeInOrder(
      count, threads, [](std::size_t index) { return index; },
      [&](std::size_t index) { inOrder += index; });
  ::_exit(sum == count * (count - 1) / 2 && inOrder == sum ? 0 : 1);
}

TEST(Threads, AreFewerWhereTheSystemHasNoMore) {
  EXPECT_EXIT(workWithoutThreads(), testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace wb
