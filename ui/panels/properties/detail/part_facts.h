#pragma once

#include "model/analysis/analysis.h"

#include <QStringList>
#include <cstddef>

namespace wb::ui {

/// What a part is: its kind, its asset, its place in the linkset, its id.
QStringList identityFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t part);

/// How much geometry it has: triangles of each level of detail, of its physics mesh, its hulls.
/// Empty for a mesh that is missing.
QStringList geometryFacts(const weighing::Weighing& weighing, std::size_t linkset,
                          std::size_t part);

}  // namespace wb::ui
