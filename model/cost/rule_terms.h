#pragma once

#include "model/cost/detail/breakdown.h"

#include <string>
#include <vector>

namespace wb::cost {

/// The terms of a small linkset that every rule of totals is about: what their formulas are under a
/// profile, whatever is weighed. Its values mean nothing.
LinksetTerms ruleTerms(const Profile& profile);

/// The first term of an id in a tree, from the top; null if it is not there.
const Term* findTerm(const Term& tree, TermId id);

/// A term's formula in symbols, and those of what it is made of: `P_phys = P × F`, `F = 1 + p × A`.
/// A sum over the parts is `D = Σ D_part`.
std::vector<std::string> formulasOf(const Term& term);

/// What the symbols in these formulas are, each once, in the order in which they appear.
std::vector<Symbol> symbolsOf(const Term& term);

}  // namespace wb::cost
