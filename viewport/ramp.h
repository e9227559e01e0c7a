#pragma once

#include "viewport/colouring.h"

#include <QFontMetrics>
#include <QPainter>
#include <QString>
#include <vector>

namespace wb::viewport {

/// Colours that change steadily with what they tell.
enum class Ramp : std::uint8_t {
  cost,  ///< Of triangles and hulls, up to the dearest.
  landImpact,
  land,
  width,
  deviation,  ///< From too much over what is right to what is missing.
  change
};

/// 0..1 from the beginning to the end of its legend.
Colour colourAt(Ramp ramp, double at);

/// What stands at a place of a ramp.
struct RampMark {
  double at;
  QString text;
};

/// How wide a ramp must be for its marks to stand apart.
int widthOfRamp(const std::vector<RampMark>& marks, const QFontMetrics& metrics);

/// The ramp with its marks on it, in black or white, whichever is read.
void paintRamp(QPainter& painter, const QRect& area, Ramp ramp, const std::vector<RampMark>& marks);

}  // namespace wb::viewport
