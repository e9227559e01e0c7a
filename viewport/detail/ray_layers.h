#pragma once

#include "model/display/drawn_detail.h"
#include "model/octree/trace.h"
#include "viewport/colour_legend.h"
#include "viewport/detail/frame_graph.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace wb::viewport {

class Surface;

/// What is drawn of a ray and its casts, each in its own colour.
enum class RayPart : std::uint8_t {
  rejected,
  untested,
  candidate,
  left,
  entered,
  hit,
  ray,
  published,
  exactPoint
};
inline constexpr std::array allRayParts{RayPart::rejected, RayPart::untested,  RayPart::candidate,
                                        RayPart::left,     RayPart::entered,   RayPart::hit,
                                        RayPart::ray,      RayPart::published, RayPart::exactPoint};

Colour colourOf(RayPart part);

/// A ray with what is to be seen of its casts.
struct RayPicture {
  octree::Ray ray;
  std::vector<octree::Step> visited;     ///< Each cube once.
  std::optional<octree::Hit> exact;      ///< What is met, if it is to be shown.
  std::optional<octree::Hit> published;  ///< Where Inexor's method finds another point.
  octree::Algorithm algorithm = octree::Algorithm::exact;  ///< Whose boxes are drawn.
};

/// A ray as it is drawn: seen through everything, a small entity a part.
class RayLayers {
 public:
  RayLayers(Qt3DCore::QEntity* root, const Passes& passes);

  void show(const octree::World& world, const RayPicture& picture);
  /// What is no edge of a cube is as thick on the screen from everywhere.
  void look(const layers::Sight& sight);
  void hide();
  /// Of what is drawn now.
  std::vector<LegendEntry> legend() const;

 private:
  void showCubes(const octree::World& world, const RayPicture& picture);
  void put(RayPart part, const QByteArray& vertices);
  void addStroke(RayPart part, const glm::dvec3& start, const glm::dvec3& end, double pixels);
  void drawStrokes();

  /// A line of the ray, or a point of it.
  struct Stroke {
    RayPart part;
    glm::dvec3 start;
    glm::dvec3 end;
    double pixels;
  };

  std::map<RayPart, Surface*> surfaces_;
  std::vector<Stroke> strokes_;
  layers::Sight sight_;
};

}  // namespace wb::viewport
