#pragma once

#include "model/analysis/analysis.h"

#include <cstddef>
#include <memory>

namespace wb::ui {

/// One linkset of a weighing by itself, for another thread to look at: cheap, since meshes are
/// shared.
std::unique_ptr<weighing::Weighing> singleLinkset(const weighing::Weighing& weighing,
                                                  std::size_t linkset);

}  // namespace wb::ui
