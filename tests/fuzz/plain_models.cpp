#include "model/plain/read_collada.h"
#include "model/plain/read_gltf.h"
#include "model/plain/read_obj.h"
#include "model/plain/refused.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes say to the reader that the first of them chooses: a refusal, or a scene.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  if (size == 0) return 0;
  const Bytes bytes(data + 1, data + size);
  try {
    plain::FileScene read;
    if (data[0] == 'd') read = plain::readCollada(bytes);
    if (data[0] == 'o') read = plain::readObj(bytes);
    if (data[0] == 'g') {
      plain::BoundedFiles files("/proc/self/fdinfo/model.gltf", "gltf");  // nothing to open
      read = plain::readGltf(bytes, files);
    }
    if (read.scene && !read.scene->mRootNode) std::abort();
  } catch (const plain::Refused& refused) {
    if (refused.refusal.detail.empty()) std::abort();
  }
  return 0;
}
