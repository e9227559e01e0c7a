#include "viewport/picking_error_map.h"

#include "model/octree/inexor.h"
#include "model/octree/picking_error.h"
#include "viewport/viewport_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace wb::viewport {
namespace {

using octree::PickingError;

/// Of anything but none. Saturated: the rest of the picture is gray.
Colour colourOf(PickingError error) { return palette()[static_cast<std::size_t>(error) - 1]; }

/// Lighter, so that no error is taken for it.
QRgb grayOf(QRgb pixel) {
  const int gray = 128 + qGray(pixel) / 2;
  return qRgba(gray, gray, gray, qAlpha(pixel));
}

std::vector<octree::Ray> raysOf(const QImage& picture, const OrbitCamera& camera) {
  const glm::dvec2 size(picture.width(), picture.height());
  std::vector<octree::Ray> rays;
  rays.reserve(static_cast<std::size_t>(picture.width()) *
               static_cast<std::size_t>(picture.height()));
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) {
      const glm::dvec2 middle(x + 0.5, y + 0.5);
      octree::Ray& ray = rays.emplace_back();
      ray.origin = camera.origin(middle, size);
      ray.direction = camera.direction(middle, size);
    }
  return rays;
}

Sentence meaningOf(PickingError error) {
  if (error == PickingError::several) return {viewportTexts["picking.several"], {}};
  if (error == PickingError::unexplained) return {viewportTexts["picking.unexplained"], {}};
  const octree::Cause cause = octree::allCauses[static_cast<std::size_t>(error) - 1];
  return {octree::clauseOf(cause), {}};
}

std::vector<LegendEntry> legendOf(const std::vector<PickingError>& errors) {
  std::array<std::size_t, octree::pickingErrorCount> counts{};
  for (const PickingError error : errors) ++counts[static_cast<std::size_t>(error)];
  std::vector<std::pair<std::size_t, PickingError>> found;
  for (std::size_t i = 1; i < counts.size(); ++i)
    if (counts[i] > 0) found.emplace_back(counts[i], static_cast<PickingError>(i));
  std::ranges::stable_sort(found, std::ranges::greater{},
                           [](const auto& one) { return one.first; });
  std::vector<LegendEntry> legend;
  for (const auto& [count, error] : found) {
    const double share = 100.0 * static_cast<double>(count) / static_cast<double>(errors.size());
    legend.push_back({colourOf(error),
                      viewportTexts["picking.wrong"],
                      {{"cause", meaningOf(error)}, {"percent", std::ceil(10 * share) / 10}}});
  }
  if (legend.empty()) legend.push_back({neutralColour, viewportTexts["picking.all_right"], {}});
  return legend;
}

}  // namespace

PickingErrorMap pickingErrorMap(const QImage& picture, const octree::World& world,
                                const OrbitCamera& camera, const octree::CastOptions& options) {
  const auto errors = pickingErrors(world, raysOf(picture, camera), options);
  PickingErrorMap map{picture.convertToFormat(QImage::Format_ARGB32), legendOf(errors)};
  for (int y = 0; y < map.image.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(map.image.scanLine(y));
    for (int x = 0; x < map.image.width(); ++x) {
      const PickingError error = errors[static_cast<std::size_t>(y * map.image.width() + x)];
      if (error == PickingError::none) {
        line[x] = grayOf(line[x]);
      } else {
        const auto& [red, green, blue] = colourOf(error);
        line[x] = qRgb(red, green, blue);
      }
    }
  }
  return map;
}

}  // namespace wb::viewport
