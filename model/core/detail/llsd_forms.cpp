#include "model/core/detail/llsd_forms.h"

#include "model/core/limits.h"
#include "model/core/number.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>
#include <limits>

namespace wb::llsd {

std::size_t prefixLength(std::string_view text, std::string_view word) {
  constexpr std::size_t longestPrefix = 64;
  const std::size_t end = text.substr(0, longestPrefix).find("?>");
  if (!text.starts_with("<?") || end == std::string_view::npos) return 0;
  std::string inside;
  for (const char c : text.substr(2, end - 2))
    if (c != ' ') inside += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  if (inside != word) return 0;
  const std::string_view rest = text.substr(end + 2);
  if (rest.starts_with("\r\n")) return end + 4;
  return end + (rest.starts_with('\n') ? 3 : 2);
}

std::string describedByte(std::uint8_t byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  if (byte > ' ' && byte < 0x7f) return {'\'', static_cast<char>(byte), '\''};
  return std::string("byte 0x") + digits[byte >> 4] + digits[byte & 15];
}

namespace {

char resolved(char escaped) {
  constexpr std::string_view names = "abfnrtv";
  constexpr std::string_view characters = "\a\b\f\n\r\t\v";
  const std::size_t which = names.find(escaped);
  return which == std::string_view::npos ? escaped : characters[which];
}

/// Appends the character of the two digits at the front of `digits`; false if they are not.
bool appendHexadecimal(std::string_view digits, std::string& text) {
  if (digits.size() < 2) return false;
  std::uint8_t code = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + 2, code, 16);
  text += static_cast<char>(code);
  return read.ec == std::errc() && read.ptr == digits.data() + 2;
}

}  // namespace

Unquoted unquoted(std::string_view source, const Task& task) {
  Unquoted result;
  for (std::size_t i = 1; i < source.size(); ++i) {
    if (i % limits::stepBytes == 0 && !task.step()) break;
    if (source[i] == source[0]) {
      result.length = i + 1;
      return result;
    }
    if (source[i] != '\\') {
      result.text += source[i];
      continue;
    }
    if (++i == source.size()) break;
    if (source[i] != 'x') {
      result.text += resolved(source[i]);
      continue;
    }
    if (!appendHexadecimal(source.substr(i + 1), result.text)) {
      result.length = i - 1;
      result.problem = QuoteProblem::badEscape;
      return result;
    }
    i += 2;
  }
  result.problem = QuoteProblem::neverEnds;
  return result;
}

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

namespace {

using namespace std::chrono;

constexpr std::string_view form = "dddd-dd-ddTdd:dd:dd";
constexpr double secondsADay = 86'400;

bool hasForm(std::string_view text) {
  for (std::size_t i = 0; i < form.size(); ++i) {
    const bool isDigit = text[i] >= '0' && text[i] <= '9';
    if (form[i] == 'd' ? !isDigit : text[i] != form[i]) return false;
  }
  return true;
}

int numberAt(std::string_view text, std::size_t begin, std::size_t digits) {
  int value = 0;
  std::from_chars(text.data() + begin, text.data() + begin + digits, value);
  return value;
}

/// Of `.43Z` or `Z`.
std::optional<double> fractionOf(std::string_view rest) {
  if (!rest.ends_with('Z')) return {};
  rest.remove_suffix(1);
  if (rest.empty()) return 0.0;
  if (rest.front() != '.' || rest.find_first_not_of("0123456789", 1) != std::string_view::npos)
    return {};
  return parseNumber("0" + std::string(rest));
}

/// The digits of a fraction below one, from the point on; nothing for 0.
std::string fractionText(double fraction) {
  if (fraction == 0) return {};
  // Fixed, since an exponent is no part of the form.
  for (int digits = 1;; ++digits) {
    std::string text = fmt::format("{:.{}f}", fraction, digits);
    if (parseNumber(text) == fraction) return text.substr(1);
  }
}

}  // namespace

std::optional<double> parseDate(std::string_view text) {
  if (text.size() <= form.size() || !hasForm(text)) return {};
  const year_month_day date(year(numberAt(text, 0, 4)),
                            month(static_cast<unsigned>(numberAt(text, 5, 2))),
                            day(static_cast<unsigned>(numberAt(text, 8, 2))));
  const int hour = numberAt(text, 11, 2);
  const int minute = numberAt(text, 14, 2);
  const int second = numberAt(text, 17, 2);
  const auto fraction = fractionOf(text.substr(form.size()));
  if (!date.ok() || hour > 23 || minute > 59 || second > 59 || !fraction) return {};
  const double days = static_cast<double>(sys_days(date).time_since_epoch().count());
  return days * secondsADay + (hour * 3600 + minute * 60 + second) + *fraction;
}

std::optional<std::string> dateText(double seconds) {
  constexpr double firstDay = -719'528;  // 0000-01-01
  constexpr double endDay = 2'932'897;   // 10000-01-01
  const double dayNumber = std::floor(seconds / secondsADay);
  if (!(dayNumber >= firstDay && dayNumber < endDay)) return {};
  const double whole = std::floor(seconds);
  const year_month_day date(sys_days(days(static_cast<int>(dayNumber))));
  const int ofDay = static_cast<int>(whole - dayNumber * secondsADay);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}{}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     ofDay / 3600, ofDay / 60 % 60, ofDay % 60, fractionText(seconds - whole));
}

}  // namespace wb::llsd
