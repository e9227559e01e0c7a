#include "tests/support/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t allocated = 0;
thread_local std::size_t leftUntilFailure = 0;  // 0: none fails.

}  // namespace

// The program's own, so that they can be counted. The form for arrays rests on these; so would the
// one without exceptions, were it not that sanitizers bring their own.
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  if (leftUntilFailure > 0 && --leftUntilFailure == 0) return nullptr;
  allocated += size;
  return std::malloc(size > 0 ? size : 1);
}
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
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
