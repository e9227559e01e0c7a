#include "viewport/camera.h"

#include <Qt3DRender/QCamera>
#include <glm/geometric.hpp>

#include <QVector3D>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace wb::viewport {
namespace {

QVector3D toQt(const glm::dvec3& v) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

}  // namespace

void apply(const OrbitCamera& camera, const glm::dvec2& viewSize, Qt3DRender::QCamera& eye) {
  const double aspect = std::max(viewSize.x, 1.0) / std::max(viewSize.y, 1.0);
  eye.lens()->setPerspectiveProjection(
      static_cast<float>(qRadiansToDegrees(OrbitCamera::fieldOfView)), static_cast<float>(aspect),
      static_cast<float>(camera.nearPlane()), static_cast<float>(camera.farPlane()));
  eye.setPosition(toQt(camera.position()));
  eye.setUpVector(toQt(camera.up()));
  eye.setViewCenter(toQt(camera.target));
}

layers::Sight sightOf(const OrbitCamera& camera, const glm::dvec2& viewSize) {
  return {camera.position(), glm::normalize(camera.target - camera.position()), camera.up(),
          viewSize, viewSize.y / 2 / std::tan(OrbitCamera::fieldOfView / 2)};
}

}  // namespace wb::viewport
