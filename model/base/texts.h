#pragma once

#include "model/base/text.h"

namespace wb {

/// What the foundation can say.
inline constexpr TextTable baseTexts({
    {"file.cannot_read", "cannot be read: {reason}"},
    {"file.cannot_write", "cannot be written: {reason}"},
    {"file.too_large", "is larger than {limit} bytes, the most that is read"},
    {"file.not_a_file", "is a folder; a file was expected"},
    {"memory.spent",
     "is not read: it needs more memory than is left of the {limit} bytes that a load is given; give "
     "it more with --memory BYTES"},
    {"task.cancelled", "was cancelled"},
    {"word.hint", "; did you mean \"{word}\"?"},
});

}  // namespace wb
