#include "model/analysis/branches.h"

#include "model/analysis/detail/dual_sink.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/ruled_parts.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

using cost::TermId;

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

}  // namespace

bool isSame(const std::optional<double>& a, const std::optional<double>& b) {
  constexpr double rounding = 1e-12;
  return a && b && std::abs(*a - *b) <= rounding * std::max(std::abs(*a), std::abs(*b));
}

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

}  // namespace wb::tuning
