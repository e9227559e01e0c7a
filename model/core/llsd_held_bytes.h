#pragma once

#include "model/core/llsd_value.h"

#include <cstddef>

namespace wb::llsd {

/// About the memory that a value takes with all that is in it.
std::size_t heldBytes(const Value& value);
std::size_t heldBytes(const Map& map);

}  // namespace wb::llsd
