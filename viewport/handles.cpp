// Problem: how far a handle is dragged by a pointer that moves in two dimensions.
// Method: on an arrow, the point nearest to the pointer's ray: that of two lines (Ericson 2005,
// 5.1.8). On a ring, the angle of where the ray meets its plane. On a dot, where it meets a plane
// that faces the view. Lines that run alike, and rings seen from the edge, give nothing.
// Complexity: O(1) a handle. Constants: in pixels.
#include "viewport/handles.h"

#include "viewport/detail/entities.h"
#include "viewport/detail/material.h"
#include "viewport/detail/vertices.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <array>
#include <cmath>
#include <numbers>

namespace wb::viewport {
namespace {

// Pixels.
constexpr double length = 84;
constexpr double thickness = 4;
constexpr double markedThickness = 7;
constexpr double tipSize = 15;
constexpr double ringRadius = 112;
constexpr double ringThickness = 3;
constexpr double dotSize = 9;
constexpr double lineThickness = 2;
constexpr Colour lineColour{255, 140, 0};
constexpr int ringSides = 48;
/// From a handle within which it is meant.
constexpr double reach = 9;
/// Lines that run so nearly alike are as one: the square of the sine of the angle between them.
constexpr double alike = 1e-4;
/// A ring that is seen from nearly its edge cannot be turned: the same to its plane.
constexpr double fromItsEdge = 0.02;

double distanceTo(const glm::dvec2& start, const glm::dvec2& end, const glm::dvec2& pixel) {
  const glm::dvec2 along = end - start;
  const double whole = glm::dot(along, along);
  const double at = whole > 0 ? glm::clamp(glm::dot(pixel - start, along) / whole, 0.0, 1.0) : 0;
  return glm::distance(start + at * along, pixel);
}

double thicknessOf(HandleForm form) {
  switch (form) {
    case HandleForm::arrow:
      return thickness;
    case HandleForm::ring:
      return ringThickness;
    case HandleForm::dot:
      break;
  }
  return dotSize;
}

/// Where a pixel's ray goes through the plane through a point that faces the view.
glm::dvec3 onPlaneOf(const glm::dvec3& point, const glm::dvec2& pixel, const OrbitCamera& camera,
                     const glm::dvec2& viewSize) {
  const glm::dvec3 facing = camera.direction(viewSize / 2.0, viewSize);
  const glm::dvec3 from = camera.origin(pixel, viewSize);
  const glm::dvec3 along = camera.direction(pixel, viewSize);
  return from + glm::dot(facing, point - from) / glm::dot(facing, along) * along;
}

/// Two unit vectors across a direction, from the first to the second counter-clockwise about it.
std::array<glm::dvec3, 2> across(const glm::dvec3& direction) {
  const bool isSteep = std::abs(direction.z) > 0.9;
  const glm::dvec3 other = isSteep ? glm::dvec3(1, 0, 0) : glm::dvec3(0, 0, 1);
  const glm::dvec3 first = glm::normalize(glm::cross(other, direction));
  return {first, glm::cross(direction, first)};
}

}  // namespace

Handles::Handles(Qt3DCore::QEntity* root, const Passes& passes)
    : surface_(new Surface(root, passes[Pass::last])) {
  surface_->material().setShading(Shading::none);
}

void Handles::show(const std::vector<Handle>& handles, const std::vector<Line>& lines) {
  if (handles == handles_ && lines == lines_) return;
  handles_ = handles;
  lines_ = lines;
  if (marked_ && *marked_ >= handles_.size()) marked_.reset();
  draw();
}

void Handles::look(const layers::Sight& sight) {
  sight_ = sight;
  draw();
}

void Handles::mark(std::optional<std::size_t> handle) {
  if (handle == marked_) return;
  marked_ = handle;
  draw();
}

std::vector<glm::dvec3> Handles::lineOf(const Handle& handle) const {
  if (handle.form == HandleForm::dot) return {handle.origin, handle.origin};
  const double pixel = metresOfPixel(sight_, handle.origin);
  if (handle.form == HandleForm::arrow)
    return {handle.origin, handle.origin + length * pixel * handle.direction};
  const auto [first, second] = across(handle.direction);
  std::vector<glm::dvec3> circle;
  for (int side = 0; side <= ringSides; ++side) {
    const double angle = 2 * std::numbers::pi * side / ringSides;
    circle.push_back(handle.origin +
                     ringRadius * pixel * (std::cos(angle) * first + std::sin(angle) * second));
  }
  return circle;
}

void Handles::draw() {
  QByteArray bars;
  for (const auto& [from, to] : lines_) bars += bar(from, to, lineThickness, sight_, lineColour);
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    const auto& [origin, direction, colour, form, axes] = handles_[i];
    const double more = marked_ == i ? markedThickness - thickness : 0;
    const std::vector<glm::dvec3> line = lineOf(handles_[i]);
    for (std::size_t point = 1; point < line.size(); ++point)
      bars += bar(line[point - 1], line[point], more + thicknessOf(form), sight_, colour);
    if (form == HandleForm::arrow)
      bars += bar(line.back(), line.back(), more + tipSize, sight_, colour);
  }
  surface_->setVertices(bars);
}

