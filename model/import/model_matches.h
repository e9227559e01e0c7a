#pragma once

#include "model/worker/flat_scene.h"

#include <cstddef>
#include <limits>
#include <string_view>
#include <vector>

namespace wb::import {

/// Stands for the number of a node that there is not.
inline constexpr std::size_t noNode = std::numeric_limits<std::size_t>::max();

/// For each node of a model, the number of the companion's node that stands for it, or noNode: by
/// name, as the viewer does, with or without the companion's suffix; the rest by order.
std::vector<std::size_t> matchedNodes(const worker::FlatScene& model,
                                      const worker::FlatScene& companion, std::string_view suffix);

}  // namespace wb::import
