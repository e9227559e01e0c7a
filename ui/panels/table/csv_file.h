#pragma once

#include "model/core/core.h"
#include "model/report/report.h"

#include <QString>

namespace wb::ui {

class Baseline;
class Document;

/// Writes all rows of a kind of row over what is open as CSV, in the order of the file, whatever a
/// table shows of them, with what the grid measured if that is known, and compared with a baseline
/// if there is one. A failure leaves what was at `path`.
Result<void> writeCsvFile(const Document& document, table::RowKind rowKind, const QString& path,
                          const Baseline* baseline = nullptr);

}  // namespace wb::ui
