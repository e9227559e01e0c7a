#pragma once

#include "model/analysis/analysis.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/core/text.h"
#include "model/cost/cost.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace wb::tuning {

/// The most that a constant can do to what is open, at any value it may have: a number that decides
/// nowhere counts for less than the land impact.
enum class Reach : std::uint8_t {
  nothing,
  permission,       ///< Whether a linkset may be set physical.
  simulator,        ///< SRC, and RRC by it, where the accounting does not ask for them.
  physicsIfMoving,  ///< Physics of what is not physical, were it.
  server,
  streaming,
  physics,
  landImpact  ///< Or the weight that decides it.
};

/// What one constant can do to what is open.
struct Effect {
  Reach reach = Reach::nothing;
  /// The first built-in profile, by its name, under which the constant moves a land impact of what
  /// is open; empty: there is none, or it moves one already.
  std::string_view profile = {};

  bool operator==(const Effect&) const = default;
};
using Effects = std::array<Effect, cost::constantCount>;

/// Finds what each constant can do to a scene, by weighing it with the constant at either end of
/// its range, and under built-in profiles of other rules where it has no effect. Takes about as
/// long as weighing the scene once for each end of each constant.
/// @param scene       With its geometry.
/// @param statistics  Of the scene, under the profile.
/// @param profile     The values of the other constants.
/// @param costs       Of the scene, under the profile.
/// @param task        Cancelled: says too little.
/// @return One effect a constant, by cost::Key.
Effects effectsOf(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                  const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                  const Task& task = {});

/// Returns why dragging a constant moves no land impact, from its `effect` under `profile`; nothing
/// where it does.
std::optional<Sentence> whyWithoutEffect(const Effect& effect, const cost::Profile& profile);

/// Finds settings of constants that move no land impact of what is open, whatever their value.
/// @param weighing  With its geometry, under a profile with the settings.
/// @param settings  Those that are no constants are left out.
/// @param task      Cancelled: says too little.
/// @return A warning for each, with the reason, in the order of the settings.
Diagnostics settingsWithoutEffect(const weighing::Weighing& weighing,
                                  std::span<const weighing::Setting> settings,
                                  const Task& task = {});

}  // namespace wb::tuning
