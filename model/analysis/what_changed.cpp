#include "model/analysis/what_changed.h"

#include "model/analysis/change_texts.h"
#include "model/analysis/detail/acts_between.h"
#include "model/core/number.h"
#include "model/cost/statistics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <deque>
#include <limits>
#include <tuple>
#include <utility>

// Attributes a change of land impact to acts by removal: the linkset as it is now is weighed with
// some of the acts taken back. Of at most mostActsInSubsets acts all subsets are weighed, from the
// smallest on, and those that contain a set which explains the change already are left out: what is
// found are the minimal sets. Of more acts the one is taken back that comes nearest to the weight
// of before, and again; then those are dropped that were not needed. With all acts taken back the
// linkset is that of before itself, so that a set is always found. Weighings: 2^n or n².

namespace wb::tuning {

using Undone = std::vector<bool>;  ///< By act.

class ChangeFinder::Impl {
 public:
  Impl(const Side& before, const Side& after)
      : before_(before), after_(after), partsBefore_(before.scene), partsAfter_(after.scene) {}

  std::optional<WhatChanged> find(std::optional<std::size_t> before,
                                  std::optional<std::size_t> after);

 private:
  class Weighed;

  cost::StatisticsMaker& makerFor(const cost::Profile& profile) {
    const cost::GeometryRules rules(profile);
    for (auto& [known, maker] : makers_)
      if (known == rules) return maker;
    return makers_.emplace_back(rules, cost::StatisticsMaker(rules)).second;
  }

  const Side before_;
  const Side after_;
  PartIds partsBefore_;
  PartIds partsAfter_;
  std::deque<std::pair<cost::GeometryRules, cost::StatisticsMaker>> makers_;
};

/// A linkset as it is now, weighed with acts taken back.
class ChangeFinder::Impl::Weighed {
 public:
  Weighed(Impl& finder, const LinksetPair& pair, const std::vector<FoundAct>& acts)
      : finder_(finder), pair_(pair), acts_(acts) {}

  struct Outcome {
    double landImpact = 0;
    double unrounded = 0;
    cost::Accounting accounting = cost::Accounting::weighed;
  };

  Outcome with(const Undone& undone) {
    if (std::ranges::count(undone, true) == 0) return of(pair_.after, pair_.second);
    if (std::ranges::count(undone, false) == 0) return of(pair_.before, pair_.first);
    const cost::Profile profile = profileWith(undone);
    const scene::Linkset linkset = linksetWith(undone);
    std::vector<cost::PartStatistics> statistics;
    cost::StatisticsMaker& maker = finder_.makerFor(profile);
    for (std::size_t i = 0; i < linkset.parts.size(); ++i)
      statistics.push_back(statisticsOf(linkset.parts[i], meshes_[i], maker));
    return outcomeOf(linkset, weigh(linkset, statistics, profile), profile);
  }

 private:
  /// Where a part has its geometry from.
  struct Meshes {
    const asset::MeshAsset* physics = nullptr;
    const asset::MeshAsset* levels = nullptr;
  };

  static Outcome outcomeOf(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                           const cost::Profile& profile) {
    return {cost.landImpact, unroundedImpact(linkset, cost, profile), cost.accounting};
  }
  static Outcome of(const Side& side, std::size_t linkset) {
    return outcomeOf(side.scene.linksets[linkset], side.costs[linkset], side.profile);
  }

  bool isUndone(const Undone& undone, ActKind kind, std::optional<std::size_t> pair = {}) const {
    for (std::size_t i = 0; i < acts_.size(); ++i)
      if (undone[i] && acts_[i].kind == kind &&
          (!pair || std::ranges::find(acts_[i].pairs, *pair) != acts_[i].pairs.end()))
        return true;
    return false;
  }

  cost::Profile profileWith(const Undone& undone) const {
    if (isUndone(undone, ActKind::profile)) return pair_.before.profile;
    cost::Profile profile = pair_.after.profile;
    const auto before = rows(pair_.before.profile);
    for (std::size_t i = 0; i < acts_.size(); ++i) {
      if (!undone[i] || acts_[i].kind != ActKind::constant) continue;
      const auto row = std::ranges::find(before, acts_[i].key, &cost::ProfileRow::key);
      if (row != before.end()) (void)set(profile, row->key, row->value);
    }
    return profile;
  }

  bool isThere(const Undone& undone, std::size_t pair) const {
    if (!pair_.nowPart(pair))
      return isUndone(undone, ActKind::unlinked, pair) || isUndone(undone, ActKind::removed, pair);
    if (pair_.oldPart(pair)) return true;
    return !isUndone(undone, ActKind::linked, pair) && !isUndone(undone, ActKind::added, pair);
  }

