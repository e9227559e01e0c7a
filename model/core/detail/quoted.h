#pragma once

#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace wb::llsd {

enum class QuoteProblem : std::uint8_t { none, neverEnds, badEscape };

/// A text in quotes, its escapes resolved.
struct Unquoted {
  std::string text;
  std::size_t length = 0;  ///< Characters read, both quotes included; up to a bad escape.
  QuoteProblem problem = QuoteProblem::none;
};

/// Reads the text in quotes at the front of `source`, whose first character is the quote that also
/// ends it. Escapes are those of the LLSD reference: \a \b \f \n \r \t \v, \xHH; any other escaped
/// character stands for itself.
Unquoted unquoted(std::string_view source, const Task& task);

}  // namespace wb::llsd
