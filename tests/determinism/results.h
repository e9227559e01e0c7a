#pragma once

#include <cstddef>
#include <string>

namespace wb::determinism {

/// SHA-256 of the bits of all that is computed of the bundled market and of some hundred prims:
/// costs, their derivatives, how they move on so many threads, and what lowers them.
std::string resultHash(std::size_t threads);

}  // namespace wb::determinism
