#pragma once

#include <chrono>

namespace wb::viewport {

/// Tells changes that follow each other, as while a constant is dragged, from single ones.
class ChangeRun {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Whether a change that comes now is one of many: it follows others, or comes while a button of
  /// the mouse is held, as the first of a drag does.
  bool add(Time now, bool isHeld = false) {
    count_ = now - last_ < pause ? count_ + 1 : 0;
    last_ = now;
    return isHeld || count_ >= few;
  }

 private:
  static constexpr std::chrono::milliseconds pause{150};
  static constexpr int few = 2;  ///< One thing that a user does may make as many.

  Time last_{};
  int count_ = 0;
};

}  // namespace wb::viewport
