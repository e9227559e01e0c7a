#pragma once

#include "model/octree/cast.h"
#include "model/octree/visits.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::octree {

/// The leaf that a ray comes nearest to.
struct Approach {
  Location leaf;
  double distance = 0;  ///< Metres from the ray to the leaf's surface; 0 where the leaf is met.
  double t = 0;         ///< Where on the ray, as of an entry.

  bool operator==(const Approach&) const = default;
};

/// Finds the leaf that a ray comes nearest to, as an algorithm takes the world. Of equally near
/// leaves any.
/// @param world  The ray need not meet what it passes through.
/// @param ray  As for cast().
/// @param options  `inexor` takes octrees as not turned, and NORMAL cubes as full boxes.
/// @return  Nothing where all is EMPTY.
std::optional<Approach> nearestApproach(const World& world, const Ray& ray,
                                        const CastOptions& options = {});

/// A cast with all that it did on the way, for whoever wants to follow it step by step.
struct Trace {
  Ray ray;
  Algorithm algorithm = Algorithm::exact;
  std::optional<Hit> hit;
  std::optional<Approach> approach;  ///< Of a miss.
  Visits visits{Visits::Detail::steps};
};

/// Casts a `ray` into a `world` by the same `options` as cast(), and keeps each step: many times
/// the memory and time of a cast.
Trace traceOf(const World& world, const Ray& ray, const CastOptions& options);

/// Returns what has been visited when a cast has done all of these `steps`: each cube once, in the
/// order of the first visits, with the last that was told of it itself.
std::vector<Step> visitedAfter(std::span<const Step> steps);

/// Returns the indices of the steps of a `trace` that decide what is found, in their order: leaves
/// and candidates that are met, where the search stops or ends, what is entered on the way to the
/// leaf that is found, and, of a miss, why the leaf that it passes nearest is not met.
std::vector<std::size_t> decisiveSteps(const Trace& trace);

/// Returns the indices of the `steps` about one `octree`.
std::vector<std::size_t> stepsIn(std::span<const Step> steps, std::size_t octree);

/// Returns the index of the step of a `trace` at which the leaf of the answer is met; nothing for a
/// miss, and where no step tells of it.
std::optional<std::size_t> stepOfHit(const Trace& trace);

/// Returns the octrees that the `steps` of a cast look into, in ascending order: entered, or a leaf
/// of it met.
std::vector<std::size_t> octreesLookedInto(std::span<const Step> steps);

/// Returns the word for a `bound`: `sphere`, `filled`, `box` or `mesh`.
std::string_view name(Bound bound);

/// Formats a `step` as words and numbers with six significant digits: `entered oct= cube= t=`,
/// `left oct= cube=`, `rejected oct= cube= bound= by=`, `hit oct= cube= t=`,
/// `candidate oct= cube= centre=`, `stopped oct= cube=`, `untested oct= cube= t=`,
/// `dead_end oct= cube=`. A number that the algorithm does not know is left out.
std::string formatStep(const Step& step);

/// Formats an `approach`: `approach oct= cube= distance= t=`.
std::string formatApproach(const Approach& approach);

/// Returns the first word of a step of a `kind`, as formatStep() writes it.
std::string_view name(Step::Kind kind);
/// Returns the name of the number of a step of a `kind`, as formatStep() writes it; empty where
/// there is none.
std::string_view numberName(Step::Kind kind);

}  // namespace wb::octree
