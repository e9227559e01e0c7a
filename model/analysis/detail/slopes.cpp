#include "model/analysis/detail/slopes.h"

#include "model/analysis/detail/dual_numbers.h"
#include "model/cost/cost.h"
#include "model/cost/evidence.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/part_rules.h"
#include "model/cost/representation.h"

#include <algorithm>
#include <tuple>

// Derivatives of a linkset's costs by every constant: forward-mode automatic differentiation, by
// running the rules of costs over dual numbers (dual_numbers.h). A part's numbers have few slots,
// for rules of one part read few constants; totals have one for every constant. Linear in the
// parts, but for parts with a raised side, whose triangles are gone over once.

namespace wb::tuning {

/// How a part's mean width follows flat_side: only where a side is raised to it and the part is
/// weighed by its triangles. Such a part's triangles are gone over.
MovedWidth movedWidth(const scene::Scene& scene, const scene::Part& part,
                      const cost::PartStatistics& statistics, const cost::Profile& profile,
                      bool isRoot);

namespace {

using cost::Key;

glm::dvec3 raisedSides(const scene::Part& part, const cost::Profile& profile) {
  return cost::raised(part.scale, profile[Key::small_side], profile[Key::flat_average],
                      profile[Key::flat_side]);
}

}  // namespace

MovedWidth movedWidth(const scene::Scene& scene, const scene::Part& part,
                      const cost::PartStatistics& statistics, const cost::Profile& profile,
                      bool isRoot) {
  const glm::dvec3 sides = raisedSides(part, profile);
  if (sides == part.scale || !statistics.triangleMesh) return {};
  const cost::Decision decision = decide(part, statistics, profile, isRoot, false);
  if (decision.representation != cost::Representation::triangleMesh) return {};
  const double mean = mesh::harmonicMean(*statistics.triangleMesh);
  if (mean == 0) return {};
  const int axis = sides.x != part.scale.x ? 0 : sides.y != part.scale.y ? 1 : 2;
  const mesh::TriangleMesh surface =
      physicsSurface(part, scene.meshOf(part), decision, cost::GeometryRules(profile));
  const double inverse = mesh::inverseSumSlope(surface, decision.scale, axis);
  return {-mean * inverse / statistics.triangleMesh->inverseSum};
}

namespace {

using cost::Representation;

std::size_t piecesOf(const cost::PartStatistics& statistics, Representation representation) {
  switch (representation) {
    case Representation::triangleMesh:
      return statistics.triangleMesh ? statistics.triangleMesh->triangles : 0;
    case Representation::hull:
    case Representation::baseHull:
      return statistics.hullVertices.value_or(0);
    case Representation::decomposition:
      return statistics.decomposition.vertices;
    case Representation::none:
    case Representation::primitive:
      break;
  }
  return 0;
}

}  // namespace

WeighedShape weighedShape(const scene::Part& part, const cost::PartStatistics& statistics,
                          const cost::Decision& decision, cost::AccountingModel model) {
  if (model == cost::AccountingModel::openSim)
    return {decision.representation, false, statistics.openSimIndices};
  const bool isMesh = decision.representation == Representation::triangleMesh;
  return {decision.representation, isMesh && decision.scale != part.scale,
          piecesOf(statistics, decision.representation)};
}

namespace {

using cost::Profile;
using cost::TermId;

/// More than the rules of one part read. A part's numbers stay small, for there are many.
constexpr std::size_t partSlots = 16;

/// Gives RuledParts numbers with derivatives, one part after the other.
class DualSource {
 public:
  using Number = Dual<partSlots>;

  DualSource(const scene::Scene& scene, const scene::Linkset& linkset,
             const std::vector<cost::PartStatistics>& statistics, const Profile& profile,
             CliffWatch<partSlots>& watch)
      : scene_(scene),
        linkset_(linkset),
        statistics_(statistics),
        profile_(profile),
        watch_(watch) {}

  DualSink<partSlots> sink(std::size_t i) const {
    const scene::Part& part = linkset_.parts[i];
    return {profile_, watch_, movedWidth(scene_, part, statistics_[i], profile_, i == 0)};
  }
  void finish(Number&, std::size_t, const cost::Decision&) const {}

 private:
  const scene::Scene& scene_;
  const scene::Linkset& linkset_;
  const std::vector<cost::PartStatistics>& statistics_;
  const Profile& profile_;
  CliffWatch<partSlots>& watch_;
};

using WideDual = Dual<cost::constantCount>;
using WideWatch = CliffWatch<cost::constantCount>;
using WideSink = DualSink<cost::constantCount>;

/// The cliffs of the parts by the weight they are in.
struct PartCliffs {
  std::vector<Cliff> physics;  ///< In the state that applies.
  std::vector<Cliff> streaming;
};

/// The parts' numbers made wide enough for every constant, as the rules of totals want them.
class WideParts {
 public:
  WideParts(const WideSink& sink, WideWatch& watch, CliffWatch<partSlots>& partWatch,
            const cost::RuledParts<DualSource>& parts, bool physical, PartCliffs& cliffs)
      : sink_(sink),
        watch_(watch),
        partWatch_(partWatch),
        parts_(parts),
        physical_(physical),
        cliffs_(cliffs) {}

