#include "model/report/filter.h"

#include "model/core/core.h"
#include "model/report/report.h"

#include <cstdlib>

/// What can be read as a filter of linksets is written and read again without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wb;
  static const auto columns = table::linksetTable({}).headings;
  const auto filter = table::Filter::parse(textOf({data, size}), columns);
  if (!filter) return 0;
  const auto again = table::Filter::parse(filter->text(columns), columns);
  if (!again || *again != *filter) std::abort();
  return 0;
}
