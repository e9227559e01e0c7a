#pragma once

#include "model/formats/reader/flat_format.h"

namespace wb::import3d {

/// The frame that a file's numbers are in. OBJ, which says nothing of it, is written with Y up; STL
/// and PLY come from machines and scanners, with Z up.
struct FileFrame {
  worker::UpAxis up = worker::UpAxis::y;
  double unit = 1;  ///< Metres.
};

}  // namespace wb::import3d
