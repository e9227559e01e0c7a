#pragma once

#include "model/asset/asset.h"
#include "model/core/core.h"
#include "model/core/task.h"
#include "model/cost/profile.h"
#include "model/shapes/shapes.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace wb::shape {

/// What a viewer shows a scene on.
struct Screen {
  static constexpr double lines = 1080;                  ///< Of pixels, from top to bottom.
  static constexpr double angle = std::numbers::pi / 3;  ///< Radians, lowest to highest line.

  /// Returns how long a pixel is across the view at a `distance`; both in m.
  static double pixelAt(double distance) { return 2 * distance * std::tan(angle / 2) / lines; }
  /// Returns at which distance a pixel is of this `length`; both in m.
  static double distanceAt(double length) { return length / pixelAt(1); }
};

/// What levels of detail are asked for.
struct LevelRequest {
  /// Pixels of a Screen that the surface of each may be off where the grid switches to it.
  static constexpr double usualPixels = 2;
  double pixels = usualPixels;  ///< Above 0.
  bool isQuick = false;         ///< Look at fewer candidates.
  /// Half the diagonal by which the grid switches levels, m; nothing: that of the scale.
  std::optional<double> radius{};
};

/// One level of detail of those that were made.
struct MadeLevel {
  double distance = 0;  ///< Where the grid switches to it, m; 0 for the high one.
  double error = 0;     ///< How far its surface is from the high level's, m.
  std::size_t triangles = 0;
  std::size_t bytes = 0;  ///< As stored.

  /// Of a Screen, where the grid switches to it; 0 for the high one.
  double pixels() const;
};

/// A mesh with generated levels of detail.
struct MadeLevels {
  std::shared_ptr<const asset::MeshAsset> mesh;  ///< As its file would be read.
  double pixels = 0;                             ///< That were asked for.
  std::array<MadeLevel, 4> levels{};             ///< By asset::Lod.

  /// Of the lower levels the worst.
  double worstPixels() const;
  /// From how far off, m, nobody sees that a lower level is shown: none is off by a pixel of a
  /// Screen there. 0: from nowhere.
  double sameBeyond() const;
};

/// Makes each lower level of the high one: the one of fewest bytes that is close enough. What is
/// there already stays where it is close enough and as small. None has more triangles than the one
/// above it, all have the same faces. They are for an upload, which gives all of them normals (see
/// asset::withNormals), and makes a stored base hull of them (see exporting::asUploaded).
/// @param mesh     Its high level is what the others stand for.
/// @param scale    The sides at which it is seen, m.
/// @param profile  Says where the grid switches levels.
/// @param request  How far each may be off, in pixels.
/// @param task     Cancelled: fails.
/// @return Fails for a mesh without a high level, and for one without a usable triangle there.
Result<MadeLevels> makeLevels(const asset::MeshAsset& mesh, const glm::dvec3& scale,
                              const cost::Profile& profile, const LevelRequest& request,
                              const Task& task = {});

/// What levels of detail are asked for, of which one set is to be chosen.
struct LevelChoice {
  double pixels = LevelRequest::usualPixels;  ///< See LevelRequest.
  std::optional<double> streaming{};  ///< PE: then the closest at that cost, whatever `pixels`.
  bool isCompared = false;            ///< Coarser and finer ones too.
};

inline constexpr double fewestPixels = 0.1;  ///< The fewest pixels that levels are made for.
inline constexpr double mostPixels = 64;     ///< The most.

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

/// Makes levels of detail of the mesh that some parts of a linkset have, each set really weighed.
/// @param part    One of the parts: what its download weight is told of.
/// @param parts   Indices in the linkset of all that have the mesh, `part` among them.
/// @param choice  How close, or at which cost; with a cost, six or seven sets are made.
/// @param task    Cancelled: fails.
/// @return From the finest to the coarsest, at most one of them chosen. Fails as makeLevels does,
///     and for a part that is no mesh or whose mesh is missing.
Result<std::vector<WeighedLevels>> weighedLevels(const FittedPart& part,
                                                 std::span<const std::size_t> parts,
                                                 const LevelChoice& choice, const Task& task = {});

}  // namespace wb::shape
