// Rays into octrees beside Embree, which has their outer surfaces as triangles: the same rays on
// one thread, in turns, and the best of each. bench_octrees [MAP.ogz…]
#include "model/core/file.h"
#include "model/geometry/ray_caster.h"
#include "model/octree/exact.h"
#include "model/octree/octree_file.h"
#include "model/octree/world.h"
#include "model/scene/octree_shapes.h"
#include "tests/benchmarks/random.h"

#include <fmt/format.h>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace wb::octree {
namespace {

using benchmarks::between;
using benchmarks::Random;

constexpr std::size_t rayCount = 20'000;
constexpr int rounds = 5;

/// What a tree is made of: whether a cube of a level is divided, and else whether it is filled.
using Divide = std::function<bool(std::size_t level, const glm::dvec3& corner, double size)>;

void addCubes(OctreeBuilder& builder, const Divide& isDivided, const Divide& isFilled,
              std::size_t level, const glm::dvec3& corner, double size) {
  if (!isDivided(level, corner, size))
    return isFilled(level, corner, size) ? builder.addSolid() : builder.addEmpty();
  builder.openOctant();
  const double half = size / 2;
  for (int slot = 0; slot < childCount; ++slot) {
    const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
    addCubes(builder, isDivided, isFilled, level + 1, corner + half * side, half);
  }
}

std::shared_ptr<const Octree> octreeOf(const Divide& isDivided, const Divide& isFilled) {
  OctreeBuilder builder;
  addCubes(builder, isDivided, isFilled, 0, glm::dvec3(0), 1);
  return std::make_shared<const Octree>(builder.take());
}

std::shared_ptr<const Octree> sparseOctree(Random& random, std::size_t depth) {
  return octreeOf(
      [&](std::size_t level, const glm::dvec3&, double) {
        return level == 0 || (level < depth && between(random, 0, 1) < 0.35);
      },
      [&](std::size_t, const glm::dvec3&, double) { return between(random, 0, 1) < 0.25; });
}

/// A surface of hills: only cubes that it passes are divided.
std::shared_ptr<const Octree> terrain(std::size_t depth) {
  const auto height = [](double x, double y) {
    return 0.35 + 0.12 * std::sin(7 * x) * std::cos(5 * y) + 0.04 * std::sin(31 * x + 17 * y);
  };
  const auto range = [height](const glm::dvec3& corner, double size) {
    double low = 1;
    double high = 0;
    for (int i = 0; i <= 4; ++i)
      for (int k = 0; k <= 4; ++k) {
        const double at = height(corner.x + size * i / 4, corner.y + size * k / 4);
        low = std::min(low, at);
        high = std::max(high, at);
      }
    return std::pair(low, high);
  };
  return octreeOf(
      [=](std::size_t level, const glm::dvec3& corner, double size) {
        const auto [low, high] = range(corner, size);
        return level < depth && corner.z < high && corner.z + size > low;
      },
      [=](std::size_t, const glm::dvec3& corner, double size) {
        return corner.z + size / 2 < height(corner.x + size / 2, corner.y + size / 2);
      });
}

std::vector<PlacedOctree> scattered(std::size_t count) {
  Random random(count);
  const auto side = static_cast<std::size_t>(std::ceil(std::cbrt(static_cast<double>(count))));
  std::vector<PlacedOctree> octrees;
  for (std::size_t i = 0; i < count; ++i) {
    const glm::dvec3 cell(i % side, i / side % side, i / side / side);
    const glm::dvec3 away(between(random, 0, 4), between(random, 0, 4), between(random, 0, 4));
    octrees.push_back({sparseOctree(random, 3), {10.0 * cell + away, 5, {1, 0, 0, 0}}});
  }
  return octrees;
}

struct Case {
  std::string name;
  std::vector<PlacedOctree> octrees;
};

/// From around all octrees to a place within one of them.
std::vector<Ray> raysInto(const Case& one) {
  Random random(7);
  glm::dvec3 low(std::numeric_limits<double>::infinity());
  glm::dvec3 high = -low;
  for (const PlacedOctree& placed : one.octrees) {
    low = glm::min(low, placed.placement.position);
    high = glm::max(high, placed.placement.position + placed.placement.size);
  }
  const glm::dvec3 middle = (low + high) / 2.0;
  std::vector<Ray> rays(rayCount);
  for (Ray& ray : rays) {
    const Placement& aim = one.octrees[random() % one.octrees.size()].placement;
    const auto share = [&] { return between(random, 0, 1); };
    const glm::dvec3 out(2 * share() - 1, 2 * share() - 1, 2 * share() - 1);
    ray.origin = middle + 0.8 * glm::length(high - low) * glm::normalize(out);
    ray.direction = aim.position + aim.size * glm::dvec3(share(), share(), share()) - ray.origin;
  }
  return rays;
}

mesh::TriangleMesh surfaceOfAll(const Case& one) {
  mesh::TriangleMesh all;
  for (const PlacedOctree& placed : one.octrees) {
    const auto surface = outerSurface(placed);
    if (!surface) continue;
    const auto first = static_cast<std::uint32_t>(all.positions.size());
    all.positions.insert(all.positions.end(), surface->positions.begin(), surface->positions.end());
    for (const auto& [a, b, c] : surface->triangles)
      all.triangles.push_back({a + first, b + first, c + first});
  }
  return all;
}

struct Timed {
  std::size_t hits = 0;
  double nanoseconds = std::numeric_limits<double>::infinity();
};

template <class Cast>
void time(const std::vector<Ray>& rays, Timed& timed, const Cast& isMet) {
  timed.hits = 0;
  const std::clock_t begin = std::clock();
  for (const Ray& ray : rays) timed.hits += isMet(ray) ? 1 : 0;
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  timed.nanoseconds = std::min(timed.nanoseconds, 1e9 * seconds / static_cast<double>(rays.size()));
}

void print(const Case& one) {
  const World world(one.octrees);
  const mesh::TriangleMesh surface = surfaceOfAll(one);
  const mesh::RayCaster embree(surface);
  const auto rays = raysInto(one);
  std::size_t cubes = 0;
  std::size_t bytes = 0;
  for (const PlacedOctree& placed : one.octrees) {
    cubes += placed.octree->counts().all();
    bytes += placed.octree->bytes();
  }
  Timed own;
  Timed other;
  for (int round = 0; round < rounds; ++round) {
    time(rays, own, [&](const Ray& ray) { return castExact(world, ray).has_value(); });
    time(rays, other,
         [&](const Ray& ray) { return embree.cast(ray.origin, ray.direction).has_value(); });
  }
  fmt::print("{:28} {:>10} {:>10} {:>10} {:>8} {:>8} {:>8.0f} {:>8.0f} {:>7.2f}\n", one.name, cubes,
             bytes / 1024, surface.triangles.size(), own.hits, other.hits, own.nanoseconds,
             other.nanoseconds, other.nanoseconds / own.nanoseconds);
}

}  // namespace
}  // namespace wb::octree