  /// As before where both have them, so that with all taken back the sums are those of before.
  std::vector<std::size_t> order(const Undone& undone) const {
    constexpr std::size_t last = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> there;
    for (std::size_t i = 0; i < pair_.parts.size(); ++i)
      if (isThere(undone, i)) there.push_back(i);
    std::ranges::stable_sort(
        there, {}, [&](std::size_t pair) { return pair_.parts[pair].first.value_or(last); });
    const auto root = std::ranges::find(there, rootWith(undone));
    if (root != there.end()) std::rotate(there.begin(), root, root + 1);
    return there;
  }

  /// One that came with an act is the root while that act stands; so is one that it takes back.
  std::size_t rootWith(const Undone& undone) const {
    std::size_t before = 0;
    std::size_t after = 0;
    for (std::size_t i = 0; i < pair_.parts.size(); ++i) {
      if (pair_.parts[i].first == std::size_t{0}) before = i;
      if (pair_.parts[i].second == std::size_t{0}) after = i;
    }
    if (!pair_.oldPart(after) && isThere(undone, after)) return after;
    if (!pair_.nowPart(before) && isThere(undone, before)) return before;
    return isUndone(undone, ActKind::root) ? before : after;
  }

  scene::Linkset linksetWith(const Undone& undone) {
    scene::Linkset linkset;
    const bool isPhysicalBack =
        isUndone(undone, ActKind::physicalOn) || isUndone(undone, ActKind::physicalOff);
    const bool isMovingBack =
        isUndone(undone, ActKind::movingOn) || isUndone(undone, ActKind::movingOff);
    linkset.physical = (isPhysicalBack ? pair_.old() : pair_.now()).physical;
    linkset.moving = (isMovingBack ? pair_.old() : pair_.now()).moving;
    meshes_.clear();
    for (const std::size_t pair : order(undone)) {
      linkset.parts.push_back(partWith(undone, pair));
      meshes_.push_back(meshesWith(undone, pair));
    }
    return linkset;
  }

  scene::Part partWith(const Undone& undone, std::size_t pair) const {
    const scene::Part* old = pair_.oldPart(pair);
    const scene::Part* now = pair_.nowPart(pair);
    if (!old || !now) return now ? *now : *old;
    scene::Part part = *now;
    const auto isBack = [&](ActKind kind) { return isUndone(undone, kind, pair); };
    if (isBack(ActKind::materialsOn) || isBack(ActKind::materialsOff))
      part.materials = old->materials;
    if (isBack(ActKind::shapeType)) part.shapeType = old->shapeType;
    if (isBack(ActKind::animatedOn) || isBack(ActKind::animatedOff)) part.animated = old->animated;
    if (isBack(ActKind::moreScripts) || isBack(ActKind::fewerScripts)) part.scripts = old->scripts;
    if (isBack(ActKind::resized)) part.scale = old->scale;
    if (isBack(ActKind::moved))
      std::tie(part.position, part.rotation) = std::tie(old->position, old->rotation);
    if (isBack(ActKind::reshaped)) {
      part.kind = old->kind;
      part.prim = old->prim;
      part.asset = old->asset;
    }
    return part;
  }

  Meshes meshesWith(const Undone& undone, std::size_t pair) const {
    const scene::Part* old = pair_.oldPart(pair);
    const scene::Part* now = pair_.nowPart(pair);
    const asset::MeshAsset* before = old ? pair_.before.scene.meshOf(*old) : nullptr;
    const asset::MeshAsset* after = now ? pair_.after.scene.meshOf(*now) : nullptr;
    if (!old || !now) return {now ? after : before, now ? after : before};
    const auto isBack = [&](ActKind kind) { return isUndone(undone, kind, pair); };
    if (isBack(ActKind::reshaped) || isBack(ActKind::mesh)) return {before, before};
    const bool isPhysicsBack = isBack(ActKind::physicsShape);
    const bool areLevelsBack = isBack(ActKind::levels);
    const Meshes mixed{isPhysicsBack ? before : after, areLevelsBack ? before : after};
    // What is the same of both goes with what differs: a hull may be made of a level.
    if (!hasAct(ActKind::levels, pair)) return {mixed.physics, mixed.physics};
    if (!hasAct(ActKind::physicsShape, pair)) return {mixed.levels, mixed.levels};
    return mixed;
  }

