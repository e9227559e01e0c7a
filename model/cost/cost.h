// Cost: what parts, linksets and regions cost under a profile of constants.
//
// Two steps. `makeStatistics` goes over geometry once and gives compact numbers of each part;
// `weigh` makes costs from these alone, for thousands of parts in milliseconds. Each rule is
// written once, over a sink: NumberSink only computes, TraceSink remembers how, so that a
// breakdown never differs from the number.
//
// profile.h         Profile: all constants (constants.h, constants.def) and choices; set,
//                   readProfile
// statistics.h      PartStatistics, StatisticsMaker, GeometryCache
// representation.h  decide: what a part is for physics, and why
// physics_rules.h, streaming_rules.h, part_rules.h, linkset_rules.h
//                   the formulas; terms.h: all that they name
// number_sink.h, trace_sink.h
//                   the two sinks
// breakdown.h       linksetTerms: the tree of terms behind every number; term.h; evidence.h:
//                   triangles and hulls
// why.h             why: the short answer to "why does it cost this much?"
// places.h          sumByPlace: regions and parcels; measured.h, published.h: what people measured
//                   in world

#pragma once

#include "model/core/task.h"
#include "model/core/text.h"
#include "model/cost/constants.h"
#include "model/cost/profile.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"
#include "model/scene/scene.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::cost {

/// A part under one profile. Costs in PE; nothing where they are unknown (a missing mesh, a damaged
/// one, a mesh of which no hull can be made).
struct PartCost {
  Decision decision;                    ///< In the linkset's present state.
  std::optional<double> physics;        ///< In the present state, no penalty.
  std::optional<double> physicsStatic;  ///< As if neither physical nor moving.
  /// As if physical: not penalised, except by OpenSim, where each part has its own penalty.
  std::optional<double> physicsDynamic;
  std::optional<double> streaming;
  Confidence confidence = Confidence::documented;  ///< Of physics.
};

/// How a linkset counts: by its weights (the new accounting), or by its number of parts.
enum class Accounting : std::uint8_t { weighed, legacy };
/// Which weight is the largest; `parts`: the linkset counts by its parts.
enum class DecidedBy : std::uint8_t { physics, streaming, server, parts };
/// Returns `new` or `legacy`, as `accounting` is written.
std::string_view name(Accounting accounting);
/// Returns `physics`, `streaming`, `server` or `parts`, as `decidedBy` is written.
std::string_view name(DecidedBy decidedBy);

/// Which numbers leave out a part's cost because that is unknown: they are at least what they say.
struct LinksetUnknowns {
  bool physics = false;
  bool physicsPhysical = false;
  bool streaming = false;  ///< RRC too.
  bool server = false;
  bool landImpact = false;     ///< What decides it too.
  bool canBePhysical = false;  ///< Nothing known forbids it.

  bool any() const { return physics || physicsPhysical || streaming || server; }
};

/// A linkset under one profile; names as the report's columns (see the CLI's by-linkset table).
struct LinksetCost {
  Accounting accounting = Accounting::weighed;
  double meanFaceArea = 0;     ///< m²
  double physics = 0;          ///< Present state, not penalised.
  double physicsPhysical = 0;  ///< Dynamic representations, penalised.
  bool canBePhysical = false;
  double streaming = 0;
  double server = 0;
  double src = 0;
  double rrc = 0;
  double landImpact = 0;
  DecidedBy decidedBy = DecidedBy::physics;
  LinksetUnknowns unknown;
  std::vector<PartCost> parts;
};

/// The three weights of which the largest decides, in the order of DecidedBy: physics is the
/// penalised one of a physical linkset; under wiki-2011 the simulator's SRC stands for the server.
struct Weights {
  double physics = 0;
  double streaming = 0;
  double server = 0;
  bool physicsUnknown = false;  ///< At least that much; likewise the others.
  bool streamingUnknown = false;
  bool serverUnknown = false;
};
/// Returns the weights that are compared under an accounting model, in PE.
/// @param cost  What weigh() gave.
/// @param physical  Whether to take physics as of a physical linkset, whatever the linkset is now.
/// @param model  The one that `cost` was made under.
Weights decidingWeights(const LinksetCost& cost, bool physical, AccountingModel model);

/// Statistics of a whole scene, in its order: one a part.
struct SceneStatistics {
  std::vector<std::vector<PartStatistics>> linksets;
};

