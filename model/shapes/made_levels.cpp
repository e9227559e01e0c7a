#include "model/shapes/made_levels.h"

#include "model/asset/encode.h"
#include "model/asset/stored.h"
#include "model/core/core_texts.h"
#include "model/cost/base_hull.h"
#include "model/cost/number_sink.h"
#include "model/cost/streaming_rules.h"
#include "model/shapes/detail/level_search.h"
#include "model/shapes/detail/shape_texts.h"
#include "model/shapes/screen.h"

#include <algorithm>
#include <utility>

namespace wb::shape {
namespace {

using asset::Faces;

/// Where the grid switches to each level, m.
std::array<double, 4> distancesOf(const glm::dvec3& scale, const cost::Profile& profile) {
  const cost::NumberSink sink(profile);
  const double radius = cost::radiusOf(scale);
  std::array<double, 4> distances{};
  constexpr std::array keys{cost::Key::lod_medium, cost::Key::lod_low, cost::Key::lod_lowest};
  for (std::size_t i = 0; i < keys.size(); ++i)
    distances[i + 1] = cost::switchDistance(sink, radius, keys[i]);
  return distances;
}

/// A base hull that is not stored is made of a physics mesh, else of these.
bool isBodyOf(const asset::MeshAsset& mesh, std::size_t lod) {
  return lod < 3 && !cost::storedBaseHull(mesh) && !mesh.physicsMesh;
}

class LevelMaker {
 public:
  LevelMaker(const asset::MeshAsset& mesh, LevelSource source, const glm::dvec3& scale,
             const cost::Profile& profile, const LevelRequest& request, const Task& task)
      : mesh_(mesh),
        request_(request),
        task_(task),
        distances_(distancesOf(scale, profile)),
        search_(std::move(source), scale, task) {
    mesh_.recordedCosts.reset();
  }

  Result<MadeLevels> make() {
    for (std::size_t lod = 1; lod < mesh_.lods.size() && !task_.cancelled(); ++lod) {
      task_.report(static_cast<double>(lod - 1) / 3, {});
      makeLevel(lod);
    }
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    auto stored = asset::stored(std::move(mesh_));
    if (!stored) return failure(std::move(stored));
    return facts(std::make_shared<const asset::MeshAsset>(std::move(stored->read.value)));
  }

 private:
  LevelGoal goalOf(std::size_t lod) const {
    return {.tolerance = request_.pixels * Screen::pixelAt(distances_[lod]),
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
        level.error = search_.errorOf(*made.mesh->lods[lod], task_);
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

Result<MadeLevels> makeLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                              const cost::Profile& profile, const LevelRequest& request,
                              const Task& task) {
  if (!mesh.lods[0]) return failure(shapeTexts["shape.no_triangles"]);
  LevelSource source(*mesh.lods[0], scale, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (source.mesh().triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  return LevelMaker(mesh, std::move(source), scale, profile, request, task).make();
}

}  // namespace wb::shape
