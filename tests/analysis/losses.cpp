#include "tests/analysis/losses.h"

#include "model/scene/part_placement.h"
#include "tests/analysis/advising.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <map>
#include <set>

namespace wb::advice::test {
namespace {

using cost::Representation;
using Codes = std::set<std::string_view>;

/// All that a part is, and what its linkset makes of it.
struct State {
  const scene::Part* part;
  const scene::Linkset* linkset;
  const asset::MeshAsset* mesh;
  std::size_t index;
  cost::PartStatistics statistics;
  cost::PartCost cost;
  const cost::LinksetCost* whole;
};

struct Weighed {
  cost::SceneStatistics statistics;
  std::vector<cost::LinksetCost> costs;

  Weighed(const scene::Scene& scene, const cost::Profile& profile)
      : statistics(makeStatistics(scene, cost::GeometryRules(profile))),
        costs(weigh(scene, statistics, profile)) {}
};

std::map<std::string, State> statesOf(const scene::Scene& scene, const Weighed& weighed) {
  std::map<std::string, State> states;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    for (std::size_t k = 0; k < linkset.parts.size(); ++k)
      states.emplace(
          linkset.parts[k].id.text(),
          State{&linkset.parts[k], &linkset, scene.meshOf(linkset.parts[k]), k,
                weighed.statistics.linksets[i][k], weighed.costs[i].parts[k], &weighed.costs[i]});
  }
  return states;
}

/// The shape that a part is touched by: another one of the same kind is another shape.
bool isSameShape(const State& a, const State& b) {
  if (a.cost.decision.representation != b.cost.decision.representation) return false;
  switch (a.cost.decision.representation) {
    case Representation::none:
    case Representation::primitive:
      break;
    case Representation::baseHull:
    case Representation::hull:
      return a.statistics.hullVertices == b.statistics.hullVertices;
    case Representation::decomposition:
      return a.statistics.decomposition == b.statistics.decomposition;
    case Representation::triangleMesh:
      return a.statistics.triangleMesh == b.statistics.triangleMesh ||
             a.part->scale != b.part->scale;  // Widths follow the size, which is told.
  }
  return true;
}

bool isSameSeen(const State& a, const State& b) {
  if (a.mesh == nullptr || b.mesh == nullptr || a.mesh == b.mesh) return true;
  for (std::size_t lod = 0; lod < a.mesh->lods.size(); ++lod) {
    const auto count = [lod](const asset::MeshAsset& mesh) {
      return mesh.lods[lod] ? triangleCount(*mesh.lods[lod]) : 0;
    };
    if (count(*a.mesh) != count(*b.mesh)) return false;
  }
  return true;
}

bool isSamePlace(const State& a, const State& b) {
  const scene::Placement from(*a.linkset, *a.part);
  const scene::Placement to(*b.linkset, *b.part);
  return glm::distance(from.position, to.position) < 1e-6 &&
         std::abs(glm::dot(from.rotation, to.rotation)) > 1 - 1e-9;
}

bool isAnimated(const State& state) { return state.part->animated && state.index == 0; }

/// Takes note of what differs and is not told.
class Comparison {
 public:
  explicit Comparison(const Suggestion& suggestion) : said_{suggestion.what.text.code} {
    for (const cost::Statement& caution : suggestion.cautions) said_.insert(caution.text.code);
    for (const cost::Statement& step : suggestion.steps) said_.insert(step.text.code);
  }

  void compare(const State& before, const State& after) {
    part_ = before.part->name;
    compareShape(before, after);
    compareLooks(before, after);
    compareObject(before, after);
  }

  const std::vector<std::string>& untold() const { return untold_; }
  void need(bool isSame, std::string_view property, const Codes& codes) {
    const bool isTold = std::ranges::any_of(said_, [&](std::string_view said) {
      return std::ranges::any_of(codes, [&](auto code) { return said.starts_with(code); });
    });
    if (!isSame && !isTold) untold_.push_back(std::string(property) + " of " + part_);
  }

 private:
  void compareShape(const State& before, const State& after) {
    need(isSameShape(before, after), "physics shape",
         {"caution.closes", "caution.walk_through", "caution.solid", "caution.other_shape",
          "caution.gaps", "caution.moved_corners", "caution.beyond", "advice.inner_points",
          "caution.made_shape"});
    need(before.part->shapeType == after.part->shapeType, "shape type",
         {"advice.convex_hull", "advice.prim", "advice.none", "advice.opt_in"});
    const bool isSameMesh = before.part->asset == after.part->asset;
    need(isSameMesh, "mesh", {"caution.upload"});
  }

  void compareLooks(const State& before, const State& after) {
    need(isSameSeen(before, after), "levels of detail", {"caution.afar"});
    need(before.part->scale == after.part->scale, "size", {"caution.size"});
    need(isSamePlace(before, after), "place", {});
    need(before.part->kind == after.part->kind && before.part->prim == after.part->prim &&
             before.part->name == after.part->name,
         "kind", {});
    need(before.part->materials == after.part->materials, "materials", {"caution.less_shiny"});
    need(before.part->animated == after.part->animated, "animated mesh", {"caution.not_animated"});
  }

  void compareObject(const State& before, const State& after) {
    need(before.part->scripts == after.part->scripts, "scripts",
         {"caution.scripts", "caution.one_script"});
    need((before.index == 0) == (after.index == 0), "being the root",
         {"caution.linked", "caution.unlinked"});
    need(isAnimated(before) == isAnimated(after), "being animated", {"caution.not_animated"});
    need(before.linkset->physical == after.linkset->physical &&
             before.linkset->moving == after.linkset->moving &&
             before.linkset->region == after.linkset->region &&
             before.linkset->parcel == after.linkset->parcel,
         "object", {});
    need(before.whole->accounting == after.whole->accounting, "accounting",
         {"advice.opt_in", "advice.prim_all", "advice.split_weighed", "advice.split_counted",
          "caution.counted", "caution.weighed"});
    need(!before.whole->canBePhysical || after.whole->canBePhysical, "may be physical",
         {"caution.not_physical"});
  }

  Codes said_;
  std::string part_;
  std::vector<std::string> untold_;
};

}  // namespace

void identifyParts(scene::Scene& scene) {
  std::uint32_t number = 0;
  for (scene::Linkset& linkset : scene.linksets)
    for (scene::Part& part : linkset.parts) {
      ++number;
      part.id = {};
      for (std::size_t byte = 0; byte < 4; ++byte)
        part.id.bytes[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
    }
}

std::vector<std::string> untold(const scene::Scene& before, const scene::Scene& after,
                                const cost::Profile& profile, const Suggestion& suggestion) {
  const Weighed weighedBefore(before, profile);
  const Weighed weighedAfter(after, profile);
  const auto was = statesOf(before, weighedBefore);
  const auto is = statesOf(after, weighedAfter);
  Comparison comparison(suggestion);
  comparison.need(was.size() == is.size(), "number", {});
  for (const auto& [id, state] : was) {
    const auto found = is.find(id);
    if (found != is.end()) comparison.compare(state, found->second);
  }
  return comparison.untold();
}

}  // namespace wb::advice::test
