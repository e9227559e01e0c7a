#pragma once

#include "model/cost/why.h"

namespace wb::cost {

/// What is worth knowing about a linkset as a whole: why it is weighed, what is missing, what being
/// physical does or why it cannot be.
std::vector<Statement> linksetFacts(const scene::Linkset& linkset, const LinksetCost& cost,
                                    const Profile& profile);

/// What is worth knowing about a part among the causes: slivers, a closed mesh, a floor or a cap.
void addPartFacts(std::vector<Statement>& facts, const scene::Linkset& linkset,
                  const PartCost& cost, const Cause& cause, const Profile& profile);

}  // namespace wb::cost
