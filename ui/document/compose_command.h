#pragma once

#include "model/scene/compose.h"

#include <QString>
#include <optional>

namespace wb::ui {

class Document;
class Selection;

/// Makes a change of what the scene is made of, undoably, and selects what it is about: linksets
/// and parts, or an octree. Taken back, what was selected before is again. A change that changes
/// nothing is none.
void compose(Document& document, Selection& selection, const scene::Composed& composed,
             const QString& text, std::optional<std::size_t> octree = {});

}  // namespace wb::ui