  bool hasAct(ActKind kind, std::size_t pair) const {
    return isUndone(Undone(acts_.size(), true), kind, pair);
  }

  static cost::PartStatistics statisticsOf(const scene::Part& part, const Meshes& meshes,
                                           cost::StatisticsMaker& maker) {
    cost::PartStatistics statistics = maker.make(part, meshes.physics);
    if (meshes.physics == meshes.levels) return statistics;
    const cost::PartStatistics ofLevels = maker.make(part, meshes.levels);
    statistics.lodBytes = ofLevels.lodBytes;
    statistics.bytesEstimated = ofLevels.bytesEstimated;
    statistics.unknown.lodBytes = ofLevels.unknown.lodBytes;
    return statistics;
  }

  Impl& finder_;
  const LinksetPair& pair_;
  const std::vector<FoundAct>& acts_;
  std::vector<Meshes> meshes_;  ///< Of the parts of the linkset made last.
};

namespace {

using Indices = std::vector<std::size_t>;

/// Finds which acts explain a change: `outcome(undone)` weighs with these taken back.
template <class Outcome>
class Attribution {
 public:
  Attribution(std::size_t acts, const Outcome& outcome)
      : count_(acts), outcome_(outcome), goal_(outcome(Undone(acts, true))) {}

  std::vector<Indices> sets() const {
    return count_ <= mostActsInSubsets ? allMinimal() : std::vector<Indices>{greedy()};
  }

 private:
  bool explains(const Undone& undone) const {
    return outcome_(undone).landImpact == goal_.landImpact;
  }

  std::vector<Indices> allMinimal() const {
    std::vector<unsigned> subsets;
    for (unsigned bits = 1; bits < (1U << count_); ++bits) subsets.push_back(bits);
    std::ranges::stable_sort(subsets, {}, [](unsigned bits) { return std::popcount(bits); });
    std::vector<unsigned> found;
    for (const unsigned bits : subsets) {
      const auto isInside = [&](unsigned smaller) { return (bits & smaller) == smaller; };
      if (std::ranges::any_of(found, isInside)) continue;
      Undone undone(count_);
      for (std::size_t i = 0; i < count_; ++i) undone[i] = (bits >> i & 1U) != 0;
      if (explains(undone)) found.push_back(bits);
    }
    std::vector<Indices> sets;
    for (const unsigned bits : found) {
      Indices set;
      for (std::size_t i = 0; i < count_; ++i)
        if ((bits >> i & 1U) != 0) set.push_back(i);
      sets.push_back(std::move(set));
    }
    return sets;
  }

  Indices greedy() const {
    Undone undone(count_);
    Indices order;
    while (!explains(undone)) {
      const std::size_t next = nearest(undone);
      undone[next] = true;
      order.push_back(next);
    }
    for (const std::size_t act : order) {
      undone[act] = false;
      if (!explains(undone)) undone[act] = true;
    }
    std::erase_if(order, [&](std::size_t act) { return !undone[act]; });
    return order;
  }

  /// The act that with those taken back already comes nearest to the weight of before.
  std::size_t nearest(Undone undone) const {
    std::pair best{std::numeric_limits<double>::infinity(), std::size_t{0}};
    for (std::size_t i = 0; i < count_; ++i) {
      if (undone[i]) continue;
      undone[i] = true;
      best = std::min(best, {std::abs(outcome_(undone).unrounded - goal_.unrounded), i});
      undone[i] = false;
    }
    return best.second;
  }

