#pragma once

#include "model/worker/flat_format.h"

#include <string_view>

namespace wb::import3d {

/// The frame that a file's numbers are in.
struct FileFrame {
  worker::UpAxis up = worker::UpAxis::y;
  double unit = 1;  ///< Metres.
};

/// Of a format that says nothing of it, what is usual: OBJ is written with Y up; STL and PLY come
/// from machines and scanners, with Z up.
FileFrame frameOf(std::string_view ending);

}  // namespace wb::import3d
