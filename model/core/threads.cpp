#include "model/core/threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>

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

/// Threads that nobody waits for until the program ends.
class Beside {
 public:
  Beside() = default;
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;
  ~Beside() {
    std::unique_lock lock(mutex_);
    ended_.wait(lock, [&] { return running_ == 0; });
  }

  void run(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      ++running_;
    }
    std::thread([this, work = std::move(work)]() mutable {
      work();
      work = {};
      std::unique_lock lock(mutex_);
      --running_;
      std::notify_all_at_thread_exit(ended_, std::move(lock));
    }).detach();
  }

 private:
  std::mutex mutex_;
  std::condition_variable ended_;
  std::size_t running_ = 0;
};

}  // namespace

void runBeside(std::function<void()> work) {
  static Beside beside;
  beside.run(std::move(work));
}

}  // namespace wb
