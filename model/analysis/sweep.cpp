#include "model/analysis/sweep.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/detail/dual_numbers.h"
#include "model/analysis/detail/slopes.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/part_rules.h"
#include "model/cost/streaming_rules.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <span>
#include <utility>

// Weighs a scene at evenly spaced values of one constant or of its size, and marks what was met
// between two values: rules of costs run over dual numbers without slopes (Dual<0>) that note which
// way every comparison went; two lists that differ are a floor, a cap or a clamp. Linear in steps
// times parts, in blocks of linksets and steps that keep memory small and meshes remembered.

namespace wb::tuning {
namespace {

/// The three numbers between two colons; nothing for anything else.
std::optional<std::array<double, 3>> threeNumbers(std::string_view text) {
  std::array<double, 3> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t colon = text.find(':');
    const bool isLast = i + 1 == numbers.size();
    if (isLast != (colon == std::string_view::npos)) return {};
    const auto number = parseNumber(text.substr(0, colon));
    if (!number) return {};
    numbers[i] = *number;
    text.remove_prefix(isLast ? text.size() : colon + 1);
  }
  return numbers;
}

bool isStepCount(double number) {
  return number == std::floor(number) && number >= 2 &&
         number <= static_cast<double>(limits::sweepSteps);
}

}  // namespace

double Range::at(std::size_t step) const {
  if (step + 1 == steps) return to;
  return from + (to - from) * static_cast<double>(step) / static_cast<double>(steps - 1);
}

bool looksLikeRange(std::string_view text) { return text.find(':') != std::string_view::npos; }

Result<Range> parseRange(std::string_view text) {
  const auto numbers = threeNumbers(text);
  if (!numbers || !isStepCount((*numbers)[2]))
    return failure(tuningTexts["range.form"], {{"limit", limits::sweepSteps}, {"text", text}});
  return Range{(*numbers)[0], (*numbers)[1], static_cast<std::size_t>((*numbers)[2])};
}

namespace {

using cost::TermId;

/// One rule that was run: which way its comparisons went, and the number they led to.
struct RuleBranches {
  std::vector<Branch> branches;
  std::optional<double> number;  ///< Of a part; of the totals nothing.
};

/// Which way every comparison went that a linkset's numbers rest on: of each part's physics and
/// streaming, then of the totals. Two of these differ where a floor, cap or clamp was met.
struct Branches {
  std::vector<RuleBranches> rules;
};

/// OpenSim's totals go over the parts again after RRC, which plays no part in them.
bool isOfNoTotal(const Branch& branch) { return branch.term == TermId::rrc; }

class BranchSource {
 public:
  using Number = Dual<0>;

  explicit BranchSource(const DualSink<0>& sink) : sink_(sink) {}
  const DualSink<0>& sink(std::size_t) const { return sink_; }
  void finish(Number&, std::size_t, const cost::Decision&) const {}

 private:
  const DualSink<0>& sink_;
};

/// The parts' numbers; the comparisons behind each that applies are put aside.
class BranchParts {
 public:
  BranchParts(const cost::RuledParts<BranchSource>& parts, CliffWatch<0>& watch, bool physical,
              Branches& branches)
      : parts_(parts), watch_(watch), physical_(physical), branches_(branches) {}

  const DualSink<0>& sink(std::size_t i) const { return parts_.sink(i); }
  Dual<0> physics(std::size_t i) const { return aside(parts_.physics(i), !physical_); }
  Dual<0> dynamic(std::size_t i) const { return aside(parts_.dynamic(i), physical_); }
  Dual<0> streaming(std::size_t i) const { return aside(parts_.streaming(i), true); }
  Dual<0> simulation(std::size_t i) const { return aside(parts_.simulation(i), true); }

 private:
  Dual<0> aside(const Dual<0>& number, bool applies) const {
    std::vector<Branch> rule = watch_.take();
    std::erase_if(rule, isOfNoTotal);
    if (applies) branches_.rules.push_back({std::move(rule), number.value});
    return number;
  }

