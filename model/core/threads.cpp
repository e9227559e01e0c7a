#include "model/core/threads.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace wb {
namespace {

std::atomic<std::size_t> wished = 0;

}  // namespace

std::size_t usualThreads() {
  const std::size_t most = wished;
  return most > 0 ? most : std::max(1U, std::thread::hardware_concurrency());
}

void setUsualThreads(std::size_t threads) { wished = threads; }

namespace {

/// Threads that nobody waits for until the program ends. Its end joins them: a thread that only
/// said that it was about to end (`std::notify_all_at_thread_exit`) would say so too late where
/// the library's own key for that has been destroyed before.
class Beside {
 public:
  /// @return Whether the system had a thread to give.
  bool run(const std::function<void()>& work) {
    const std::lock_guard lock(mutex_);
    std::erase_if(running_, [](const std::future<void>& one) {
      return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    });
    try {
      running_.push_back(std::async(std::launch::async, work));
      return true;
    } catch (const std::system_error&) {
      return false;
    }
  }

 private:
  std::mutex mutex_;
  std::vector<std::future<void>> running_;
};

}  // namespace

void runBeside(std::function<void()> work) {
  static Beside beside;
  // Not copied into the thread: what it holds goes when it is done.
  const auto once = [held = std::make_shared<std::function<void()>>(std::move(work))] {
    (*held)();
    *held = {};
  };
  if (!beside.run(once)) once();
}

}  // namespace wb
