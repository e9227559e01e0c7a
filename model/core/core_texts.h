#pragma once

#include "model/core/text.h"

namespace wb {

/// Messages of the foundation.
inline constexpr TextTable baseTexts({
    {"file.cannot_read", "cannot be read: {reason}"},
    {"file.cannot_write", "cannot be written: {reason}"},
    {"file.too_large", "is too large ({bytes} bytes); the limit is {limit} bytes"},
    {"file.endless", "is too large; the limit is {limit} bytes"},
    {"file.cut", "was truncated by another program while it was being read; open it again"},
    {"file.not_a_file", "is a folder, not a file"},
    {"file.special", "is a device, a pipe or a socket, not a file"},
    {"file.dash",
     "is not a file name, and standard input and output cannot be used here; give a file name (./- "
     "for a file called \"-\")"},
    {"file.is_read", "is also an input file ({file}); choose another output file"},
    {"file.other_names",
     "the {count} other names of this file (hard links) still have the old content",
     "the other name of this file (a hard link) still has the old content"},
    {"file.of_program",
     "belongs to Weighbridge, which never changes its own files; choose another folder"},
    {"findings.more", "{count} more findings are not shown", "one more finding is not shown"},
    {"memory.spent",
     "would exceed the memory limit of {limit} bytes; raise the limit with --memory BYTES or in "
     "the window's preferences"},
    {"task.cancelled", "was canceled"},
    {"word.hint", "; did you mean \"{word}\"?"},
});

/// Places inside files, for people.
inline constexpr TextTable placeTexts({
    {"place.line", "line {number}"},
    {"place.column", "column {number}"},
    {"place.byte", "byte {number}"},
    {"place.byte_unpacked", "byte {number} of the decompressed data"},
    {"place.face", "face {number}"},
    {"place.in_line", "{what} on line {number}"},
    {"place.within", "{outer}: {inner}"},
    {"place.and", "{outer}, {inner}"},
});

}  // namespace wb

namespace wb::llsd {

/// Messages of the LLSD readers.
inline constexpr TextTable llsdTexts({
    {"llsd.truncated", "the data ends inside {what}; expected {need} more bytes, found {have}",
     "the data ends inside {what}; expected 1 more byte, found {have}"},
    {"llsd.unknown_tag", "{found} is not the start of a binary LLSD value"},
    {"llsd.impossible_count",
     "{what} claims to have {count} elements, more than the rest of the data can hold (bytes left: "
     "{have})",
     "{what} claims to have 1 element, more than the rest of the data can hold (bytes left: "
     "{have})"},
    {"llsd.not_closed",
     "expected {expected} at the end of {what} with {count} elements, found {found}",
     "expected {expected} at the end of {what} with 1 element, found {found}"},
    {"llsd.key_expected", "expected a key, which begins with 'k' or a quote; found {found}"},
    {"llsd.quote_not_closed", "the quoted text that begins here has no closing quote"},
    {"llsd.bad_escape", "\\x must be followed by two hexadecimal digits"},
    {"llsd.too_deep", "arrays and maps are nested too deeply; the limit is {limit} levels"},
    {"llsd.too_many", "there are too many values; the limit is {limit}"},
    {"llsd.expected", "expected {what}, found {found}"},
    {"llsd.wrong_length", "expected quoted text of {count} bytes",
     "expected quoted text of 1 byte"},
    {"llsd.more_than_one", "the document may contain only one value, but more data follows it"},
    {"llsd.bad_xml", "the XML is not well-formed ({reason})"},
    {"llsd.no_llsd", "the root element must be <llsd>"},
    {"llsd.unknown_element", "<{name}> is not an LLSD value"},
    {"llsd.unknown_encoding", "unknown encoding \"{name}\"; expected base64 or base16"},
    {"llsd.key_and_value", "in a map, each <key> must be followed by exactly one value"},
    {"llsd.date_out_of_range", "a date outside the years 0000 to 9999 cannot be written"},
    {"llsd.text_not_sayable", "a string contains bytes that XML cannot represent"},
    {"llsd.too_large", "the data is too large; the limit is {limit} bytes"},
});

}  // namespace wb::llsd
