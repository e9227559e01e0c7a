#include "model/core/threads.h"

#include "tests/core/no_more_threads.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
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

#ifdef WEIGHBRIDGE_CAN_RUN_OUT_OF_THREADS
void workWithoutThreads() {
  test::leaveNoRoomForThreads();
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

void workBesideWithoutThreads() {
  test::takeAllThreads();
  const auto own = std::this_thread::get_id();
  std::thread::id begun;
  const std::jthread none = begunThread([&] { begun = std::this_thread::get_id(); });
  std::thread::id beside;
  // Such work may begin more.
  runBeside([&] { runBeside([&] { beside = std::this_thread::get_id(); }); });
  const auto apart = runApart([] { return std::this_thread::get_id(); }, {});
  ::_exit(begun == own && !none.joinable() && beside == own && apart == own ? 0 : 1);
}

TEST(Threads, OfTheirOwnAreTheCallersWhereTheSystemHasNoMore) {
  EXPECT_EXIT(workBesideWithoutThreads(), testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace wb
