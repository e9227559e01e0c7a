#include "model/mesh/ray_caster.h"

#include <embree3/rtcore.h>
#include <glm/geometric.hpp>

#include <cstring>
#include <limits>

namespace wb::mesh {
namespace {

void fillPositions(RTCGeometry geometry, const TriangleMesh& mesh) {
  auto* out = static_cast<float*>(rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_VERTEX, 0,
                                                          RTC_FORMAT_FLOAT3, 3 * sizeof(float),
                                                          mesh.positions.size()));
  for (const glm::dvec3& position : mesh.positions)
    for (int axis = 0; axis < 3; ++axis) *out++ = static_cast<float>(position[axis]);
}

void fillTriangles(RTCGeometry geometry, const TriangleMesh& mesh) {
  void* out = rtcSetNewGeometryBuffer(geometry, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3,
                                      sizeof(Triangle), mesh.triangles.size());
  std::memcpy(out, mesh.triangles.data(), mesh.triangles.size() * sizeof(Triangle));
}

}  // namespace

struct RayCaster::Scene {
  struct Release {
    void operator()(RTCDevice held) const { rtcReleaseDevice(held); }
    void operator()(RTCScene held) const { rtcReleaseScene(held); }
  };

  std::unique_ptr<RTCDeviceTy, Release> device{rtcNewDevice(nullptr)};
  std::unique_ptr<RTCSceneTy, Release> scene{rtcNewScene(device.get())};
};

RayCaster::RayCaster(const TriangleMesh& mesh) : scene_(std::make_unique<Scene>()) {
  if (!mesh.triangles.empty()) {
    RTCGeometry geometry = rtcNewGeometry(scene_->device.get(), RTC_GEOMETRY_TYPE_TRIANGLE);
    fillPositions(geometry, mesh);
    fillTriangles(geometry, mesh);
    rtcCommitGeometry(geometry);
    rtcAttachGeometry(scene_->scene.get(), geometry);
    rtcReleaseGeometry(geometry);
  }
  // Robust: a ray through an edge that two triangles share must meet one of them.
  rtcSetSceneFlags(scene_->scene.get(), RTC_SCENE_FLAG_ROBUST);
  rtcCommitScene(scene_->scene.get());
}

RayCaster::RayCaster(RayCaster&&) noexcept = default;
RayCaster& RayCaster::operator=(RayCaster&&) noexcept = default;
RayCaster::~RayCaster() = default;

std::optional<RayHit> RayCaster::cast(const glm::dvec3& origin, const glm::dvec3& direction) const {
  const glm::dvec3 unit = glm::normalize(direction);
  RTCRayHit query{};
  query.ray.org_x = static_cast<float>(origin.x);
  query.ray.org_y = static_cast<float>(origin.y);
  query.ray.org_z = static_cast<float>(origin.z);
  query.ray.dir_x = static_cast<float>(unit.x);
  query.ray.dir_y = static_cast<float>(unit.y);
  query.ray.dir_z = static_cast<float>(unit.z);
  query.ray.tfar = std::numeric_limits<float>::infinity();
  query.ray.mask = std::numeric_limits<unsigned>::max();
  query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  rtcIntersect1(scene_->scene.get(), &context, &query);
  if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID) return {};
  const double distance = query.ray.tfar;
  return RayHit{query.hit.primID, distance, origin + distance * unit};
}

}  // namespace wb::mesh
