#pragma once

#include "model/scene/part.h"

#include <QString>
#include <QStringList>

namespace wb::ui {

/// `mesh`, `box` …, in the user's language.
QString kindText(scene::PartKind kind);
/// The profile and the path of a prim, which follow from its kind: a square, along a line.
QString curvesText(const prim::PrimShape& shape);
/// In the order of scene::ShapeType.
QStringList shapeTypeWords();
/// In the order of prim::Hole.
QStringList holeWordsForPeople();

}  // namespace wb::ui
