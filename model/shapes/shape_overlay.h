#pragma once

#include "model/display/shown_overlay.h"
#include "model/shapes/write_shapes.h"

#include <cstdint>
#include <span>

namespace wb::making {

/// What is shown of shapes that were made.
enum class Look : std::uint8_t {
  shapes,      ///< Themselves.
  deviations,  ///< How far they are from what they stand for.
  ways         ///< Where avatars walk.
};

/// On how many of the parts of a shape it is shown: the first, those that are selected before those
/// that are alike.
std::span<const scene::Target> shownOn(const ShapeForParts& shape);

/// What a look shows of shapes on those parts, which have the meshes that shapes were made of;
/// nothing of shapes themselves. What is cancelled is not whole.
layers::Overlay overlayOf(const scene::Scene& scene, std::span<const ShapeForParts> shapes,
                          Look look, const Task& task = {});

}  // namespace wb::making
