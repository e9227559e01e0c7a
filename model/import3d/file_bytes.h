#pragma once

#include "model/base/bytes.h"
#include "model/import3d/bounded_files.h"

#include <string>

namespace wb::import3d {

/// All bytes of a file. Throws Refused if it is not there or may not be read.
Bytes readAll(BoundedFiles& files, const std::string& name);

}  // namespace wb::import3d
