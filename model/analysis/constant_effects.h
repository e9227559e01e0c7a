#pragma once

#include "model/core/task.h"
#include "model/core/text.h"
#include "model/cost/cost.h"

#include <array>
#include <optional>
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

struct Effect {
  Reach reach = Reach::nothing;
  /// The first built-in profile, by its name, under which the constant moves a land impact of what
  /// is open; empty: there is none, or it moves one already.
  std::string_view profile = {};

  bool operator==(const Effect&) const = default;
};
using Effects = std::array<Effect, cost::constantCount>;

/// What each constant can do to a scene, found by weighing it with the constant at either end of
/// its range. `statistics` and `costs` are those under the profile. Cancelled work tells too
/// little.
Effects effectsOf(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                  const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                  const Task& task = {});

/// Why dragging a constant moves no land impact; nothing where it does.
std::optional<Sentence> whyWithoutEffect(const Effect& effect, const cost::Profile& profile);

}  // namespace wb::tuning
