#pragma once

#include <functional>
#include <stop_token>
#include <string_view>

namespace wb {

/// What long work gets from its caller: where to tell how far it is, and whether to stop.
/// A default Task tells nobody and is never cancelled.
struct Task {
  std::stop_token cancel;
  /// Called with the fraction done, 0..1, and what is being done.
  std::function<void(double fraction, std::string_view what)> progress;

  bool cancelled() const { return cancel.stop_requested(); }
  void report(double fraction, std::string_view what) const {
    if (progress) progress(fraction, what);
  }
};

}  // namespace wb
