#pragma once

#include "model/analysis/comparison.h"
#include "model/core/text.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace wb::tuning {

/// What somebody can do to a part or linkset that counts for its weights.
enum class ActKind : std::uint8_t {
  materialsOn,
  materialsOff,
  shapeType,
  animatedOn,
  animatedOff,
  moreScripts,
  fewerScripts,
  resized,
  reshaped,
  mesh,
  physicsShape,
  levels,
  moved,
  linked,
  added,
  unlinked,
  removed,
  root,
  physicalOn,
  physicalOff,
  movingOn,
  movingOff,
  constant,
  profile,
};

/// An act with what takes it back.
struct FoundAct {
  ActKind kind = ActKind::moved;
  std::vector<std::size_t> pairs;  ///< Of the parts, as indices into the pairs of both sides.
  std::string key;                 ///< Of a constant or choice.
  Sentence done;
  Sentence inverse;
};

/// A linkset on both sides.
struct LinksetPair {
  const Side& before;
  const Side& after;
  std::size_t first = 0;   ///< Index in the scene before.
  std::size_t second = 0;  ///< Index in the scene after.
  std::vector<Pair> parts;

  LinksetPair(const Side& sideBefore, const Side& sideAfter, std::size_t indexBefore,
              std::size_t indexAfter)
      : before(sideBefore),
        after(sideAfter),
        first(indexBefore),
        second(indexAfter),
        parts(pairsOf(old().parts, now().parts)) {}

  const scene::Linkset& old() const { return before.scene.linksets[first]; }
  const scene::Linkset& now() const { return after.scene.linksets[second]; }
  const scene::Part* oldPart(std::size_t pair) const {
    return parts[pair].first ? &old().parts[*parts[pair].first] : nullptr;
  }
  const scene::Part* nowPart(std::size_t pair) const {
    return parts[pair].second ? &now().parts[*parts[pair].second] : nullptr;
  }
};

/// The ids of all parts of the linksets of a scene, to tell what was linked from what is new.
class PartIds {
 public:
  explicit PartIds(const scene::Scene& scene);
  bool contains(const Uuid& id) const;

 private:
  std::vector<Uuid> ids_;  ///< Ascending.
};

/// Returns all that differs between both sides of a linkset and between their constants, as acts,
/// in the order of their kinds.
/// @param pair         What is compared.
/// @param partsBefore  Of the whole scene before.
/// @param partsAfter   Of the whole scene after.
std::vector<FoundAct> actsBetween(const LinksetPair& pair, const PartIds& partsBefore,
                                  const PartIds& partsAfter);

}  // namespace wb::tuning
