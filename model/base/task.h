#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <utility>

namespace wb {

class MemoryBudget;

/// What long work gets from its caller: where to tell how far it is, whether to stop, and what
/// memory it may take. A default Task tells nobody, is never cancelled and takes what there is.
struct Task {
  std::stop_token cancel;
  /// Called with the fraction done, 0..1, and what is being done.
  std::function<void(double fraction, std::string_view what)> progress;
  MemoryBudget* memory = nullptr;  ///< Null: no bound but the readers' own.

  bool cancelled() const { return cancel.stop_requested(); }
  void report(double fraction, std::string_view what) const {
    if (progress) progress(fraction, what);
  }
  /// The same task for a part of the work, which tells its progress by `tell`.
  Task inside(std::function<void(double fraction, std::string_view what)> tell) const {
    return {cancel, std::move(tell), memory};
  }
};

}  // namespace wb
