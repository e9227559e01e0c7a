#include "model/analysis/fragility.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/find_targets.h"
#include "model/core/core_texts.h"
#include "model/core/threads.h"
#include "model/cost/evidence.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <thread>
#include <tuple>
#include <utility>

// How physics costs move when vertices do: a Monte Carlo perturbation with a fixed number of trials
// a level. Random numbers are no sequence but SplitMix64 (Steele, Lea & Flood 2014) of stream and
// place, so that vertices at one place move together and trials can run in any order. Time is
// levels times trials times triangles; `./dev bench --benchmark_filter=fragility` measures it.

namespace wb::tuning {
namespace {

/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
std::uint64_t mixed(std::uint64_t state) {
  state += 0x9E3779B97F4A7C15ULL;
  state = (state ^ (state >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  state = (state ^ (state >> 27U)) * 0x94D049BB133111EBULL;
  return state ^ (state >> 31U);
}

std::uint64_t bitsOf(double value) { return std::bit_cast<std::uint64_t>(value + 0.0); }

/// A place in a stream; -0 is 0.
std::uint64_t placed(std::uint64_t stream, const glm::dvec3& place) {
  return mixed(mixed(mixed(stream ^ bitsOf(place.x)) ^ bitsOf(place.y)) ^ bitsOf(place.z));
}

double shiftAt(std::uint64_t state, int axis) {
  constexpr unsigned unusedBits = 11;
  constexpr double toOne = 0x1p-53;
  const std::uint64_t bits = mixed(state + static_cast<std::uint64_t>(axis)) >> unusedBits;
  return 2 * (static_cast<double>(bits) * toOne) - 1;
}

}  // namespace

double shift(std::uint64_t stream, const glm::dvec3& place, int axis) {
  return shiftAt(placed(stream, place), axis);
}

PerturbedSurface::PerturbedSurface(const asset::Faces& faces, const glm::dvec3& scale)
    : mesh_(asset::toTriangleMesh(faces)), scale_(scale) {
  for (const asset::Face& face : faces)
    halfSteps_.insert(
        halfSteps_.end(), face.positions.size(),
        (face.positionDomain.max - face.positionDomain.min) / (2 * asset::domainSteps));
}

PerturbedSurface::PerturbedSurface(mesh::TriangleMesh mesh, const glm::dvec3& scale)
    : mesh_(std::move(mesh)), scale_(scale) {}

mesh::WidthStatistics PerturbedSurface::perturbed(double metres, std::uint64_t stream,
                                                  mesh::TriangleMesh& room) const {
  if (metres == 0 && halfSteps_.empty()) return widthStatistics(mesh_, scale_);
  room.triangles = mesh_.triangles;
  room.positions.resize(mesh_.positions.size());
  for (std::size_t i = 0; i < mesh_.positions.size(); ++i) {
    const glm::dvec3& place = mesh_.positions[i];
    const glm::dvec3 reach = metres == 0 ? halfSteps_[i] * scale_ : glm::dvec3(metres);
    const std::uint64_t state = placed(stream, place);
    for (int axis = 0; axis < 3; ++axis)
      room.positions[i][axis] = place[axis] * scale_[axis] + shiftAt(state, axis) * reach[axis];
  }
  return widthStatistics(room, glm::dvec3(1));
}

namespace {

/// What tells surfaces apart: a mesh by its asset, a prim by its part.
using SurfaceKey = std::tuple<const asset::MeshAsset*, std::size_t, double, double, double>;

/// The surfaces of a linkset: equal ones once.
struct Surfaces {
  std::vector<std::unique_ptr<const PerturbedSurface>> all;
  std::vector<std::optional<std::size_t>> ofPart;  ///< Index in `all`; nothing for a steady part.
};

bool isPerturbed(const cost::Decision& decision, const cost::Profile& profile) {
  return profile.accounting != cost::AccountingModel::openSim &&
         profile.triangleRule == cost::TriangleRule::width &&
         decision.representation == cost::Representation::triangleMesh;
}

std::unique_ptr<const PerturbedSurface> surfaceOf(const scene::Part& part,
                                                  const asset::MeshAsset* mesh,
                                                  const cost::Decision& decision,
                                                  const cost::GeometryRules& rules) {
  if (mesh && mesh->physicsMesh)
    return std::make_unique<const PerturbedSurface>(*mesh->physicsMesh, decision.scale);
  return std::make_unique<const PerturbedSurface>(physicsSurface(part, mesh, decision, rules),
                                                  decision.scale);
}

std::optional<Surfaces> surfacesOf(const scene::Scene& scene, const scene::Linkset& linkset,
                                   const cost::LinksetCost& cost, const cost::Profile& profile) {
  const cost::GeometryRules rules(profile);
  Surfaces surfaces;
  std::map<SurfaceKey, std::size_t> known;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    const cost::Decision& decision = cost.parts[i].decision;
    auto& ofPart = surfaces.ofPart.emplace_back();
    if (!isPerturbed(decision, profile) || !cost.parts[i].physics) continue;
    const asset::MeshAsset* mesh = scene.meshOf(linkset.parts[i]);
    const glm::dvec3& sides = decision.scale;
    const SurfaceKey key{mesh, mesh ? 0 : i, sides.x, sides.y, sides.z};
    const auto [place, isNew] = known.emplace(key, surfaces.all.size());
    if (isNew) surfaces.all.push_back(surfaceOf(linkset.parts[i], mesh, decision, rules));
    if (surfaces.all.size() > fragileSurfaces) return {};
    ofPart = place->second;
  }
  return surfaces;
}

constexpr std::size_t jobCount = perturbations.size() * fragilityTrials;

/// The costs of one linkset in all trials. Every job has places of its own to write to.
class Trials {
 public:
  Trials(const scene::Linkset& linkset, const std::vector<cost::PartStatistics>& statistics,
         const cost::Profile& profile, const Surfaces& surfaces)
      : linkset_(linkset),
        statistics_(statistics),
        profile_(profile),
        surfaces_(surfaces),
        wholes_(jobCount),
        costs_(surfaces.all.size() * jobCount) {}

  /// Runs jobs until there are none left, or the work is cancelled.
  void work(const Task& task) {
    std::vector<cost::PartStatistics> statistics = statistics_;
    mesh::TriangleMesh room;
    for (std::size_t job = next_++; job < jobCount && !task.cancelled(); job = next_++) {
      run(job, statistics, room);
      task.report(static_cast<double>(job) / static_cast<double>(jobCount), {});
    }
  }

  Spread whole(std::size_t level) const {
    return spreadOf({wholes_.data() + level * fragilityTrials, fragilityTrials});
  }
  Spread ofSurface(std::size_t surface, std::size_t level) const {
    return spreadOf(
        {costs_.data() + surface * jobCount + level * fragilityTrials, fragilityTrials});
  }
  double applied(const cost::LinksetCost& cost) const {
    return linkset_.physical ? cost.physicsPhysical : cost.physics;
  }

 private:
  static Spread spreadOf(std::span<const double> costs) {
    std::vector<double> sorted(costs.begin(), costs.end());
    std::ranges::sort(sorted);
    return {sorted.front(), sorted[sorted.size() / 2], sorted.back()};
  }

  void run(std::size_t job, std::vector<cost::PartStatistics>& statistics,
           mesh::TriangleMesh& room) {
    const double metres = perturbations[job / fragilityTrials].metres;
    std::vector<mesh::WidthStatistics> widths;
    for (const auto& surface : surfaces_.all)
      widths.push_back(surface->perturbed(metres, fragilitySeed + job, room));
    for (std::size_t i = 0; i < statistics.size(); ++i)
      if (surfaces_.ofPart[i]) statistics[i].triangleMesh = widths[*surfaces_.ofPart[i]];
    const cost::LinksetCost cost = cost::weigh(linkset_, statistics, profile_);
    wholes_[job] = applied(cost);
    for (std::size_t i = 0; i < statistics.size(); ++i)
      if (surfaces_.ofPart[i])
        costs_[*surfaces_.ofPart[i] * jobCount + job] = cost.parts[i].physics.value_or(0);
  }

  const scene::Linkset& linkset_;
  const std::vector<cost::PartStatistics>& statistics_;
  const cost::Profile& profile_;
  const Surfaces& surfaces_;
  std::atomic<std::size_t> next_ = 0;
  std::vector<double> wholes_;  ///< By job: level by level, trial by trial.
  std::vector<double> costs_;   ///< The same, surface by surface.
};

/// Only the caller's own thread tells how far it is.
void runAll(Trials& trials, const Task& task, std::size_t threads) {
  if (threads == 0) threads = usualThreads();
  std::vector<std::jthread> others;
  const auto work = [&] { trials.work({task.cancel, {}}); };
  while (others.size() + 1 < std::min(threads, jobCount) && beganThread(others, work)) continue;
  trials.work(task);
}

Fragility steady(double cost) {
  Fragility result{cost, true, false, {}};
  result.levels.fill({cost, cost, cost});
  return result;
}

template <class SpreadAt>
Fragility perturbed(double cost, const SpreadAt& spreadAt) {
  Fragility result{cost, false, false, {}};
  for (std::size_t level = 0; level < perturbations.size(); ++level)
    result.levels[level] = spreadAt(level);
  return result;
}

}  // namespace

Result<LinksetFragility> fragility(const scene::Scene& scene, std::size_t index,
                                   const std::vector<cost::PartStatistics>& statistics,
                                   const cost::Profile& profile, const Task& task,
                                   std::size_t threads) {
  const scene::Linkset& linkset = scene.linksets[index];
  const cost::LinksetCost now = cost::weigh(linkset, statistics, profile);
  const auto surfaces = surfacesOf(scene, linkset, now, profile);
  if (!surfaces)
    return failure(
        tuningTexts["fragility.too_many"],
        {{"linkset", weighing::linksetName(linkset, index)}, {"limit", fragileSurfaces}});
  Trials trials(linkset, statistics, profile, *surfaces);
  if (!surfaces->all.empty()) runAll(trials, task, threads);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);

  LinksetFragility result;
  result.whole = surfaces->all.empty() ? steady(trials.applied(now))
                                       : perturbed(trials.applied(now),
                                                   [&](std::size_t i) { return trials.whole(i); });
  result.whole.unknown = linkset.physical ? now.unknown.physicsPhysical : now.unknown.physics;
  for (std::size_t part = 0; part < linkset.parts.size(); ++part) {
    const double cost = now.parts[part].physics.value_or(0);
    const auto& surface = surfaces->ofPart[part];
    result.parts.push_back(
        surface ? perturbed(cost, [&](std::size_t i) { return trials.ofSurface(*surface, i); })
                : steady(cost));
    result.parts.back().unknown = !now.parts[part].physics;
  }
  return result;
}

}  // namespace wb::tuning
