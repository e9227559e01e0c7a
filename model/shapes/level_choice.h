#pragma once

#include "model/shapes/made_levels.h"
#include "model/shapes/made_shapes.h"

#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// What levels of detail are asked for, of which one set is to be chosen.
struct LevelChoice {
  double pixels = LevelRequest::usualPixels;  ///< See LevelRequest.
  std::optional<double> streaming{};  ///< PE: then the closest at that cost, whatever `pixels`.
  bool isCompared = false;            ///< Coarser and finer ones too.
};

/// The fewest and most pixels that levels are made for.
inline constexpr double fewestPixels = 0.1;
inline constexpr double mostPixels = 64;

/// Levels of detail that were made, and what they make of the costs.
struct WeighedLevels {
  MadeLevels made;
  std::optional<double> streaming;  ///< Of the part, PE.
  double landImpact = 0;            ///< Of the linkset, the others unchanged.
  double seconds = 0;               ///< That they took to make.
  bool isAsAsked = false;           ///< As close, or as cheap, as was asked for.
  bool isOnFront = false;  ///< No other is both as cheap and as close, and better in one of them.
  bool isChosen = false;
};

/// Levels of detail of the mesh that some parts of a linkset have, `part` among them, each really
/// weighed: from the finest to the coarsest, at most one of them chosen. Fails as makeLevels does,
/// and for a part that is no mesh.
Result<std::vector<WeighedLevels>> weighedLevels(const FittedPart& part,
                                                 std::span<const std::size_t> parts,
                                                 const LevelChoice& choice, const Task& task = {});

}  // namespace wb::shape
