#include "viewport/camera.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraLens>

#include <QVector3D>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace wb::viewport {
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
