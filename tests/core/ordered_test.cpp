#include "model/core/threads.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <atomic>
#include <new>
#include <numeric>

namespace wb {
namespace {

std::vector<std::size_t> upTo(std::size_t count) {
  std::vector<std::size_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), std::size_t{0});
  return numbers;
}

RC_GTEST_PROP(Ordered, AllComeInTheirOrderWhateverTheNumberOfThreads, ()) {
  const auto count = *rc::gen::inRange<std::size_t>(0, 500);
  const auto threads = *rc::gen::inRange<std::size_t>(0, 8);
  std::vector<std::size_t> taken;
  makeInOrder(
      count, threads,
      [](std::size_t index) {
        if (index % 7 == 0) std::this_thread::yield();
        return index;
      },
      [&](std::size_t index) { taken.push_back(index); });
  RC_ASSERT(taken == upTo(count));
}

/// The first is not made until all that may be made ahead of it are.
TEST(Ordered, NoMoreAreMadeAheadThanTheWindowHolds) {
  constexpr std::size_t threads = 3;
  constexpr std::size_t window = threads * madeAheadPerThread;
  std::atomic<std::size_t> made = 0;
  std::size_t taken = 0;
  std::size_t most = 0;
  makeInOrder(
      10 * window, threads,
      [&](std::size_t index) {
        if (index == 0)
          while (made < window - 1) std::this_thread::yield();
        ++made;
        return index;
      },
      [&](std::size_t) {
        most = std::max(most, made - taken);
        ++taken;
      });
  EXPECT_EQ(taken, 10 * window);
  EXPECT_LE(most, window + 1);  // The one just taken counts still.
}

/// The makers do not wait for ever for room that nobody makes.
TEST(Ordered, EndsWhereWhatWasMadeCannotBeTaken) {
  constexpr std::size_t threads = 3;
  constexpr std::size_t count = 100 * threads * madeAheadPerThread;
  std::size_t taken = 0;
  const auto take = [&](std::size_t) {
    if (++taken == 5) throw std::bad_alloc();
  };
  EXPECT_THROW(makeInOrder(
                   count, threads, [](std::size_t index) { return index; }, take),
               std::bad_alloc);
  EXPECT_EQ(taken, 5U);
}

}  // namespace
}  // namespace wb
