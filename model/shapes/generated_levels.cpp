#include "model/shapes/generated_levels.h"

#include "model/asset/encode.h"
#include "model/asset/normals.h"
#include "model/core/core_texts.h"
#include "model/cost/cost.h"
#include "model/cost/number_sink.h"
#include "model/cost/statistics.h"
#include "model/cost/streaming_rules.h"
#include "model/formats/physics_hulls.h"
#include "model/shapes/detail/level_search.h"
#include "model/shapes/detail/search_cache.h"
#include "model/shapes/detail/shapes_texts.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

// Makes levels of detail for the distances at which the grid switches, by level_search.h: from the
// finest to the coarsest, each the smallest of what is found, what is there, and the level above.
// For a cost it bisects the pixels on a logarithmic scale, six times, as every try makes all
// levels. See level_search.cpp for the constants.

namespace wb::shape {
namespace {

using asset::Faces;

/// Where the grid switches to each level, m.
std::array<double, 4> distancesOf(double radius, const cost::Profile& profile) {
  const cost::NumberSink sink(profile);
  std::array<double, 4> distances{};
  constexpr std::array keys{cost::Key::lod_medium, cost::Key::lod_low, cost::Key::lod_lowest};
  for (std::size_t i = 0; i < keys.size(); ++i)
    distances[i + 1] = cost::switchDistance(sink, radius, keys[i]);
  return distances;
}

/// The uploader makes a base hull of these.
bool isBodyOf(const asset::MeshAsset& mesh, std::size_t lod) {
  return lod < 3 && exporting::hasHullOfLevels(mesh);
}

class LevelMaker {
 public:
  LevelMaker(const asset::MeshAsset& mesh, LevelSource source, const glm::dvec3& scale,
             const cost::Profile& profile, const LevelRequest& request, const Task& task)
      : mesh_(mesh),
        request_(request),
        task_(task),
        distances_(distancesOf(request.radius.value_or(cost::radiusOf(scale)), profile)),
        search_(std::move(source), scale, task) {
    mesh_.recordedCosts.reset();
  }

  Result<MadeLevels> make() {
    for (std::size_t lod = 1; lod < mesh_.lods.size() && !task_.cancelled(); ++lod) {
      task_.report(static_cast<double>(lod - 1) / 3, {});
      makeLevel(lod);
    }
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    auto stored = asset::stored(exporting::asUploaded(std::move(mesh_)));
    if (!stored) return failure(std::move(stored));
    return facts(std::make_shared<const asset::MeshAsset>(std::move(stored->read.value)));
  }

 private:
  /// A little less than was asked for: what is just as far off must not seem farther by rounding.
  double toleranceOf(std::size_t lod) const {
    constexpr double less = 1 - 1e-9;
    return less * request_.pixels * Screen::pixelAt(distances_[lod]);
  }

  LevelGoal goalOf(std::size_t lod) const {
    return {.tolerance = toleranceOf(lod),
            .mostTriangles = triangleCount(*mesh_.lods[lod - 1]),
            .keepsBody = isBodyOf(mesh_, lod),
            .isQuick = request_.isQuick};
  }

  /// The smallest of what can be found, what is there, and the level above.
  void makeLevel(std::size_t lod) {
    const LevelGoal goal = goalOf(lod);
    const Faces& above = *mesh_.lods[lod - 1];
    Faces best = above;
    std::size_t fewest = asset::encodedSize(best, task_);
    const auto offer = [&](Faces level) {
      const std::size_t bytes = asset::encodedSize(level, task_);
      if (bytes > fewest) return;
      best = std::move(level);
      fewest = bytes;
    };
    if (auto found = search_.find(goal, task_)) offer(std::move(*found));
    if (task_.cancelled()) return;
    if (const auto& own = mesh_.lods[lod]; own && own->size() == above.size())
      if (search_.isClose(*own, goal, task_)) offer(*own);
    mesh_.lods[lod] = std::move(best);
  }

