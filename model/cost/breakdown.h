#pragma once

#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/term.h"
#include "model/scene/scene.h"

#include <string>
#include <vector>

namespace wb::cost {

/// The terms behind every number of a LinksetCost; their values are those numbers, bit for bit.
using LinksetTerms = LinksetNumbers<Term>;

/// The terms of the three weights of which the largest decides: see decidingWeights.
struct DecidingTerms {
  const Term& physics;
  const Term& streaming;
  const Term& server;
};
/// Returns references into `terms`, which must outlive them: physics with the penalty if the
/// linkset is `physical`, and under wiki-2011 (`model`) the simulator's cost as the server weight.
DecidingTerms decidingTerms(const LinksetTerms& terms, bool physical, AccountingModel model);

/// Returns all terms of one linkset, down to the triangles and hulls that carry a cost: geometry is
/// looked at once more to name them.
/// @param scene  Holds the linkset and its assets.
/// @param linkset  Index in the scene.
/// @param statistics  Of the linkset: one entry a part, made under the profile's GeometryRules.
/// @param profile  The one under which costs are to be explained.
/// @param task  Cancelled, the triangles and hulls of the parts that are left are not named; the
///     numbers are right. It reports no progress.
LinksetTerms linksetTerms(const scene::Scene& scene, std::size_t linkset,
                          const std::vector<PartStatistics>& statistics, const Profile& profile,
                          const Task& task = {});

/// Returns the whole tree of one linkset: land impact, the weights, the parts, their terms. A
/// legacy linkset's is its number of parts alone; linksetTerms has what it would be if it opted in.
/// @param scene  Holds the linkset and its assets.
/// @param linkset  Index in the scene.
/// @param statistics  Of the linkset: one entry a part.
/// @param profile  The one under which costs are to be explained.
Term breakdown(const scene::Scene& scene, std::size_t linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile);

/// The terms of a small linkset that every rule of totals is about: what their formulas are under a
/// profile, whatever is weighed. Its values mean nothing.
LinksetTerms ruleTerms(const Profile& profile);

/// The first term of an id in a tree, from the top; null if it is not there.
const Term* findTerm(const Term& tree, TermId id);

/// A term's formula in symbols, and those of what it is made of: `P_phys = P × F`, `F = 1 + p × A`.
/// A sum over the parts is `D = Σ D_part`.
std::vector<std::string> formulasOf(const Term& term);

/// Returns what the symbols in the formulas of formulasOf() for `term` stand for, each once, in the
/// order in which they appear.
std::vector<Symbol> symbolsOf(const Term& term);

}  // namespace wb::cost
