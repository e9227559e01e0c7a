#pragma once

#include "model/analysis/detail/cliff_watch.h"
#include "model/cost/weigh.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::tuning {

/// The terms whose rules compare: what changedTerms can name.
inline constexpr std::array comparedTerms{
    cost::TermId::land_impact,      cost::TermId::server,        cost::TermId::triangle_mesh,
    cost::TermId::average_width,    cost::TermId::box_volume,    cost::TermId::streaming_prim,
    cost::TermId::streaming_sculpt, cost::TermId::lod_triangles, cost::TermId::lod_disc,
    cost::TermId::lod_ring,         cost::TermId::lod_charged,   cost::TermId::opensim_mesh,
    cost::TermId::opensim_part};

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

/// Whether two numbers are the same but for rounding: shares of an area that sum up to all of it
/// may be weighted alike. Nothing is the same as no number.
bool isSame(const std::optional<double>& a, const std::optional<double>& b);

/// Runs the rules of costs over numbers that only watch comparisons.
Branches branchesOf(const scene::Linkset& linkset,
                    const std::vector<cost::PartStatistics>& statistics,
                    const cost::Profile& profile);

/// Codes of the terms in which a comparison changed, each once, in the order of the rules. A rule
/// that was replaced by another, since a part became something else, is left out, and so is one
/// whose number is the same as before, or a term that is: what was met there changes nothing.
std::vector<std::string_view> changedTerms(const Branches& before, const Branches& after);

}  // namespace wb::tuning
