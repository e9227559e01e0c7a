#pragma once

#include "model/shapes/generation.h"

#include <cstdint>

namespace wb::ui {

/// What decides which shapes are good enough.
enum class ShapeGoal : std::uint8_t {
  distance,  ///< As cheap as can be within centimetres,
  share,     ///< or within a percentage of its diagonal.
  budget,    ///< As close as can be for a physics cost in PE,
  free       ///< or for what the other weights leave.
};

/// What the user asks shapes for.
struct ShapeWish {
  shape::ShapeRequest request;
  bool isBudgetFree = false;
  making::Reach reach = making::Reach::alike;
};

}  // namespace wb::ui
