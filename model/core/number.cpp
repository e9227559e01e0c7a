#include "model/core/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace wb {
namespace {

template <class... Format>
std::string toChars(double value, Format... format) {
  std::array<char, 64> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
  return {buffer.data(), end.ptr};
}

}  // namespace

std::string shortest(double value) {
  constexpr double exactIntegers = 1e15;
  if (value == std::trunc(value) && std::abs(value) < exactIntegers)
    return toChars(value, std::chars_format::fixed);
  return toChars(value);
}

std::string rounded(double value, int digits) {
  return toChars(value, std::chars_format::general, digits);
}

std::optional<double> parseNumber(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return {};
  return value;
}

}  // namespace wb
