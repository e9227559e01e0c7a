#include "app/answer_writer.h"

#include "model/report/json.h"

#include <utility>

namespace wb::app {
namespace {

constexpr std::size_t rowsAtOnce = 4096;

}  // namespace

AnswerWriter::AnswerWriter(const query::Question& question, const TableArguments& arguments,
                           Output& output)
    : question_(question), arguments_(arguments), output_(output) {}

void AnswerWriter::take(query::Row row) {
  rows_.push_back(std::move(row));
  if (arguments_.format != TableFormat::text && rows_.size() == rowsAtOnce) writeRows();
}

void AnswerWriter::writeRows() {
  const table::Table table = tableOf(question_, std::exchange(rows_, {}));
  const bool isFirst = !std::exchange(hasBegun_, true);
  if (arguments_.format == TableFormat::csv) {
    if (isFirst) output_.write(table::csvHead(table.headings, arguments_.csv));
    return writeCsvRows(table, arguments_.csv,
                        [this](std::string_view line) { output_.write(line); });
  }
  if (isFirst)
    output_.write(table::jsonHead({WEIGHBRIDGE_VERSION, displayName(question_.profile)}));
  for (std::size_t row = 0; row < table.rows; ++row)
    output_.write((std::exchange(hasRows_, true) ? ",\n" : "\n") + jsonRow(table, row));
}

void AnswerWriter::end() {
  if (arguments_.format == TableFormat::text)
    return writeTable(tableOf(question_, std::move(rows_)), {}, arguments_, output_);
  writeRows();
  if (arguments_.format == TableFormat::json) output_.write(hasRows_ ? "\n]}\n" : "]}\n");
}

}  // namespace wb::app
