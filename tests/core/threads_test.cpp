#include "model/core/threads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
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

}  // namespace
}  // namespace wb
