#include "model/formats/models3d/detail/read_collada.h"
#include "model/formats/models3d/detail/read_fbx.h"
#include "model/formats/models3d/detail/read_gltf.h"
#include "model/formats/models3d/detail/read_obj.h"
#include "model/formats/models3d/detail/read_ply.h"
#include "model/formats/models3d/detail/read_stl.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes say to the reader that the first of them chooses: a refusal, or a scene.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  if (size == 0) return 0;
  const Bytes bytes(data + 1, data + size);
  try {
    import3d::FileScene read;
    if (data[0] == 'd') read = import3d::readCollada(bytes);
    if (data[0] == 'o') read = import3d::readObj(bytes);
    if (data[0] == 'f') read = import3d::readFbx(bytes);
    if (data[0] == 'p') read = import3d::readPly(bytes);
    if (data[0] == 's') read = import3d::readStl(bytes);
    if (data[0] == 'g') {
      import3d::ModelFiles files([](const std::string&) { return worker::FileAnswer(); });
      read = import3d::readGltf(bytes, files);
    }
    for (const import3d::Node& node : read.nodes)
      for (const unsigned surface : node.surfaces)
        if (surface >= read.surfaces.size()) std::abort();
  } catch (const import3d::Refused& refused) {
    if (refused.refusal.detail.empty()) std::abort();
  }
  return 0;
}
