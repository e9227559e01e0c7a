#pragma once

#include "model/core/threads.h"

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace wb {

/// Things made ahead of the one that is taken next, for each thread that makes them: enough that a
/// large one among small ones keeps nobody waiting for long.
inline constexpr std::size_t madeAheadPerThread = 32;

/// Makes things out of order and hands them out in order, never more of them at a time than its
/// window holds.
template <class Thing>
class OrderedWindow {
 public:
  OrderedWindow(std::size_t count, std::size_t size) : count_(count), slots_(size) {}

  /// The number of the next to make, once there is room for it; nothing when none is left.
  std::optional<std::size_t> claim() {
    std::unique_lock lock(mutex_);
    hasRoom_.wait(lock, [this] { return next_ >= count_ || next_ < taken_ + slots_.size(); });
    return next_ < count_ ? std::optional(next_++) : std::nullopt;
  }

  void put(std::size_t index, Thing thing) {
    const std::scoped_lock lock(mutex_);
    slots_[index % slots_.size()].emplace(std::move(thing));
    if (index == taken_) isMade_.notify_one();
  }

  /// The next in order, once it is made.
  Thing take() {
    std::unique_lock lock(mutex_);
    std::optional<Thing>& slot = slots_[taken_ % slots_.size()];
    isMade_.wait(lock, [&slot] { return slot.has_value(); });
    Thing thing = std::move(*slot);
    slot.reset();
    const bool wasFull = next_ == taken_ + slots_.size();
    ++taken_;
    if (wasFull) hasRoom_.notify_all();
    return thing;
  }

 private:
  const std::size_t count_;
  std::mutex mutex_;
  // Only who waits for what has changed is woken: small files are weighed faster than threads wake.
  std::condition_variable hasRoom_;
  std::condition_variable isMade_;
  std::vector<std::optional<Thing>> slots_;
  std::size_t next_ = 0;
  std::size_t taken_ = 0;
};

/// `make(index)` for 0 to `count`, each once, on so many threads (0: usualThreads());
/// `take(thing)` for what they gave, in the order of the indices, by the caller. However many there
/// are, only a few wait to be taken. `make` must not throw; it may be called from several threads
/// at once.
template <class Make, class Take>
void makeInOrder(std::size_t count, std::size_t threads, const Make& make, const Take& take,
                 std::size_t aheadPerThread = madeAheadPerThread) {
  using Thing = decltype(make(std::size_t{}));
  if (threads == 0) threads = usualThreads();
  threads = std::min(threads, count);
  if (threads <= 1) {
    for (std::size_t i = 0; i < count; ++i) take(make(i));
    return;
  }
  OrderedWindow<Thing> window(count, threads * aheadPerThread);
  std::vector<std::jthread> makers;
  for (std::size_t i = 0; i < threads; ++i)
    makers.emplace_back([&] {
      while (const auto index = window.claim()) window.put(*index, make(*index));
    });
  for (std::size_t i = 0; i < count; ++i) take(window.take());
}

}  // namespace wb
