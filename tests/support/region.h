#pragma once

#include "model/scene/scene.h"

namespace wb::bench {

inline constexpr std::size_t partCount = 30'000;

/// That many parts of all kinds of prims, each with its own size, as a region has them.
const scene::Scene& region();

}  // namespace wb::bench
