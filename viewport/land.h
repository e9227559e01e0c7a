#pragma once

#include "model/display/land_map.h"

#include <QByteArray>
#include <span>

namespace wb::viewport {

/// Squares of land in the colours of their levels (0..1), one a square, with lines about them: for
/// a surface of faces. They lie a little under what stands on them.
QByteArray landVertices(const layers::LandMap& land, std::span<const double> levels);

}  // namespace wb::viewport