std::optional<std::size_t> Handles::at(const glm::dvec2& pixel, const OrbitCamera& camera,
                                       const glm::dvec2& viewSize) const {
  std::optional<std::size_t> nearest;
  double least = reach;
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    const bool isDot = handles_[i].form == HandleForm::dot;
    if (!isDot && !alongHandle(handles_[i], pixel, camera, viewSize)) continue;
    std::optional<glm::dvec2> start;
    for (const glm::dvec3& point : lineOf(handles_[i])) {
      const auto end = camera.pixelOf(point, viewSize);
      const double away = start && end ? distanceTo(*start, *end, pixel) : least;
      start = end;
      if (away >= least) continue;
      least = away;
      nearest = i;
    }
  }
  return nearest;
}

glm::dvec3 dragOfDot(const Handle& dot, const std::array<glm::dvec2, 2>& pixels,
                     const OrbitCamera& camera, const glm::dvec2& viewSize, bool isAxial) {
  const auto& [from, to] = pixels;
  const glm::dvec3 way =
      onPlaneOf(dot.origin, to, camera, viewSize) - onPlaneOf(dot.origin, from, camera, viewSize);
  if (!isAxial) return way;
  const glm::dvec3 facing = camera.direction(viewSize / 2.0, viewSize);
  Handle best;
  double most = -1;
  for (const glm::dvec3& own : {glm::dvec3(1, 0, 0), glm::dvec3(0, 1, 0), glm::dvec3(0, 0, 1)}) {
    const glm::dvec3 axis = dot.axes * own;
    const glm::dvec3 seen = axis - glm::dot(axis, facing) * facing;
    const double squared = glm::dot(seen, seen);
    const double likeness =
        squared > alike ? std::abs(glm::dot(seen, way)) / std::sqrt(squared) : 0;
    if (likeness <= most) continue;
    most = likeness;
    best = {dot.origin, axis, {}};
  }
  const auto start = alongHandle(best, from, camera, viewSize);
  const auto end = alongHandle(best, to, camera, viewSize);
  return start && end ? (*end - *start) * best.direction : glm::dvec3(0);
}

std::optional<double> alongHandle(const Handle& handle, const glm::dvec2& pixel,
                                  const OrbitCamera& camera, const glm::dvec2& viewSize) {
  const glm::dvec3 ray = camera.direction(pixel, viewSize);
  const glm::dvec3 between = handle.origin - camera.origin(pixel, viewSize);
  const double both = glm::dot(handle.direction, ray);
  if (handle.form == HandleForm::ring) {
    if (both * both < fromItsEdge) return {};
    const glm::dvec3 met = glm::dot(handle.direction, between) / both * ray - between;
    const auto [first, second] = across(handle.direction);
    return std::atan2(glm::dot(met, second), glm::dot(met, first));
  }
  const double apart = 1 - both * both;
  if (apart < alike) return {};
  return (both * glm::dot(ray, between) - glm::dot(handle.direction, between)) / apart;
}

}  // namespace wb::viewport
