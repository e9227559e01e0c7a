#pragma once

#include "model/scene/part.h"

namespace wb::scene {

/// Whether the file gives the part a scale that cannot be used (none at all is the default): the
/// default stands in its place, so that it can be seen, and what the part costs is not known.
/// So it stays, also where it is scaled, until takeSizeAsKnown.
bool isSizeUnknown(const Part& part);

/// Marks a part of a file that fails its own check: any number of it may be wrong, so its size is
/// unknown for good.
void markUnproven(Part& part);

/// The scale that the part has now is meant, whatever its file said.
void takeSizeAsKnown(Part& part);

}  // namespace wb::scene
