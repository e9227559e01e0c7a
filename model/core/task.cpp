#include "model/core/task.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace wb {
namespace {

/// What the system could give without swapping; nothing where it does not say.
std::optional<std::size_t> freeMemory() {
  std::ifstream lines("/proc/meminfo");
  std::string key;
  std::size_t kibibytes = 0;
  std::string unit;
  while (lines >> key >> kibibytes && std::getline(lines, unit))
    if (key == "MemAvailable:") return kibibytes * 1024;
  return {};
}

}  // namespace

bool MemoryBudget::take(std::size_t bytes) {
  std::size_t left = left_;
  do {
    if (bytes > left) return false;
  } while (!left_.compare_exchange_weak(left, left - bytes));
  return true;
}

std::size_t usualMemory() {
  const auto free = freeMemory();
  return free ? std::min(*free / 2, limits::memoryBytes) : limits::memoryBytes;
}

std::size_t memoryLeft(const Task& task) {
  return task.memory ? task.memory->left() : std::numeric_limits<std::size_t>::max();
}

HeldMemory::HeldMemory(HeldMemory&& other) noexcept
    : budget_(other.budget_), bytes_(std::exchange(other.bytes_, 0)) {}

HeldMemory::~HeldMemory() {
  if (budget_) budget_->giveBack(bytes_);
}

Result<void> HeldMemory::take(std::size_t bytes) {
  if (!budget_) return {};
  if (!budget_->take(bytes))
    return failure(baseTexts["memory.spent"], {{"limit", budget_->limit()}});
  bytes_ += bytes;
  return {};
}

Result<void> takeMemory(const Task& task, std::size_t bytes) {
  HeldMemory held(task);
  auto taken = held.take(bytes);
  held.keep();
  return taken;
}

bool isMemorySpent(const Diagnostic& error) {
  return error.text.code == baseTexts["memory.spent"].code;
}

}  // namespace wb