  const cost::RuledParts<BranchSource>& parts_;
  CliffWatch<0>& watch_;
  bool physical_;
  Branches& branches_;
};

/// Of the totals those of the accounting model; of the land impact only its last: the floor. Which
/// weight is the largest is told by what decides, but for OpenSim's of each part.
std::vector<Branch> ofTotals(const std::vector<Branch>& all, cost::AccountingModel model) {
  const bool today = model == cost::AccountingModel::secondLife;
  std::vector<Branch> kept;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool isLast = i + 1 == all.size();
    const TermId term = all[i].term;
    const bool isFloor = term == TermId::land_impact && isLast;
    if (isFloor || (term == TermId::server && today) || term == TermId::opensim_part)
      kept.push_back(all[i]);
  }
  return kept;
}

/// Whether the numbers `a` and `b` are the same but for rounding (1e-12 of the larger): shares of
/// an area that sum up to all of it may be weighted alike. Nothing is the same as no number.
bool isSame(const std::optional<double>& a, const std::optional<double>& b) {
  constexpr double rounding = 1e-12;
  return a && b && std::abs(*a - *b) <= rounding * std::max(std::abs(*a), std::abs(*b));
}

/// Runs the rules of costs over numbers that only watch comparisons.
/// @param linkset     What is weighed.
/// @param statistics  One a part of the linkset, under the profile.
/// @param profile     The values of the constants.
/// @return One entry a rule, in the order in which they run: the same rules for the same linkset.
Branches branchesOf(const scene::Linkset& linkset,
                    const std::vector<cost::PartStatistics>& statistics,
                    const cost::Profile& profile) {
  Branches branches;
  CliffWatch<0> watch;
  const DualSink<0> sink(profile, watch);
  const cost::RuledParts parts(BranchSource(sink), linkset, statistics, profile);
  linksetNumbers(sink, profile.accounting, factsOf(linkset, profile.accounting),
                 BranchParts(parts, watch, linkset.physical, branches));
  branches.rules.push_back({ofTotals(watch.take(), profile.accounting), {}});
  return branches;
}

/// Returns codes of the terms in which a comparison changed, each once, in the order of the rules.
/// A rule that was replaced by another, since a part became something else, is left out, and so is
/// one whose number is the same as before, or a term that is: what was met there changes nothing.
/// `before` and `after` are of the same linkset, under one accounting model.
std::vector<std::string_view> changedTerms(const Branches& before, const Branches& after) {
  std::vector<std::string_view> terms;
  for (std::size_t rule = 0; rule < before.rules.size(); ++rule) {
    if (isSame(before.rules[rule].number, after.rules[rule].number)) continue;
    const std::vector<Branch>& old = before.rules[rule].branches;
    const std::vector<Branch>& now = after.rules[rule].branches;
    if (!std::ranges::equal(old, now, {}, &Branch::term, &Branch::term)) continue;
    for (std::size_t i = 0; i < old.size(); ++i) {
      const std::string_view name = code(old[i].term);
      const bool isMet = old[i].way != now[i].way && !isSame(old[i].value, now[i].value);
      if (isMet && std::ranges::find(terms, name) == terms.end()) terms.push_back(name);
    }
  }
  return terms;
}

using cost::LinksetCost;
using cost::Profile;

/// One value of the axis, with what follows from it for all linksets.
struct Step {
  double x;
  Profile profile;
  cost::GeometryRules rules;
};

std::vector<Step> stepsOf(const SweepAxis& axis, const Profile& profile) {
  std::vector<Step> steps;
  for (std::size_t i = 0; i < axis.range.steps; ++i) {
    const double x = axis.range.at(i);
    Profile there = profile;
    if (axis.key) there[*axis.key] = x;
    const cost::GeometryRules rules(there);
    steps.push_back({x, std::move(there), rules});
  }
  return steps;
}

/// A linkset as it is at one step after the other.
class SweptLinkset {
 public:
  /// Where sizes are swept, statistics are made at every step, else where their rules change.
  SweptLinkset(const scene::Scene& scene, std::size_t index, bool isScaled,
               cost::StatisticsMaker& maker)
      : scene_(scene), original_(scene.linksets[index]), isScaled_(isScaled), maker_(maker) {
    if (isScaled) scaled_ = original_;
  }

