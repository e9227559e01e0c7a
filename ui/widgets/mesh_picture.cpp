#include "ui/widgets/mesh_picture.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

// Problem: a picture of each candidate, 160 pixels wide, without a window and without OpenGL.
// Method: triangles are projected in parallel and filled by barycentric coordinates against a depth
// buffer. Complexity: triangles plus the pixels that they cover.

namespace wb::ui {
namespace {

constexpr double filledShare = 0.92;  ///< Of the picture that is filled.
constexpr double leastLight = 0.5;    ///< Of what faces away from the light.

/// Depth and light of what is nearest at each pixel.
struct Buffer {
  Buffer(const QSize& area, double far)
      : size(area),
        depth(static_cast<std::size_t>(area.width()) * static_cast<std::size_t>(area.height()),
              far),
        light(depth.size(), 0) {}

  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size.width()) +
           static_cast<std::size_t>(x);
  }

  QSize size;
  std::vector<double> depth;
  std::vector<double> light;
};

constexpr double nowhere = std::numeric_limits<double>::infinity();

/// From metres to pixels; z is how far off.
class Projection {
 public:
  Projection(const Sight& sight, const QSize& size) : sight_(sight), size_(size) {
    right_ = glm::normalize(glm::cross(sight.forward, sight.up));
  }

  void fit(const mesh::TriangleMesh& mesh) {
    for (const glm::dvec3& position : mesh.positions) {
      const glm::dvec3 seen = turned(position);
      low_ = glm::min(low_, seen);
      high_ = glm::max(high_, seen);
    }
    const glm::dvec3 span = glm::max(high_ - low_, glm::dvec3(1e-9));
    scale_ = filledShare * std::min(size_.width() / span.x, size_.height() / span.y);
  }

  glm::dvec3 operator()(const glm::dvec3& position) const {
    const glm::dvec3 seen = turned(position) - (low_ + high_) * 0.5;
    return {size_.width() * 0.5 + seen.x * scale_, size_.height() * 0.5 - seen.y * scale_, seen.z};
  }

  /// 0 to 1, of a surface by its normal, whichever side it shows.
  double light(const glm::dvec3& normal) const {
    const glm::dvec3 from = glm::normalize(sight_.up * 1.1 - right_ * 0.5 - sight_.forward * 0.8);
    const double facing = glm::dot(normal, sight_.forward) > 0 ? -1 : 1;
    return leastLight + (1 - leastLight) * std::max(0.0, facing * glm::dot(normal, from));
  }

 private:
  glm::dvec3 turned(const glm::dvec3& position) const {
    return {glm::dot(position, right_), glm::dot(position, sight_.up),
            glm::dot(position, sight_.forward)};
  }

  Sight sight_;
  QSize size_;
  glm::dvec3 right_{1, 0, 0};
  glm::dvec3 low_{nowhere};
  glm::dvec3 high_{-nowhere};
  double scale_ = 1;
};

double edge(const glm::dvec3& a, const glm::dvec3& b, double x, double y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

void fill(Buffer& buffer, const std::array<glm::dvec3, 3>& corners, double light) {
  const auto& [a, b, c] = corners;
  const double area = edge(a, b, c.x, c.y);
  if (!(std::abs(area) > 1e-9)) return;
  const auto [left, right] = std::minmax({a.x, b.x, c.x});
  const auto [top, bottom] = std::minmax({a.y, b.y, c.y});
  const int lastX = std::min(buffer.size.width() - 1, static_cast<int>(right));
  const int lastY = std::min(buffer.size.height() - 1, static_cast<int>(bottom));
  for (int y = std::max(0, static_cast<int>(top)); y <= lastY; ++y)
    for (int x = std::max(0, static_cast<int>(left)); x <= lastX; ++x) {
      const double u = edge(b, c, x + 0.5, y + 0.5) / area;
      const double v = edge(c, a, x + 0.5, y + 0.5) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const double depth = u * a.z + v * b.z + (1 - u - v) * c.z;
      const std::size_t at = buffer.at(x, y);
      if (depth >= buffer.depth[at]) continue;
      buffer.depth[at] = depth;
      buffer.light[at] = light;
    }
}

Buffer drawn(const mesh::TriangleMesh& mesh, const Projection& projection, const QSize& size) {
  Buffer buffer(size, nowhere);
  for (const auto& [a, b, c] : mesh.triangles) {
    const glm::dvec3& first = mesh.positions[a];
    const glm::dvec3 across = glm::cross(mesh.positions[b] - first, mesh.positions[c] - first);
    const double length = glm::length(across);
    if (!(length > 0)) continue;
    fill(buffer, {projection(first), projection(mesh.positions[b]), projection(mesh.positions[c])},
         projection.light(across / length));
  }
  return buffer;
}

QRgb mixed(QRgb below, const QColor& above, double share, double light) {
  const auto channel = [&](int under, int over) {
    return static_cast<int>(std::lround(under * (1 - share) + over * light * share));
  };
  return qRgb(channel(qRed(below), above.red()), channel(qGreen(below), above.green()),
              channel(qBlue(below), above.blue()));
}

}  // namespace

QImage drawShape(const mesh::TriangleMesh& shape, const mesh::TriangleMesh& model,
                 const Sight& sight, const QSize& size, const PictureColours& colours) {
  constexpr double ghost = 0.3;
  Projection projection(sight, size);
  projection.fit(shape);
  if (!model.positions.empty()) projection.fit(model);
  const Buffer solid = drawn(shape, projection, size);
  const Buffer around = drawn(model, projection, size);
  QImage image(size, QImage::Format_RGB32);
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x) {
      const std::size_t at = solid.at(x, y);
      QRgb pixel = colours.ground.rgb();
      if (solid.depth[at] < nowhere) pixel = mixed(pixel, colours.shape, 1, solid.light[at]);
      const bool isModelSeen = around.depth[at] < nowhere && !(solid.depth[at] < around.depth[at]);
      if (isModelSeen) pixel = mixed(pixel, colours.model, ghost, around.light[at]);
      image.setPixel(x, y, pixel);
    }
  return image;
}

}  // namespace wb::ui
