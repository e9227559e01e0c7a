#pragma once

#include "model/analysis/comparison.h"
#include "model/report/changes.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <string_view>

/// What the tables of changes have in common.
namespace wb::table {

/// The file of a row with Versions.
template <class Row>
Cell fileAfter(const Row& row) {
  return row.versions.after->file;
}

/// `added`, `removed`, `changed` or `equal`.
std::string_view changeWord(bool wasThere, bool isThere, bool isEqual);

/// What two weighings of a file differ in.
tuning::Comparison comparisonOf(const Versions& versions);

Table placeChanges(std::span<const Versions> versions);
Table linksetChanges(std::span<const Versions> versions);
Table partChanges(std::span<const Versions> versions);

}  // namespace wb::table
