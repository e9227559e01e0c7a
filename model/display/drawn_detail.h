#pragma once

#include "model/display/display.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
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

/// For each layer one entry a piece: what is out of sight is not drawn, what is smaller than a
/// pixel is a point, what is small is as coarse as can hardly be seen; coarser than that only where
/// the limits ask for it. Only levels that are made are used.
std::vector<std::vector<Detail>> chooseDetails(std::span<const LayerShapes* const> layers,
                                               const Sight& sight, const DetailLimits& limits);

/// Triangles that a piece of a shape is drawn with.
std::size_t trianglesOf(const Shape& shape, const Detail& detail);

/// Triangles that a layer has with every piece at its finest.
std::size_t trianglesOf(const LayerShapes& layer);

/// A scene of no more triangles is drawn at its finest, whatever is seen of it.
inline constexpr std::size_t fewTriangles = 150'000;

/// Makes the coarser levels of shapes that so many pieces show at least, on all cores, unless the
/// layer has few triangles. A picture drawn once gains nothing by levels of what it shows once.
void prepareLevels(const LayerShapes& layer, std::size_t leastUses, const Task& task = {});

/// How much is drawn.
struct DrawnCounts {
  std::size_t triangles = 0;       ///< As finely as it is.
  std::size_t hulls = 0;           ///< Of what is drawn as such.
  std::set<std::size_t> linksets;  ///< Of which anything is drawn.
};

/// Adds what a layer has of it: one detail a piece.
void addCounts(DrawnCounts& counts, const LayerShapes& layer, Layer which,
               std::span<const Detail> details);

/// A label of a place in the scene.
struct PlacedLabel {
  glm::dvec3 at{0};    ///< Region metres.
  glm::dvec2 size{0};  ///< Pixels.
};

/// Where the middle of each label's lower edge is from its place on the screen, in pixels to the
/// right and upwards: `lift` above it, or as near to there as it neither lies over one that comes
/// later in the list nor leaves the picture. What finds no room, or has its place out of sight,
/// stays `lift` above it.
std::vector<glm::dvec2> labelOffsets(std::span<const PlacedLabel> labels, const Sight& sight,
                                     double lift);

}  // namespace wb::layers
