#include "viewport/ramp.h"

#include <QLinearGradient>
#include <algorithm>
#include <cmath>

namespace wb::viewport {
namespace {

QColor paint(const Colour& colour) { return {colour[0], colour[1], colour[2]}; }

/// As the Web Content Accessibility Guidelines weigh light.
double luminanceOf(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
         0.0722 * linear(colour.blueF());
}

QColor readableOn(const QColor& ground) {
  // Black and white are read equally well on a ground of this light.
  constexpr double even = 0.179;
  return luminanceOf(ground) > even ? Qt::black : Qt::white;
}

/// Left ends of the words, each about its place and within the ramp.
std::vector<int> placesOf(const std::vector<RampMark>& marks, int width,
                          const QFontMetrics& metrics) {
  const int margin = metrics.averageCharWidth() / 2;
  std::vector<int> places;
  for (const RampMark& mark : marks) {
    const int word = metrics.horizontalAdvance(mark.text);
    places.push_back(std::clamp(static_cast<int>(mark.at * width) - word / 2, margin,
                                std::max(margin, width - margin - word)));
  }
  return places;
}

bool standApart(const std::vector<RampMark>& marks, int width, const QFontMetrics& metrics) {
  const std::vector<int> places = placesOf(marks, width, metrics);
  for (std::size_t i = 1; i < marks.size(); ++i)
    if (places[i - 1] + metrics.horizontalAdvance(marks[i - 1].text) + metrics.averageCharWidth() >
        places[i])
      return false;
  return true;
}

}  // namespace

Colour colourAt(Ramp ramp, double at) {
  if (ramp == Ramp::deviation) return colourOfDeviation(1 - 2 * at);
  if (ramp == Ramp::change) return colourOfChange(2 * at - 1);
  return colourOfLevel(at);
}

int widthOfRamp(const std::vector<RampMark>& marks, const QFontMetrics& metrics) {
  constexpr int leastCharacters = 32;
  constexpr int mostCharacters = 120;
  int characters = leastCharacters;
  while (characters < mostCharacters &&
         !standApart(marks, characters * metrics.averageCharWidth(), metrics))
    ++characters;
  return characters * metrics.averageCharWidth();
}

void paintRamp(QPainter& painter, const QRect& area, Ramp ramp,
               const std::vector<RampMark>& marks) {
  constexpr int steps = 20;
  QLinearGradient gradient(area.left(), 0, area.right(), 0);
  for (int step = 0; step <= steps; ++step) {
    const double at = static_cast<double>(step) / steps;
    gradient.setColorAt(at, paint(colourAt(ramp, at)));
  }
  painter.fillRect(area, gradient);
  const QFontMetrics metrics = painter.fontMetrics();
  const std::vector<int> places = placesOf(marks, area.width(), metrics);
  const int base = area.top() + (area.height() - metrics.height()) / 2 + metrics.ascent();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const double middle = places[i] + metrics.horizontalAdvance(marks[i].text) / 2.0;
    painter.setPen(readableOn(paint(colourAt(ramp, middle / area.width()))));
    painter.drawText(area.left() + places[i], base, marks[i].text);
  }
}

}  // namespace wb::viewport
