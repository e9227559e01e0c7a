#include "model/analysis/advice.h"
#include "model/analysis/detail/question.h"
#include "model/core/length.h"
#include "model/shapes/made_shapes.h"
#include "model/shapes/use.h"

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
Alike dearest(const Question& question) {
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

/// The one of overlapping hulls, if it is close enough and keeps what avatars can do: the same as
/// is made where shapes are asked for, so that one shape has one error.
std::optional<shape::MadeShape> hullsFor(const Question& question, const Alike& parts,
                                         const asset::MeshAsset& mesh) {
  shape::ShapeRequest request;
  std::erase_if(request.methods,
                [](const shape::FitMethod& method) { return method.name != "cover"; });
  const std::span<const std::size_t> others = std::span(parts).subspan(1);
  auto made = makeShapes(
      {question.linkset(), parts.front(), &mesh, question.statistics, question.profile, others},
      request, question.task.inside({}));
  if (!made) return {};
  const auto chosen = std::ranges::find_if(made->value, &shape::MadeShape::isChosen);
  return chosen == made->value.end() ? std::nullopt : std::optional(std::move(*chosen));
}

std::vector<cost::Statement> lossesOf(const shape::FittedShape& shape) {
  std::vector<cost::Statement> cautions{
      plainly(adviceTexts["caution.upload"]),
      plainly(adviceTexts["caution.made_shape"],
              {{"distance", inCentimetres(shape.error.error())}})};
  if (shape.lost) cautions.push_back(plainly(adviceTexts["caution.ways_kept"]));
  return cautions;
}

}  // namespace

void addShapes(const Question& question, std::vector<Family>& families) {
  if (question.cost.accounting == cost::Accounting::legacy ||
      question.cost.decidedBy != cost::DecidedBy::physics)
    return;
  const Alike parts = dearest(question);
  if (parts.empty() || !canPay(question, parts)) return;
  const scene::Part& part = question.linkset().parts[parts.front()];
  const asset::MeshAsset* mesh = question.scene.meshOf(part);
  if (!mesh || isDamaged(*mesh) || isTooLarge(*mesh)) return;
  const auto made = hullsFor(question, parts, *mesh);
  if (!made) return;
  auto stored = making::withShape(*mesh, made->shape, part.scale);
  if (!stored) return;
  families.push_back({{question.change(NewMesh{parts, stored->mesh}),
                       about(question, parts, adviceTexts["advice.made_hulls"],
                             adviceTexts["advice.made_hulls_alike"],
                             {{"count", made->shape.pieces.size()}}, "more"),
                       lossesOf(made->shape)}});
}

}  // namespace wb::advice