  MadeLevels facts(std::shared_ptr<const asset::MeshAsset> stored) const {
    MadeLevels made{std::move(stored), request_.pixels, {}};
    for (std::size_t lod = 0; lod < made.levels.size(); ++lod) {
      MadeLevel& level = made.levels[lod];
      level.distance = distances_[lod];
      level.triangles = triangleCount(*made.mesh->lods[lod]);
      level.bytes = made.mesh->storedBytes(asset::allLods[lod]);
      if (lod > 0 && made.mesh->lods[lod] != made.mesh->lods[0])
        level.error = search_.errorOf(*made.mesh->lods[lod], toleranceOf(lod), task_);
    }
    return made;
  }

  asset::MeshAsset mesh_;
  LevelRequest request_;
  const Task& task_;
  std::array<double, 4> distances_;
  LevelSearch search_;
};

}  // namespace

double MadeLevel::pixels() const { return distance > 0 ? error / Screen::pixelAt(distance) : 0; }

double MadeLevels::worstPixels() const {
  double worst = 0;
  for (const MadeLevel& level : levels) worst = std::max(worst, level.pixels());
  return worst;
}

/// A level is seen between two switches. Where it is off by more than a pixel it is so from the
/// first of them on, until it is far enough off or the next level takes its place.
double MadeLevels::sameBeyond() const {
  double beyond = 0;
  for (std::size_t lod = 1; lod < levels.size(); ++lod) {
    const double isSame = Screen::distanceAt(levels[lod].error);
    const bool isLast = lod + 1 == levels.size();
    const double next = isLast ? isSame : std::max(levels[lod + 1].distance, levels[lod].distance);
    if (isSame > levels[lod].distance) beyond = std::max(beyond, std::min(isSame, next));
  }
  return beyond;
}

Result<MadeLevels> makeLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                              const cost::Profile& profile, const LevelRequest& request,
                              const Task& task) {
  if (!mesh.lods[0]) return failure(shapeTexts["shape.no_triangles"]);
  if (asset::lacksNormals(mesh))
    return makeLevels(asset::withNormals(mesh), scale, profile, request, task);
  const auto search = [&]() -> Result<MadeLevels> {
    LevelSource source(*mesh.lods[0], scale, task);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (source.mesh().triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
    return LevelMaker(mesh, std::move(source), scale, profile, request, task).make();
  };
  return keptOr<MadeLevels>([&] { return keyOfLevels(mesh, scale, profile, request); }, search,
                            task);
}

namespace {

using Seconds = std::chrono::duration<double>;

bool isBeaten(const WeighedLevels& levels, const WeighedLevels& other) {
  const double cost = levels.streaming.value_or(0);
  const double otherCost = other.streaming.value_or(0);
  const double error = levels.made.worstPixels();
  const double otherError = other.made.worstPixels();
  return otherCost <= cost && otherError <= error && (otherCost < cost || otherError < error);
}

/// How large a mesh is seen that parts of different sizes have.
struct ShownSize {
  glm::dvec3 scale{0};             ///< Its sides, m.
  std::optional<double> radius{};  ///< By which the grid switches, m; nothing: that of the sides.
};

/// The grid switches each part by its own diagonal. Of parts that are stretched differently none is
/// farther off there than one whose sides, for that diagonal, are the longest of any.
ShownSize shownSizeOf(const std::vector<glm::dvec3>& scales) {
  ShownSize shown{scales.front()};
  if (std::ranges::count(scales, shown.scale) == std::ssize(scales)) return shown;
  double radius = 0;
  glm::dvec3 sides(0);  // Of parts whose radius is 1.
  for (const glm::dvec3& scale : scales) {
    const double own = cost::radiusOf(scale);
    if (!(own > 0)) continue;
    radius = std::max(radius, own);
    sides = glm::max(sides, scale / own);
  }
  return {sides * radius, radius};
}

class LevelChooser {
 public:
  LevelChooser(const FittedPart& part, std::span<const std::size_t> parts,
               const LevelChoice& choice, const Task& task)
      : part_(part), parts_(parts), choice_(choice), task_(task) {
    std::vector<glm::dvec3> scales;
    for (const std::size_t each : parts) scales.push_back(part.linkset.parts[each].scale);
    const ShownSize shown = shownSizeOf(scales);
    scale_ = shown.scale;
    radius_ = shown.radius;
  }

  Result<std::vector<WeighedLevels>> choose() {
    auto tried = choice_.streaming ? trySizes() : tryPixels();
    if (!tried) return failure(std::move(tried));
    std::ranges::stable_sort(all_, {}, [](const WeighedLevels& one) { return one.made.pixels; });
    for (WeighedLevels& one : all_)
      one.isOnFront = std::ranges::none_of(
          all_, [&](const WeighedLevels& other) { return isBeaten(one, other); });
    const auto chosen = std::ranges::find_if(all_, [&](const WeighedLevels& one) {
      return one.isAsAsked && (choice_.streaming || one.made.pixels == choice_.pixels);
    });
    if (chosen != all_.end()) chosen->isChosen = true;
    return std::move(all_);
  }

 private:
  /// What they cost, PE.
  Result<double> add(double pixels) {
    const auto begin = std::chrono::steady_clock::now();
    auto made = makeLevels(*part_.asset, scale_, part_.profile,
                           {.pixels = pixels, .radius = radius_}, task_);
    if (!made) return failure(std::move(made));
    WeighedLevels& added = all_.emplace_back();
    added.made = std::move(*made);
    weigh(added);
    added.seconds = Seconds(std::chrono::steady_clock::now() - begin).count();
    return added.streaming.value_or(0);
  }

  void weigh(WeighedLevels& levels) const {
    std::vector<cost::PartStatistics> statistics = part_.statistics;
    cost::StatisticsMaker maker{cost::GeometryRules(part_.profile)};
    for (const std::size_t part : parts_)  // A base hull may be made of one of the levels.
      statistics[part] = maker.make(part_.linkset.parts[part], levels.made.mesh.get());
    const cost::LinksetCost costs = cost::weigh(part_.linkset, statistics, part_.profile);
    levels.streaming = costs.parts[part_.part].streaming;
    levels.landImpact = costs.landImpact;
    levels.isAsAsked = levels.made.worstPixels() <= choice_.pixels;
    if (choice_.streaming)
      levels.isAsAsked = levels.streaming && *levels.streaming <= *choice_.streaming;
  }

  Result<void> tryPixels() {
    std::vector<double> all{choice_.pixels};
    if (choice_.isCompared) all.insert(all.end(), {0.5, 1, 2, 4, 8});
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    for (const double pixels : all)
      if (auto added = add(pixels); !added) return failure(std::move(added));
    return {};
  }

  /// Halves the range of pixels, by their logarithm, around the fewest that are cheap enough.
  Result<void> trySizes() {
    constexpr int halvings = 6;  ///< Of 9.3 doublings of pixels: to a seventh of one.
    double low = std::log2(fewestPixels);
    double high = std::log2(mostPixels);
    const auto isCheap = [&](double pixels) -> Result<bool> {
      const auto cost = add(std::exp2(pixels));
      if (!cost) return tl::unexpected(cost.error());
      return *cost <= *choice_.streaming;
    };
    for (int i = 0; i < halvings; ++i) {
      const double middle = (low + high) / 2;
      const auto cheap = isCheap(middle);
      if (!cheap) return tl::unexpected(cheap.error());
      (*cheap ? high : low) = middle;
    }
    const bool isAnyCheap = std::ranges::any_of(all_, &WeighedLevels::isAsAsked);
    if (isAnyCheap) return {};
    if (auto last = isCheap(std::log2(mostPixels)); !last) return tl::unexpected(last.error());
    return {};
  }

  const FittedPart& part_;
  std::span<const std::size_t> parts_;
  const LevelChoice& choice_;
  const Task& task_;
  glm::dvec3 scale_{0};           ///< See ShownSize.
  std::optional<double> radius_;  ///< See ShownSize.
  std::vector<WeighedLevels> all_;
};

}  // namespace

Result<std::vector<WeighedLevels>> weighedLevels(const FittedPart& part,
                                                 std::span<const std::size_t> parts,
                                                 const LevelChoice& choice, const Task& task) {
  if (part.itself().kind != scene::PartKind::mesh) return failure(shapeTexts["shape.no_mesh"]);
  if (!part.asset) return failure(shapeTexts["shape.missing"]);
  return LevelChooser(part, parts, choice, task).choose();
}

}  // namespace wb::shape
