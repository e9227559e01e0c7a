// Problem: a small world and ray that show what a large one was found to show.
// Method: greedy delta debugging (Zeller and Hildebrandt 2002): each simplification is kept where
// the difference stays the same; again, until none is kept.
// Complexity: a cast of both methods a try. What the ray does not pass goes in large pieces first,
// so that few cubes of a large octree are tried. No constants.
#include "model/octree/minimise.h"

#include "model/octree/edit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace wb::octree {
namespace {

std::optional<Entry> exactOf(const World& world, const Ray& ray, IndentationUse indentation) {
  return castExact(world, ray, indentation);
}

Difference differenceIn(const std::vector<PlacedOctree>& octrees, const Ray& ray,
                        const CastOptions& other) {
  const World world(octrees);
  return differenceOf(exactOf(world, ray, other.indentation), cast(world, ray, other));
}

class Minimiser {
 public:
  Minimiser(std::vector<PlacedOctree> octrees, const Ray& ray, const CastOptions& other,
            const Task& task)
      : octrees_(std::move(octrees)),
        ray_(ray),
        other_(other),
        task_(task),
        difference_(differenceIn(octrees_, ray, other)) {}

  Difference difference() const { return difference_; }

  SceneText smallest() {
    do {
      isChanged_ = false;
      leaveOutOctrees();
      for (std::size_t i = 0; i < octrees_.size(); ++i) {
        simplifyCubes(i);
        hoistOnlyChild(i);
      }
      simplifyPlaces();
    } while (isChanged_ && !isOver_);
    return {octrees_, {ray_}};
  }

 private:
  /// Keeps a change where the difference stays the same.
  template <class Change>
  bool attempt(const Change& change) {
    isOver_ = isOver_ || !task_.step();
    if (isOver_) return false;
    auto octrees = octrees_;
    Ray ray = ray_;
    change(octrees, ray);
    if (ray.direction == glm::dvec3(0) || differenceIn(octrees, ray, other_) != difference_)
      return false;
    octrees_ = std::move(octrees);
    ray_ = ray;
    isChanged_ = true;
    return true;
  }

  bool attemptTree(std::size_t index, Result<Octree> octree) {
    if (!octree || *octree == *octrees_[index].octree) return false;
    const auto shared = std::make_shared<const Octree>(std::move(*octree));
    return attempt([&](auto& octrees, Ray&) { octrees[index].octree = shared; });
  }

  void leaveOutOctrees() {
    // Halves before single ones: of ten thousand few are left soon.
    for (std::size_t length = octrees_.size(); length > 0; length /= 2)
      for (std::size_t begin = 0; begin < octrees_.size();) {
        const std::size_t count = std::min(length, octrees_.size() - begin);
        const bool isLess = count < octrees_.size() && attempt([&](auto& octrees, Ray&) {
                              const auto first =
                                  octrees.begin() + static_cast<std::ptrdiff_t>(begin);
                              octrees.erase(first, first + static_cast<std::ptrdiff_t>(count));
                            });
        if (!isLess) begin += length;
      }
  }

  void simplifyCubes(std::size_t index) {
    std::vector<Path> waiting{Path()};
    while (!waiting.empty() && !isOver_) {
      const Path path = waiting.back();
      waiting.pop_back();
      const Octree& octree = *octrees_[index].octree;
      const Octree::Cube cube = octree.at(path);
      const CubeKind kind = octree.kind(cube);
      if (kind == CubeKind::empty || attemptTree(index, withCell(octree, path, false))) continue;
      if (kind == CubeKind::solid) continue;
      if (attemptTree(index, withCell(octree, path, true)) || kind != CubeKind::octant) continue;
      for (int slot = childCount - 1; slot >= 0; --slot) waiting.push_back(path.child(slot));
    }
  }

  /// Where all that is filled is in one child, it stands alone as well.
  void hoistOnlyChild(std::size_t index) {
    for (;;) {
      const PlacedOctree& placed = octrees_[index];
      const Octree& octree = *placed.octree;
      if (octree.kind(octree.root()) != CubeKind::octant) return;
      const unsigned filled = octree.children(octree.root()).notEmpty();
      if (!std::has_single_bit(filled)) return;
      if (placed.placement.size / 2 < limits::smallestOctree) return;
      const int slot = std::countr_zero(filled);
      OctreeBuilder builder;
      builder.addCopy(octree, octree.child(octree.root(), slot));
      PlacedOctree child{std::make_shared<const Octree>(builder.take()), placed.placement};
      child.placement.size /= 2;
      for (int axis = 0; axis < axisCount; ++axis)
        if (isPositive(slot, axis)) child.placement.position[axis] += child.placement.size;
      const bool isKept = attempt([&](auto& octrees, Ray& ray) {
        octrees[index] = child;
        if (ray.maxDepth != limits::octreeDepth && ray.maxDepth > 0) --ray.maxDepth;
      });
      if (!isKept) return;
    }
  }

