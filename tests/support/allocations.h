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

}  // namespace wb::test
