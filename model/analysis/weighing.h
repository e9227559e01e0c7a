#pragma once

#include "model/analysis/detail/upload_findings.h"
#include "model/analysis/detail/weighing_texts.h"
#include "model/analysis/origins.h"
#include "model/core/result.h"
#include "model/core/task.h"
#include "model/cost/weigh.h"
#include "model/formats/open.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace wb::weighing {

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
  Diagnostics findings;    ///< What a page tells of the file; whoever loads it may add.
  bool isPartial = false;  ///< A mesh of it is damaged, or a cost unknown.
  Uploads uploads;         ///< Once the geometry was dropped; empty before.

  /// Frees the meshes: costs and tables need none, a breakdown does.
  void dropGeometry() {
    uploads = uploadsOf(*this);
    scene.assets.clear();
  }
};

/// Opens and weighs a file. The findings are those of reading it, of its profile and of the
/// weighing, each with the file; the error is that of opening, or of a setting that cannot be made.
Result<Loaded<Weighing>> weighFile(const std::string& file, const WeighOptions& options,
                                   const Task& task = {});

/// What costs and limits of a weighing give to say of its linksets; see placedFindings.
Diagnostics findingsOf(const Weighing& weighing);

/// How weighFile fails where a scene has no scenario of the name that was given.
inline constexpr Text unknownScenario = weighingTexts["find.unknown_scenario"];
inline constexpr Text noScenarios = weighingTexts["find.no_scenarios"];
/// Every file that a weighing was read from, or that its scene names now.
std::vector<std::filesystem::path> filesOf(const Weighing& weighing);

/// The profile of a scene's scenario by its name; what cannot be used in it is a finding. Fails
/// where there is none of that name, naming the nearest.
Result<Loaded<cost::Profile>> scenarioOf(const scene::Scene& scene, std::string_view name);

/// The same scene under another profile. The weighing must still have its geometry.
Weighing weighedUnder(const Weighing& weighing, const cost::Profile& profile);

}  // namespace wb::weighing
