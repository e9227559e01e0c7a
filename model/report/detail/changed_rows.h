#pragma once

#include "model/analysis/comparison.h"
#include "model/analysis/what_changed.h"
#include "model/report/changes.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <mutex>
#include <optional>
#include <string>
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

/// A text; empty where there is none.
inline Cell textCell(const std::string& text) { return text.empty() ? Cell{} : Cell{text}; }

/// Says in words what was done between two versions, when it is asked. Any thread may ask.
class Because {
 public:
  explicit Because(const Versions& versions);

  /// Returns what made a linkset cost something else; empty where nothing did.
  std::string of(const tuning::LinksetChange& change);
  /// Returns what was done to a part, by its index in the `linkset` after it.
  std::string ofPart(const tuning::LinksetChange& linkset, std::size_t part);

 private:
  const std::optional<tuning::WhatChanged>& found(const tuning::LinksetChange& change);

  std::mutex mutex_;
  tuning::ChangeFinder finder_;
  tuning::Pair last_;  ///< Of which this was found: parts of one linkset are asked for in turn.
  std::optional<tuning::WhatChanged> found_;
};

Table placeChanges(std::span<const Versions> versions);
Table linksetChanges(std::span<const Versions> versions);
Table partChanges(std::span<const Versions> versions);

}  // namespace wb::table
