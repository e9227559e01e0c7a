#pragma once

#include "model/report/table.h"

namespace wb::table {

/// Columns that a page for people has when its width is not known.
inline constexpr std::size_t standardPageWidth = 120;

/// A table for people: aligned, numbers rounded and to the right, a last line of sums. Columns
/// without any value are left out; so are the least important ones, from the right, until the
/// table fits `pageWidth` (essential ones stay).
void writeText(const Table& table, std::size_t pageWidth, const Sink& sink);

}  // namespace wb::table
