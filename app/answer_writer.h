#pragma once

#include "app/table_output.h"
#include "model/grid/answer.h"

#include <cstddef>
#include <string>
#include <vector>

namespace wb::app {

/// Writes the rows of an answer as they come, however many: only a table for people, whose columns
/// are as wide as what is in them, waits for the last.
class AnswerWriter {
 public:
  /// All of it must outlive this.
  AnswerWriter(const query::Question& question, const TableArguments& arguments, Output& output);

  void take(query::Row row);
  void end();

 private:
  void writeRows();

  const query::Question& question_;
  const TableArguments& arguments_;
  Output& output_;
  std::vector<query::Row> rows_;  ///< Not yet written.
  bool hasBegun_ = false;
  bool hasRows_ = false;
};

}  // namespace wb::app
