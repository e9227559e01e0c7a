#pragma once

#include "model/base/text.h"

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
    {"llsd.too_large", "the data goes on after {limit} bytes, the most that is read"},
});

}  // namespace wb::llsd
