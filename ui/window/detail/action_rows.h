#pragma once

#include "ui/window/detail/actions.h"

namespace wb::ui {

/// In a row, where none is standard.
inline constexpr auto noStandardKey = QKeySequence::UnknownKey;

// The rows of the one list of actions, by the menus that they are in.
std::span<const ActionInfo> sceneActionRows();   ///< File, Edit, Compose.
std::span<const ActionInfo> octreeActionRows();  ///< Octree, and the menus in it.
std::span<const ActionInfo> viewActionRows();    ///< Shape, View, Help.

}  // namespace wb::ui
