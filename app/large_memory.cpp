#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>

// What is allocated at once in the program comes in large pages where the system has them and
// leaves the choice to programs, as Debian's does: a page of 4 KiB costs about as much to get as
// what a mesh of many triangles writes into it, and a model of a million has 100,000 of them.

namespace {

constexpr std::size_t largePage = std::size_t{1} << 21;
constexpr std::size_t leastLarge = 2 * largePage;  ///< Less would waste much of its last page.

void* allocated(std::size_t size) {
  if (size < leastLarge) return std::malloc(std::max<std::size_t>(size, 1));
  void* memory = std::aligned_alloc(largePage, size);
  // Refused, the pages are small ones.
  if (memory) (void)::madvise(memory, size, MADV_HUGEPAGE);
  return memory;
}

}  // namespace

void* operator new(std::size_t size) {
  while (true) {
    if (void* memory = allocated(size)) return memory;
    const std::new_handler handler = std::get_new_handler();
    if (!handler) throw std::bad_alloc();
    handler();
  }
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
