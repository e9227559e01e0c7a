#pragma once

#include "app/arguments.h"
#include "app/exit_state.h"
#include "model/report/weighing.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace wb::app {

/// Whether the meshes are needed once the costs are known.
enum class Geometry : std::uint8_t { dropped, kept };

struct WeighedFiles {
  std::vector<report::Weighing> weighings;  ///< Of the files that could be read, in their order.
  ExitState state = ExitState::done;
};

/// Weighs files with progress. What is wrong with one is told; the others are still done.
WeighedFiles weighFiles(const std::vector<std::string>& files, const report::WeighOptions& options,
                        Geometry geometry);

/// What to end with for scenes that were decoded only in part, if the user did not allow that.
ExitState stateOfPartial(std::span<const report::Weighing> weighings,
                         const WeighArguments& arguments);

/// Weighs one scene with its geometry kept. What is wrong is told; without the scene, what to end
/// with.
tl::expected<report::Weighing, ExitState> weighScene(const std::string& file,
                                                     const WeighArguments& arguments);

}  // namespace wb::app
