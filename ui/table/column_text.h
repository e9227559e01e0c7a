#pragma once

#include "model/table/views.h"

#include <QString>
#include <optional>

namespace wb::ui {

/// What a column means, as rich text: its formula, where that comes from and how sure it is, and
/// what it is called in CSV files. In the table of a view it may mean something else than
/// elsewhere.
QString helpFor(const table::Heading& heading, std::optional<table::View> view = {});

}  // namespace wb::ui
