#pragma once

#include "model/plain/stream.h"

namespace wb::plain {

/// The header of a PLY as the loader knows it: its words parted by one blank, its lines ended by
/// LF, without comments. Nothing is changed in a file whose header does not end.
Beginning plyHeader(std::FILE* file);

}  // namespace wb::plain
