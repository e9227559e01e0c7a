#pragma once

#include "model/report/table.h"
#include "model/report/weighing.h"

#include <cstdint>
#include <span>

namespace wb::report {

/// What a row of a report stands for.
enum class View : std::uint8_t { part, linkset, region };

/// The table of a view over all files, in their order. The weighings must outlive the table.
Table tableOf(View view, std::span<const Weighing> weighings);

Table partTable(std::span<const Weighing> weighings);
Table linksetTable(std::span<const Weighing> weighings);
Table regionTable(std::span<const Weighing> weighings);

}  // namespace wb::report
