#pragma once

#include "model/core/result.h"
#include "model/core/task.h"

#include <atomic>
#include <cstddef>

namespace wb {

/// The bytes that one load may hold at once. All that it reads draws on the same budget before it
/// takes what a file's content decides the size of, on any thread.
class MemoryBudget {
 public:
  explicit MemoryBudget(std::size_t bytes) : limit_(bytes), left_(bytes) {}

  /// Whether there were as many; all or none are taken.
  bool take(std::size_t bytes);
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

  /// Fails, with the budget and what to do, where too little is left.
  Result<void> take(std::size_t bytes);
  /// It stays drawn until the budget goes.
  void keep() { bytes_ = 0; }

 private:
  MemoryBudget* budget_;
  std::size_t bytes_ = 0;
};

/// Draws for as long as the budget lasts.
Result<void> takeMemory(const Task& task, std::size_t bytes);

/// Whether an error is that of a budget with too little left.
bool isMemorySpent(const Diagnostic& error);

}  // namespace wb
