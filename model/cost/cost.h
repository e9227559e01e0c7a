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

enum class Accounting : std::uint8_t { weighed, legacy };
enum class DecidedBy : std::uint8_t { physics, streaming, server, parts };
std::string_view name(Accounting accounting);
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
Weights decidingWeights(const LinksetCost& cost, bool physical, AccountingModel model);

/// Statistics of a whole scene, in its order: one a part.
struct SceneStatistics {
  std::vector<std::vector<PartStatistics>> linksets;
};

/// Makes the statistics of all parts; cancelled work gives what was made so far, padded with
/// statistics of missing meshes.
SceneStatistics makeStatistics(const scene::Scene& scene, const GeometryRules& rules,
                               const Task& task = {});

/// Costs from statistics alone: no file, no geometry. `statistics` has one entry a part.
LinksetCost weigh(const scene::Linkset& linkset, const std::vector<PartStatistics>& statistics,
                  const Profile& profile);

/// All linksets of a scene, in its order. `statistics` has one entry a linkset and part.
std::vector<LinksetCost> weigh(const scene::Scene& scene, const SceneStatistics& statistics,
                               const Profile& profile);

/// The same in the place of what they cost before: half of the time of weighing goes to finding
/// room.
void weighAgain(std::vector<LinksetCost>& costs, const scene::Scene& scene,
                const SceneStatistics& statistics, const Profile& profile);

/// Whether a linkset is weighed, or counts as its number of parts. One part that opts in is enough.
Accounting accountingOf(const scene::Linkset& linkset, AccountingModel model);

/// (xy + yz + zx) / 3 of the box, along the root's axes, around the parts' oriented boxes, in m². 0
/// without parts. Source: Mesh Physics document.
double meanFaceArea(const scene::Linkset& linkset);

/// Whether any number of the linksets is unknown.
bool isAnyUnknown(const std::vector<LinksetCost>& costs);

/// Findings of a weighing: a root with shape type None, a missing mesh, a stored hull without
/// volume, a linkset without parts.
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

/// One a region in the scene's order; linksets that name none (or one that does not exist) are
/// together in a last, unnamed private_20000 region, present only if there are such linksets or no
/// regions.
std::vector<RegionCost> sumByRegion(const scene::Scene& scene,
                                    const std::vector<LinksetCost>& costs);

/// Physics of a part of a linkset as it adds to the weight that may decide: penalised where the
/// linkset is physical. Nothing where it is unknown.
std::optional<double> appliedPhysics(const scene::Linkset& linkset, const LinksetCost& cost,
                                     std::size_t part, const Profile& profile);

/// The weight that decides the land impact of a linkset, from what weigh() gave for it: under
/// OpenSim's accounting the sum of what decides for each part; of a legacy linkset its number of
/// parts.
double decidingWeight(const scene::Linkset& linkset, const LinksetCost& cost,
                      const Profile& profile);

/// The land impact of a linkset before it is rounded, from what weigh() gave for it: the weight
/// that decides, at least the least land impact; of a legacy linkset its number of parts.
double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile);

/// A cost of which part is unknown: `at least 12.3`, or `unknown` where nothing of it is known.
Sentence incompleteCost(Number known);

/// A cost to fill a sentence.
Value costValue(Number cost, bool isPartUnknown);

}  // namespace wb::cost