  const WideSink& sink(std::size_t) const { return sink_; }
  WideDual physics(std::size_t i) const {
    return widened(parts_.physics(i), physical_ ? nullptr : &cliffs_.physics);
  }
  WideDual dynamic(std::size_t i) const {
    return widened(parts_.dynamic(i), physical_ ? &cliffs_.physics : nullptr);
  }
  WideDual streaming(std::size_t i) const {
    return widened(parts_.streaming(i), &cliffs_.streaming);
  }
  WideDual simulation(std::size_t i) const { return widened(parts_.simulation(i), nullptr); }

 private:
  WideDual widened(const Dual<partSlots>& number, std::vector<Cliff>* cliffs) const {
    WideDual wide = number.value;
    wide.watch = &watch_;
    partWatch_.forEach(number, [&](cost::Key key, double slope) {
      wide.slope[watch_.slotOf(key)] = slope * watch_.seed();
    });
    if (cliffs)
      cliffs->insert(cliffs->end(), partWatch_.cliffs().begin(), partWatch_.cliffs().end());
    partWatch_.forget();
    return wide;
  }

  const WideSink& sink_;
  WideWatch& watch_;
  CliffWatch<partSlots>& partWatch_;
  const cost::RuledParts<DualSource>& parts_;
  bool physical_;
  PartCliffs& cliffs_;
};

/// Which weights make the land impact; of equal ones all.
struct Deciding {
  bool physics;
  bool streaming;
  bool server;

  Deciding(const cost::LinksetNumbers<WideDual>& numbers, bool physical,
           cost::AccountingModel model) {
    const double applied = (physical ? numbers.physicsPhysical : numbers.physics).value;
    const double simulator = decidingServer(numbers, model).value;
    const double most = cost::greatest(applied, numbers.streaming.value, simulator);
    const bool openSim =
        model == cost::AccountingModel::openSim;  // The larger of each part counts.
    physics = openSim || applied == most;
    streaming = openSim || numbers.streaming.value == most;
    server = openSim || simulator == most;
  }
};

bool isOfTotals(const std::optional<cost::TermId>& term, const Deciding& deciding,
                cost::AccountingModel model) {
  const bool today = model == cost::AccountingModel::secondLife;
  if (term == TermId::server) return today && deciding.server;
  if (term == TermId::rrc)
    return model == cost::AccountingModel::wiki2011 && (deciding.streaming || deciding.server);
  return true;
}

std::vector<Cliff> relevant(const std::vector<Cliff>& ofTotals, PartCliffs ofParts,
                            const Deciding& deciding, cost::AccountingModel model) {
  std::vector<Cliff> all;
  if (deciding.physics) all = std::move(ofParts.physics);
  if (deciding.streaming) all.insert(all.end(), ofParts.streaming.begin(), ofParts.streaming.end());
  for (const Cliff& cliff : ofTotals)
    if (isOfTotals(cliff.term, deciding, model)) all.push_back(cliff);
  unify(all);
  return all;
}

Gradient gradientOf(const WideDual& number, const WideWatch& watch) {
  Gradient gradient;
  gradient.value = number.value;
  watch.forEach(number, [&](cost::Key key, double slope) {
    gradient.slope[static_cast<std::size_t>(key)] = slope;
  });
  return gradient;
}

}  // namespace

void unify(std::vector<Cliff>& cliffs) {
  const auto order = [](const Cliff& a, const Cliff& b) {
    return std::tuple(a.key, a.name, !a.at) < std::tuple(b.key, b.name, !b.at);
  };
  const auto same = [](const Cliff& a, const Cliff& b) {
    return a.key == b.key && a.name == b.name;
  };
  std::ranges::sort(cliffs, order);
  cliffs.erase(std::unique(cliffs.begin(), cliffs.end(), same), cliffs.end());
}

LinksetSlopes slopesOf(const scene::Scene& scene, std::size_t index,
                       const std::vector<cost::PartStatistics>& statistics, const Profile& profile,
                       Direction direction) {
  const scene::Linkset& linkset = scene.linksets[index];
  const cost::LinksetFacts facts = factsOf(linkset, profile.accounting);
  CliffWatch<partSlots> partWatch(profile, direction);
  WideWatch watch(profile, direction);
  const WideSink sink(profile, watch);
  const cost::RuledParts parts(DualSource(scene, linkset, statistics, profile, partWatch), linkset,
                               statistics, profile);
  PartCliffs ofParts;
  const auto numbers =
      linksetNumbers(sink, profile.accounting, facts,
                     WideParts(sink, watch, partWatch, parts, linkset.physical, ofParts));
  LinksetSlopes slopes;
  const auto gradient = [&watch](const WideDual& number) { return gradientOf(number, watch); };
  slopes.numbers = {gradient(numbers.physics),   gradient(numbers.physicsPhysical),
                    gradient(numbers.streaming), gradient(numbers.server),
                    gradient(numbers.src),       gradient(numbers.rrc),
                    gradient(numbers.landImpact)};
  if (facts.weighed)
    slopes.cliffs =
        relevant(watch.cliffs(), std::move(ofParts),
                 Deciding(numbers, linkset.physical, profile.accounting), profile.accounting);
  return slopes;
}

}  // namespace wb::tuning
