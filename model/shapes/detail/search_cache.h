#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/result_cache.h"
#include "model/core/task.h"
#include "model/cost/profile.h"
#include "model/geometry/geometry.h"
#include "model/shapes/analyzed_hulls.h"
#include "model/shapes/fitting.h"
#include "model/shapes/generated_levels.h"

#include <optional>
#include <string>

/// What searches found is kept between runs in the ResultCache of the process, if it has one: each
/// follows from its input alone, and takes seconds to find.
namespace wb::shape {

/// A shape, and how long it took to make.
struct TimedFit {
  FittedShape fit;
  double seconds = 0;  ///< On the clock, when it was made.
};

// Keys name all that a result follows from.

/// Returns that of a shape.
/// @param seen    What it stands for, m.
/// @param budget  As of fittedFor, PE; nothing: as of fitted.
std::string keyOfFit(const mesh::TriangleMesh& seen, const FitMethod& method,
                     const FitOptions& options, const std::optional<double>& budget);
/// Returns that of what makeLevels() makes of its arguments.
std::string keyOfLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                        const cost::Profile& profile, const LevelRequest& request);
/// Returns that of what analyzedRange() finds for a `mesh`.
std::string keyOfAnalyzed(const mesh::TriangleMesh& mesh);

// What is read back is the same to the bit; nothing where it cannot be read.

Bytes bytesOf(const TimedFit& fit);
Bytes bytesOf(const MadeLevels& levels);
Bytes bytesOf(const AnalyzedRange& range);
bool readFrom(ByteView bytes, TimedFit& fit);
bool readFrom(ByteView bytes, MadeLevels& levels);
bool readFrom(ByteView bytes, AnalyzedRange& range);

/// Returns what was kept under `key()`, else what `make()` gives, which is kept unless it failed or
/// the `task` was cancelled meanwhile.
template <class Found, class Key, class Make>
Result<Found> keptOr(const Key& key, const Make& make, const Task& task) {
  ResultCache* cache = resultCache();
  if (!cache) return make();
  const std::string name = key();
  Found kept;
  if (const auto bytes = cache->find(name); bytes && readFrom(*bytes, kept)) return kept;
  Result<Found> made = make();
  if (made && !task.cancelled()) cache->keep(name, bytesOf(*made));
  return made;
}

}  // namespace wb::shape
