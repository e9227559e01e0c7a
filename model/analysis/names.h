#pragma once

#include "model/scene/scene.h"

#include <cstddef>
#include <string>

namespace wb::weighing {

/// A name, or words that stand for a missing one.
std::string linksetName(const scene::Linkset& linkset, std::size_t index);
std::string partName(const scene::Part& part, std::size_t index);

}  // namespace wb::weighing
