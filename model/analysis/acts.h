#pragma once

#include "model/core/text.h"

#include <span>
#include <string_view>

namespace wb::advice {

/// An act that plans are made of. What each does in a plan, and its trade-offs, are sentences of
/// advice_texts.h. A text whose code is empty does not apply.
struct ActRow {
  std::string_view key;  ///< Stable: `shape_type`.
  Text name;
  Text inverse;    ///< What takes it back.
  Text inViewer;   ///< How it is done in the viewer.
  Text inBlender;  ///< How it is done in Blender.
  Text here;       ///< How it is done in this program.
};

/// Returns all acts, in the order in which help lists them.
std::span<const ActRow> acts();

/// Returns the act that a step is.
/// @param code  The code of the sentence that says what the step does: `advice.convex_hull_all`.
/// @return Null for a plan of several steps, and for what is no step.
const ActRow* actOf(std::string_view code);

}  // namespace wb::advice
