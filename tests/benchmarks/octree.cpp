#include "model/octree/cast.h"
#include "model/octree/edit.h"
#include "model/octree/exact.h"
#include "model/octree/inexor.h"
#include "model/octree/leaves.h"
#include "tests/benchmarks/random.h"

#include <benchmark/benchmark.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <thread>

namespace wb::octree {
namespace {

using benchmarks::between;
using benchmarks::Random;

/// About one in eight children goes on to the deepest level, about one in twenty is solid.
void addSparse(OctreeBuilder& builder, Random& random, int levels) {
  const double choice = between(random, 0, 1);
  if (levels == 6 || (levels > 0 && choice < 0.3)) {
    builder.openOctant();
    for (int i = 0; i < childCount; ++i) addSparse(builder, random, levels - 1);
  } else if (choice < 0.4) {
    builder.addSolid();
  } else {
    builder.addEmpty();
  }
}

std::shared_ptr<const Octree> sparseOctree(Random& random) {
  OctreeBuilder builder;
  addSparse(builder, random, 6);
  return std::make_shared<const Octree>(builder.take());
}

/// Octrees of depth 6 and 4 m that do not touch, each in a cell of 10 m somewhere.
std::vector<PlacedOctree> scattered(std::size_t count) {
  Random random(count);
  const auto side = static_cast<std::size_t>(std::ceil(std::cbrt(static_cast<double>(count))));
  std::vector<PlacedOctree> octrees;
  for (std::size_t i = 0; i < count; ++i) {
    const glm::dvec3 cell(i % side, i / side % side, i / side / side);
    const glm::dvec3 in(between(random, 0, 6), between(random, 0, 6), between(random, 0, 6));
    octrees.push_back({sparseOctree(random), {10.0 * cell + in, 4, {1, 0, 0, 0}}});
  }
  return octrees;
}

const World& world(std::size_t count) {
  static const World one(scattered(1));
  static const World hundred(scattered(100));
  static const World thousand(scattered(1000));
  static const World tenThousand(scattered(10'000));
  return count == 1 ? one : count == 100 ? hundred : count == 1000 ? thousand : tenThousand;
}

/// From around the world to somewhere inside one of its octrees.
std::vector<Ray> raysInto(const World& world, std::size_t count) {
  Random random(5);
  const auto octrees = world.octrees();
  const double size = octrees.back().placement.position.z + 10;
  std::vector<Ray> rays(count);
  for (Ray& ray : rays) {
    const Placement& aim = octrees[random() % octrees.size()].placement;
    const glm::dvec3 in(between(random, 0, 4), between(random, 0, 4), between(random, 0, 4));
    const glm::dvec3 out(between(random, -1, 1), between(random, -1, 1), between(random, -1, 1));
    ray.origin = glm::dvec3(size / 2) + 1.5 * size * glm::normalize(out);
    ray.direction = aim.position + in - ray.origin;
  }
  return rays;
}

template <class Cast>
void castOneAfterTheOther(benchmark::State& state, std::size_t rayCount, Cast cast) {
  const World& scene = world(static_cast<std::size_t>(state.range(0)));
  const auto rays = raysInto(scene, rayCount);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(cast(scene, rays[next]));
    next = next + 1 == rays.size() ? 0 : next + 1;
  }
}

void exact(benchmark::State& state) {
  castOneAfterTheOther(state, 4096,
                       [](const World& scene, const Ray& ray) { return castExact(scene, ray); });
}
BENCHMARK(exact)->Name("octree/exact ray, octrees")->Arg(1)->Arg(100)->Arg(1000)->Arg(10'000);

/// As published: every octree, sphere first and then box, without a hierarchy or anything prepared.
void inexor(benchmark::State& state) {
  castOneAfterTheOther(state, 4096,
                       [](const World& scene, const Ray& ray) { return castInexor(scene, ray); });
}
BENCHMARK(inexor)
    ->Name("octree/reference: inexor ray, octrees")
    ->Arg(1)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10'000);

/// All that is told of what the pointer is over; of a hundred times the slowest but one.
template <class Pick>
void hover(benchmark::State& state, Pick pick) {
  using Clock = std::chrono::steady_clock;
  const World& scene = world(10'000);
  const auto rays = raysInto(scene, 4096);
  std::vector<double> microseconds;
  for (auto _ : state) {
    const Ray& ray = rays[microseconds.size() % rays.size()];
    const auto start = Clock::now();
    benchmark::DoNotOptimize(pick(scene, ray));
    microseconds.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  const auto p99 =
      microseconds.begin() + static_cast<std::ptrdiff_t>(microseconds.size() * 99 / 100);
  std::nth_element(microseconds.begin(), p99, microseconds.end());
  state.counters["p99_us"] = *p99;
}

template <Algorithm algorithm>
std::optional<Hit> pickBy(const World& scene, const Ray& ray) {
  const CastOptions options{algorithm, IndentationUse::mesh};
  const auto entry = cast(scene, ray, options);
  if (!entry) return {};
  return describe(scene, ray, *entry, options);
}

void hoverExact(benchmark::State& state) { hover(state, pickBy<Algorithm::exact>); }
BENCHMARK(hoverExact)->Name("octree/hover over 10,000 octrees");

void hoverInexor(benchmark::State& state) { hover(state, pickBy<Algorithm::inexor>); }
BENCHMARK(hoverInexor)->Name("octree/reference: hover by inexor over 10,000 octrees");

void listLeaves(benchmark::State& state) {
  const World& scene = world(1000);
  std::size_t leaves = 0;
  for (auto _ : state) leaves = leavesOf(scene).size();
  state.counters["leaves"] = static_cast<double>(leaves);
}
BENCHMARK(listLeaves)
    ->Name("octree/leaves of 1,000 octrees for drawing")
    ->Unit(benchmark::kMillisecond);

/// A cube in and out of a ball of some 260,000 cubes about it, as a view has it of a map.
void renewOneCube(benchmark::State& state) {
  constexpr int side = 128;
  const auto isShell = [](const glm::dvec3& cube) {
    const double radius = glm::length(cube + 0.5 - side / 2.0);
    return radius < 62 && radius > 55.7;
  };
  OctreeBuilder builder;
  const std::function<void(glm::dvec3, int)> add = [&](const glm::dvec3& corner, int size) {
    if (size == 1) return isShell(corner) ? builder.addSolid() : builder.addEmpty();
    builder.openOctant();
    for (int slot = 0; slot < childCount; ++slot)
      add(corner + size / 2.0 *
                       glm::dvec3(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2)),
          size / 2);
  };
  add(glm::dvec3(0), side);
  const auto full = std::make_shared<const Octree>(builder.take());
  const World world({{full, {}}});
  std::vector<Leaf> leaves = leavesOf(world);
  const auto without = std::make_shared<const Octree>(*withCell(*full, leaves[77'777].cube, false));
  const World other({{without, {}}});
  bool isFull = true;
  for (auto _ : state) {
    const auto changed = differenceOf(*full, *without);
    renewLeavesIn(leaves, (isFull = !isFull) ? world : other, 0, *changed);
  }
  state.counters["leaves"] = static_cast<double>(leaves.size());
}
BENCHMARK(renewOneCube)
    ->Name("octree/one cube of a map renewed for drawing")
    ->Unit(benchmark::kMillisecond);

/// A cell filled and emptied by a designer.
void editCell(benchmark::State& state) {
  Random random(7);
  const auto octree = sparseOctree(random);
  const Path cell = Path().child(3).child(5).child(1).child(6);
  bool isSolid = false;
  for (auto _ : state) benchmark::DoNotOptimize(withCell(*octree, cell, isSolid = !isSolid));
}
BENCHMARK(editCell)->Name("octree/one cell changed")->Unit(benchmark::kMicrosecond);

void buildHierarchy(benchmark::State& state) {
  const auto boxes = world(10'000).hierarchy().boxes();
  for (auto _ : state)
    benchmark::DoNotOptimize(Hierarchy(std::vector<Box>(boxes.begin(), boxes.end())));
}
BENCHMARK(buildHierarchy)
    ->Name("octree/hierarchy over 10,000 octrees")
    ->Unit(benchmark::kMillisecond);

void moveOne(benchmark::State& state) {
  World scene(scattered(10'000));
  const Placement from = scene.octrees()[5000].placement;
  double shift = 0;
  for (auto _ : state) {
    shift = shift > 5 ? 0 : shift + 0.1;
    scene.move(5000, {from.position + shift, from.size, from.rotation});
  }
}
BENCHMARK(moveOne)->Name("octree/one of 10,000 moved")->Unit(benchmark::kMicrosecond);

void castMillion(benchmark::State& state) {
  const World& scene = world(1000);
  const auto rays = raysInto(scene, 1'000'000);
  const auto threads = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) benchmark::DoNotOptimize(castAll(scene, rays, {}, threads));
  state.SetItemsProcessed(state.iterations() * 1'000'000);
}
BENCHMARK(castMillion)
    ->Name("octree/a million rays into 1,000 octrees, threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// What two threads can do at all on this machine: the same chunks of work without any memory.
void arithmetic(benchmark::State& state) {
  const auto threads = static_cast<std::size_t>(state.range(0));
  constexpr std::size_t all = 400'000'000;
  for (auto _ : state) {
    std::vector<std::jthread> others;
    const auto work = [share = all / threads] {
      std::uint64_t number = 1;
      for (std::size_t i = 0; i < share; ++i)
        number = number * 6364136223846793005U + 1442695040888963407U;
      benchmark::DoNotOptimize(number);
    };
    for (std::size_t i = 1; i < threads; ++i) others.emplace_back(work);
    work();
  }
}
BENCHMARK(arithmetic)
    ->Name("octree/reference: arithmetic, threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Processor time of this thread, in seconds: other work on the machine does not count.
double processorTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Both ways in turns with the same rays, many at a time as in a batch, so that whatever else the
/// machine does slows both.
void exactBesideInexor(benchmark::State& state) {
  const World& scene = world(static_cast<std::size_t>(state.range(0)));
  const auto rays = raysInto(scene, 4096);
  double exactTime = 0;
  double inexorTime = 0;
  for (auto _ : state) {
    const double begin = processorTime();
    for (const Ray& ray : rays) benchmark::DoNotOptimize(castExact(scene, ray));
    const double middle = processorTime();
    for (const Ray& ray : rays) benchmark::DoNotOptimize(castInexor(scene, ray));
    exactTime += middle - begin;
    inexorTime += processorTime() - middle;
  }
  state.counters["inexor/exact"] = inexorTime / exactTime;
}
BENCHMARK(exactBesideInexor)
    ->Name("octree/exact and inexor in turns, octrees")
    ->Arg(1)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10'000)
    ->Unit(benchmark::kMicrosecond);

/// What the tenThousand octrees take.
void memory(benchmark::State& state) {
  std::size_t bytes = 0;
  std::size_t cubes = 0;
  for (auto _ : state)
    for (const PlacedOctree& one : world(10'000).octrees()) {
      bytes += one.octree->bytes();
      cubes += one.octree->counts().all();
    }
  state.counters["bytes/cube"] = static_cast<double>(bytes) / static_cast<double>(cubes);
}
BENCHMARK(memory)->Name("octree/memory a cube");

}  // namespace
}  // namespace wb::octree
