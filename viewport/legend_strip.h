#pragma once

#include "viewport/colour_legend.h"

#include <QFont>
#include <QImage>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

namespace wb::viewport {

/// A colour of a picture, or a ramp of them, and what it means.
struct NamedColour {
  Colour colour;
  QString meaning;
  std::optional<Ramp> ramp{};
  std::vector<RampMark> marks{};
};

/// Puts a text of the legend into words.
using Wording = std::function<QString(const Text& text, const std::vector<Argument>& arguments)>;

/// As they are drawn: stops of one ramp together.
std::vector<NamedColour> named(const std::vector<LegendEntry>& entries, const Wording& wording);

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
