#pragma once

#include "model/report/report.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// What a column means, as rich text: its formula under the profile (none without one), where that
/// comes from and how sure it is, and what it is called in CSV files. In the table of a kind of row
/// it may mean something else than elsewhere.
QString helpFor(const table::Heading& heading, const cost::Profile* profile = nullptr,
                std::optional<table::RowKind> rowKind = {});

}  // namespace wb::ui
