#pragma once

#include "model/base/text.h"

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
    {"grid.given_up", "the work was given up: {reason}"},
    {"grid.written_already", "is being written by another program"},
});

}  // namespace wb::grid