  std::size_t count_;
  const Outcome& outcome_;
  std::invoke_result_t<Outcome, Undone> goal_;
};

std::vector<std::size_t> partsNow(const LinksetPair& pair, const FoundAct& act) {
  std::vector<std::size_t> parts;
  for (const std::size_t i : act.pairs)
    if (pair.parts[i].second) parts.push_back(*pair.parts[i].second);
  std::ranges::sort(parts);
  return parts;
}

WhatChanged ofOneSide(const cost::LinksetCost& cost, bool isNew) {
  WhatChanged changed;
  (isNew ? changed.after : changed.before) = cost.landImpact;
  changed.accountingBefore = changed.accountingAfter = cost.accounting;
  changed.isNew = isNew;
  changed.isGone = !isNew;
  return changed;
}

}  // namespace

std::optional<WhatChanged> ChangeFinder::Impl::find(std::optional<std::size_t> before,
                                                    std::optional<std::size_t> after) {
  const auto isUnknown = [](const Side& side, std::optional<std::size_t> linkset) {
    return linkset && side.costs[*linkset].unknown.landImpact;
  };
  if ((!before && !after) || isUnknown(before_, before) || isUnknown(after_, after)) return {};
  if (!before) return ofOneSide(after_.costs[*after], true);
  if (!after) return ofOneSide(before_.costs[*before], false);
  const LinksetPair pair(before_, after_, *before, *after);
  const cost::LinksetCost& was = before_.costs[*before];
  const cost::LinksetCost& is = after_.costs[*after];
  WhatChanged changed{was.landImpact, is.landImpact, {},    {},
                      was.accounting, is.accounting, false, false};
  const std::vector<FoundAct> acts = actsBetween(pair, partsBefore_, partsAfter_);
  Weighed weighed(*this, pair, acts);
  for (std::size_t i = 0; i < acts.size(); ++i) {
    Undone undone(acts.size());
    undone[i] = true;
    const auto outcome = weighed.with(undone);
    changed.acts.push_back({acts[i].done, acts[i].inverse, partsNow(pair, acts[i]),
                            outcome.landImpact, outcome.accounting != is.accounting});
  }
  if (acts.empty() || was.landImpact == is.landImpact) return changed;
  const auto outcome = [&](const Undone& undone) { return weighed.with(undone); };
  changed.sets = Attribution(acts.size(), outcome).sets();
  for (Indices& set : changed.sets)
    std::ranges::stable_sort(set, {}, [&](std::size_t act) {
      return std::abs(changed.acts[act].without - changed.before);
    });
  return changed;
}

ChangeFinder::ChangeFinder(const Side& before, const Side& after)
    : impl_(std::make_unique<Impl>(before, after)) {}
ChangeFinder::ChangeFinder(ChangeFinder&&) noexcept = default;
ChangeFinder::~ChangeFinder() = default;

std::optional<WhatChanged> ChangeFinder::operator()(std::optional<std::size_t> before,
                                                    std::optional<std::size_t> after) {
  return impl_->find(before, after);
}

namespace {

/// More acts than this would bury the sentence.
constexpr std::size_t mostActsNamed = 6;

Sentence joined(const WhatChanged& changed, const std::vector<std::size_t>& set) {
  const std::size_t named = std::min(set.size(), mostActsNamed);
  Sentence all = changed.acts[set.front()].done;
  for (std::size_t i = 1; i < named; ++i)
    all = {changeTexts["changed.acts_joined"],
           {{"first", all}, {"second", changed.acts[set[i]].done}}};
  if (named < set.size())
    all = {changeTexts["changed.acts_more"], {{"first", all}, {"count", set.size() - named}}};
  return all;
}

Text textOfSet(const WhatChanged& changed, const std::vector<std::size_t>& set, bool isFirst) {
  if (set.size() > 1) return isFirst ? changeTexts["changed.acts"] : changeTexts["changed.acts_or"];
  if (!isFirst) return changeTexts["changed.act_or"];
  const bool isSwitch = changed.acts[set.front()].switchesAccounting;
  if (!isSwitch || changed.accountingBefore == changed.accountingAfter)
    return changeTexts["changed.act"];
  return changed.accountingAfter == cost::Accounting::weighed ? changeTexts["changed.weighed"]
                                                              : changeTexts["changed.counted"];
}

}  // namespace

std::vector<Sentence> sentencesOf(const WhatChanged& changed) {
  const std::vector<Argument> numbers{{"before", fourDigits(changed.before)},
                                      {"after", fourDigits(changed.after)}};
  if (changed.isNew) return {{changeTexts["changed.new"], numbers}};
  if (changed.isGone) return {{changeTexts["changed.gone"], numbers}};
  if (changed.before == changed.after) return {{changeTexts["changed.same"], numbers}};
  std::vector<Sentence> sentences;
  for (const std::vector<std::size_t>& set : changed.sets) {
    std::vector<Argument> arguments = numbers;
    arguments.emplace_back(set.size() > 1 ? "acts" : "act", joined(changed, set));
    sentences.push_back({textOfSet(changed, set, sentences.empty()), std::move(arguments)});
  }
  return sentences;
}

std::vector<Sentence> inversesOf(const WhatChanged& changed) {
  std::vector<Sentence> sentences;
  if (changed.sets.empty()) return sentences;
  const std::vector<std::size_t>& set = changed.sets.front();
  for (std::size_t i = 0; i < std::min(set.size(), mostActsNamed); ++i)
    sentences.push_back(changed.acts[set[i]].inverse);
  return sentences;
}

}  // namespace wb::tuning
