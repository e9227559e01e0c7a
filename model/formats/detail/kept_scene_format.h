#pragma once

#include "model/core/text.h"

#include <optional>
#include <string_view>

namespace wb::import {

/// To be counted up whenever what is kept, or what models become, changes.
inline constexpr std::string_view keptSceneMark = "model scene 2";

/// A text of those that reading a model can say; nothing for another code.
std::optional<Text> keptText(std::string_view code);

}  // namespace wb::import
