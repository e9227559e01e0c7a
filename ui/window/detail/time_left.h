#pragma once

#include <QString>
#include <chrono>
#include <optional>

namespace wb::ui {

/// How long work will still take that has done a fraction (0..1) after so long, and has told
/// nothing more for so long; rounded as people say it: to seconds below ten, to 5 s below a minute,
/// to minutes above. Nothing while it is too early to tell, at the end, and where it takes longer
/// than was to be expected.
std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds told, double fraction,
                                             std::chrono::milliseconds silent = {});

/// `about 20 s left`, `about 3 min left`
QString timeLeftText(std::chrono::seconds left);

}  // namespace wb::ui
