// The hierarchy over octrees beside Embree's over user geometry: the same boxes, rays and test of a
// box, to the nearest one that a ray meets.
#include "model/octree/world.h"
#include "tests/benchmarks/random.h"

#include <benchmark/benchmark.h>
#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <cmath>
#include <limits>
#include <memory>

namespace wb::octree {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::size_t rayCount = 4096;

using benchmarks::between;
using benchmarks::Random;

glm::dvec3 somewhere(Random& random, double size) {
  return {between(random, 0, size), between(random, 0, size), between(random, 0, size)};
}

/// Boxes of up to 4 m, each in a cell of 10 m.
std::vector<Box> scatteredBoxes(std::size_t count) {
  Random random(count);
  const auto side = static_cast<std::size_t>(std::ceil(std::cbrt(static_cast<double>(count))));
  std::vector<Box> boxes(count);
  for (std::size_t i = 0; i < count; ++i) {
    const glm::dvec3 cell(i % side, i / side % side, i / side / side);
    boxes[i].min = 10.0 * cell + somewhere(random, 6);
    boxes[i].max = boxes[i].min + somewhere(random, 4);
  }
  return boxes;
}

struct BoxRay {
  glm::dvec3 origin;
  glm::dvec3 direction;  ///< Of length 1.
};

/// From around the boxes into one of them.
std::vector<BoxRay> raysInto(const std::vector<Box>& boxes) {
  Random random(5);
  const double size = boxes.back().max.z + 10;
  std::vector<BoxRay> rays(rayCount);
  for (BoxRay& ray : rays) {
    const Box& aim = boxes[random() % boxes.size()];
    const glm::dvec3 out = somewhere(random, 2) - 1.0;
    ray.origin = glm::dvec3(size / 2) + 1.5 * size * glm::normalize(out);
    ray.direction = glm::normalize((aim.min + aim.max) / 2.0 - ray.origin);
  }
  return rays;
}

/// Where a ray enters a box, in double precision; infinite where it does not.
double entryOf(const Box& box, const BoxRay& ray) {
  const glm::dvec3 a = (box.min - ray.origin) / ray.direction;
  const glm::dvec3 b = (box.max - ray.origin) / ray.direction;
  const glm::dvec3 first = glm::min(a, b);
  const glm::dvec3 last = glm::max(a, b);
  const double entry = std::max({first.x, first.y, first.z, 0.0});
  return entry <= std::min({last.x, last.y, last.z}) ? entry : infinite;
}

void own(benchmark::State& state) {
  const auto boxes = scatteredBoxes(static_cast<std::size_t>(state.range(0)));
  const auto rays = raysInto(boxes);
  const Hierarchy hierarchy(boxes);
  std::size_t next = 0;
  for (auto _ : state) {
    const BoxRay& ray = rays[next++ % rayCount];
    double nearest = infinite;
    hierarchy.forEachMet(ray.origin, ray.direction, [&](std::size_t item) {
      return nearest = std::min(nearest, entryOf(boxes[item], ray));
    });
    benchmark::DoNotOptimize(nearest);
  }
}
BENCHMARK(own)->Name("octree/nearest box")->Arg(100)->Arg(10'000)->Arg(100'000);

/// Embree passes its context to what tests a box.
#if RTC_VERSION_MAJOR >= 4
using Context = RTCRayQueryContext;
#else
using Context = RTCIntersectContext;
#endif

struct Query {
  Context context;
  const BoxRay* ray;
};

void nearest(RTCScene scene, Query& query, RTCRayHit& hit) {
#if RTC_VERSION_MAJOR >= 4
  RTCIntersectArguments arguments;
  rtcInitIntersectArguments(&arguments);
  rtcInitRayQueryContext(&query.context);
  arguments.context = &query.context;
  rtcIntersect1(scene, &hit, &arguments);
#else
  rtcInitIntersectContext(&query.context);
  rtcIntersect1(scene, &query.context, &hit);
#endif
}

void boundsOf(const RTCBoundsFunctionArguments* asked) {
  const Box& box = static_cast<const Box*>(asked->geometryUserPtr)[asked->primID];
  RTCBounds& bounds = *asked->bounds_o;
  bounds.lower_x = std::nextafter(static_cast<float>(box.min.x), -INFINITY);
  bounds.lower_y = std::nextafter(static_cast<float>(box.min.y), -INFINITY);
  bounds.lower_z = std::nextafter(static_cast<float>(box.min.z), -INFINITY);
  bounds.upper_x = std::nextafter(static_cast<float>(box.max.x), INFINITY);
  bounds.upper_y = std::nextafter(static_cast<float>(box.max.y), INFINITY);
  bounds.upper_z = std::nextafter(static_cast<float>(box.max.z), INFINITY);
}

void intersect(const RTCIntersectFunctionNArguments* asked) {
  const Box& box = static_cast<const Box*>(asked->geometryUserPtr)[asked->primID];
  const auto entry =
      static_cast<float>(entryOf(box, *reinterpret_cast<const Query*>(asked->context)->ray));
  auto* hit = reinterpret_cast<RTCRayHit*>(asked->rayhit);
  if (entry >= hit->ray.tfar) return;
  hit->ray.tfar = entry;
  hit->hit.primID = asked->primID;
  hit->hit.geomID = asked->geomID;
}

void embree(benchmark::State& state) {
  auto boxes = scatteredBoxes(static_cast<std::size_t>(state.range(0)));
  const auto rays = raysInto(boxes);
  const std::unique_ptr<RTCDeviceTy, decltype(&rtcReleaseDevice)> device(rtcNewDevice(nullptr),
                                                                         rtcReleaseDevice);
  const std::unique_ptr<RTCSceneTy, decltype(&rtcReleaseScene)> scene(rtcNewScene(device.get()),
                                                                      rtcReleaseScene);
  RTCGeometry geometry = rtcNewGeometry(device.get(), RTC_GEOMETRY_TYPE_USER);
  rtcSetGeometryUserPrimitiveCount(geometry, static_cast<unsigned>(boxes.size()));
  rtcSetGeometryUserData(geometry, boxes.data());
  rtcSetGeometryBoundsFunction(geometry, boundsOf, nullptr);
  rtcSetGeometryIntersectFunction(geometry, intersect);
  rtcCommitGeometry(geometry);
  rtcAttachGeometry(scene.get(), geometry);
  rtcReleaseGeometry(geometry);
  rtcSetSceneFlags(scene.get(), RTC_SCENE_FLAG_ROBUST);
  rtcSetSceneBuildQuality(scene.get(), RTC_BUILD_QUALITY_HIGH);
  rtcCommitScene(scene.get());
  std::size_t next = 0;
  for (auto _ : state) {
    Query query{};
    query.ray = &rays[next++ % rayCount];
    RTCRayHit hit{};
    hit.ray.org_x = static_cast<float>(query.ray->origin.x);
    hit.ray.org_y = static_cast<float>(query.ray->origin.y);
    hit.ray.org_z = static_cast<float>(query.ray->origin.z);
    hit.ray.dir_x = static_cast<float>(query.ray->direction.x);
    hit.ray.dir_y = static_cast<float>(query.ray->direction.y);
    hit.ray.dir_z = static_cast<float>(query.ray->direction.z);
    hit.ray.tfar = std::numeric_limits<float>::infinity();
    hit.ray.mask = ~0U;
    hit.hit.geomID = RTC_INVALID_GEOMETRY_ID;
    nearest(scene.get(), query, hit);
    benchmark::DoNotOptimize(hit.ray.tfar);
  }
}
BENCHMARK(embree)
    ->Name("octree/reference: nearest box by Embree's user geometry")
    ->Arg(100)
    ->Arg(10'000)
    ->Arg(100'000);

}  // namespace
}  // namespace wb::octree
