#pragma once

#include "model/display/drawn_detail.h"
#include "viewport/camera.h"
#include "viewport/colouring.h"
#include "viewport/detail/frame_graph.h"

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace wb::viewport {

class Surface;

/// What can be taken hold of and dragged: an arrow along a line, a ring about it, or a dot, which
/// goes wherever it is dragged.
enum class HandleForm : std::uint8_t { arrow, ring, dot };

struct Handle {
  glm::dvec3 origin{0};           ///< Region metres.
  glm::dvec3 direction{1, 0, 0};  ///< A unit vector, of no dot.
  Colour colour;
  HandleForm form = HandleForm::arrow;
  glm::dquat axes{1, 0, 0, 0};  ///< Of a dot: how those that it may go along are turned.

  bool operator==(const Handle&) const = default;
};

/// From one end to the other, in region metres.
using Line = std::array<glm::dvec3, 2>;

/// Handles, and lines that tell what hangs on them, as large on the screen from everywhere and seen
/// through everything.
class Handles {
 public:
  Handles(Qt3DCore::QEntity* root, const Passes& passes);

  /// None takes them away.
  void show(const std::vector<Handle>& handles, const std::vector<Line>& lines);
  bool isShown() const { return !handles_.empty(); }
  /// From where they are seen.
  void look(const layers::Sight& sight);
  /// Makes one brighter than the others.
  void mark(std::optional<std::size_t> handle);

  /// Which of them a pixel of the picture shows.
  std::optional<std::size_t> at(const glm::dvec2& pixel, const OrbitCamera& camera,
                                const glm::dvec2& viewSize) const;
  const Handle& operator[](std::size_t handle) const { return handles_[handle]; }

 private:
  std::vector<glm::dvec3> lineOf(const Handle& handle) const;
  void draw();

  Surface* surface_;
  std::vector<Handle> handles_;
  std::vector<Line> lines_;
  std::optional<std::size_t> marked_;
  layers::Sight sight_;
};

/// Whither a dot goes that is dragged from one pixel to another: across the view, or, where
/// `isAxial`, along that of its axes which is the nearest to its way on the screen.
glm::dvec3 dragOfDot(const Handle& dot, const std::array<glm::dvec2, 2>& pixels,
                     const OrbitCamera& camera, const glm::dvec2& viewSize, bool isAxial);

/// How far a pixel is along a handle: metres from its origin where its line is nearest to the
/// pixel's ray; of a ring radians about its direction, counter-clockwise. Nothing where the two run
/// alike, or the ring is seen from its edge. A dot has no line.
std::optional<double> alongHandle(const Handle& handle, const glm::dvec2& pixel,
                                  const OrbitCamera& camera, const glm::dvec2& viewSize);

}  // namespace wb::viewport
