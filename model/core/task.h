#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string_view>
#include <utility>

namespace wb {

class MemoryBudget;

/// Counts the steps of long work, and may stop it at one. Tests count instead of looking at a
/// clock: work that takes four times the steps for four times the input is not quadratic.
struct StepCount {
  std::atomic<std::uint64_t> made = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  ///< Then it is cancelled.
};

/// What long work gets from its caller: where to tell how far it is, whether to stop, and what
/// memory it may take. A default Task tells nobody, is never cancelled and takes what there is.
struct Task {
  std::stop_token cancel;
  /// Called with the fraction done, 0..1, and what is being done.
  std::function<void(double fraction, std::string_view what)> progress;
  StepCount* steps = nullptr;      ///< Null: nobody counts.
  MemoryBudget* memory = nullptr;  ///< Null: no bound but the readers' own.

  bool cancelled() const {
    return cancel.stop_requested() || (steps && steps->made >= steps->most);
  }
  /// Called before each small piece of work (a value, a record, at most a few hundred KiB): whether
  /// to go on with it.
  bool step() const {
    if (steps) ++steps->made;
    return !cancelled();
  }
  void report(double fraction, std::string_view what) const {
    if (progress) progress(fraction, what);
  }
  /// The same task for a part of the work, which tells its progress by `tell`.
  Task inside(std::function<void(double fraction, std::string_view what)> tell) const {
    return {cancel, std::move(tell), steps, memory};
  }
};

}  // namespace wb
