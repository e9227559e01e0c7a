#pragma once

namespace wb::ui {

/// From now on screen readers are told the numbers of tuning sliders, where Qt tells positions.
void speakNumbers();

}  // namespace wb::ui
