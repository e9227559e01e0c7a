#include "model/import/plain_format.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  wb::import::plainFormatOf({data, size}, "a.obj");
  wb::import::plainFormatOf({data, size}, "a");
  return 0;
}
