#include "viewport/handles.h"

#include "viewport/bars.h"
#include "viewport/material.h"
#include "viewport/surface.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <cmath>

namespace wb::viewport {
namespace {

// Pixels.
constexpr double length = 84;
constexpr double thickness = 4;
constexpr double markedThickness = 7;
constexpr double tipSize = 15;
/// From a handle within which it is meant.
constexpr double reach = 9;
/// Lines that run so nearly alike are as one: the square of the sine of the angle between them.
constexpr double alike = 1e-4;

double distanceTo(const glm::dvec2& start, const glm::dvec2& end, const glm::dvec2& pixel) {
  const glm::dvec2 along = end - start;
  const double whole = glm::dot(along, along);
  const double at = whole > 0 ? glm::clamp(glm::dot(pixel - start, along) / whole, 0.0, 1.0) : 0;
  return glm::distance(start + at * along, pixel);
}

}  // namespace

Handles::Handles(Qt3DCore::QEntity* root, const Passes& passes)
    : surface_(new Surface(root, passes[Pass::last])) {
  surface_->material().setLit(false);
}

void Handles::show(const std::vector<Handle>& handles) {
  if (handles == handles_) return;
  handles_ = handles;
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

glm::dvec3 Handles::tipOf(const Handle& handle) const {
  return handle.origin + length * metresOfPixel(sight_, handle.origin) * handle.direction;
}

void Handles::draw() {
  QByteArray bars;
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    const glm::dvec3 tip = tipOf(handles_[i]);
    const bool isMarked = marked_ == i;
    const Colour& colour = handles_[i].colour;
    bars += bar(handles_[i].origin, tip, isMarked ? markedThickness : thickness, sight_, colour);
    bars +=
        bar(tip, tip, isMarked ? tipSize + markedThickness - thickness : tipSize, sight_, colour);
  }
  surface_->setVertices(bars);
}

std::optional<std::size_t> Handles::at(const glm::dvec2& pixel, const OrbitCamera& camera,
                                       const glm::dvec2& viewSize) const {
  std::optional<std::size_t> nearest;
  double least = reach;
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    const auto start = camera.pixelOf(handles_[i].origin, viewSize);
    const auto end = camera.pixelOf(tipOf(handles_[i]), viewSize);
    if (!start || !end) continue;
    const double away = distanceTo(*start, *end, pixel);
    if (away >= least) continue;
    least = away;
    nearest = i;
  }
  return nearest;
}

std::optional<double> metresAlong(const Handle& handle, const glm::dvec2& pixel,
                                  const OrbitCamera& camera, const glm::dvec2& viewSize) {
  const glm::dvec3 ray = camera.direction(pixel, viewSize);
  const glm::dvec3 between = handle.origin - camera.origin(pixel, viewSize);
  const double both = glm::dot(handle.direction, ray);
  const double apart = 1 - both * both;
  if (apart < alike) return {};
  return (both * glm::dot(ray, between) - glm::dot(handle.direction, between)) / apart;
}

}  // namespace wb::viewport
