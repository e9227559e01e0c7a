#pragma once

#include "model/scene/part.h"

namespace wb::scene {

/// Whether the file gives the part a scale that cannot be used (none at all is the default): the
/// default stands in its place, so that it can be seen, and what the part costs is not known.
/// So it stays, also where it is scaled, until takeSizeAsKnown.
bool isSizeUnknown(const Part& part);

/// The scale that the part has now is meant, whatever its file said.
void takeSizeAsKnown(Part& part);

}  // namespace wb::scene
