#pragma once

#include "model/analysis/found_target.h"
#include "model/analysis/fragility.h"
#include "model/analysis/weighing.h"
#include "model/core/value.h"

#include <optional>
#include <vector>

namespace wb::explain {

/// How the physics of a target moves when vertices do. Nothing where it rests on no triangle, is
/// unknown, or work was cancelled. The weighing must still have its geometry.
std::optional<tuning::Fragility> steadinessOf(const weighing::Weighing& weighing,
                                              const weighing::Target& target,
                                              const Task& task = {});

/// Triangles that decide the physics of a target.
std::size_t trianglesBehind(const weighing::Weighing& weighing, const weighing::Target& target);

/// Between which costs physics lies when vertices move by no more than tools move them on their
/// own: half a step of the format, or 1 µm.
tuning::Spread usualSpread(const tuning::Fragility& steadiness);

/// One that says that it stays where it is, or one a level.
std::vector<Sentence> steadinessSentences(const tuning::Fragility& steadiness);

}  // namespace wb::explain
