#include "model/core/detail/llsd_forms.h"

#include <cstdlib>

namespace {

/// What can be read is written, unless the form cannot say it, and is written the same again.
template <class Read, class Write>
void holds(wb::ByteView bytes, Read read, Write write) {
  const auto value = read(bytes, wb::Task());
  if (!value) return;
  const auto written = write(*value);
  if (!written) return;
  const auto again = read(wb::bytesOf(*written), wb::Task());
  if (!again) std::abort();
  const auto rewritten = write(*again);
  if (!rewritten || *rewritten != *written) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  holds({data, size}, wb::llsd::readNotation, wb::llsd::writeNotation);
  holds({data, size}, wb::llsd::readXml, wb::llsd::writeXml);
  return 0;
}
