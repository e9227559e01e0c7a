// Problem: the first triangle that a ray meets, among millions.
// Method: a bounding volume hierarchy by Embree (Wald and others 2014), robust at shared edges; one
// body may stand in many places (instances), which share its hierarchy.
// Complexity: O(n log n) to prepare, about O(log n) a ray. In single precision: for picking, never
// for costs.
#include "model/geometry/ray_caster.h"

#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <array>
#include <cmath>
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

/// One for all: an instance must be of the device that its body is of.
RTCDevice device() {
  struct Release {
    void operator()(RTCDevice held) const { rtcReleaseDevice(held); }
  };
  static const std::unique_ptr<RTCDeviceTy, Release> shared{rtcNewDevice(nullptr)};
  return shared.get();
}

void attach(RTCScene scene, RTCGeometry geometry, unsigned id) {
  rtcCommitGeometry(geometry);
  rtcAttachGeometryByID(scene, geometry, id);
  rtcReleaseGeometry(geometry);
}

void intersect(RTCScene scene, RTCRayHit& query) {
#if RTC_VERSION_MAJOR >= 4
  RTCIntersectArguments arguments;
  rtcInitIntersectArguments(&arguments);
  rtcIntersect1(scene, &query, &arguments);
#else
  RTCIntersectContext context;
  rtcInitIntersectContext(&context);
  rtcIntersect1(scene, &context, &query);
#endif
}

/// How far along a ray the plane of a triangle of a mesh is, in double precision: what single
/// precision is off grows the more the ray grazes the triangle. Where both are far apart, the ray
/// is as good as in the plane, and what Embree says stands.
double distanceTo(RTCScene scene, unsigned triangle, const glm::dvec3& origin,
                  const glm::dvec3& unit, double roughly) {
  constexpr double mostApart = 0.01;
  RTCGeometry mesh = rtcGetGeometry(scene, 0);
  const auto* corners =
      static_cast<const float*>(rtcGetGeometryBufferData(mesh, RTC_BUFFER_TYPE_VERTEX, 0));
  const auto* triangles =
      static_cast<const Triangle*>(rtcGetGeometryBufferData(mesh, RTC_BUFFER_TYPE_INDEX, 0));
  const auto cornerAt = [&](std::size_t corner) {
    const float* place = corners + 3 * std::size_t{triangles[triangle][corner]};
    return glm::dvec3(place[0], place[1], place[2]);
  };
  const glm::dvec3 a = cornerAt(0);
  const glm::dvec3 normal = glm::cross(cornerAt(1) - a, cornerAt(2) - a);
  const double exactly = glm::dot(a - origin, normal) / glm::dot(unit, normal);
  return std::abs(exactly - roughly) <= mostApart * std::max(1.0, roughly) ? exactly : roughly;
}

bool isFlat(const glm::dmat4x3& place) {
  const double volume = glm::determinant(glm::dmat3(place[0], place[1], place[2]));
  return !(std::abs(volume) >= std::numeric_limits<float>::min());
}

/// Column by column, as Embree reads it.
std::array<float, 12> floatsOf(const glm::dmat4x3& place) {
  std::array<float, 12> floats{};
  for (std::size_t i = 0; i < floats.size(); ++i)
    floats[i] = static_cast<float>(place[static_cast<int>(i / 3)][static_cast<int>(i % 3)]);
  return floats;
}

}  // namespace

struct RayCaster::Scene {
  struct Release {
    void operator()(RTCScene held) const { rtcReleaseScene(held); }
  };

  std::unique_ptr<RTCSceneTy, Release> scene{rtcNewScene(device())};
  bool isOfInstances = false;

  // Robust: a ray through an edge that two triangles share must meet one of them.
  void commit() {
    rtcSetSceneFlags(scene.get(), RTC_SCENE_FLAG_ROBUST);
    rtcCommitScene(scene.get());
  }
};

RayCaster::RayCaster(const TriangleMesh& mesh) : scene_(std::make_unique<Scene>()) {
  if (!mesh.triangles.empty()) {
    RTCGeometry geometry = rtcNewGeometry(device(), RTC_GEOMETRY_TYPE_TRIANGLE);
    fillPositions(geometry, mesh);
    fillTriangles(geometry, mesh);
    attach(scene_->scene.get(), geometry, 0);
  }
  scene_->commit();
}

RayCaster::RayCaster(const std::vector<Instance>& instances) : scene_(std::make_unique<Scene>()) {
  scene_->isOfInstances = true;
  for (unsigned i = 0; i < instances.size(); ++i) {
    const auto& [body, place] = instances[i];
    if (isFlat(place)) continue;
    RTCGeometry geometry = rtcNewGeometry(device(), RTC_GEOMETRY_TYPE_INSTANCE);
    rtcSetGeometryInstancedScene(geometry, body->scene_->scene.get());
    rtcSetGeometryTransform(geometry, 0, RTC_FORMAT_FLOAT3X4_COLUMN_MAJOR, floatsOf(place).data());
    attach(scene_->scene.get(), geometry, i);
  }
  scene_->commit();
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
  intersect(scene_->scene.get(), query);
  if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID) return {};
  const bool isOfInstances = scene_->isOfInstances;
  const double roughly = query.ray.tfar;
  const double distance =
      isOfInstances ? roughly
                    : distanceTo(scene_->scene.get(), query.hit.primID, origin, unit, roughly);
  const std::uint32_t instance = isOfInstances ? query.hit.instID[0] : 0;
  return RayHit{instance, query.hit.primID, distance, origin + distance * unit};
}

}  // namespace wb::mesh
