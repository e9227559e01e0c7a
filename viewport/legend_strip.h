#pragma once

#include "viewport/colouring.h"

#include <QFont>
#include <QImage>
#include <QString>
#include <vector>

namespace wb::viewport {

/// A colour of a picture, and what it means.
struct NamedColour {
  Colour colour;
  QString meaning;
};

/// What a legend is written with, and on.
struct LegendLook {
  QFont font;
  QColor text;
  QColor ground;
};

/// The legend below a picture: swatches with their words, as wide as the picture and in as many
/// lines as they need. Null without entries.
QImage legendStrip(const std::vector<NamedColour>& entries, int width, const LegendLook& look);

/// One above the other.
QImage withLegend(const QImage& picture, const QImage& strip);

}  // namespace wb::viewport
