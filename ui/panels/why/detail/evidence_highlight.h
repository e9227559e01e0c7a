#pragma once

#include "model/cost/cost.h"
#include "model/cost/term.h"
#include "ui/document/selection.h"

#include <optional>
#include <vector>

namespace wb::ui {

/// The triangles or hulls behind a term, as the view can light them up; nothing behind a term that
/// has none. `parts` are the costs of the linkset that the term is of.
std::optional<Highlight> highlightOf(const cost::Term& term, std::size_t linkset,
                                     const std::vector<cost::PartCost>& parts);

}  // namespace wb::ui
