#pragma once

#include "model/base/text.h"

#include <QString>
#include <span>

namespace wb::ui {

/// A sentence of the model in the user's language, its numbers in the user's locale.
QString shown(const Text& text, std::span<const Argument> arguments = {});

}  // namespace wb::ui
