#pragma once

#include "model/import3d/stream.h"

namespace wb::import3d {

/// The header of a PLY as the loader knows it: its words parted by one blank, its lines ended by
/// LF, without comments. Nothing is changed in a file whose header does not end.
Beginning plyHeader(std::FILE* file);

}  // namespace wb::import3d
