#pragma once

#include <cstddef>

namespace wb::test {

/// Counts what this thread allocates by `new` while it lives: work that is the same on every
/// machine, unlike time.
class CountedAllocations {
 public:
  CountedAllocations();
  ~CountedAllocations();
  CountedAllocations(const CountedAllocations&) = delete;
  CountedAllocations& operator=(const CountedAllocations&) = delete;

  std::size_t bytes() const;

 private:
  std::size_t before_;
};

/// Lets the nth allocation of this thread by `new` fail, once, while it lives.
class FailingAllocation {
 public:
  /// @param n  1: the next.
  explicit FailingAllocation(std::size_t n);
  ~FailingAllocation();
  FailingAllocation(const FailingAllocation&) = delete;
  FailingAllocation& operator=(const FailingAllocation&) = delete;

  bool hasFailed() const;
};

}  // namespace wb::test
