#include "model/analysis/advice.h"
#include "model/analysis/detail/deviation_meter.h"
#include "model/analysis/detail/found_before.h"
#include "model/analysis/detail/question.h"
#include "model/asset/encode.h"
#include "model/asset/make_blocks.h"
#include "model/core/identifiers.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/cost/cost.h"
#include "model/cost/statistics.h"
#include "model/formats/physics_hulls.h"
#include "model/shapes/apply_shapes.h"
#include "model/shapes/generated_levels.h"
#include "model/shapes/shapes.h"

#include <algorithm>
#include <utility>

namespace wb::advice {
namespace {

using cost::Representation;

/// Of larger ones looking takes longer than anybody waits.
constexpr std::size_t mostTriangles = 20'000;

/// Whether hulls can take the place of what a part has.
bool isMade(const Question& question, std::size_t part) {
  const Representation now = question.cost.parts[part].decision.representation;
  return now == Representation::triangleMesh || now == Representation::decomposition;
}

/// Of one mesh and size: what is made for one is right for the other.
bool areOneShape(const Question& question, std::size_t a, std::size_t b) {
  const scene::Part& one = question.linkset().parts[a];
  const scene::Part& other = question.linkset().parts[b];
  return one.asset == other.asset && one.scale == other.scale && isMade(question, b);
}

/// The parts of one shape whose physics costs most; none where hulls would be of no use.
Alike mostExpensiveAlike(const Question& question) {
  Alike best;
  double most = 0;
  for (const Alike& group : question.groups) {
    if (!isMade(question, group.front())) continue;
    const double physics =
        question.cost.parts[group.front()].physics.value_or(0) * static_cast<double>(group.size());
    if (physics <= most) continue;
    most = physics;
    best = group;
  }
  if (best.empty()) return best;
  const std::size_t first = best.front();
  for (const Alike& group : question.groups)
    if (group.front() != first && areOneShape(question, first, group.front()))
      best.insert(best.end(), group.begin(), group.end());
  std::ranges::sort(best);
  return best;
}

/// Whether the least that hulls can be, one of four corners, would lower the land impact: looking
/// for real ones takes its time.
bool canPay(const Question& question, const Alike& parts) {
  std::vector<cost::PartStatistics> statistics = question.statistics;
  for (const std::size_t part : parts) {
    statistics[part].decomposition = {1, 4};
    statistics[part].triangleMesh.reset();
  }
  return weigh(question.linkset(), statistics, question.profile).landImpact <
         question.cost.landImpact;
}

bool isDamaged(const asset::MeshAsset& mesh) {
  return std::ranges::count(mesh.damage.lods, true) > 0;
}

bool isTooLarge(const asset::MeshAsset& mesh) {
  return !mesh.lods[0] || triangleCount(*mesh.lods[0]) > mostTriangles;
}

/// All that the hulls of a part depend on.
struct HullsWanted {
  std::string mesh;  ///< The SHA-256 of its file.
  scene::Linkset linkset;
  Alike parts;
  std::vector<cost::PartStatistics> statistics;
  cost::Profile profile;

