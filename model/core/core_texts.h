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

/// Places inside files, for people.
inline constexpr TextTable placeTexts({
    {"place.line", "line {number}"},
    {"place.column", "column {number}"},
    {"place.byte", "byte {number}"},
    {"place.byte_unpacked", "byte {number} unpacked"},
    {"place.byte_inflated", "inflated byte {number}"},
    {"place.face", "face {number}"},
    {"place.in_line", "{what} in line {number}"},
    {"place.within", "{outer}: {inner}"},
    {"place.and", "{outer}, {inner}"},
});

}  // namespace wb

namespace wb::llsd {

/// What the LLSD readers can say.
inline constexpr TextTable llsdTexts({
    {"llsd.truncated",
     "the data ends inside {what}: {need} more bytes were expected, {have} are left"},
    {"llsd.unknown_tag", "{found} begins no value of binary LLSD"},
    {"llsd.impossible_count",
     "{what} claims {count} elements, more than the {have} bytes left can hold"},
    {"llsd.not_closed", "{what} of {count} elements must end with {expected}, found {found}"},
    {"llsd.key_expected", "a key was expected, which begins with 'k' or a quote; found {found}"},
    {"llsd.quote_not_closed", "the text that begins here in quotes never ends"},
    {"llsd.bad_escape", "\\x must be followed by two hexadecimal digits"},
    {"llsd.too_deep", "arrays and maps are nested more than {limit} deep, the most that is read"},
    {"llsd.too_many", "there are more than {limit} values, the most that is read"},
    {"llsd.expected", "{what} was expected, found {found}"},
    {"llsd.wrong_length", "a text of {count} bytes in quotes was expected"},
    {"llsd.more_than_one", "the document ends after one value; more was found"},
    {"llsd.bad_xml", "is not well-formed XML: {reason}"},
    {"llsd.no_llsd", "the outermost element must be <llsd>"},
    {"llsd.unknown_element", "<{name}> is no value of LLSD"},
    {"llsd.unknown_encoding",
     "\"{name}\" is no encoding of a binary; base64 or base16 was expected"},
    {"llsd.key_and_value", "a map must hold a <key> and a value by turns"},
    {"llsd.date_out_of_range",
     "a date is outside the years 0000 to 9999, which are all that can be written"},
    {"llsd.text_not_sayable", "a text holds bytes that XML cannot say"},
    {"llsd.too_large", "the data goes on after {limit} bytes, the most that is read"},
});

}  // namespace wb::llsd
