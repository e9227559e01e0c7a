#include "tests/viewport/drawn.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace wb::viewport::test {
namespace {

template <class Wanted>
int count(const QImage& image, const Wanted& wanted) {
  int found = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) found += wanted(image.pixelColor(x, y)) ? 1 : 0;
  return found;
}

}  // namespace

QImage captured(View& view) {
  QImage image;
  view.capture([&image](const QImage& frame) { image = frame; });
  [[maybe_unused]] const bool done = QTest::qWaitFor([&] { return !image.isNull(); }, 30'000);
  return image;
}

int pixelsDrawn(const QImage& image) {
  return count(image, [](const QColor& seen) { return seen.rgb() != background.rgb(); });
}

int difference(const QColor& seen, const Colour& expected) {
  return std::max({std::abs(seen.red() - expected[0]), std::abs(seen.green() - expected[1]),
                   std::abs(seen.blue() - expected[2])});
}

bool isShade(const QColor& seen, const Colour& of) {
  constexpr double darkest = 0.75;
  for (double light = darkest; light <= 1; light += 0.005) {
    const auto part = [light](std::uint8_t whole) {
      return static_cast<std::uint8_t>(std::lround(light * whole));
    };
    if (difference(seen, {part(of[0]), part(of[1]), part(of[2])}) <= 2) return true;
  }
  return false;
}

int pixelsOf(const QImage& image, const Colour& colour) {
  return count(image, [&](const QColor& seen) { return difference(seen, colour) <= 2; });
}

}  // namespace wb::viewport::test
