// Problems: an orbit camera; the nearest place from where a box is wholly in the picture.
// Method: framing is exact, by supporting planes: the four planes that bound the view are moved out
// until all corners of the box are between them, and their positions give target and distance.
// Nothing is searched.
// Complexity: O(1), eight corners. Constants: lengths in metres and shares of the picture.
#include "viewport/camera.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraLens>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <QVector3D>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace wb::viewport {

Stretch keptOf(const Section& section, const glm::dvec3& origin, const glm::dvec3& direction) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  const double above = glm::dot(section.normal, origin) - section.height;
  const double rises = glm::dot(section.normal, direction);
  if (rises == 0) return {above > 0 ? endless : 0, endless};
  const double meets = -above / rises;
  if (rises < 0) return {std::max(meets, 0.0), endless};
  return {0, meets};
}

namespace {

constexpr double pi = std::numbers::pi;
constexpr double radiansAPixel = 0.008;
constexpr double nearestDistance = 0.01;
constexpr double farthestDistance = 20'000;
/// A box of no size (one point) is framed as if it reached this far, in metres.
constexpr double smallestFrame = 0.02;
constexpr double frameMargin = 1.1;
/// What is smaller than this share of the picture is not looked at but looked for.
constexpr double wellShownShare = 0.25;
/// How many times its distance an orthographic camera is behind its target: what stands between is
/// seen.
constexpr double orthographicBack = 10;

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

glm::dvec3 OrbitCamera::position() const {
  return target - (isOrthographic ? orthographicBack : 1) * distance * forward();
}

glm::dvec3 OrbitCamera::up() const { return axesOf(yaw, pitch).up; }

glm::dvec3 OrbitCamera::forward() const { return axesOf(yaw, pitch).forward; }

double OrbitCamera::nearPlane() const { return distance * 0.01; }

/// Depths of parallel rays are equally fine everywhere: less is left for what is near.
double OrbitCamera::farPlane() const {
  return isOrthographic ? 2 * orthographicBack * distance + 100 : distance * 100 + 1000;
}

double OrbitCamera::heightAtTarget() const { return 2 * std::tan(fieldOfView / 2) * distance; }

void OrbitCamera::orbit(const glm::dvec2& pixels) {
  yaw = std::remainder(yaw - pixels.x * radiansAPixel, 2 * pi);
  pitch = std::clamp(pitch + pixels.y * radiansAPixel, -pi / 2, pi / 2);
}

void OrbitCamera::pan(const glm::dvec2& pixels, const glm::dvec2& viewSize) {
  const Axes axes = axesOf(yaw, pitch);
  const double metres = distance * slopeOfPixel(viewSize);
  target += metres * (axes.up * pixels.y - axes.right * pixels.x);
}

void OrbitCamera::lookAround(const glm::dvec2& pixels) {
  const glm::dvec3 eye = position();
  orbit(pixels);
  target += eye - position();
}

void OrbitCamera::fly(const glm::dvec3& metres) {
  const Axes axes = axesOf(yaw, pitch);
  target += metres.x * axes.right + metres.y * axes.up + metres.z * axes.forward;
}

void OrbitCamera::drawTargetNear(double factor) {
  const glm::dvec3 eye = position();
  distance = std::max(distance * factor, nearestDistance);
  target += eye - position();
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
  const Axes axes = axesOf(yaw, pitch);
  const double aspect = std::max(viewSize.x, 1.0) / std::max(viewSize.y, 1.0);
  const glm::dvec2 slope = std::tan(fieldOfView / 2) * glm::dvec2(aspect, 1) / frameMargin;
  const glm::dvec3 half = glm::max((high - low) / 2.0, smallestFrame);
  // How far the planes that bound the picture must move out from the box's centre to hold it all.
  glm::dvec2 towards(0);
  glm::dvec2 against(0);
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 sign(corner & 1 ? 1 : -1, corner & 2 ? 1 : -1, corner & 4 ? 1 : -1);
    const glm::dvec2 across(glm::dot(sign * half, axes.right), glm::dot(sign * half, axes.up));
    const glm::dvec2 behind =
        isOrthographic ? glm::dvec2(0) : slope * glm::dot(sign * half, axes.forward);
    towards = glm::max(towards, across - behind);
    against = glm::max(against, -across - behind);
  }
  const glm::dvec2 needed = (towards + against) / (2.0 * slope);
  const glm::dvec2 centre = (towards - against) / 2.0;
  distance = std::clamp(std::max(needed.x, needed.y), nearestDistance, farthestDistance);
  target = (low + high) / 2.0 + axes.right * centre.x + axes.up * centre.y;
}

