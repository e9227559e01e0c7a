#include "model/grid/detail/grid_csv.h"

#include "tests/fuzz/file_here.h"

#include <cstdint>
#include <cstdlib>

/// Of every table: an error that says why, or rows that are written so that they can be read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  const fuzz::FileHere file({data, size});
  for (const grid::TableId id : grid::allTables) {
    auto reader = grid::CsvReader::open(file.path(), id);
    if (!reader) continue;
    const grid::Table& table = grid::table(id);
    std::string written = grid::csvHead(table);
    std::size_t rows = 0;
    auto went = reader->next();
    for (; went && *went; went = reader->next(), ++rows) {
      if (reader->row().size() != table.columns.size()) std::abort();
      grid::appendCsvRow(written, reader->row());
    }
    if (!went && message(went.error()).empty()) std::abort();
    const fuzz::FileHere copy(bytesOf(written));
    auto again = grid::CsvReader::open(copy.path(), id);
    if (!again) std::abort();
    for (; rows > 0; --rows)
      if (const auto there = again->next(); !there || !*there) std::abort();
  }
  return 0;
}
