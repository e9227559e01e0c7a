#pragma once

#include <charconv>
#include <cstdint>
#include <string_view>

namespace wb::import3d {

/// The words of a text, one after the other: what blanks part.
class Words {
 public:
  explicit Words(std::string_view text) : rest_(text) {}

  /// Empty at the end.
  std::string_view next();

 private:
  std::string_view rest_;
};

/// A word as a number in any of the ways in which programs write it, the infinite and the undefined
/// (`1.#QNAN`, `-inf`) included, independent of the locale; false if it is none.
bool readNumber(std::string_view word, double& number);
bool readNumber(std::string_view word, std::int64_t& number);

}  // namespace wb::import3d
