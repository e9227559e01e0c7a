#pragma once

#include <cstdlib>

namespace wb::test {

/// Whether sizes that take minutes are asked for: as the test SUITE_long, of the label long, which
/// `tests/CMakeLists.txt` lists.
inline bool isLong() { return std::getenv("WEIGHBRIDGE_LONG") != nullptr; }

}  // namespace wb::test