  void goTo(const Step& step) {
    if (isScaled_) scale(step.x);
    if (!isScaled_ && rules_ == step.rules) return;
    rules_ = step.rules;
    maker_.follow(step.rules);
    statistics_.clear();
    for (const scene::Part& part : linkset().parts)
      statistics_.push_back(maker_.make(part, scene_.meshOf(part)));
  }

  const scene::Linkset& linkset() const { return isScaled_ ? scaled_ : original_; }
  const std::vector<cost::PartStatistics>& statistics() const { return statistics_; }

 private:
  void scale(double factor) {
    for (std::size_t i = 0; i < scaled_.parts.size(); ++i) {
      scaled_.parts[i].scale = original_.parts[i].scale * factor;
      scaled_.parts[i].position = original_.parts[i].position * factor;
    }
  }

  const scene::Scene& scene_;
  const scene::Linkset& original_;
  bool isScaled_;
  cost::StatisticsMaker& maker_;
  scene::Linkset scaled_;
  std::vector<cost::PartStatistics> statistics_;
  std::optional<cost::GeometryRules> rules_;  ///< Of these statistics.
};

/// A linkset with what is compared from one step to the next.
struct State {
  bool isOnPlateau = false;  ///< Each of its parts is so large that its download is the same.
  LinksetCost cost;
  Branches branches;
  std::vector<WeighedShape> shapes;  ///< One a part.
};

/// What jumps, of a part that has another shape: of several reasons the first alone.
SweepMark markOf(const WeighedShape& before, const WeighedShape& after) {
  if (before.representation != after.representation) return SweepMark::representation;
  return before.raised != after.raised ? SweepMark::raisedSide : SweepMark::primDetail;
}

void addShapeMarks(std::vector<std::string_view>& marks, const State& before, const State& after) {
  std::array<bool, sweepMarkCodes.size()> isMet{};
  for (std::size_t i = 0; i < after.shapes.size(); ++i)
    if (before.shapes[i] != after.shapes[i])
      isMet[static_cast<std::size_t>(markOf(before.shapes[i], after.shapes[i]))] = true;
  for (std::size_t i = 0; i < isMet.size(); ++i)
    if (isMet[i]) marks.push_back(sweepMarkCodes[i]);
}

/// Animated mesh doesn't follow its size, and OpenSim has no such weight.
bool isOnPlateau(const scene::Linkset& linkset, const Profile& profile) {
  if (profile.accounting == cost::AccountingModel::openSim) return false;
  const double plateau = cost::switchRadii(profile).plateau();
  return std::ranges::all_of(linkset.parts, [&](const scene::Part& part) {
    return part.animated || glm::length(part.scale) / 2 >= plateau;
  });
}

std::vector<std::string_view> marksBetween(const State& before, const State& after) {
  std::vector<std::string_view> marks;
  if (after.cost.accounting == cost::Accounting::weighed)
    marks = changedTerms(before.branches, after.branches);
  addShapeMarks(marks, before, after);
  const cost::LinksetUnknowns& was = before.cost.unknown;
  const cost::LinksetUnknowns& is = after.cost.unknown;
  if (before.cost.decidedBy != after.cost.decidedBy && !was.landImpact && !is.landImpact)
    marks.push_back(code(SweepMark::decidedBy));
  if (before.cost.canBePhysical != after.cost.canBePhysical && !was.canBePhysical &&
      !is.canBePhysical)
    marks.push_back(code(SweepMark::physicalLimit));
  const bool isDownloadOther =
      !was.streaming && !is.streaming && !isSame(before.cost.streaming, after.cost.streaming);
  if (before.isOnPlateau != after.isOnPlateau && isDownloadOther)
    marks.push_back(code(SweepMark::downloadPlateau));
  return marks;
}

SweepPoint pointOf(const SweptLinkset& swept, const Step& step, const LinksetCost& cost) {
  return {step.x,
          decidingWeights(cost, swept.linkset().physical, step.profile.accounting),
          cost.physicsPhysical,
          cost.unknown.physicsPhysical,
          cost.landImpact,
          cost.decidedBy,
          cost.unknown.landImpact,
          {}};
}

