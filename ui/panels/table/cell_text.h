#pragma once

#include "model/report/table.h"
#include "model/scene/scene.h"

#include <QString>
#include <QVariant>
#include <optional>

namespace wb::ui {

/// A cell for people: words of the program in their language, numbers in their locale.
QString shown(const table::Heading& heading, const table::Cell& cell);

/// What people call something that a table's row is about and that has no name of its own. Nothing
/// for a column that holds no names.
QString standInName(const table::Heading& heading, const std::optional<weighing::Target>& target,
                    const scene::Scene& scene);

/// A cell of a tab-separated line that spreadsheets take as it is meant: the number exactly, in the
/// user's locale, and no text as a formula.
QString pasteable(const table::Heading& heading, const table::Cell& cell);

/// A cell's own value.
QVariant rawValue(const table::Cell& cell);

/// The value of a number or count; nothing for any other cell.
std::optional<double> numberOf(const table::Cell& cell);

}  // namespace wb::ui
