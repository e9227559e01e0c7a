#pragma once

#include "model/display/display.h"
#include "model/display/drawn_detail.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <optional>

namespace wb::viewport {

/// A plane that cuts a scene open: what lies beyond it is neither drawn nor picked.
struct Section {
  glm::dvec3 normal{0, 0, 1};  ///< A unit vector towards what is cut away.
  double height = 0;           ///< Of the plane along it, in region metres.

  bool operator==(const Section&) const = default;
};

/// What of a ray is not cut away: from one distance to another; nothing where `from` is beyond.
struct Stretch {
  double from = 0;
  double to = 0;
};
Stretch keptOf(const Section& section, const glm::dvec3& origin, const glm::dvec3& direction);

/// Where the second of two panes is; without one the first is all there is.
enum class Split : std::uint8_t { none, right, left };

/// How a view is divided: into one pane, or into two of one size that are seen by one camera.
/// Pixels count from the upper left.
struct Panes {
  glm::dvec2 view{1};  ///< Its size.
  Split split = Split::none;
  /// Share of the width where a divider stands: both panes are as large as the view, and each is
  /// seen on its side of it. Nothing: they lie side by side.
  std::optional<double> divider{};

  /// From the left, where one pane ends and the other begins.
  double edge() const { return view.x * divider.value_or(0.5); }
  /// Of a pane.
  glm::dvec2 size() const {
    return split == Split::none || divider ? view : glm::dvec2(view.x / 2, view.y);
  }
  bool isRight(const glm::dvec2& pixel) const { return split != Split::none && pixel.x >= edge(); }
  /// Whether a pixel of the view is in the second pane.
  bool isBeside(const glm::dvec2& pixel) const {
    return split != Split::none && isRight(pixel) == (split == Split::right);
  }
  /// A pixel of the view in its own pane.
  glm::dvec2 within(const glm::dvec2& pixel) const {
    return isRight(pixel) && !divider ? pixel - glm::dvec2(view.x / 2, 0) : pixel;
  }
};

/// A camera that turns about a target, z up. ModelFile values and mathematics: the view copies it
/// into Qt 3D, picking takes its rays from it, so what is seen and what is picked cannot differ.
class OrbitCamera {
 public:
  enum class Standard { front, back, left, right, top, bottom, corner };
  static constexpr std::array standards{Standard::front, Standard::back, Standard::left,
                                        Standard::right, Standard::top,  Standard::bottom,
                                        Standard::corner};

  glm::dvec3 target{0};  ///< Region metres.
  double distance = 10;  ///< Metres from the target.
  double yaw = -2.356;   ///< Radians about z; 0 looks from +x.
  double pitch = 0.5;    ///< Radians above the horizon, within ±pi/2.
  /// Everything as large as at the target, however far off; seen from farther behind it.
  bool isOrthographic = false;

  static constexpr double fieldOfView = 0.7;  ///< Vertical, radians.

  glm::dvec3 position() const;
  glm::dvec3 up() const;
  glm::dvec3 forward() const;
  double nearPlane() const;
  double farPlane() const;
  /// Metres that the picture is high at the target.
  double heightAtTarget() const;

  /// Turns by a drag of so many pixels.
  void orbit(const glm::dvec2& pixels);
  /// Moves the target so that what lies in its plane follows the pointer.
  void pan(const glm::dvec2& pixels, const glm::dvec2& viewSize);
  /// Comes nearer (factor < 1) or goes off, keeping the point under the pointer where it is.
  void zoom(double factor, const glm::dvec2& pointer, const glm::dvec2& viewSize);
  /// Looks elsewhere from where it is, by a drag of so many pixels.
  void lookAround(const glm::dvec2& pixels);
  /// Goes so many metres to the right, upwards and forwards in the picture.
  void fly(const glm::dvec3& metres);
  /// Turns about what is nearer by a factor below 1, from where it is.
  void drawTargetNear(double factor);
  /// Shows a whole box from the present side.
  void frame(const glm::dvec3& low, const glm::dvec3& high, const glm::dvec2& viewSize);
  void look(Standard view);

  /// Whether a whole box is in the picture, and large enough in it to be looked at.
  bool showsWell(const glm::dvec3& low, const glm::dvec3& high, const glm::dvec2& viewSize) const;
  /// Between two cameras: 0 is this one, 1 the other.
  OrbitCamera towards(const OrbitCamera& other, double fraction) const;

  /// A unit direction from origin() through a pixel; the origin of pixels is the upper left.
  glm::dvec3 direction(const glm::dvec2& pixel, const glm::dvec2& viewSize) const;
  /// Where the ray through a pixel begins: at position(), or beside it where all are parallel.
  glm::dvec3 origin(const glm::dvec2& pixel, const glm::dvec2& viewSize) const;

  /// Where a point appears; nothing where it does not lie before the eye.
  std::optional<glm::dvec2> pixelOf(const glm::dvec3& point, const glm::dvec2& viewSize) const;

  bool operator==(const OrbitCamera&) const = default;
};

/// Where a view is seen from, and the box that it goes on showing there.
struct Viewpoint {
  OrbitCamera camera;
  std::optional<layers::Bounds> framed;
};

}  // namespace wb::viewport

namespace Qt3DRender {
class QCamera;
}

namespace wb::viewport {

/// Makes Qt 3D look from where a camera is, onto a picture of `viewSize` pixels.
void apply(const OrbitCamera& camera, const glm::dvec2& viewSize, Qt3DRender::QCamera& eye);

/// The same for what chooses how finely things are drawn.
layers::Sight sightOf(const OrbitCamera& camera, const glm::dvec2& viewSize);

}  // namespace wb::viewport
