#pragma once

#include <random>

namespace wb::benchmarks {

using Random = std::mt19937_64;

/// The same numbers with every library, unlike those of std::uniform_real_distribution.
inline double between(Random& random, double minimum, double maximum) {
  return minimum + (maximum - minimum) * static_cast<double>(random() >> 11) * 0x1p-53;
}

}  // namespace wb::benchmarks
