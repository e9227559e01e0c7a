#include "model/formats/detail/model_format.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const wb::ByteView bytes(data, size);
  for (const char* name : {"a.obj", "a.stl", "a"})
    if (const auto format = wb::import::modelFormatOf(bytes, name))
      wb::import::checkModel(*format, bytes);
  return 0;
}
