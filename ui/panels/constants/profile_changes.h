#pragma once

#include "model/cost/profile.h"
#include "ui/document/commands.h"

#include <string_view>

namespace wb::ui {

/// The built-in profile that a profile started from: where its defaults come from.
cost::Profile baseOf(const cost::Profile& profile);

/// Whether a constant or choice differs from the base.
bool isChanged(const cost::Profile& profile);

// Each is one change that can be undone.
void changeConstant(Document& document, cost::Key key, double value, Gesture gesture);
void changeChoice(Document& document, const cost::Choice& choice, std::size_t word);
/// Everything back to the base; a name of its own stays.
void resetProfile(Document& document);
/// All of a built-in profile in place of all that is there.
void takeProfile(Document& document, std::string_view builtIn);

}  // namespace wb::ui
