#include "model/formats/models3d/detail/number_list.h"

#include <algorithm>
#include <limits>
#include <string>
#include <system_error>

namespace wb::import3d {
namespace {

bool isBlank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string_view withoutPlus(std::string_view word) {
  if (word.size() > 1 && word.front() == '+' && word[1] != '-') word.remove_prefix(1);
  return word;
}

/// How the C library of Windows writes what is no finite number: 1.#INF, -1.#IND00, 1.#QNAN.
bool isWindowsUndefined(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return word.starts_with("1.#");
}

/// Programs in a country with decimal commas write them where they should not.
std::string withPoint(std::string_view word) {
  std::string pointed(word);
  pointed[word.find(',')] = '.';
  return pointed;
}

/// Of a number that no double holds: whether it is too small for one.
bool isTiny(std::string_view word) {
  return word.find("e-") != std::string_view::npos || word.find("E-") != std::string_view::npos;
}

}  // namespace

std::string_view Words::next() {
  const char* begin = rest_.data();
  const char* const end = begin + rest_.size();
  while (begin != end && isBlank(*begin)) ++begin;
  const char* after = begin;
  while (after != end && !isBlank(*after)) ++after;
  rest_ = {after, static_cast<std::size_t>(end - after)};
  return {begin, static_cast<std::size_t>(after - begin)};
}

bool readNumber(std::string_view word, double& number) {
  word = withoutPlus(word);
  const std::string pointed = word.find(',') == word.npos ? std::string() : withPoint(word);
  if (!pointed.empty()) word = pointed;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (isWindowsUndefined(word)) {
    number = std::numeric_limits<double>::quiet_NaN();
    return true;
  }
  if (error == std::errc::result_out_of_range)
    number = isTiny(word) ? 0 : std::numeric_limits<double>::infinity();
  return stop == end && error != std::errc::invalid_argument;
}

bool readNumber(std::string_view word, std::int64_t& number) {
  word = withoutPlus(word);
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error == std::errc::result_out_of_range) number = std::numeric_limits<std::int64_t>::max();
  return stop == end && error != std::errc::invalid_argument;
}

}  // namespace wb::import3d
