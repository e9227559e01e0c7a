#include "model/core/place_words.h"

#include "model/core/detail/place_texts.h"
#include "model/core/language.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace wb {
namespace {

/// What stands before and behind a number.
struct Pattern {
  std::string_view before;
  std::string_view behind;
  Text text;
};

constexpr std::array patterns{
    Pattern{"line ", "", placeTexts["place.line"]},
    Pattern{"column ", "", placeTexts["place.column"]},
    Pattern{"byte ", "", placeTexts["place.byte"]},
    Pattern{"byte ", " unpacked", placeTexts["place.byte_unpacked"]},
    Pattern{"inflated byte ", "", placeTexts["place.byte_inflated"]},
    Pattern{"face ", "", placeTexts["place.face"]},
};

bool isNumber(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

Argument numberIn(std::string_view digits) { return {"number", std::string(digits)}; }

/// `<mesh> in line 4`
std::optional<Sentence> inLine(std::string_view place) {
  constexpr std::string_view words = " in line ";
  const std::size_t at = place.rfind(words);
  if (at == std::string_view::npos || !isNumber(place.substr(at + words.size()))) return {};
  return Sentence{
      placeTexts["place.in_line"],
      {{"what", std::string(place.substr(0, at))}, numberIn(place.substr(at + words.size()))}};
}

std::optional<Sentence> oneOf(std::string_view place) {
  for (const auto& [before, behind, text] : patterns) {
    if (!place.starts_with(before) || !place.ends_with(behind)) continue;
    if (place.size() < before.size() + behind.size()) continue;
    std::string_view number = place.substr(before.size());
    number.remove_suffix(behind.size());
    if (isNumber(number)) return Sentence{text, {numberIn(number)}};
  }
  return inLine(place);
}

Argument asArgument(std::string_view name, std::string_view place,
                    const std::optional<Sentence>& words) {
  if (words) return {std::string(name), *words};
  return {std::string(name), std::string(place)};
}

/// Two places with something between them.
std::optional<Sentence> both(std::string_view place, std::string_view between, Text text) {
  const std::size_t at = place.find(between);
  if (at == std::string_view::npos) return {};
  const std::string_view outer = place.substr(0, at);
  const std::string_view inner = place.substr(at + between.size());
  const auto outerWords = placeInWords(outer);
  const auto innerWords = placeInWords(inner);
  if (!outerWords && !innerWords) return {};
  return Sentence{text,
                  {asArgument("outer", outer, outerWords), asArgument("inner", inner, innerWords)}};
}

}  // namespace

std::optional<Sentence> placeInWords(std::string_view place) {
  if (auto within = both(place, ": ", placeTexts["place.within"])) return within;
  if (auto list = both(place, ", ", placeTexts["place.and"])) return list;
  return oneOf(place);
}

std::string renderedPlace(std::string_view place) {
  const auto words = placeInWords(place);
  return words ? rendered(*words) : std::string(place);
}

}  // namespace wb
