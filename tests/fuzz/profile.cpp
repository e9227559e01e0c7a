#include "model/cost/profile.h"

#include "tests/fuzz/file_here.h"

#include <cstdint>
#include <cstdlib>

/// What can be read is written so that it reads back the same, with nothing to say of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const fuzz::FileHere file({data, size});
  const auto read = cost::readProfile(file.path());
  if (!read) return 0;
  const std::string written = cost::formatProfile(read->value);
  const fuzz::FileHere other(bytesOf(written));
  const auto again = cost::readProfile(other.path());
  if (!again || again->value != read->value || !again->findings.empty()) std::abort();
  return 0;
}
