#pragma once

#include "model/core/threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace wb {

/// Calls `work(begin, end)` for ranges of up to `chunk` that together are 0 to `count`, each once,
/// on so many threads (0: usualThreads()), the caller's among them. Returns when all
/// are done. `work` must not throw, and what it writes for one index must be apart from others.
template <class Work>
void inParallel(std::size_t count, std::size_t chunk, std::size_t threads, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto take = [&] {
    for (std::size_t begin = next.fetch_add(chunk); begin < count; begin = next.fetch_add(chunk))
      work(begin, std::min(begin + chunk, count));
  };
  if (threads == 0) threads = usualThreads();
  threads = std::min(threads, (count + chunk - 1) / chunk);
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < threads; ++i) others.emplace_back(take);
  take();
}

}  // namespace wb
