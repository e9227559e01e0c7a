#pragma once

#include "model/report/table.h"

#include <QString>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace wb::ui {

/// The rows of a table in the order of one column's cells: numbers by size, texts (`textOf` says
/// how they are shown) as the user's language has it, empty ones last whichever way; equal ones as
/// they were.
std::vector<std::uint32_t> rowsInOrder(std::span<const table::Cell> cells, Qt::SortOrder order,
                                       const std::function<QString(const std::string&)>& textOf);

}  // namespace wb::ui
