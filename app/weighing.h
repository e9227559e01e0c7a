#pragma once

#include "app/arguments.h"
#include "app/exit_state.h"
#include "app/inputs.h"
#include "model/analysis/weighing.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::app {

/// Whether the meshes are needed once the costs are known.
enum class Geometry : std::uint8_t { dropped, kept };

struct WeighedFiles {
  std::vector<weighing::Weighing> weighings;  ///< Of the files that could be read, in their order.
  ExitState state = ExitState::done;
  Diagnostics refused;  ///< Why others were not weighed; it was told.
};

/// Tells why a file was not weighed. A scenario that it lacks is a wrong word of the command line,
/// not a bad file.
ExitState notWeighed(const Diagnostic& why);

/// Weighs files with progress. What is wrong with one is told; the others are still done.
WeighedFiles weighFiles(const std::vector<std::string>& files,
                        const weighing::WeighOptions& options, Geometry geometry);

/// What to end with for scenes that were decoded only in part, if the user did not allow that.
ExitState stateOfPartial(std::span<const weighing::Weighing> weighings,
                         const WeighArguments& arguments);
struct WeighedInputs {
  WeighedFiles files;
  std::vector<Input> inputs;  ///< Of which the weighings are.
  std::size_t leftAlone = 0;  ///< Files found in folders that are of no kind and that none names.
};

/// The same of many files at once, on so many threads (0: as many as there are cores).
WeighedInputs weighInputs(const std::vector<Input>& inputs, const weighing::WeighOptions& options,
                          Geometry geometry, std::size_t threads);

/// Weighs an input without telling anybody; nothing for what is of no kind and only lay in a
/// folder. One for which there is not enough memory fails, as one does that cannot be read.
using Weighed = Result<Loaded<weighing::Weighing>>;
std::optional<Weighed> weighed(const Input& input, const weighing::WeighOptions& options,
                               const Task& task = {});

/// Weighs one scene with its geometry kept. What is wrong is told; without the scene, what to end
/// with.
tl::expected<weighing::Weighing, ExitState> weighScene(const std::string& file,
                                                       const WeighArguments& arguments);

}  // namespace wb::app
