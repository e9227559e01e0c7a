#pragma once

#include "model/core/core.h"

namespace wb::import {

/// Returns whether bytes are packed by gzip, or a tar archive as it is.
bool looksLikeArchive(ByteView bytes);

/// Returns whether they are, and the first file is one that OpenSim writes: other archives are none
/// of its own.
bool looksLikeOpenSimArchive(ByteView bytes);

}  // namespace wb::import
