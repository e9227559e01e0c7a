#pragma once

#include <QPalette>
#include <cstdint>

namespace wb::ui {

/// Light or dark colours, or those of the system.
enum class Appearance : std::uint8_t { system, light, dark };

/// The one that the user chose; the system's at first.
Appearance chosenAppearance();
/// Puts it on for all windows at once and remembers it.
void chooseAppearance(Appearance appearance);
/// Puts on what the user chose, when the program starts.
void applyChosenAppearance();

/// The program's own palettes; not for `system`.
QPalette paletteOf(Appearance appearance);

}  // namespace wb::ui
