#pragma once

#include "model/core/text.h"

namespace wb {

/// What the foundation can say.
inline constexpr TextTable baseTexts({
    {"file.cannot_read", "cannot be read: {reason}"},
    {"file.cannot_write", "cannot be written: {reason}"},
    {"file.too_large", "is {bytes} bytes large; at most {limit} bytes are read"},
    {"file.endless", "goes on past {limit} bytes, the most that is read"},
    {"file.cut", "was cut off by another program while it was read; open it again"},
    {"file.not_a_file", "is a folder; a file was expected"},
    {"file.special", "is a device, a pipe or a socket; a file was expected"},
    {"file.dash",
     "is no file: neither standard input nor standard output is meant by it; name a file, or ./- "
     "for one of this name"},
    {"file.is_read", "is read as an input, as {file}; name another file to write to"},
    {"file.of_program",
     "belongs to the program, which never changes its own files; choose another folder"},
    {"findings.more", "{count} more findings are not shown", "one more finding is not shown"},
    {"memory.spent",
     "is not read: it needs more memory than is left of the {limit} bytes that a load is given; "
     "give "
     "it more with --memory BYTES"},
    {"task.cancelled", "was cancelled"},
    {"word.hint", "; did you mean \"{word}\"?"},
});

}  // namespace wb
