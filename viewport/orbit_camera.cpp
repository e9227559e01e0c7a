#include "viewport/orbit_camera.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace wb::viewport {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double radiansAPixel = 0.008;
constexpr double nearestDistance = 0.01;
constexpr double farthestDistance = 20'000;
/// A box of no size (one point) is framed as if it were this large, in metres.
constexpr double smallestFrame = 0.05;
constexpr double frameMargin = 1.15;

/// Unit vectors of the picture: right, up, and away from the camera.
struct Axes {
  glm::dvec3 right;
  glm::dvec3 up;
  glm::dvec3 forward;
};

Axes axesOf(double yaw, double pitch) {
  const glm::dvec3 forward{-std::cos(pitch) * std::cos(yaw), -std::cos(pitch) * std::sin(yaw),
                           -std::sin(pitch)};
  const glm::dvec3 right{-std::sin(yaw), std::cos(yaw), 0};
  return {right, glm::cross(right, forward), forward};
}

/// Metres that a pixel spans at a distance of one metre.
double slopeOfPixel(const glm::dvec2& viewSize) {
  return 2 * std::tan(OrbitCamera::fieldOfView / 2) / std::max(viewSize.y, 1.0);
}

}  // namespace

glm::dvec3 OrbitCamera::position() const { return target - distance * axesOf(yaw, pitch).forward; }

glm::dvec3 OrbitCamera::up() const { return axesOf(yaw, pitch).up; }

double OrbitCamera::nearPlane() const { return distance * 0.01; }

double OrbitCamera::farPlane() const { return distance * 100 + 1000; }

void OrbitCamera::orbit(const glm::dvec2& pixels) {
  yaw = std::remainder(yaw - pixels.x * radiansAPixel, 2 * pi);
  pitch = std::clamp(pitch + pixels.y * radiansAPixel, -pi / 2, pi / 2);
}

void OrbitCamera::pan(const glm::dvec2& pixels, const glm::dvec2& viewSize) {
  const Axes axes = axesOf(yaw, pitch);
  const double metres = distance * slopeOfPixel(viewSize);
  target += metres * (axes.up * pixels.y - axes.right * pixels.x);
}

void OrbitCamera::zoom(double factor, const glm::dvec2& pointer, const glm::dvec2& viewSize) {
  const double before = distance;
  distance = std::clamp(distance * factor, nearestDistance, farthestDistance);
  const glm::dvec2 offCentre = pointer - viewSize / 2.0;
  const Axes axes = axesOf(yaw, pitch);
  target += (before - distance) * slopeOfPixel(viewSize) *
            (axes.right * offCentre.x - axes.up * offCentre.y);
}

void OrbitCamera::frame(const glm::dvec3& low, const glm::dvec3& high, const glm::dvec2& viewSize) {
  target = (low + high) / 2.0;
  const double radius = std::max(glm::length(high - low) / 2, smallestFrame);
  const double aspect = viewSize.x / std::max(viewSize.y, 1.0);
  const double half = std::atan(std::tan(fieldOfView / 2) * std::min(aspect, 1.0));
  distance = std::clamp(frameMargin * radius / std::sin(half), nearestDistance, farthestDistance);
}

void OrbitCamera::look(Standard view) {
  switch (view) {
    case Standard::front:
      yaw = -pi / 2, pitch = 0;
      break;
    case Standard::back:
      yaw = pi / 2, pitch = 0;
      break;
    case Standard::left:
      yaw = pi, pitch = 0;
      break;
    case Standard::right:
      yaw = 0, pitch = 0;
      break;
    case Standard::top:
      yaw = -pi / 2, pitch = pi / 2;
      break;
    case Standard::bottom:
      yaw = -pi / 2, pitch = -pi / 2;
      break;
    case Standard::corner:
      yaw = -pi / 3, pitch = pi / 7;
      break;
  }
}

glm::dvec3 OrbitCamera::direction(const glm::dvec2& pixel, const glm::dvec2& viewSize) const {
  const Axes axes = axesOf(yaw, pitch);
  const glm::dvec2 offCentre = (pixel - viewSize / 2.0) * slopeOfPixel(viewSize);
  return glm::normalize(axes.forward + axes.right * offCentre.x - axes.up * offCentre.y);
}

}  // namespace wb::viewport
