#pragma once

#include "model/report/table.h"

#include <QString>

namespace wb::ui {

/// What a column means, as rich text: its formula, where that comes from and how sure it is, and
/// what it is called in CSV files.
QString helpFor(const report::Heading& heading);

}  // namespace wb::ui