State stateAt(SweptLinkset& swept, const Step& step) {
  swept.goTo(step);
  const scene::Linkset& linkset = swept.linkset();
  const auto& statistics = swept.statistics();
  State state{isOnPlateau(linkset, step.profile),
              weigh(linkset, statistics, step.profile),
              branchesOf(linkset, statistics, step.profile),
              {}};
  state.shapes.reserve(linkset.parts.size());
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    state.shapes.push_back(weighedShape(linkset.parts[i], statistics[i],
                                        state.cost.parts[i].decision, step.profile.accounting));
  return state;
}

/// Some steps of some linksets: few enough that what is remembered of each size takes little
/// memory, many enough that a mesh is seldom examined again.
struct Block {
  static constexpr std::size_t linksets = 64;
  static constexpr std::size_t steps = 16;

  std::size_t firstLinkset;
  std::size_t firstStep;
};

/// Those of one linkset after those of another, and for each from its first step on.
std::vector<Block> blocksOf(std::size_t linksets, std::size_t steps) {
  std::vector<Block> blocks;
  for (std::size_t linkset = 0; linkset < linksets; linkset += Block::linksets)
    for (std::size_t step = 0; step < steps; step += Block::steps)
      blocks.push_back({linkset, step});
  return blocks;
}

using Row = std::vector<SweepPoint>;

/// Marked by what came before them: of the first the step before is weighed once more.
Row pointsOf(SweptLinkset& swept, std::span<const Step> steps, std::size_t first) {
  Row points;
  std::optional<State> before;
  if (first > 0) before = stateAt(swept, steps[first - 1]);
  for (const Step& step : steps.subspan(first, std::min(Block::steps, steps.size() - first))) {
    State state = stateAt(swept, step);
    SweepPoint& point = points.emplace_back(pointOf(swept, step, state.cost));
    if (before) point.marks = marksBetween(*before, state);
    before = std::move(state);
  }
  return points;
}

/// One row a linkset of the block; none once the task is cancelled.
std::vector<Row> rowsOf(const scene::Scene& scene, std::span<const Step> steps, bool isScaled,
                        const Block& block, const Task& task) {
  std::vector<Row> rows;
  cost::StatisticsMaker maker(steps[block.firstStep].rules);
  const std::size_t end = std::min(block.firstLinkset + Block::linksets, scene.linksets.size());
  for (std::size_t i = block.firstLinkset; i < end; ++i) {
    if (task.cancelled()) return {};
    SweptLinkset swept(scene, i, isScaled, maker);
    rows.push_back(pointsOf(swept, steps, block.firstStep));
  }
  return rows;
}

}  // namespace

std::optional<Diagnostic> problemOf(const SweepAxis& axis) {
  for (const double end : {axis.range.from, axis.range.to}) {
    Profile scratch;
    if (axis.key) {
      if (auto done = set(scratch, *axis.key, end); !done) return std::move(done).error();
    } else if (!(end >= limits::smallestFactor && end <= limits::largestFactor)) {
      return failure(tuningTexts["sweep.factor"], {{"smallest", limits::smallestFactor},
                                                   {"largest", limits::largestFactor},
                                                   {"value", end}})
          .value();
    }
  }
  return {};
}

std::vector<std::vector<SweepPoint>> sweep(const scene::Scene& scene, const Profile& profile,
                                           const SweepAxis& axis, const Task& task,
                                           std::size_t threads) {
  const std::vector<Step> steps = stepsOf(axis, profile);
  const std::vector<Block> blocks = blocksOf(scene.linksets.size(), steps.size());
  std::vector<Row> points(scene.linksets.size());
  std::size_t done = 0;
  bool isCut = false;
  const auto make = [&](std::size_t i) { return rowsOf(scene, steps, !axis.key, blocks[i], task); };
  const auto take = [&](std::vector<Row>&& rows) {
    const Block& block = blocks[done++];
    isCut = isCut || rows.empty();
    if (isCut) return;
    for (std::size_t i = 0; i < rows.size(); ++i)
      std::ranges::move(rows[i], std::back_inserter(points[block.firstLinkset + i]));
    task.report(static_cast<double>(done) / static_cast<double>(blocks.size()), {});
  };
  makeInOrder(blocks.size(), threads, make, take);
  return points;
}

}  // namespace wb::tuning
