#pragma once

#include "model/core/core.h"
#include "model/report/report.h"
#include "model/report/table.h"
#include "model/scene/scene.h"
#include "ui/document/document_file.h"

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

class Baseline;
class Document;

/// Returns what writeCsvFile writes beside a CSV file at a path.
FilesBeside filesBeside(const Document& document, const QString& path, const Baseline* baseline);

/// Writes all rows of a kind of row over what is open as CSV, in the order of the file, whatever a
/// table shows of them, with what the grid measured if that is known, and compared with a baseline
/// if there is one. Changed constants are in files beside it (see filesBeside), whatever is there.
/// Where the table itself cannot be written, nothing is.
Result<void> writeCsvFile(const Document& document, table::RowKind rowKind, const QString& path,
                          const Baseline* baseline = nullptr);
/// Writes a table of what is open in the same way; a column `profile` names the file with changed
/// constants.
Result<void> writeCsvFile(const Document& document, table::Table table, const QString& path,
                          const Baseline* baseline = nullptr);

}  // namespace wb::ui
