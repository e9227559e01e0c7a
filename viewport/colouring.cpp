#include "viewport/colouring.h"

#include <QLinearGradient>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <utility>

namespace wb::viewport {
namespace {

using layers::Layer;

/// After Okabe and Ito, two tones each.
constexpr std::array<Colour, 12> groupColours{{{86, 180, 233},
                                               {230, 159, 0},
                                               {0, 158, 115},
                                               {240, 228, 66},
                                               {0, 114, 178},
                                               {213, 94, 0},
                                               {204, 121, 167},
                                               {222, 203, 228},
                                               {120, 94, 240},
                                               {255, 176, 120},
                                               {100, 200, 180},
                                               {190, 90, 90}}};

std::atomic<CostScale> chosenScale{CostScale::hues};

std::atomic<bool> isGroundDark{false};

layers::Ground ground() { return isGroundDark ? layers::Ground::dark : layers::Ground::light; }

const Colour& onGroundOf(const std::array<Colour, 2>& both) {
  return both[static_cast<std::size_t>(ground())];
}

/// From the first over the second to the third.
Colour onScale(const std::array<Colour, 3>& scale, double level) {
  const double along = std::clamp(level, 0.0, 1.0) * 2;
  return along < 1 ? layers::mixed(scale[0], scale[1], along)
                   : layers::mixed(scale[1], scale[2], along - 1);
}

/// Cheaper, as before, more expensive; on light ground, then dark.
constexpr std::array<std::array<Colour, 2>, 3> changes{{{{{0, 122, 135}, {47, 181, 192}}},
                                                        {{{167, 173, 182}, {111, 119, 130}}},
                                                        {{{200, 48, 30}, {240, 96, 74}}}}};
constexpr double unchangedOpacity = 0.4;

}  // namespace

Colour colourOf(Layer layer) {
  switch (layer) {
    case Layer::visual:
      return {176, 190, 205};
    case Layer::prims:
      return {196, 184, 160};
    case Layer::physicsMesh:
      return {112, 154, 206};
    case Layer::baseHull:
      return {150, 166, 72};
    case Layer::hulls:
      return {208, 116, 84};
    case Layer::boundingBox:
      return {140, 140, 150};
    case Layer::degenerate:
      break;
  }
  return {214, 39, 40};
}

std::span<const Colour> palette() { return groupColours; }

Colour colourOfGroup(std::uint32_t group) { return groupColours[group % groupColours.size()]; }

void setCostScale(CostScale scale) { chosenScale = scale; }

CostScale costScale() { return chosenScale; }

void setGroundIsDark(bool isDark) { isGroundDark = isDark; }

OnLightGround::OnLightGround() : wasDark_(isGroundDark.exchange(false)) {}

OnLightGround::~OnLightGround() { isGroundDark = wasDark_; }

Colour colourOfLevel(double level) { return layers::costColour(level, costScale(), ground()); }

Colour colourOfDeviation(double level) {
  return onScale({{{0, 84, 190}, {226, 226, 222}, {206, 70, 0}}}, (level + 1) / 2);
}

Colour colourOf(layers::Walkable walkable) {
  switch (walkable) {
    case layers::Walkable::kept:
      return {92, 184, 122};
    case layers::Walkable::taken:
      return {176, 96, 200};
    case layers::Walkable::cut:
      break;
  }
  return {226, 0, 84};
}

Colour colourOfChange(double level) {
  return onScale({onGroundOf(changes[0]), onGroundOf(changes[1]), onGroundOf(changes[2])},
                 (level + 1) / 2);
}

Colour seenColourOfChange(double level) {
  const Colour colour = colourOfChange(level);
  return level == 0 ? layers::onGround(colour, unchangedOpacity, ground()) : colour;
}

Colour colourOf(cost::DecidedBy weight) {
  switch (weight) {
    case cost::DecidedBy::physics:
      return onGroundOf({{{31, 102, 176}, {76, 151, 224}}});
    case cost::DecidedBy::streaming:
      return onGroundOf({{{219, 139, 0}, {240, 173, 46}}});
    case cost::DecidedBy::server:
      return onGroundOf({{{61, 181, 140}, {127, 224, 188}}});
    case cost::DecidedBy::parts:
      break;
  }
  return onGroundOf({{{163, 71, 138}, {196, 104, 168}}});
}

/// What a layer shows has the colour of that layer.
Colour colourOf(cost::Representation representation) {
  switch (representation) {
    case cost::Representation::none:
      return {208, 200, 220};
    case cost::Representation::primitive:
      return colourOf(Layer::prims);
    case cost::Representation::baseHull:
      return colourOf(Layer::baseHull);
    case cost::Representation::hull:
      return {232, 176, 140};
    case cost::Representation::decomposition:
      return colourOf(Layer::hulls);
    case cost::Representation::triangleMesh:
      break;
  }
  return colourOf(Layer::physicsMesh);
}

double narrowness(double width) {
  constexpr double widest = 1;  // As a power of ten, m.
  constexpr double narrowest = -3;
  return std::clamp((widest - std::log10(width)) / (widest - narrowest), 0.0, 1.0);
}

std::vector<Colour> coloursByCost(std::span<const double> costs, double costliest) {
  std::vector<Colour> result(costs.size());
  std::ranges::transform(costs, result.begin(), [&](double cost) {
    return colourOfLevel(costliest > 0 ? cost / costliest : 0);
  });
  return result;
}

std::vector<Colour> coloursByWidth(std::span<const double> widths) {
  std::vector<Colour> result(widths.size());
  std::ranges::transform(widths, result.begin(),
                         [](double width) { return colourOfLevel(narrowness(width)); });
  return result;
}

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
  constexpr int steps = 60;
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
