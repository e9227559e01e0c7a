#include "tests/support/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocated = 0;
thread_local std::size_t leftUntilFailure = 0;  // 0: none fails.

}  // namespace

// The program's own, so that they can be counted. The forms for arrays and without exceptions rest
// on these.
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (leftUntilFailure > 0 && --leftUntilFailure == 0) throw std::bad_alloc();
  allocated += size;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace wb::test {

CountedAllocations::CountedAllocations() : before_(allocated) {}
CountedAllocations::~CountedAllocations() = default;
std::size_t CountedAllocations::bytes() const { return allocated - before_; }

FailingAllocation::FailingAllocation(std::size_t n) { leftUntilFailure = n; }
FailingAllocation::~FailingAllocation() { leftUntilFailure = 0; }
bool FailingAllocation::hasFailed() const { return leftUntilFailure == 0; }

}  // namespace wb::test