  bool operator==(const HullsWanted&) const = default;
};

/// Panels or overlapping hulls, if they are close enough everywhere and keep what avatars can do.
/// Panels that are closer where avatars touch them take up to nine times as long to find, which
/// nobody waits for who did not ask for shapes.
std::optional<shape::MadeShape> shapeFor(const Question& question, const Alike& parts,
                                         const asset::MeshAsset& mesh) {
  static FoundBefore<HullsWanted, std::optional<shape::MadeShape>> before;
  HullsWanted wanted{sha256(asset::encode(mesh)), question.linkset(), parts, question.statistics,
                     question.profile};
  if (const auto found = before.find(wanted)) return *found;
  shape::ShapeRequest request;
  std::erase_if(request.methods, [](const shape::FitMethod& method) {
    return method.name != "cover" && method.name != "panels";
  });
  request.within = shape::Tolerance();
  request.prefersExact = question.profile.accounting != cost::AccountingModel::openSim;
  const std::span<const std::size_t> others = std::span(parts).subspan(1);
  auto made = makeShapes(
      {question.linkset(), parts.front(), &mesh, question.statistics, question.profile, others},
      request, question.task.inside({}));
  if (!made) return {};
  const auto chosen = std::ranges::find_if(made->value, &shape::MadeShape::isChosen);
  auto found = chosen == made->value.end() ? std::nullopt : std::optional(std::move(*chosen));
  before.keep(std::move(wanted), found);
  return found;
}

/// Whether anybody knows what arrives of it.
bool isArrivalKnown(const Question& question, const shape::MadeShape& made) {
  return made.analyzed || arrivalOf(made.shape) == shape::Arrival::exact ||
         question.profile.accounting == cost::AccountingModel::openSim;
}

/// Whether it pays with the most that may arrive, too.
bool paysAfterAnalyze(const Question& question, const Alike& parts, const shape::MadeShape& made) {
  if (!made.analyzed) return true;
  std::vector<cost::PartStatistics> statistics = question.statistics;
  for (const std::size_t part : parts) {
    statistics[part].decomposition = made.analyzed->hulls.most;
    statistics[part].triangleMesh.reset();
  }
  return weigh(question.linkset(), statistics, question.profile).landImpact <
         question.cost.landImpact;
}

/// How far a shape is off is said only of one that arrives as it is: Analyze makes other hulls.
std::vector<cost::Statement> lossesOf(const shape::MadeShape& made) {
  const shape::FittedShape& shape = made.shape;
  std::vector<cost::Statement> cautions{plainly(adviceTexts["caution.upload"])};
  if (made.analyzed) {
    const Number least = fourDigits(made.analyzed->least);
    const Number most = fourDigits(made.analyzed->most);
    cautions.push_back(
        written(least) == written(most)
            ? plainly(adviceTexts["caution.analyze_one"], {{"value", least}})
            : plainly(adviceTexts["caution.analyze"], {{"least", least}, {"most", most}}));
    cautions.push_back(plainly(adviceTexts["caution.other_shape"]));
    return cautions;
  }
  cautions.push_back(plainly(adviceTexts["caution.made_shape"],
                             {{"distance", inCentimetres(shape.error.error())}}));
  if (shape.lost) cautions.push_back(plainly(adviceTexts["caution.ways_kept"]));
  return cautions;
}

}  // namespace

void addShapes(const Question& question, std::vector<Family>& families) {
  if (question.cost.accounting == cost::Accounting::legacy ||
      question.cost.decidedBy != cost::DecidedBy::physics)
    return;
  const Alike parts = mostExpensiveAlike(question);
  if (parts.empty() || !canPay(question, parts)) return;
  const scene::Part& part = question.linkset().parts[parts.front()];
  const asset::MeshAsset* mesh = question.scene.meshOf(part);
  if (!mesh || isDamaged(*mesh) || isTooLarge(*mesh)) return;
  const auto made = shapeFor(question, parts, *mesh);
  if (!made || !isArrivalKnown(question, *made) || !paysAfterAnalyze(question, parts, *made))
    return;
  auto stored = making::withShape(*mesh, made->shape, part.scale);
  if (!stored) return;
  const bool isSurface = made->shape.isSurface();
  const std::size_t count =
      isSurface ? made->shape.surface.triangles.size() : made->shape.pieces.size();
  NewMesh what{parts, stored->mesh};
  if (made->analyzed) what.analyzed = made->analyzed->hulls;
  families.push_back(
      {{question.change(std::move(what)),
        about(question, parts,
              isSurface ? adviceTexts["advice.made_triangles"] : adviceTexts["advice.made_hulls"],
              isSurface ? adviceTexts["advice.made_triangles_alike"]
                        : adviceTexts["advice.made_hulls_alike"],
              {{"count", count}}, "more"),
        lossesOf(*made)}});
}

namespace {

using asset::MeshAsset;

/// Parts of one mesh, whatever their size and shape type.
struct PartsOfMesh {
  Alike parts;
  glm::dvec3 scale{0};  ///< The largest sides of any.
};

std::vector<PartsOfMesh> partsByMesh(const Question& question) {
  const std::vector<scene::Part>& parts = question.linkset().parts;
  std::vector<PartsOfMesh> all;
  for (const Alike& group : question.groups) {
    const scene::Part& part = parts[group.front()];
    if (!question.scene.meshOf(part)) continue;
    auto same = std::ranges::find_if(
        all, [&](const PartsOfMesh& one) { return parts[one.parts.front()].asset == part.asset; });
    if (same == all.end()) same = all.insert(all.end(), PartsOfMesh());
    same->parts.insert(same->parts.end(), group.begin(), group.end());
    same->scale = glm::max(same->scale, part.scale);
  }
  for (PartsOfMesh& one : all) std::ranges::sort(one.parts);
  return all;
}

/// Triangles that a level shows: of a missing one those of the next above it.
std::array<std::size_t, 4> trianglesShown(const MeshAsset& mesh) {
  std::array<std::size_t, 4> shown{};
  for (std::size_t lod = 0; lod < shown.size(); ++lod)
    shown[lod] = mesh.lods[lod] ? triangleCount(*mesh.lods[lod]) : lod > 0 ? shown[lod - 1] : 0;
  return shown;
}

/// Levels with the same number of triangles would save only what compressing the mesh again saves.
bool isOther(const MeshAsset& made, const MeshAsset& before) {
  const auto now = trianglesShown(made);
  const auto then = trianglesShown(before);
  for (std::size_t lod = 1; lod < now.size(); ++lod)
    if (now[lod] < then[lod]) return true;
  return false;
}

/// All that levels of a mesh depend on.
struct LevelsWanted {
  std::string mesh;  ///< The SHA-256 of its file.
  glm::dvec3 scale;
  cost::Profile profile;
  double pixels = 0;
  bool isQuick = false;

