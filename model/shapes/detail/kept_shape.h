#pragma once

#include "model/cost/profile.h"
#include "model/shapes/shapes.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace wb::making {

/// Returns a shape that was `made` as a value that keptShape reads back; what costs follow from is
/// left out.
nlohmann::json valueOf(const shape::MadeShape& made);

/// Returns the shape of a `value`, not weighed yet; nothing where it cannot be read, or is none
/// that a method makes.
/// @param profile  The rules that bodies of a linked shape are made under.
std::optional<shape::MadeShape> keptShape(const nlohmann::json& value,
                                          const cost::Profile& profile);

/// Returns a `fit` as a value that keptFit reads back, the same to the bit.
nlohmann::json valueOf(const shape::FittedShape& fit);
/// Returns the shape of a `value`; nothing where it cannot be read, or is none that a method makes.
std::optional<shape::FittedShape> keptFit(const nlohmann::json& value);

/// Returns what shapes were looked for by, likewise.
nlohmann::json valueOf(const shape::ShapeRequest& request);
std::optional<shape::ShapeRequest> keptRequest(const nlohmann::json& value);

}  // namespace wb::making
