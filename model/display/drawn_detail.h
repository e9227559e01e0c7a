#pragma once

#include "model/display/display.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace wb::layers {

/// From where a scene is seen, and how large.
struct Sight {
  glm::dvec3 eye{0};            ///< Region metres.
  glm::dvec3 forward{1, 0, 0};  ///< Unit vectors.
  glm::dvec3 up{0, 0, 1};
  glm::dvec2 size{1};  ///< Of the picture, in pixels.
  double focal = 1;    ///< Pixels that a metre spans a metre before the eye.
  /// The side of the square in the upper right corner that is not for labels, in pixels.
  double corner = 0;
};

enum class Drawn : std::uint8_t {
  nothing,  ///< Out of sight.
  point,
  box,  ///< The box around the shape.
  shape
};

/// How finely one piece of a layer is drawn.
struct Detail {
  Drawn drawn = Drawn::shape;
  std::uint8_t level = 0;  ///< Of a shape: 0 itself, k the k-th of Shape::coarser.
  bool hasEdges = true;    ///< Its own triangles are large enough to be told apart.
  float pixels = 0;        ///< How large it is on the screen, about.

  /// Returns whether `other` is drawn alike: its size on the screen makes no difference.
  bool isSameAs(const Detail& other) const {
    return drawn == other.drawn && level == other.level && hasEdges == other.hasEdges;
  }
};

/// What drawing all layers may take. A picture keeps to it, as far as can be, by being less fine
/// everywhere, never by leaving anything out.
struct DetailLimits {
  std::size_t triangles = 0;  ///< Of all that is drawn as a shape or a box.
  std::size_t draws = 0;      ///< Distinct shapes and levels, each of which is a draw call.
};

/// Chooses how finely each piece is drawn: what is out of sight is not drawn, what is smaller than
/// a pixel is a point, what is small is as coarse as can hardly be seen; coarser than that only
/// where the limits ask for it.
/// @param layers  None is null. Of their shapes only levels that are made are used (see
///   prepareLevels).
/// @param sight  Where the scene is seen from.
/// @param limits  Kept to as far as can be: a picture at its coarsest may exceed them.
/// @return  For each layer one entry a piece.
std::vector<std::vector<Detail>> chooseDetails(std::span<const LayerShapes* const> layers,
                                               const Sight& sight, const DetailLimits& limits);

/// Returns the number of triangles that a piece of a `shape` is drawn with: 0 for a point, or for
/// nothing. The level of a `detail` must be made.
std::size_t trianglesOf(const Shape& shape, const Detail& detail);

/// Returns the number of triangles that a `layer` has with every piece at its finest.
std::size_t trianglesOf(const LayerShapes& layer);

/// A scene of no more triangles is drawn at its finest, whatever is seen of it.
inline constexpr std::size_t fewTriangles = 150'000;

/// Makes the coarser levels of shapes, on all cores, unless the layer has few triangles
/// (fewTriangles). A picture drawn once gains nothing by levels of a shape that it shows once.
/// @param layer  Its shapes keep the levels.
/// @param leastUses  Shapes that fewer pieces show are left as they are.
/// @param task  Counts a step a shape; cancelled: the rest are left as they are.
void prepareLevels(const LayerShapes& layer, std::size_t leastUses, const Task& task = {});

/// How much is drawn.
struct DrawnCounts {
  std::size_t triangles = 0;       ///< As finely as it is.
  std::size_t hulls = 0;           ///< Of what is drawn as such.
  std::set<std::size_t> linksets;  ///< Of which anything is drawn.
};

/// Adds to `counts` what is drawn of a layer.
/// @param counts  Of all layers so far.
/// @param layer  The shapes and pieces.
/// @param which  The layer they are of: only of hulls and base hulls hulls are counted.
/// @param details  One a piece, as chooseDetails gives them.
void addCounts(DrawnCounts& counts, const LayerShapes& layer, Layer which,
               std::span<const Detail> details);

/// Returns where a point of the scene, `at` in region metres, is in the picture that is `sight`, in
/// pixels from its middle to the right and upwards; nothing behind the eye.
std::optional<glm::dvec2> fromMiddle(const Sight& sight, const glm::dvec3& at);

/// A label of a place in the scene.
struct PlacedLabel {
  glm::dvec3 at{0};    ///< Region metres.
  glm::dvec2 size{0};  ///< Pixels.
};

/// Finds room for labels: each stands above its place, or as near to there as it neither lies over
/// one that comes later in the list, nor in the corner that is not for labels, nor leaves the
/// picture. One that finds no room, or has its place out of sight, stays above its place.
/// @param labels  Placed from the last to the first. For hundreds: at worst the time grows with the
///   cube of their number.
/// @param sight  Where the scene is seen from.
/// @param lift  Pixels from a place up to the lower edge of its label.
/// @return  For each label where the middle of its lower edge is from its place on the screen, in
///   pixels to the right and upwards.
std::vector<glm::dvec2> labelOffsets(std::span<const PlacedLabel> labels, const Sight& sight,
                                     double lift);

}  // namespace wb::layers
