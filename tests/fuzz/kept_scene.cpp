#include "model/formats/detail/kept_scene.h"

#include <cstdint>
#include <cstdlib>

/// Whatever lies in the cache: nothing, or a scene that can be kept again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const auto read = import::readKeptScene({data, size}, {});
  if (!read) return 0;
  for (const scene::Linkset& linkset : read->value.linksets)
    if (linkset.parts.empty()) std::abort();
  const auto written = import::writeKeptScene(*read);
  if (written && !import::readKeptScene(*written, {})) std::abort();
  return 0;
}
