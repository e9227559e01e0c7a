#pragma once

#include <glm/vec3.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>

class QWidget;

namespace wb::ui {

// What editing of hulls asks, in metres from the middle of their part, along its own axes; nothing,
// if the user does not answer.

/// A plane across an axis, 0 to 2 for x to z.
struct AxisPlane {
  int axis = 0;
  double place = 0;
};
/// `low` and `high` are the corners of the box around what is split: at first across the middle of
/// its longest side. `show` is told of the plane as it is typed.
std::optional<AxisPlane> askForPlane(QWidget& window, const glm::dvec3& low, const glm::dvec3& high,
                                     const std::function<void(const AxisPlane&)>& show = {});

struct MiddleAndSize {
  glm::dvec3 middle{0};
  glm::dvec3 size{1};
};
/// Within a part of that size. `show` is told of the box as it is typed.
std::optional<MiddleAndSize> askForBox(QWidget& window, const glm::dvec3& part,
                                       const std::function<void(const MiddleAndSize&)>& show = {});

struct MovedCorner {
  std::size_t corner = 0;
  glm::dvec3 place{0};
};
/// One of these, at least one, and where it goes: where an asset can hold it, which is a little
/// beyond a part of that size.
std::optional<MovedCorner> askForCorner(QWidget& window, std::span<const glm::dvec3> corners,
                                        const glm::dvec3& part);

}  // namespace wb::ui