bool OrbitCamera::showsWell(const glm::dvec3& low, const glm::dvec3& high,
                            const glm::dvec2& viewSize) const {
  const Axes axes = axesOf(yaw, pitch);
  const double focal = viewSize.y / 2 / std::tan(fieldOfView / 2);
  glm::dvec2 least(std::numeric_limits<double>::max());
  glm::dvec2 most(std::numeric_limits<double>::lowest());
  for (unsigned corner = 0; corner < 8; ++corner) {
    const glm::dvec3 at(corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y,
                        corner & 4 ? high.z : low.z);
    const glm::dvec3 from = at - position();
    const double ahead = glm::dot(from, axes.forward);
    if (ahead <= nearPlane()) return false;
    const glm::dvec2 pixel = focal / (isOrthographic ? distance : ahead) *
                             glm::dvec2(glm::dot(from, axes.right), glm::dot(from, axes.up));
    least = glm::min(least, pixel);
    most = glm::max(most, pixel);
  }
  const glm::dvec2 half = viewSize / 2.0;
  const bool isInside =
      least.x >= -half.x && most.x <= half.x && least.y >= -half.y && most.y <= half.y;
  const glm::dvec2 size = most - least;
  return isInside && std::max(size.x, size.y) >= wellShownShare * std::min(viewSize.x, viewSize.y);
}

OrbitCamera OrbitCamera::towards(const OrbitCamera& other, double fraction) const {
  OrbitCamera between = other;
  between.target = glm::mix(target, other.target, fraction);
  between.distance = distance * std::pow(other.distance / distance, fraction);
  between.yaw = yaw + std::remainder(other.yaw - yaw, 2 * pi) * fraction;
  between.pitch = glm::mix(pitch, other.pitch, fraction);
  return between;
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
  if (isOrthographic) return axes.forward;
  const glm::dvec2 offCentre = (pixel - viewSize / 2.0) * slopeOfPixel(viewSize);
  return glm::normalize(axes.forward + axes.right * offCentre.x - axes.up * offCentre.y);
}

glm::dvec3 OrbitCamera::origin(const glm::dvec2& pixel, const glm::dvec2& viewSize) const {
  if (!isOrthographic) return position();
  const Axes axes = axesOf(yaw, pitch);
  const glm::dvec2 offCentre = (pixel - viewSize / 2.0) * slopeOfPixel(viewSize) * distance;
  return position() + axes.right * offCentre.x - axes.up * offCentre.y;
}

std::optional<glm::dvec2> OrbitCamera::pixelOf(const glm::dvec3& point,
                                               const glm::dvec2& viewSize) const {
  const Axes axes = axesOf(yaw, pitch);
  const glm::dvec3 from = point - position();
  const double ahead = glm::dot(from, axes.forward);
  if (ahead <= nearPlane()) return {};
  const double metres = slopeOfPixel(viewSize) * (isOrthographic ? distance : ahead);
  return viewSize / 2.0 + glm::dvec2(glm::dot(from, axes.right), -glm::dot(from, axes.up)) / metres;
}

namespace {

QVector3D toQt(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

/// A pyramid that is as good as a prism.
constexpr double asGoodAsInfinite = 1000;

void applyProjection(const OrbitCamera& camera, double aspect, Qt3DRender::QCameraLens& lens) {
  const auto nearest = static_cast<float>(camera.nearPlane());
  const auto farthest = static_cast<float>(camera.farPlane());
  if (!camera.isOrthographic)
    return lens.setPerspectiveProjection(
        static_cast<float>(qRadiansToDegrees(OrbitCamera::fieldOfView)), static_cast<float>(aspect),
        nearest, farthest);
  const auto top = static_cast<float>(camera.heightAtTarget() / 2);
  const auto right = static_cast<float>(top * aspect);
  lens.setOrthographicProjection(-right, right, -top, top, nearest, farthest);
}

}  // namespace

void apply(const OrbitCamera& camera, const glm::dvec2& viewSize, Qt3DRender::QCamera& eye) {
  const double aspect = std::max(viewSize.x, 1.0) / std::max(viewSize.y, 1.0);
  applyProjection(camera, aspect, *eye.lens());
  eye.setPosition(toQt(camera.position()));
  eye.setUpVector(toQt(camera.up()));
  eye.setViewCenter(toQt(camera.target));
}

layers::Sight sightOf(const OrbitCamera& camera, const glm::dvec2& viewSize) {
  const double focal = viewSize.y / 2 / std::tan(OrbitCamera::fieldOfView / 2);
  const double farther = camera.isOrthographic ? asGoodAsInfinite : 1;
  return {camera.target - farther * camera.distance * camera.forward(), camera.forward(),
          camera.up(), viewSize, farther * focal};
}

}  // namespace wb::viewport
