#pragma once

#include "model/cost/breakdown.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace wb::cost {

/// A sentence about a linkset.
struct Statement : Sentence {
  std::optional<std::size_t> part;  ///< Index in the linkset of the part it is about.

  Statement() = default;
  Statement(Sentence sentence, std::optional<std::size_t> about = {})
      : Sentence(std::move(sentence)), part(about) {}
  Statement(Text which, std::vector<Argument> filledBy, std::optional<std::size_t> about = {})
      : Sentence{which, std::move(filledBy)}, part(about) {}
};

/// Why a linkset, with the cost it has under the profile, may not be set physical; nothing if it
/// may.
std::optional<Statement> whyNotPhysical(const scene::Linkset& linkset, const LinksetCost& cost,
                                        const Profile& profile);

/// A part that adds to the weight that decides.
struct Cause {
  std::size_t part = 0;
  Term term;
};

/// The short answer: what decided, the parts that add most to it, and what is worth knowing.
struct Why {
  Statement verdict;
  std::vector<Cause> causes;  ///< At most three, the most expensive first; none where parts only
                              ///< count, or where it is not known what decides.
  std::vector<Statement> facts;
};

/// From what weigh() and linksetTerms() gave for the linkset under the profile.
Why why(const scene::Linkset& linkset, const LinksetCost& cost, const LinksetTerms& terms,
        const Profile& profile);

}  // namespace wb::cost
