#pragma once

#include <glm/vec2.hpp>

#include <cstdint>

namespace wb::viewport {

/// Where the second of two panes is; without one the first is all there is.
enum class Split : std::uint8_t { none, right, left };

/// How a view is divided: into one pane, or into two of one size that are seen by one camera.
/// Pixels count from the upper left.
struct Panes {
  glm::dvec2 view{1};  ///< Its size.
  Split split = Split::none;

  /// Of a pane.
  glm::dvec2 size() const { return split == Split::none ? view : glm::dvec2(view.x / 2, view.y); }
  bool isRight(const glm::dvec2& pixel) const {
    return split != Split::none && pixel.x >= view.x / 2;
  }
  /// Whether a pixel of the view is in the second pane.
  bool isBeside(const glm::dvec2& pixel) const {
    return split != Split::none && isRight(pixel) == (split == Split::right);
  }
  /// A pixel of the view in its own pane.
  glm::dvec2 within(const glm::dvec2& pixel) const {
    return isRight(pixel) ? pixel - glm::dvec2(view.x / 2, 0) : pixel;
  }
};

}  // namespace wb::viewport
