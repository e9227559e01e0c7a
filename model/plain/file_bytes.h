#pragma once

#include "model/base/bytes.h"
#include "model/plain/bounded_files.h"

#include <string>

namespace wb::plain {

/// All bytes of a file. Throws Refused if it is not there or may not be read.
Bytes readAll(BoundedFiles& files, const std::string& name);

}  // namespace wb::plain
