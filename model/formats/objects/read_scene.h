#pragma once

#include "model/core/core.h"
#include "model/scene/scene.h"

#include <cstddef>

namespace wb::import {

/// What the bytes of a file say of their wholeness. An error among the findings: the file is
/// incomplete, and the costs of what is in it are unknown.
struct WholenessCheck {
  Wholeness wholeness = Wholeness::unknown;
  Diagnostics findings;
};

/// Returns the check of a file whose declared content is all there: checked, or only consistent,
/// with a warning, where bytes follow.
/// @param leftOver  Bytes behind the content.
WholenessCheck checkedLength(std::size_t leftOver);

/// Returns the finding that so many bytes follow what was read.
Diagnostic leftOverFinding(std::size_t bytes);

/// Returns whether there is an error among the `findings`.
bool hasError(const Diagnostics& findings);

/// A scene read from a file, and how it is known that all of the file was read.
struct ReadScene : Loaded<scene::Scene> {
  Wholeness wholeness = Wholeness::unknown;
};

}  // namespace wb::import
