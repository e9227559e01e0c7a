#pragma once

#include "model/core/core.h"

#include <atomic>
#include <cstddef>
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
  /// Calls `progress`, if there is one, with a `fraction` done from 0 to 1 and `what` is being
  /// done.
  void report(double fraction, std::string_view what) const {
    if (progress) progress(fraction, what);
  }
  /// The same task for a part of the work, which tells its progress by `tell`.
  Task inside(std::function<void(double fraction, std::string_view what)> tell) const {
    return {cancel, std::move(tell), steps, memory};
  }
};

/// The bytes that one load may hold at once. All that it reads draws on the same budget before it
/// takes what a file's content decides the size of, on any thread.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t bytes) : limit_(bytes), left_(bytes) {}

  /// Draws `bytes`, if there are as many: all or none are taken. Returns whether they were.
  bool take(std::size_t bytes);
  /// Gives back `bytes` of those that were drawn.
  void giveBack(std::size_t bytes) { left_ += bytes; }

  std::size_t limit() const { return limit_; }
  std::size_t left() const { return left_; }

 private:
  std::size_t limit_;
  std::atomic<std::size_t> left_;
};

/// What a load gets unless told otherwise: half of the memory that is free, at most
/// limits::memoryBytes.
std::size_t usualMemory();

/// What a task's budget has left; without a budget, as much as there is.
std::size_t memoryLeft(const Task& task);

/// A draw on a task's budget that is given back when this goes. A task without a budget gives all.
class HeldMemory {
 public:
  explicit HeldMemory(const Task& task) : budget_(task.memory) {}
  HeldMemory(HeldMemory&& other) noexcept;
  HeldMemory& operator=(HeldMemory&&) = delete;
  ~HeldMemory();

  /// Draws `bytes` more. Fails, with the budget and what to do, where too little is left; nothing
  /// is drawn then.
  Result<void> take(std::size_t bytes);
  /// It stays drawn until the budget goes.
  void keep() { bytes_ = 0; }

 private:
  MemoryBudget* budget_;
  std::size_t bytes_ = 0;
};

/// Draws `bytes` on the budget of `task` for as long as that lasts. Fails where too little is left;
/// a task without a budget gives all.
Result<void> takeMemory(const Task& task, std::size_t bytes);

/// Whether an error is that of a budget with too little left.
bool isMemorySpent(const Diagnostic& error);

}  // namespace wb