int main(int argc, char** argv) {
  using namespace wb::octree;
  fmt::print("{:28} {:>10} {:>10} {:>10} {:>8} {:>8} {:>8} {:>8} {:>7}\n",
             "octrees (goal: ratio 1.5)", "cubes", "KiB", "triangles", "hits", "Embree's",
             "ns a ray", "Embree's", "ratio");
  Random random(1);
  print({"one, sparse, depth 6", {{sparseOctree(random, 6), {glm::dvec3(0), 64, {1, 0, 0, 0}}}}});
  print({"one, terrain, depth 7", {{terrain(7), {glm::dvec3(0), 128, {1, 0, 0, 0}}}}});
  print({"one, terrain, depth 8", {{terrain(8), {glm::dvec3(0), 256, {1, 0, 0, 0}}}}});
  print({"100, depth 3", scattered(100)});
  print({"1,000, depth 3", scattered(1'000)});
  print({"10,000, depth 3", scattered(10'000)});
  for (int i = 1; i < argc; ++i) {
    const auto bytes = wb::readFile(argv[i]);
    auto file = bytes ? readOctreeFile(*bytes) : wb::Result<OctreeFile>(OctreeFile());
    if (!bytes || !file) continue;
    const double size = file->size;
    print({std::string(argv[i]).substr(std::string(argv[i]).rfind('/') + 1),
           {{std::make_shared<const Octree>(std::move(file->octree)),
             {glm::dvec3(0), size, {1, 0, 0, 0}}}}});
  }
}
