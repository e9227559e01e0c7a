#include "model/import3d/file_frame.h"

namespace wb::import3d {

FileFrame frameOf(std::string_view ending) {
  if (ending == "stl" || ending == "ply") return {worker::UpAxis::z, 1};
  return {worker::UpAxis::y, 1};
}

}  // namespace wb::import3d
