#pragma once

#include <QString>
#include <string_view>

namespace wb::ui {

/// What people call a method of making shapes: `cover`.
QString methodWords(std::string_view name);
/// What it makes, in a sentence; empty for an unknown one.
QString methodHelp(std::string_view name);

}  // namespace wb::ui
