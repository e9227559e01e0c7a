#pragma once

#include "model/core/text.h"

namespace wb::grid {

/// What can be wrong with tables of statistics.
inline constexpr TextTable gridTexts({
    {"grid.unstorable_texts",
     "{count} names hold a NUL or bytes that are no UTF-8, which no table can hold; each such byte "
     "became U+FFFD",
     "a name holds a NUL or bytes that are no UTF-8, which no table can hold; each such byte "
     "became U+FFFD"},
    {"grid.other_schema",
     "holds tables of another kind under the names of Weighbridge's (their schema is {found}, "
     "{expected} was expected); name another database"},
    {"grid.other_constants",
     "holds statistics under other values of {keys}, which are baked into them; weigh under those "
     "values, or name another database"},
    {"grid.other_columns",
     "its first line is not the columns of the table {table}; a file that \"weighbridge "
     "statistics\" wrote was expected"},
    {"grid.other_count", "{expected} values were expected, not {found}"},
    {"grid.whole_expected", "{column}: a whole number was expected, not \"{found}\""},
    {"grid.number_expected", "{column}: a number was expected, not \"{found}\""},
    {"grid.text_expected", "{column}: a text was expected, and there is none"},
    {"grid.row_too_long", "a row is longer than {limit} bytes, the most that is read"},
    {"grid.cut", "ends within a row, or is damaged"},
    {"grid.not_in_order",
     "has rows of a source that its table of sources does not name, or not in their order"},
    {"grid.rows_missing",
     "has not all rows of {file}: {expected} were expected, {found} are there; it was cut, or "
     "belongs "
     "to other tables"},
    {"grid.given_up", "the work was given up: {reason}"},
    {"grid.written_already", "is being written by another program"},
});

}  // namespace wb::grid
