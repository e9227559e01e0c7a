#include "model/core/threads.h"

#include <algorithm>
#include <atomic>
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

}  // namespace wb
