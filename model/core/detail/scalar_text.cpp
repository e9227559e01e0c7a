#include "model/core/detail/scalar_text.h"

#include "model/core/detail/date_text.h"
#include "model/core/number.h"

#include <charconv>
#include <limits>

namespace wb::llsd {
namespace {

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace

std::optional<std::int32_t> integerFrom(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  std::int32_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (problem != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

std::optional<double> realFrom(std::string_view text) {
  if (const auto number = parseNumber(text)) return number;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const std::string word = lowered(text);
  if (word == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (word == "inf" || word == "+inf" || word == "infinity") return infinity;
  if (word == "-inf" || word == "-infinity") return -infinity;
  return {};
}

std::optional<Uuid> uuidFrom(std::string_view text) { return Uuid::parse(text); }

std::optional<Date> dateFrom(std::string_view text) {
  const auto seconds = parseDate(text);
  return seconds ? std::optional(Date{*seconds}) : std::nullopt;
}

std::optional<Bytes> fromBase16(std::string_view text) {
  std::string digits;
  for (const char c : text)
    if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) digits += c;
  if (digits.size() % 2 != 0) return {};
  Bytes bytes;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    std::uint8_t byte = 0;
    const char* const begin = digits.data() + i;
    const auto [end, problem] = std::from_chars(begin, begin + 2, byte, 16);
    if (problem != std::errc() || end != begin + 2) return {};
    bytes.push_back(byte);
  }
  return bytes;
}

}  // namespace wb::llsd
