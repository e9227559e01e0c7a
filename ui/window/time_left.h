#pragma once

#include <QString>
#include <chrono>
#include <optional>

namespace wb::ui {

/// How long work will still take that has done a fraction (0..1) after so long, rounded as people
/// say it: to 5 s below a minute, to minutes above. Nothing while it is too early to tell,
/// and at the end.
std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds since, double fraction);

/// `about 20 s left`, `about 3 min left`
QString timeLeftText(std::chrono::seconds left);

}  // namespace wb::ui
