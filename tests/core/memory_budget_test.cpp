#include "model/core/limits.h"
#include "model/core/task.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace wb {
namespace {

Task taskWith(MemoryBudget& budget) {
  Task task;
  task.memory = &budget;
  return task;
}

TEST(MemoryBudget, givesWhatIsLeftAndNoMore) {
  MemoryBudget budget(100);
  EXPECT_TRUE(budget.take(60));
  EXPECT_FALSE(budget.take(41));
  EXPECT_EQ(budget.left(), 40U) << "a refused draw takes nothing";
  EXPECT_TRUE(budget.take(40));
  budget.giveBack(100);
  EXPECT_EQ(budget.left(), budget.limit());
}

TEST(MemoryBudget, isSharedByThreads) {
  constexpr std::size_t each = 1000;
  MemoryBudget budget(4 * each);
  std::vector<std::jthread> threads;
  for (int i = 0; i < 4; ++i)
    threads.emplace_back([&budget] {
      for (std::size_t taken = 0; taken < each; ++taken) EXPECT_TRUE(budget.take(1));
    });
  threads.clear();
  EXPECT_EQ(budget.left(), 0U);
}

TEST(HeldMemory, isGivenBackUnlessKept) {
  MemoryBudget budget(100);
  const Task task = taskWith(budget);
  {
    HeldMemory held(task);
    EXPECT_TRUE(held.take(30));
    HeldMemory moved(std::move(held));
    EXPECT_TRUE(moved.take(30));
    EXPECT_EQ(memoryLeft(task), 40U);
  }
  EXPECT_EQ(memoryLeft(task), 100U);
  EXPECT_TRUE(takeMemory(task, 70));
  EXPECT_EQ(memoryLeft(task), 30U);
}

TEST(HeldMemory, saysHowToGetMore) {
  MemoryBudget budget(100);
  const auto taken = takeMemory(taskWith(budget), 101);
  ASSERT_FALSE(taken);
  EXPECT_TRUE(isMemorySpent(taken.error()));
  EXPECT_EQ(message(taken.error()),
            "would exceed the memory limit of 100 bytes; raise the limit with "
            "--memory BYTES or in the window's preferences");
}

TEST(HeldMemory, withoutABudgetAllIsGiven) {
  EXPECT_TRUE(takeMemory({}, std::size_t{1} << 60));
  HeldMemory held{Task{}};
  EXPECT_TRUE(held.take(std::size_t{1} << 60));
}

TEST(UsualMemory, isAtMostItsLimit) {
  EXPECT_LE(usualMemory(), limits::memoryBytes);
  EXPECT_GT(usualMemory(), 0U);
}

}  // namespace
}  // namespace wb
