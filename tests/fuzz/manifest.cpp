#include "model/grid/manifest.h"

#include "tests/fuzz/file_here.h"

#include <cstdint>
#include <cstdlib>
#include <vector>

/// All shares of a list that can be read have each of its files once.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  constexpr std::size_t shares = 3;
  const fuzz::FileHere file({data, size});
  const auto manifest = grid::readManifest(file.path());
  if (!manifest) return 0;
  std::vector<bool> isDealt(manifest->entries.size());
  for (std::size_t number = 1; number <= shares; ++number)
    for (const std::size_t entry : grid::filesOfShare(*manifest, {number, shares})) {
      if (isDealt.at(entry)) std::abort();
      isDealt[entry] = true;
    }
  for (const bool dealt : isDealt)
    if (!dealt) std::abort();
  return 0;
}