  void simplifyPlaces() {
    if (ray_.maxDepth != limits::octreeDepth)
      attempt([](auto&, Ray& ray) { ray.maxDepth = limits::octreeDepth; });
    for (std::size_t i = 0; i < octrees_.size(); ++i) {
      if (octrees_[i].placement.rotation != glm::dquat(1, 0, 0, 0))
        attempt([i](auto& octrees, Ray&) { octrees[i].placement.rotation = {1, 0, 0, 0}; });
      roundOne([i](auto& octrees, Ray&) -> double& { return octrees[i].placement.size; }, 1);
      for (int axis = 0; axis < axisCount; ++axis)
        roundOne([i, axis](auto& octrees, Ray&) -> double& {
          return octrees[i].placement.position[axis];
        });
    }
    for (int axis = 0; axis < axisCount; ++axis) {
      roundOne([axis](auto&, Ray& ray) -> double& { return ray.direction[axis]; });
      roundOne([axis](auto&, Ray& ray) -> double& { return ray.origin[axis]; });
    }
  }

  /// To the `simplest` number, 0 or for a size 1, or as few decimals as can be: whole numbers,
  /// tenths and so on. Each number becomes simpler or stays, so that this ends.
  template <class NumberIn>
  void roundOne(const NumberIn& numberIn, double simplest = 0) {
    const double now = numberIn(octrees_, ray_);
    for (const double unit : {0.0, 1.0, 0.1, 0.01, 0.001, 0.0001, 0.00001}) {
      const double parts = std::round(1 / unit);
      const double simple = unit == 0 ? simplest : std::round(now * parts) / parts;
      if (simple == now) return;
      if (simple == 0 && simplest > 0) continue;
      if (attempt([&](auto& octrees, Ray& ray) { numberIn(octrees, ray) = simple; })) return;
    }
  }

  std::vector<PlacedOctree> octrees_;
  Ray ray_;
  CastOptions other_;
  const Task& task_;
  Difference difference_;
  bool isChanged_ = false;
  bool isOver_ = false;
};

std::string foundBy(const Disagreement& disagreement, Algorithm algorithm) {
  const World world(disagreement.scene.octrees);
  const Ray& ray = disagreement.scene.rays.front();
  const CastOptions options{algorithm, disagreement.other.indentation};
  const auto entry = cast(world, ray, options);
  return formatHit(entry ? std::optional(describe(world, ray, *entry, options)) : std::nullopt);
}

std::array<Algorithm, 2> methodsOf(const Disagreement& disagreement) {
  return {Algorithm::exact, disagreement.other.algorithm};
}

}  // namespace

std::optional<Disagreement> minimised(const std::vector<PlacedOctree>& octrees, const Ray& ray,
                                      const CastOptions& other, const Task& task) {
  Minimiser minimiser(octrees, ray, other, task);
  if (minimiser.difference() == Difference::none) return {};
  return Disagreement{minimiser.smallest(), other, minimiser.difference()};
}

std::string formatDisagreement(const Disagreement& disagreement) {
  std::string text = formatSceneText(disagreement.scene);
  for (const Algorithm algorithm : methodsOf(disagreement))
    text += "# expect ray 0 " + std::string(name(algorithm)) + ' ' +
            foundBy(disagreement, algorithm) + '\n';
  return text;
}

std::string formatTest(const Disagreement& disagreement) {
  const bool ignores = disagreement.other.indentation == IndentationUse::ignore;
  std::string text =
      "TEST(Octree, FindsWhatIsThere) {\n"
      "  using namespace wb::octree;\n"
      "  const auto scene = readSceneText(\n";
  std::string lines = formatSceneText(disagreement.scene);
  while (!lines.empty()) {
    const std::size_t end = lines.find('\n');
    text += "      \"" + lines.substr(0, end) + "\\n\"\n";
    lines.erase(0, end + 1);
  }
  text.pop_back();
  text +=
      ");\n"
      "  const World world(scene->octrees);\n"
      "  const Ray& ray = scene->rays.front();\n"
      "  const auto found = [&](Algorithm algorithm) {\n"
      "    const CastOptions options{algorithm, IndentationUse::" +
      std::string(ignores ? "ignore" : "mesh") +
      "};\n"
      "    const auto entry = cast(world, ray, options);\n"
      "    return formatHit(entry ? std::optional(describe(world, ray, *entry, options))\n"
      "                           : std::nullopt);\n"
      "  };\n";
  for (const Algorithm algorithm : methodsOf(disagreement))
    text += "  EXPECT_EQ(found(Algorithm::" + std::string(name(algorithm)) + "),\n            \"" +
            foundBy(disagreement, algorithm) + "\");\n";
  return text + "}\n";
}

}  // namespace wb::octree
