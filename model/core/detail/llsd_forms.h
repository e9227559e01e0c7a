#pragma once

#include "model/core/core.h"
#include "model/core/llsd.h"
#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wb::llsd {

/// The length of an optional first line `<? WORD ?>`, in any letter case (`word` is in lower case),
/// its line end included; 0 without one.
std::size_t prefixLength(std::string_view text, std::string_view word);

/// A byte as an error names it: `'x'`, or `byte 0x1f`.
std::string describedByte(std::uint8_t byte);

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

/// Scalars as both text forms of LLSD write them. Nothing for a text that is no such scalar.
namespace wb::llsd {

std::optional<std::int32_t> integerFrom(std::string_view text);
/// A number, `nan`, `inf` or `-inf` in any letter case, also spelled `infinity`.
std::optional<double> realFrom(std::string_view text);
std::optional<Uuid> uuidFrom(std::string_view text);
std::optional<Date> dateFrom(std::string_view text);
/// White space between the digits is allowed.
std::optional<Bytes> fromBase16(std::string_view text);

/// Seconds since 1970 of `2006-02-01T14:29:53.43Z`; the fraction may be missing. Nothing for
/// anything else, or for a day or time that does not exist.
std::optional<double> parseDate(std::string_view text);

/// The same form, which reads back bit-exact. Nothing outside the years 0000 to 9999.
std::optional<std::string> dateText(double seconds);

/// Reads one value of LLSD notation, with or without the prefix line; only white space may follow
/// it. Bounded in depth, elements and bytes by limits.h. An error's place is `byte N`.
Result<Value> readNotation(ByteView bytes, const Task& task = {});

/// LLSD notation on one line, without the prefix line. Fails for a date outside the years 0000 to
/// 9999, which the form cannot say.
Result<std::string> writeNotation(const Value& value);

/// Reads the value inside `<llsd>`. Bounded in depth, elements and bytes by limits.h; entities
/// other than XML's own five and character numbers are not resolved. An error's place is `byte N`.
Result<Value> readXml(ByteView bytes, const Task& task = {});

/// LLSD XML with its declaration. Fails for what the form cannot say: a date outside the years 0000
/// to 9999, a text that holds control characters or is no UTF-8.
Result<std::string> writeXml(const Value& value);

}  // namespace wb::llsd
