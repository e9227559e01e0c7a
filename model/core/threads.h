#pragma once

#include "model/core/task.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace wb {

/// On how many threads work is done where its caller does not say: as many as there are cores,
/// unless the whole process is to take another number.
std::size_t usualThreads();

/// Sets how many `threads` usualThreads() gives; 0: as many as there are cores. What has begun goes
/// on as it was.
void setUsualThreads(std::size_t threads);

/// Begins one more of `threads` with `work`.
/// @return Whether the system had a thread to give.
template <class Work>
bool beganThread(std::vector<std::jthread>& threads, const Work& work) {
  try {
    threads.emplace_back(work);
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

/// Returns a thread that does `work`. Where the system has none to give, the caller's has done it
/// before that, and none is returned.
/// @param work  Copied into the thread. It must not throw.
template <class Work>
std::jthread begunThread(const Work& work) {
  try {
    return std::jthread(work);
  } catch (const std::system_error&) {
    work();
    return {};
  }
}

/// Calls `work(begin, end)` for ranges that together are 0 to `count`, each once. Returns when all
/// are done. Threads take the next range from a shared counter (dynamic scheduling), so that uneven
/// work is shared evenly.
/// @param count  0: nothing is called.
/// @param chunk  The most indices of a range, at least 1.
/// @param threads  The caller's among them; 0: usualThreads(). No more than there are ranges, nor
///     than the system has.
/// @param work  Called from several threads at once. It must not throw, and what it writes for one
///     index must be apart from others.
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
  while (others.size() + 1 < threads && beganThread(others, take)) continue;
  take();
}

/// Things made ahead of the one that is taken next, for each thread that makes them: enough that a
/// large one among small ones keeps nobody waiting for long.
inline constexpr std::size_t madeAheadPerThread = 32;

/// Makes things out of order and hands them out in order, never more of them at a time than its
/// window holds: a reorder buffer of fixed size. Any number of threads claim and put, one takes.
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

  /// None is left from now on: nothing is taken any more.
  void close() {
    const std::scoped_lock lock(mutex_);
    next_ = count_;
    hasRoom_.notify_all();
  }

  /// Puts the `thing` that was made for an `index` that claim() gave to the same thread, once.
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

/// Makes things on several threads and takes them in the order of their indices. However many there
/// are, only a few wait to be taken.
/// @param count  How many; each index from 0 is made once.
/// @param threads  That make, besides the caller's, which takes; 0: usualThreads(). One alone, or
///     none that the system has, makes and takes by turns.
/// @param make  `make(index)` gives a thing. It must not throw; it may be called from several
///     threads at once.
/// @param take  `take(thing)` is called by the caller's thread; where it throws, what is being made
///     is finished, and no more is.
/// @param aheadPerThread  How many things may wait to be taken, for each thread; at least 1.
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
  const auto work = [&] {
    while (const auto index = window.claim()) window.put(*index, make(*index));
  };
  std::vector<std::jthread> makers;
  // Where what was made is not taken, they would wait for room for ever.
  struct Closing {
    OrderedWindow<Thing>& window;
    ~Closing() { window.close(); }
  };
  const Closing closing{window};
  while (makers.size() < threads && beganThread(makers, work)) continue;
  for (std::size_t i = 0; i < count; ++i) take(makers.empty() ? make(i) : window.take());
}

/// Runs `work`, which must not throw, in a thread of its own, which the program waits for at its
/// end only; or in the caller's, where the system has no more to give.
void runBeside(std::function<void()> work);

/// Returns what `work()` returns or throws, run as runBeside() does: for a call into a library
/// that cannot be stopped. Nothing where the task is cancelled meanwhile: the work then goes on
/// unheard, so that it must own all that it uses.
/// @param work  Takes nothing; it is moved into the thread.
/// @param task  One step. While the work runs, only its stop token is looked at.
template <class Work>
auto runApart(Work work, const Task& task) -> std::optional<std::invoke_result_t<Work>> {
  struct State {
    explicit State(Work given) : work(std::move(given)) {}
    std::packaged_task<std::invoke_result_t<Work>()> work;
    std::mutex mutex;
    std::condition_variable_any ended;
    bool hasEnded = false;
  };
  if (!task.step()) return {};
  const auto state = std::make_shared<State>(std::move(work));
  auto made = state->work.get_future();
  runBeside([state] {
    state->work();
    const std::lock_guard lock(state->mutex);
    state->hasEnded = true;
    state->ended.notify_all();
  });
  std::unique_lock lock(state->mutex);
  if (!state->ended.wait(lock, task.cancel, [&] { return state->hasEnded; })) return {};
  return made.get();
}

}  // namespace wb
