// Analysis: weighs files, and explains what drives their costs and how to lower them.
//
// `weighFile` opens one file and weighs it; `weighTogether` does so for several files and folders
// as one scene. `inspect` (`inspection.h`) says what is in a file. `weighedUnder` weighs the same
// scene under another profile. `findTargets` (`find_targets.h`) finds linksets and parts by name,
// id or number. `target_costs.h` adds up a selection, and says what linking or moving it would
// cost. `exceeded_limits.h` lists the limits that are exceeded; `uploads.h` says what the grid
// would refuse at upload. `comparison.h` compares two scenes, scenarios or versions: `compare`.
// `advice.h` suggests how to lower a land impact: `advise`. `size_cliffs.h` finds sizes at which a
// weight jumps. Constants of the rules: `sensitivity` gives slopes and cliffs, `effectsOf`
// (`constant_effects.h`) what each can change, `sweep` the costs over a range, `calibrate` the
// values that fit measured costs. `fragility` moves vertices a little and shows how far the physics
// weight moves. Weights are in PE, land impacts in LI. No result depends on the number of threads.

#pragma once

#include "model/analysis/find_targets.h"
#include "model/analysis/uploads.h"
#include "model/core/core.h"
#include "model/core/identifiers.h"
#include "model/core/task.h"
#include "model/cost/cost.h"
#include "model/formats/formats.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace wb::weighing {

struct Weighing;

/// Which linkset of which file one of a scene is that several files were joined to.
struct Origin {
  std::string file;         ///< As the user named it, or found in a folder that was named.
  std::size_t linkset = 0;  ///< Index in that file.
};

/// Of the linksets of files that were opened together, by their ids.
using Origins = std::map<Uuid, Origin>;

/// Returns findings with the file that each is of: the file that was opened, or of files opened
/// together the one that its linkset came from, with its place there.
/// @param found     Findings whose places count linksets of the weighing's scene.
/// @param weighing  What they were found in.
Diagnostics placedFindings(Diagnostics found, const Weighing& weighing);

/// Returns the linkset or part of the scene that a finding is of, be it of one of several files
/// opened together. Nothing for one of another file, of no linkset, or of one that is gone.
/// @param finding   As placedFindings gives it: with its file, and its place there.
/// @param weighing  What the finding is of.
std::optional<Target> targetOf(const Diagnostic& finding, const Weighing& weighing);

/// `--set KEY=VALUE`.
struct Setting {
  std::string key;
  std::string value;
};

/// How files are weighed.
struct WeighOptions {
  import::BareOptions bare;
  std::optional<cost::Profile> profile;  ///< Instead of each scene's own.
  std::string scenario;                  ///< By name, each scene's; empty: its own profile.
  std::vector<Setting> settings;         ///< On top of either, in this order.
};

/// Returns the profile that a `scene` is weighed under by `options`. Fails where it has no such
/// scenario, or a setting cannot be made; findings are of the profile or scenario.
Result<Loaded<cost::Profile>> profileFor(const scene::Scene& scene, const WeighOptions& options);

/// A file with everything that a report says about it.
struct Weighing {
  std::string file;  ///< As the user named it.
  import::FileKind kind = import::FileKind::unknown;
  std::string sha256;
  std::vector<std::filesystem::path> files;  ///< It and what it named when it was opened.
  Origins origins;                           ///< Of files that were opened together.
  scene::Scene scene;
  cost::Profile profile;
  cost::SceneStatistics statistics;
  std::vector<cost::LinksetCost> costs;  ///< One a linkset, in the scene's order.
  Diagnostics findings;                  ///< What a page says about the file; loaders may add more.
  bool isPartial = false;                ///< A mesh of it is damaged, or a cost unknown.
  Uploads uploads;                       ///< Once the geometry was dropped; empty before.
  /// By each project among files that were opened together: the files that it names and the user
  /// had not agreed to.
  std::map<std::string, std::vector<std::filesystem::path>> asked;

  /// Frees the meshes: costs and tables need none, a breakdown does.
  void dropGeometry() {
    uploads = uploadsOf(*this);
    scene.assets.clear();
  }
};

/// Opens and weighs a file. The findings are those of reading it, of its profile and of the
/// weighing, each with the file.
/// @param file     Its path; Weighing::file repeats it as it is.
/// @param options  Profile, scenario and settings; default: the scene's own profile.
/// @param task     Cancelled: fails. Its memory budget bounds what reading may hold.
/// @return Fails where the file cannot be opened, has no such scenario, or a setting cannot be
///     made.
Result<Loaded<Weighing>> weighFile(const std::string& file, const WeighOptions& options,
                                   const Task& task = {});

/// Returns what costs and limits of a weighing give to say of its linksets; see placedFindings.
Diagnostics findingsOf(const Weighing& weighing);

/// Returns whether weighFile failed since the scene has no scenario of the name that was given.
/// @param failure  What weighFile failed with.
bool isUnknownScenario(const Diagnostic& failure);

/// Every file that a weighing was read from, or that its scene names now.
std::vector<std::filesystem::path> filesOf(const Weighing& weighing);

/// The profile of a scene's scenario by its name; what cannot be used in it is a finding. Fails
/// where there is none of that name, naming the nearest.
Result<Loaded<cost::Profile>> scenarioOf(const scene::Scene& scene, std::string_view name);

/// The same scene under another profile. The weighing must still have its geometry.
Weighing weighedUnder(const Weighing& weighing, const cost::Profile& profile);

/// What files that were opened together became.
struct Together {
  Loaded<Weighing> loaded;
  std::size_t refused = 0;  ///< Files that are missing in it, each a finding.
};

/// Opens several files, and in place of a folder those in it that stand for themselves, as one
/// scene, and weighs it; see import::SceneJoiner. Its file is one that does not exist: a name made
/// of theirs, in the folder that all of them are below. A file that is refused is a finding beside
/// the others, and not counted in the name.
/// @param files  Paths of files and folders, at least one.
/// @param bare   How files that hold a bare mesh are read.
/// @param task   Cancelled: fails. Progress names the file that was read last.
/// @return Fails with the errors of all files where none is left, or that there were none.
tl::expected<Together, Diagnostics> weighTogether(const std::vector<std::string>& files,
                                                  const import::BareOptions& bare,
                                                  const Task& task = {});

}  // namespace wb::weighing
