#pragma once

#include "model/analysis/comparison.h"
#include "model/core/text.h"
#include "model/cost/cost.h"
#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace wb::tuning {

/// One thing that was done to a linkset, or to the constants it is weighed under, between two
/// versions. Several parts that were treated alike are one act.
struct Act {
  Sentence done;                   ///< `Making hull 0 shiny`.
  Sentence inverse;                ///< What takes it back, told to whoever does it.
  std::vector<std::size_t> parts;  ///< Of the linkset after it, ascending; of none for the whole.
  /// The land impact after, with this act alone taken back.
  double without = 0;
  /// Whether the linkset counts in another way with this act alone taken back.
  bool switchesAccounting = false;
};

/// What made the land impact of a linkset another, found by taking acts back and weighing the rest.
struct WhatChanged {
  double before = 0;  ///< Land impact.
  double after = 0;
  std::vector<Act> acts;
  /// The smallest sets of acts, as indices, that explain the change: with one of them taken back
  /// the land impact is that of before, and with fewer of the same it is not. Of at most
  /// mostActsInSubsets acts all such sets are here; of more, one. In each, the act is first that
  /// alone taken back comes nearest to before. None where the land impact is as before.
  std::vector<std::vector<std::size_t>> sets;
  cost::Accounting accountingBefore = cost::Accounting::weighed;
  cost::Accounting accountingAfter = cost::Accounting::weighed;
  bool isNew = false;   ///< It was not there before.
  bool isGone = false;  ///< It is not there any more.
};

/// Of so many acts every subset is taken back; of more they are taken back one after the other, the
/// one that explains most first.
inline constexpr std::size_t mostActsInSubsets = 6;

/// Finds what changed between two sides, linkset by linkset. Both sides, with their meshes, must
/// outlive it. Not thread-safe: it remembers geometry.
class ChangeFinder {
 public:
  ChangeFinder(const Side& before, const Side& after);
  ChangeFinder(ChangeFinder&&) noexcept;
  ~ChangeFinder();

  /// Returns what changed of a linkset that either side has. Nothing where its land impact is
  /// unknown on a side.
  /// @param before  Index in the first side's scene; nothing: it is new.
  /// @param after   Index in the second side's scene; nothing: it is gone.
  std::optional<WhatChanged> operator()(std::optional<std::size_t> before,
                                        std::optional<std::size_t> after);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

/// Says what changed the land impact: a sentence for each set of acts that explains it, the first
/// as the fact, the others as what explains it as well. That it stayed as it was, where it did.
/// Example: `Making hull 0 shiny switched the linkset to the new accounting: 40 → 349. Without it:
/// 40.`
std::vector<Sentence> sentencesOf(const WhatChanged& changed);

/// Says how to take back what explains what `changed`: of the first set of acts, one sentence an
/// act.
std::vector<Sentence> inversesOf(const WhatChanged& changed);

}  // namespace wb::tuning