  bool operator==(const LevelsWanted&) const = default;
};

/// A mesh with other levels, and how many pixels they are off.
struct LowerLods {
  MeshAsset mesh;
  double pixels = 0;
};

/// Those that are close enough, looked for.
std::optional<LowerLods> withCloseLods(const Question& question, const MeshAsset& mesh,
                                       const glm::dvec3& scale,
                                       const shape::LevelRequest& request) {
  static FoundBefore<LevelsWanted, std::optional<LowerLods>> before;
  LevelsWanted wanted{sha256(asset::encode(mesh)), scale, question.profile, request.pixels,
                      request.isQuick};
  if (auto found = before.find(wanted)) return std::move(*found);
  const auto made =
      shape::makeLevels(mesh, scale, question.profile, request, question.task.inside({}));
  if (!made) return {};
  auto found = isOther(*made->mesh, mesh)
                   ? std::optional(LowerLods{*made->mesh, made->worstPixels()})
                   : std::nullopt;
  before.keep(std::move(wanted), found);
  return found;
}

/// Each that has nothing, or more than it needs, by a share of the triangles of the one above.
std::optional<MeshAsset> withFewerTriangles(MeshAsset mesh, const glm::dvec3& scale,
                                            const Task& task) {
  const MeshAsset before = mesh;
  for (std::size_t lod = 1; lod < mesh.lods.size(); ++lod) {
    if (task.cancelled() || !mesh.lods[lod - 1]) return {};
    asset::Faces made = lowerLevel(*mesh.lods[lod - 1], asset::allLods[lod], scale);
    if (mesh.lods[lod] && triangleCount(*mesh.lods[lod]) <= triangleCount(made)) continue;
    mesh.lods[lod] = std::move(made);
  }
  mesh.recordedCosts.reset();
  if (!isOther(mesh, before)) return {};
  auto stored = asset::stored(exporting::asUploaded(std::move(mesh)));
  return stored ? std::optional(std::move(stored->read.value)) : std::nullopt;
}

/// Whether the least that levels can be, a byte each, would lower the land impact: looking for real
/// ones takes its time.
bool canPay(const Question& question, const Alike& parts, const MeshAsset& mesh) {
  if (exporting::hasHullOfLevels(mesh) ||
      question.profile.accounting == cost::AccountingModel::openSim)
    return true;
  std::vector<cost::PartStatistics> statistics = question.statistics;
  for (const std::size_t part : parts) statistics[part].lodBytes.fill(1);
  const auto unrounded = [&](const cost::LinksetCost& cost) {
    return unroundedImpact(question.linkset(), cost, question.profile);
  };
  return unrounded(weigh(question.linkset(), statistics, question.profile)) <
         unrounded(question.cost);
}

/// Of more, looking for the best takes longer than anybody waits who does not ask for it.
constexpr std::size_t mostLookedFor = 6000;

bool isLookedFor(const Question& question, const MeshAsset& mesh) {
  return question.isThorough || trianglesShown(mesh).front() <= mostLookedFor;
}

/// A mesh that gets other levels of detail, and what was found.
struct LevelsJob {
  const PartsOfMesh* of;
  const MeshAsset* mesh;
  shape::LevelRequest request{};
  std::optional<LowerLods> made{};
};

/// Pixels that coarser levels may be off, which who waits for minutes can choose as well.
constexpr double coarsePixels = 2 * shape::LevelRequest::usualPixels;

std::optional<LowerLods> withLowerLods(const Question& question, const LevelsJob& job) {
  const MeshAsset& mesh = *job.mesh;
  const glm::dvec3& scale = job.of->scale;
  if (isLookedFor(question, mesh)) return withCloseLods(question, mesh, scale, job.request);
  auto fewer = withFewerTriangles(mesh, scale, question.task);
  if (!fewer) return {};
  const double pixels = pixelsOff(*fewer, scale, question.profile);
  return LowerLods{std::move(*fewer), pixels};
}

/// Meshes whose levels may pay. As many triangles as take a second or two are searched in full, or
/// all where that is asked for.
std::vector<LevelsJob> levelsJobs(const Question& question, const std::vector<PartsOfMesh>& all) {
  std::size_t budget = mostTrianglesCopied;
  std::size_t inFull = question.isThorough ? budget : 1500;
  std::vector<LevelsJob> jobs;
  for (const PartsOfMesh& one : all) {
    const MeshAsset& mesh = *question.scene.meshOf(question.linkset().parts[one.parts.front()]);
    const std::size_t triangles = trianglesShown(mesh).front();
    if (mesh.damage.any || triangles > budget || !canPay(question, one.parts, mesh)) continue;
    budget -= triangles;
    const bool isFull = triangles <= inFull;
    if (isFull) inFull -= triangles;
    jobs.push_back({&one, &mesh, {.isQuick = !isFull}});
    if (question.isThorough) jobs.push_back({&one, &mesh, {.pixels = coarsePixels}});
  }
  return jobs;
}

/// What is lost; where its base hull is made of a level of detail, that too is another then.
std::vector<cost::Statement> lossesOf(const Question& question, const MeshAsset& mesh,
                                      double pixels) {
  std::vector<cost::Statement> cautions{plainly(adviceTexts["caution.upload_lods"]),
                                        plainly(adviceTexts["caution.afar"])};
  if (isLookedFor(question, mesh))
    cautions.push_back(plainly(adviceTexts["caution.pixels"],
                               {{"pixels", pixels}, {"lines", shape::Screen::lines}}));
  if (pixels > shape::LevelRequest::usualPixels)
    cautions.push_back(plainly(adviceTexts["caution.coarse"]));
  if (exporting::hasHullOfLevels(mesh))
    cautions.push_back(plainly(adviceTexts["caution.other_shape"]));
  return cautions;
}

Candidate candidateOf(const Question& question, LevelsJob&& job) {
  const PartsOfMesh& of = *job.of;
  LowerLods& after = job.made.value();
  const auto now = trianglesShown(*job.mesh);
  const auto then = trianglesShown(after.mesh);
  NewMesh what{of.parts, std::make_shared<const MeshAsset>(std::move(after.mesh)), true,
               after.pixels};
  return {question.change(std::move(what)),
          about(question, of.parts, adviceTexts["advice.lods"], adviceTexts["advice.lods_alike"],
                {{"medium", then[1]},
                 {"low", then[2]},
                 {"lowest", then[3]},
                 {"medium_before", now[1]},
                 {"low_before", now[2]},
                 {"lowest_before", now[3]}},
                "more"),
          lossesOf(question, *job.mesh, job.request.pixels)};
}

}  // namespace

void addLods(const Question& question, std::vector<Family>& families) {
  const std::vector<PartsOfMesh> all = partsByMesh(question);
  std::vector<LevelsJob> jobs = levelsJobs(question, all);
  inParallel(jobs.size(), 1, 0, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end && !question.task.cancelled(); ++i)
      jobs[i].made = withLowerLods(question, jobs[i]);
  });
  const PartsOfMesh* last = nullptr;
  for (LevelsJob& job : jobs) {
    if (!job.made) continue;
    // Coarser ones of the same mesh are more of the same.
    if (job.of != last) families.emplace_back();
    last = job.of;
    families.back().push_back(candidateOf(question, std::move(job)));
  }
}

std::vector<NotSearched> levelsNotSearched(const Question& question) {
  constexpr double secondsPerTriangle = 1.2e-3;  // 60 s for the statue's 49,728 on two cores.
  std::vector<NotSearched> all;
  for (const PartsOfMesh& one : partsByMesh(question)) {
    const MeshAsset& mesh = *question.scene.meshOf(question.linkset().parts[one.parts.front()]);
    if (mesh.damage.any || isLookedFor(question, mesh) || !canPay(question, one.parts, mesh))
      continue;
    const std::size_t triangles = trianglesShown(mesh).front();
    all.push_back(
        {one.parts.front(), triangles, secondsPerTriangle * static_cast<double>(triangles)});
  }
  return all;
}

}  // namespace wb::advice
