#pragma once

#include "model/core/text.h"

namespace wb::ply {

/// What can be wrong with the header of a PLY.
inline constexpr TextTable plyTexts({
    {"plain.ply_header", "ends before its header does; a line end_header was expected"},
    {"plain.ply_line",
     "has a header line \"{line}\", which is none of a PLY; a format, element or property was "
     "expected; export it again"},
});

}  // namespace wb::ply
