#pragma once

#include "model/analysis/advice.h"
#include "model/analysis/detail/deviation_meter.h"

#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::advice {

/// What is lost by a change beside its saving, the mildest first.
enum class Loss {
  none,    ///< Nothing that somebody who uses the object meets: work, and what is seen from afar.
  shape,   ///< It is touched otherwise, or looks different.
  use,     ///< What it does: it is walked through, falls apart or no longer runs its scripts.
  freedom  ///< It is one with another object from then on.
};

/// What a caution of this code says; nothing for one that is in no row.
std::optional<Loss> knownLoss(std::string_view caution);

/// The largest of what the cautions say; one that is in no row is taken for the worst that a step
/// by itself can do.
Loss lossOf(std::span<const cost::Statement> cautions);

/// Sorts what is lost by a step as people read it, few of them at a glance: what concerns avatars
/// (doors above all) first, then what the object does, then what is seen or touched otherwise, then
/// the work it takes. Of one kind all stay in their order; a caution in no row is read first.
void sortByConcern(std::vector<cost::Statement>& cautions);

/// Whether a change links the linkset to others.
bool links(const Change& change);

/// The steps that a friend would name first: of those that save at least half of what the best one
/// without linking saves, what loses least, then what arrives as it is, then what saves most; then
/// the others in the order of
/// their savings. What takes back what likely made it jump is before all of these. Of equal savings
/// what loses less comes first, then the larger before rounding, then that of fewer parts, then the
/// lesser Losses. Links to other objects come last.
void sortByLoss(std::vector<Suggestion>& suggestions);

/// Whether what a change saves before rounding is no help. Several linksets are each rounded for
/// itself, and none costs less than the least land impact: what they are together before that is
/// nobody's. Nor is something made to look different for it.
bool countsOnlyRounded(const Change& change);

/// Weighs linksets as they are and as a change would make them. What helps only as long as a sculpt
/// costs what it is taken to cost is no help: its shape is in no file. The scene and the profile
/// must outlive it.
class Trial {
 public:
  Trial(const scene::Scene& scene, const cost::Profile& profile);

  struct Weighed {
    std::vector<cost::PartStatistics> statistics;
    cost::LinksetCost cost;
  };
  const Weighed& now(std::size_t linkset);

  /// What a part is for physics, before and after.
  using ShapeChange = std::pair<cost::Representation, cost::Representation>;

  struct Effect {
    Impact before;
    Impact after;
    std::vector<ShapeChange> shapes{};  ///< Of parts that are another shape then.
    bool losesPhysical = false;         ///< What could be set physical cannot any more.
    Losses losses{};
    std::optional<double> leastAfter{};  ///< See Suggestion.
  };
  /// Nothing for a change that would be no help, and for a Sequence.
  std::optional<Effect> effectOf(const Change& change);

  /// What a change of one linkset does to its weights, whether or not that helps.
  struct Shift {
    double physics = 0;  ///< PE more, as they decide (cost::decidingWeights).
    double streaming = 0;
    double server = 0;
    bool isWeighed = true;  ///< It counts by its weights then.
    Losses losses{};
  };
  /// Nothing where a cost becomes unknown, for what a physical linkset may not be, for Merge, Split
  /// and a Sequence.
  std::optional<Shift> shiftOf(const Change& change);

  /// What a sequence makes of all linksets that it concerns.
  struct Outcome {
    Impact impact;
    bool losesPhysical = false;   ///< What could be set physical cannot any more.
    bool becomesWeighed = false;  ///< One that was counted counts by its weights.
    bool becomesCounted = false;
    std::optional<double> leastAfter{};  ///< See Suggestion.
    /// Rounded land impact of the linksets linked to the first one, had each got its steps by
    /// itself.
    double ofOthers = 0;
  };
  /// Nothing where a cost is unknown, or a physical linkset may not be so any more.
  std::optional<Outcome> outcomeOf(const Sequence& sequence);
  /// The land impact before any step.
  Impact impactBefore(const Sequence& sequence);

 private:
  /// What counts of linksets together.
  struct Sum {
    Impact impact;
    double physics = 0;
    cost::Weights weights{};  ///< Each added up.
    std::size_t unknown = 0;  ///< Parts some cost of which is not known.
    bool isImpactUnknown = false;
    std::size_t forbidden = 0;  ///< Physical linksets that may not be.
    bool mayBePhysical = true;  ///< All of them.
    bool isAnyWeighed = false;
    bool isAnyCounted = false;
  };

  Weighed weighed(const scene::Linkset& linkset, const Change* change);
  std::optional<double> leastAfter(const Change& change, const scene::Linkset& linkset,
                                   Weighed after) const;
  static void add(Sum& sum, const scene::Linkset& linkset, const cost::LinksetCost& cost,
                  const cost::Profile& profile);
  Sum sumBefore(const Change& change);
  static bool isAllowed(const Sum& before, const Sum& after);
  /// Whether a change that makes `after` of the linksets helps whatever sculpts cost.
  bool helpsWithAnySculpts(const Change& change, const std::vector<scene::Linkset>& linksets,
                           const std::vector<Weighed>& after);
  bool helpsUnpacked(const Change& change, const scene::Linkset& linkset, const Weighed& after);
  /// The parts before a change in the order of those after it.
  std::vector<PhysicalPart> partsBefore(const Change& change);
  std::vector<PhysicalPart> partsAfter(const Change& change,
                                       const std::vector<scene::Linkset>& linksets,
                                       const std::vector<Weighed>& weighed) const;
  Losses lossesOf(const Change& change, const std::vector<scene::Linkset>& linksets,
                  const std::vector<Weighed>& after, bool losesPhysical);

  const scene::Scene& scene_;
  const cost::Profile& profile_;
  std::vector<cost::Profile> bySculpts_;  ///< Sculpts cost nothing; the least and most measured.
  cost::StatisticsMaker maker_;
  std::map<std::size_t, Weighed> now_;
  DeviationMeter meter_;
};

}  // namespace wb::advice
