#pragma once

#include "model/shapes/detail/coverage.h"
#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace wb::shape {

/// The same numbers everywhere.
class Random {
 public:
  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
    return mixed ^ (mixed >> 31);
  }
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

 private:
  std::uint64_t state_ = 1;
};

/// A piece that is farther outside the solid than this somewhere, m, with what is moved in; nothing
/// where it is still so after some tries. The grid that pieces are made by knows distances less
/// well than overfillOf does.
std::optional<Piece> clampOverfill(const Solid& solid, const Piece& piece, const PieceRules& rules,
                                   double tolerance, const Task& task = {});

/// All pieces so. Whether none had to be taken away.
bool clampAllOverfill(const Solid& solid, Coverage& coverage, const PieceRules& rules,
                      double tolerance, const Task& task = {});

/// Moves corners of a piece about, where all that is covered stays so and the piece stays within
/// the solid's reach, and takes away what that makes superfluous: corners that nothing could spare
/// where they were. Costs no more than before.
void perturb(const Solid& solid, Coverage& coverage, std::size_t piece, const PieceRules& rules,
             Random& random);

/// Moves corners of pieces about, and adds some where `mostCost`, PE, leaves room for more, until
/// all places are covered that are not; or not, where some tries were in vain. No piece leaves the
/// solid's reach, and no place that was covered is left for more that are not. How often it was
/// looked whether a place is near a piece.
std::size_t repair(const Solid& solid, Coverage& coverage, const PieceRules& rules, double mostCost,
                   Random& random);

/// Takes away a piece, or one of its corners, and repairs what is left within what that saved.
/// How often it was looked as said above.
std::size_t prune(const Solid& solid, Coverage& coverage, std::size_t piece,
                  const PieceRules& rules, Random& random);

/// Repairs what is open for what the pieces cost, else for a few corners more, but for less than a
/// piece. Whether all places are covered.
bool repairAll(const Solid& solid, Coverage& coverage, const PieceRules& rules, Random& random,
               const Task& task);

}  // namespace wb::shape
