#pragma once

#include "model/core/core_texts.h"
#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/search_cache.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting.h"

#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace wb::shape {

/// Makes shapes of what is seen of a part. Its solids are made only when a shape is not in the
/// cache.
class PartFitter {
 public:
  PartFitter(const mesh::TriangleMesh& seen, const mesh::TriangleMesh& usable,
             const FitOptions& options, const Task& task)
      : seen_(seen),
        usable_(usable),
        options_(options),
        task_(task),
        tried_(triedFor(options)),
        solids_(tried_.size()) {}

  /// Fails as the method does.
  Result<TimedFit> make(const FitMethod& method, const std::optional<double>& budget,
                        double mostCost, std::size_t mostCorners, const Task& task) {
    FitOptions options = options_;
    options.mostCost = mostCost;
    options.rules.mostCorners = mostCorners;
    const auto search = [&]() -> Result<TimedFit> {
      if (const auto& solid = solidAt(0); !solid) return tl::unexpected(solid.error());
      const auto begin = Clock::now();
      auto fit = budget ? fittedFor(seen_, *budget, method, options, task)
                        : fittedOpen(method, options, task);
      if (!fit) return tl::unexpected(fit.error());
      return TimedFit{std::move(*fit), std::chrono::duration<double>(Clock::now() - begin).count()};
    };
    return keptOr<TimedFit>([&] { return keyOfFit(seen_, method, options, budget); }, search, task);
  }

  /// Why no method makes anything.
  const Diagnostic* noSolid() const {
    const auto& solid = solids_.front();
    return solid && !*solid ? &solid->error() : nullptr;
  }

 private:
  using Clock = std::chrono::steady_clock;

  /// Those tried, one after another, where a shape is not close enough or blocks a passage: from
  /// the looser one of two zones to the tighter, then its half and quarter.
  static std::vector<double> triedFor(const FitOptions& options) {
    std::vector<double> tried{options.tolerance};
    if (options.zones && options.zones->tighter() < options.zones->looser()) {
      const double between = std::sqrt(options.zones->tighter() * options.zones->looser());
      if (options.zones->tighter() * 2 < options.zones->looser()) tried.push_back(between);
      tried.push_back(options.zones->tighter());
    }
    const double last = tried.back();
    for (const int times : {1, 2}) tried.push_back(std::ldexp(last, -times));
    return tried;
  }

  static FitOptions within(FitOptions options, double tolerance) {
    options.tolerance = tolerance;
    return options;
  }

  /// For one of the tolerances that are tried.
  const Result<Solid>& solidAt(std::size_t number) {
    auto& solid = solids_[number];
    if (!solid) solid.emplace(solidFor(usable_, within(options_, tried_[number]), task_));
    return *solid;
  }

  /// Closer where a passage is blocked, or a zone is too far off: what is within a part of the
  /// tolerance is within all of it. So a looser tolerance gives nothing worse.
  Result<FittedShape> fittedOpen(const FitMethod& method, const FitOptions& options,
                                 const Task& task) {
    auto first = fitted(*solidAt(0), method, options, task);
    const auto isGood = [](const FittedShape& shape) {
      return shape.keepsPassage() && (!shape.zones || shape.isWithin());
    };
    const bool isTheSame = !method.followsTolerance || (method.triesCloser && !options.zones);
    if (!first || isGood(*first) || isTheSame) return first;
    bool isOnlyBlocked = first->isWithin();
    for (std::size_t i = 1; i < tried_.size(); ++i) {
      if (options.zones && tried_[i] < options.zones->tighter() && !isOnlyBlocked) break;
      // Where what holds each by itself blocks a passage, one between hardly opens it.
      const bool isCloser = options.zones && options.zones->contact < options.zones->elsewhere;
      if (isCloser && isOnlyBlocked && method.followsZones && tried_[i] > options.zones->tighter())
        continue;
      const Result<Solid>& solid = solidAt(i);
      if (!solid) break;
      auto closer = fitted(*solid, method, within(options, tried_[i]), task.inside({}));
      if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
      if (!closer) continue;
      closer->tolerance = options.tolerance;
      isOnlyBlocked = closer->isWithin();
      if (isOnlyBlocked && closer->keepsPassage()) return closer;
      if (options.zones && isOnlyBlocked && !first->isWithin()) first = std::move(closer);
    }
    return first;
  }

  const mesh::TriangleMesh& seen_;
  const mesh::TriangleMesh& usable_;
  const FitOptions& options_;
  const Task& task_;
  std::vector<double> tried_;                         ///< Tolerances, m.
  std::vector<std::optional<Result<Solid>>> solids_;  ///< See solidAt.
};

}  // namespace wb::shape