/// Makes the statistics of all parts, going over the geometry of equal parts once.
/// @param scene  Holds the assets too.
/// @param rules  Of the profile: what is made under equal rules can be weighed under any profile.
/// @param task  Cancelled: what was made so far, padded with statistics of missing meshes. Reports
///     the linksets by name.
SceneStatistics makeStatistics(const scene::Scene& scene, const GeometryRules& rules,
                               const Task& task = {});

/// Returns the costs of a linkset from statistics alone: no file, no geometry.
/// @param linkset  May be without parts.
/// @param statistics  One entry a part.
/// @param profile  Its GeometryRules are those of the statistics.
LinksetCost weigh(const scene::Linkset& linkset, const std::vector<PartStatistics>& statistics,
                  const Profile& profile);

/// Returns the costs of all linksets of a scene, in its order, weighed on several threads.
/// @param scene  The linksets; its assets are not looked at.
/// @param statistics  One entry a linkset and part.
/// @param profile  Its GeometryRules are those of the statistics.
std::vector<LinksetCost> weigh(const scene::Scene& scene, const SceneStatistics& statistics,
                               const Profile& profile);

/// Weighs all linksets of a scene in the place of what they cost before: half of the time of
/// weighing goes to finding room.
/// @param costs  Of any size and content; afterwards as weigh() gives them.
/// @param scene  The linksets; its assets are not looked at.
/// @param statistics  One entry a linkset and part.
/// @param profile  Its GeometryRules are those of the statistics.
void weighAgain(std::vector<LinksetCost>& costs, const scene::Scene& scene,
                const SceneStatistics& statistics, const Profile& profile);

/// Returns whether a linkset is weighed, or counts as its number of parts.
/// @param linkset  One part that opts in is enough: a mesh, a shape type other than Prim,
///     materials, or animated mesh.
/// @param model  Under OpenSim's, only a mesh and shape type None opt in.
Accounting accountingOf(const scene::Linkset& linkset, AccountingModel model);

/// Returns (xy + yz + zx) / 3 in m² of the box, along the root's axes, around the oriented boxes of
/// the parts of `linkset`. 0 without parts. Source: Mesh Physics document.
double meanFaceArea(const scene::Linkset& linkset);

/// Returns whether any of `costs` is unknown in part.
bool isAnyUnknown(const std::vector<LinksetCost>& costs);

/// Returns the findings of a weighing, all warnings: a root with shape type None, a missing mesh, a
/// size that is not known, a mesh of which no hull can be made or whose hull has no volume, a
/// linkset without parts.
/// @param scene  Places are its indices: `linksets[2].parts[0]`.
/// @param statistics  One entry a linkset and part.
Diagnostics findings(const scene::Scene& scene, const SceneStatistics& statistics);

/// Sums of a region's linksets.
struct RegionCost {
  std::string name;
  std::size_t linksets = 0;
  std::size_t parts = 0;
  double physics = 0;
  double streaming = 0;
  double server = 0;
  double landImpact = 0;
  double capacity = 0;
  LinksetUnknowns unknown;  ///< Of the sums.
};

/// Returns one sum a region in the scene's order. Linksets that name none (or one that does not
/// exist) are together in a last, unnamed private_20000 region, present only if there are such
/// linksets or no regions.
/// @param scene  Whose linksets name their regions.
/// @param costs  One entry a linkset of the scene.
std::vector<RegionCost> sumByRegion(const scene::Scene& scene,
                                    const std::vector<LinksetCost>& costs);

/// Returns the physics of a part in PE as it adds to the weight that may decide: penalised where
/// the linkset is physical. Nothing where it is unknown.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param part  Index in the linkset.
/// @param profile  The one it was weighed under.
std::optional<double> appliedPhysics(const scene::Linkset& linkset, const LinksetCost& cost,
                                     std::size_t part, const Profile& profile);

/// Returns the weight in PE that decides the land impact of a linkset: under OpenSim's accounting
/// the sum of what decides for each part; of a legacy linkset its number of parts.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param profile  The one it was weighed under.
double decidingWeight(const scene::Linkset& linkset, const LinksetCost& cost,
                      const Profile& profile);

/// Returns the land impact of a linkset before it is rounded: the weight that decides, at least the
/// smallest land impact; of a legacy linkset its number of parts.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param profile  The one it was weighed under.
double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile);

/// A cost of which part is unknown: `at least 12.3`, or `unknown` where nothing of it is known.
Sentence incompleteCost(Number known);

/// Returns `cost` to fill a sentence with; where `isPartUnknown`, as the sentence of
/// incompleteCost().
Value costValue(Number cost, bool isPartUnknown);

}  // namespace wb::cost
