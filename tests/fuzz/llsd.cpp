#include "model/core/llsd.h"

#include <cstdlib>

/// What can be read is written and read again without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb::llsd;
  const auto parsed = readBinary({data, size});
  if (!parsed) return 0;
  const wb::Bytes written = writeBinary(parsed->value);
  const auto again = readBinary(written);
  // Bytes are compared, since a number that is none does not equal itself.
  if (!again || again->bytes != written.size() || writeBinary(again->value) != written)
    std::abort();
  return 0;
}
