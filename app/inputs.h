#pragma once

#include "app/arguments.h"
#include "app/program.h"
#include "model/analysis/analysis.h"
#include "model/core/core.h"
#include "model/formats/formats.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::app {

/// A file to weigh.
struct Input {
  std::string file;      ///< As it is told: as named, or its path below the folder named.
  std::string relative;  ///< Seen from that folder; the name of a file that was named itself.
  bool isFound = false;  ///< In a folder: its type may be unknown.
  /// The folder that it is not in, where only the one that is compared with has it; else empty.
  std::string missingIn{};
};

struct Inputs {
  std::vector<Input> files;
  Diagnostics refused;  ///< What went wrong with folders; it was told.

  ExitState state() const { return refused.empty() ? ExitState::done : ExitState::refused; }
};

/// The files named, and in place of each folder those in it that stand for themselves.
Inputs inputsNamed(const std::vector<std::string>& named);

/// With what else is in another folder, if all inputs are of one folder: `folder`.
Inputs withThoseOnlyIn(const std::string& other, Inputs inputs, const std::string& folder);

/// Says that there is nothing to weigh in the folders named, where nothing was refused either.
ExitState nothingFound(const std::vector<std::string>& folders);

/// The first option of bare mesh assets and 3D models that is given and changes nothing about any
/// file of these kinds, which are those that could be opened; nothing for no file.
std::optional<Diagnostic> optionWithoutEffect(const import::BareOptions& bare,
                                              std::span<const import::FileKind> kinds);

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
  std::size_t leftAlone = 0;  ///< Files in folders: of an unknown type, and named by no other file.
};

/// The same of many files at once, on so many threads (0: as many as there are cores).
WeighedInputs weighInputs(const std::vector<Input>& inputs, const weighing::WeighOptions& options,
                          Geometry geometry, std::size_t threads);

/// Weighs an input and prints nothing. Returns nothing for a file of an unknown type that was found
/// in a folder. One for which there is not enough memory fails, as one does that cannot be read.
using Weighed = Result<Loaded<weighing::Weighing>>;
std::optional<Weighed> weighed(const Input& input, const weighing::WeighOptions& options,
                               const Task& task = {});

/// Weighs one scene with its geometry kept. What is wrong is told; without the scene, what to end
/// with.
tl::expected<weighing::Weighing, ExitState> weighScene(const std::string& file,
                                                       const WeighArguments& arguments);

/// Puts up a scene that lies on its back, if that is asked for; else says on standard error that a
/// model may (see scene::mayLie). No cost depends on it, but where avatars walk and pass does.
void putUpright(scene::Scene& scene, const std::string& file, bool turns);

/// One line on what the uploader would refuse of a file; nothing where it refuses nothing. What
/// could not be read was told by itself.
std::optional<Diagnostic> uploadLine(const weighing::Weighing& weighing);

/// Says that line on standard error.
void tellUpload(const weighing::Weighing& weighing);

/// Says on standard error which weight decides in place of physics in a linkset with its `cost`,
/// and below what physics is free; nothing where physics decides.
void tellFreePhysics(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                     const weighing::Weighing& weighing);

/// That a file was not written, because it would be refused.
Diagnostic notWritten(const Sentence& why, const std::string& file);

}  // namespace wb::app
