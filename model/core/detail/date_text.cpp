#include "model/core/detail/date_text.h"

#include "model/core/number.h"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <cmath>

namespace wb::llsd {
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
