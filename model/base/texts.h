#pragma once

#include "model/base/text.h"

namespace wb {

/// What the foundation can say.
inline constexpr TextTable baseTexts({
    {"file.cannot_read", "cannot be read: {reason}"},
    {"file.cannot_write", "cannot be written: {reason}"},
    {"file.too_large", "is larger than {limit} bytes, the most that is read"},
    {"file.not_a_file", "is a folder; a file was expected"},
    {"task.cancelled", "was cancelled"},
    {"word.hint", "; did you mean \"{word}\"?"},
});

}  // namespace wb
