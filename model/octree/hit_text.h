#pragma once

#include "model/octree/hit.h"

#include <optional>
#include <string>

namespace wb::octree {

/// What a cast found on one line: `hit oct= cube= min= size= face= point= corner= edge= t=`,
/// `inside oct= cube= face=none t=0` or `miss`; numbers with six significant digits.
std::string formatHit(const std::optional<Hit>& hit);

}  // namespace wb::octree
