#pragma once

#include "model/scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace wb::ui {

class Document;
class Selection;

/// The mesh whose hulls are meant by what is selected last, if that is one part.
std::optional<scene::Target> chosenMesh(const Document& document, const Selection& selection);

/// Hulls of it that are lit up. A view may show others than the document has: none then.
std::vector<std::uint32_t> chosenHulls(const Document& document, const Selection& selection);

}  // namespace wb::ui
