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

/// Returns why a linkset may not be set physical; nothing if it may.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param profile  The one it was weighed under: it has the limits.
std::optional<Statement> whyNotPhysical(const scene::Linkset& linkset, const LinksetCost& cost,
                                        const Profile& profile);

/// A part that adds to the weight that decides, with those that are just like it.
struct Cause {
  std::size_t part = 0;
  Term term;                       ///< Of that part alone.
  std::vector<std::size_t> alike;  ///< The others, in their order: same shape, size and cost.

  double count() const { return static_cast<double>(1 + alike.size()); }
  double value() const { return term.value * count(); }  ///< Of all together.
  double share() const { return term.share * count(); }
};

/// The short answer: what decided, the parts that add most to it, and what is worth knowing.
struct Why {
  Statement verdict;
  std::vector<Cause> causes;  ///< At most three, the most expensive together first; none where
                              ///< parts only count, or where it is not known what decides.
  std::vector<Statement> facts;
};

/// Returns whether the land impact is the sum of the largest weight of each part, so that no weight
/// of the linkset decides: under OpenSim's rules, with several parts, where they are not counted.
/// @param cost   What weigh() gave for the linkset.
/// @param model  The one it was weighed under.
bool addsUpParts(const LinksetCost& cost, AccountingModel model);

/// Returns which part alone replaced the legacy accounting, under which the linkset would cost
/// less; nothing where several do, or a mesh, which cannot do without.
/// @param linkset  The one that was weighed.
/// @param cost   What weigh() gave for it.
/// @param model  The one it was weighed under.
std::optional<Statement> whyNewAccounting(const scene::Linkset& linkset, const LinksetCost& cost,
                                          AccountingModel model);

/// Returns which weight decides in place of physics, and below what physics adds nothing to the
/// land impact. Nothing where physics decides, where no weight does (see addsUpParts), and where it
/// is not known what decides.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param profile  The one it was weighed under.
std::optional<Sentence> whyPhysicsIsFree(const scene::Linkset& linkset, const LinksetCost& cost,
                                         const Profile& profile);

/// Returns the short answer to "why does it cost this much?".
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param terms  What linksetTerms() gave for it: it names the triangles and hulls.
/// @param profile  The one that both were made under.
Why why(const scene::Linkset& linkset, const LinksetCost& cost, const LinksetTerms& terms,
        const Profile& profile);

}  // namespace wb::cost
