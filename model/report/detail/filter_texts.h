#pragma once

#include "model/core/text.h"

namespace wb::table {

/// What can be wrong with a filter.
inline constexpr TextTable filterTexts({
    {"filter.too_long", "a filter of at most {limit} bytes was expected, not {bytes}"},
    {"filter.too_deep", "at most {limit} brackets and \"not\" may be within each other"},
    {"filter.unknown_column", "there is no column \"{name}\"; one of {columns} was expected{hint}"},
    {"filter.column_expected", "a column was expected, not {found}; the columns are {columns}"},
    {"filter.operator_expected", "one of {operators} was expected, not {found}{hint}"},
    {"filter.operator_of_column",
     "\"{operator}\" does not fit {column}, which holds {content}; one of {operators} was "
     "expected"},
    {"filter.value_expected", "a value was expected, not {found}"},
    {"filter.number_expected", "{column} holds numbers; a number was expected, not {found}"},
    {"filter.truth_expected", "{column} holds truths; true or false was expected, not {found}"},
    {"filter.join_expected", "\"and\", \"or\" or the end was expected, not {found}"},
    {"filter.bracket_expected", "\")\" was expected, not {found}"},
    {"filter.quote_never_ends", "this text in quotes never ends"},
    {"filter.bad_escape", "in quotes \\ stands before a quote or another \\ only"},
    {"filter.end", "the end"},
    {"filter.texts", "texts"},
    {"filter.numbers", "numbers"},
    {"filter.truths", "truths"},
});

}  // namespace wb::table
