#pragma once

namespace wb::ui {

/// Of what QMainWindow keeps about docks: another arrangement than older versions had makes what
/// they remembered useless.
inline constexpr int windowStateVersion = 3;

}  // namespace wb::ui
