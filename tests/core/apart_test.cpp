#include "model/core/threads.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <future>
#include <memory>
#include <new>
#include <stop_token>
#include <thread>

namespace wb {
namespace {

std::atomic<bool> threadIsEnding;
std::atomic<bool> programIsEnding;

/// The last that its thread destroys, which takes until the program is ending too.
struct Last {
  ~Last() {
    threadIsEnding = true;
    threadIsEnding.notify_all();
    programIsEnding.wait(false);
  }
};

void endBesideAThreadThatIsEnding() {
  runBeside([] {
    std::atexit([] {
      programIsEnding = true;
      programIsEnding.notify_all();
    });
    static thread_local const Last last;
  });
  threadIsEnding.wait(false);
  std::exit(0);
}

/// An end that waited for what the thread says as it ends waited for ever, now and then.
TEST(ApartDeathTest, TheProgramEndsBesideAThreadThatIsEnding) {
  EXPECT_EXIT(endBesideAThreadThatIsEnding(), testing::ExitedWithCode(0), "");
}

TEST(Apart, GivesWhatTheWorkReturns) {
  EXPECT_EQ(runApart([] { return 6 * 7; }, {}), 42);
}

TEST(Apart, GivesTheErrorOfTheWorkToWhoAsked) {
  EXPECT_THROW(runApart([]() -> int { throw std::bad_alloc(); }, {}), std::bad_alloc);
}

TEST(Apart, IsNotBegunWhenItIsCancelledBefore) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(runApart([] { return 1; }, {stop.get_token(), {}}));
}

TEST(Apart, LeavesWorkThatCannotBeStopped) {
  std::stop_source stop;
  std::promise<void> begun;
  std::promise<void> goOn;
  const auto ended = std::make_shared<std::promise<int>>();
  auto end = ended->get_future();
  const std::jthread stopping([&] {
    begun.get_future().wait();
    stop.request_stop();
  });
  const auto made = runApart(
      [&begun, mayEnd = goOn.get_future().share(), ended] {
        begun.set_value();
        mayEnd.wait();  // Returns only after the caller has left.
        ended->set_value(1);
        return 1;
      },
      {stop.get_token(), {}});
  EXPECT_FALSE(made);
  goOn.set_value();
  EXPECT_EQ(end.get(), 1);
}

}  // namespace
}  // namespace wb
