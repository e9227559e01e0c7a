#include "viewport/lines.h"

#include "model/octree/topology.h"
#include "viewport/vertices.h"

#include <glm/geometric.hpp>

#include <cmath>
#include <cstring>
#include <numbers>

namespace wb::viewport {
namespace {

constexpr int sidesOfCircle = 64;

glm::dvec3 onCircle(int axis, int step) {
  const double angle = 2 * std::numbers::pi * step / sidesOfCircle;
  glm::dvec3 point(0);
  point[(axis + 1) % 3] = std::cos(angle);
  point[(axis + 2) % 3] = std::sin(angle);
  return point;
}

}  // namespace

void appendEdges(std::vector<Line>& lines, const std::array<glm::dvec3, 8>& corners) {
  for (const octree::Edge& edge : octree::edges)
    lines.push_back({corners[edge.start], corners[edge.end]});
}

void appendSphere(std::vector<Line>& lines, const glm::dvec3& centre, double radius) {
  for (int axis = 0; axis < octree::axisCount; ++axis)
    for (int step = 0; step < sidesOfCircle; ++step)
      lines.push_back(
          {centre + radius * onCircle(axis, step), centre + radius * onCircle(axis, step + 1)});
}

QByteArray vertices(std::span<const Line> lines, const Colour& colour) {
  std::vector<Vertex> made;
  made.reserve(2 * lines.size());
  for (const Line& line : lines)
    for (const glm::dvec3& end : line) {
      const glm::vec3 position(end);
      made.push_back({{position.x, position.y, position.z}, colour, 0});
    }
  return {reinterpret_cast<const char*>(made.data()),
          static_cast<qsizetype>(made.size() * sizeof(Vertex))};
}

}  // namespace wb::viewport
