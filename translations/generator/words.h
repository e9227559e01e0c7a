#pragma once

#include <array>
#include <string_view>

namespace wb::translations {

/// Words that fill a sentence of the model and stand in none of its tables: what a reader expected,
/// or was inside of when the data ended.
inline constexpr std::array<std::string_view, 26> fillingWords{"a value",
                                                               "a key",
                                                               "an array",
                                                               "a map",
                                                               "an integer",
                                                               "a real",
                                                               "a date",
                                                               "a UUID",
                                                               "a string",
                                                               "a URI",
                                                               "a binary",
                                                               "a length",
                                                               "a text in quotes",
                                                               "true or false",
                                                               "an array of faces",
                                                               "a text",
                                                               "an object",
                                                               "binary data",
                                                               "a finite number",
                                                               "finite numbers",
                                                               "a number",
                                                               "a whole number",
                                                               "an id",
                                                               "a face",
                                                               "numbers X, Y and Z",
                                                               "numbers X, Y, Z and W that are not all 0"};

}  // namespace wb::translations
