#include "model/core/language.h"

#include "model/core/core_texts.h"
#include "model/core/number.h"
#include "model/core/plain_word.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <utility>

namespace wb {
namespace {

thread_local const Language* languageOfThread = nullptr;
const Language* languageOfProgram = nullptr;

/// Whether a template gives what it is filled with in a unit.
bool goesOnIn(std::string_view unit, std::string_view rest) {
  if (!rest.starts_with(' ') || !rest.substr(1).starts_with(unit)) return false;
  const std::size_t end = 1 + unit.size();
  const auto next = static_cast<unsigned char>(rest.size() > end ? rest[end] : ' ');
  return next < 0x80 && !std::isalnum(next);
}

/// A length with the unit that people read it in: `0.2 µm`, not 0.0000002 m. Nothing where that is
/// what the template has it in.
std::optional<Number> asLengthRead(const Number& number, std::string_view unit,
                                   const Language* language) {
  const bool isLength = number.length != Number::Length::none;
  if (isLength && language && language->lengths) return inUnit(number, *language->lengths);
  const bool isSmall = unit == metreUnit.name && isSmallLength(number.value);
  return isSmall ? std::optional(inMetres(number.value)) : std::nullopt;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Formulas and powers of ten have no such whole numbers to begin with.
std::string grouped(std::string number, const std::string& sign, std::size_t least) {
  constexpr std::size_t group = 3;
  const std::size_t begin = number.starts_with('-') ? 1 : 0;
  const auto end =
      std::find_if_not(number.begin() + static_cast<std::ptrdiff_t>(begin), number.end(), isDigit);
  std::size_t at = static_cast<std::size_t>(end - number.begin());
  if (at - begin < least) return number;
  for (; at > begin + group; at -= group) number.insert(at - group, sign);
  return number;
}

struct RenderedValue {
  const Language* language;

  std::string operator()(const std::string& name) const { return name; }
  std::string operator()(std::size_t count) const {
    std::string digits = std::to_string(count);
    return language && language->number ? language->number(digits) : digits;
  }
  std::string operator()(const Number& number) const { return rendered(number, language); }
  std::string operator()(const Word& word) const {
    const bool isTyped = !language && word.spelling == Spelling::asTyped;
    return isTyped ? word.key : translatedWord(word.key, language);
  }
  std::string operator()(const ConstantName& constant) const {
    const bool isTyped = !language && constant.spelling == Spelling::asTyped;
    return isTyped ? constant.key : translatedHeading(constant.key, language);
  }
  std::string operator()(const std::shared_ptr<const Sentence>& nested) const {
    return rendered(*nested, language);
  }
};

/// An argument, with the part of the template behind it that belongs to it: taken off the rest
/// where the unit differs.
std::string renderedBefore(std::string_view& rest, const Value& value, const Language* language) {
  const auto* number = std::get_if<Number>(&value);
  if (!number) return std::visit(RenderedValue{language}, value);
  for (const LengthUnit& unit : {metreUnit, centimetreUnit}) {
    if (!goesOnIn(unit.name, rest)) continue;
    const auto length = asLengthRead(*number, unit.name, language);
    if (!length) break;
    rest.remove_prefix(1 + unit.name.size());
    return rendered(*length, language);
  }
  return rendered(*number, language);
}

/// The number that decides a plural.
std::optional<std::size_t> countIn(std::span<const Argument> arguments) {
  const auto count = std::ranges::find(arguments, "count", &Argument::name);
  const auto* number = count == arguments.end() ? nullptr : std::get_if<std::size_t>(&count->value);
  return number ? std::optional(*number) : std::nullopt;
}

std::string templateOf(const Text& text, std::span<const Argument> arguments,
                       const Language* language) {
  const auto count = text.one.empty() ? std::nullopt : countIn(arguments);
  if (!count) return translated(text.english, language);
  if (language && language->plural) return language->plural(std::string(text.english), *count);
  return translated(*count == 1 ? text.one : text.english, language);
}

}  // namespace

Language grouping(const Language* language) {
  Language result = language ? *language : Language();
  if (result.number) return result;
  result.number = [formula = Language{.decimalSign = result.decimalSign}, sign = result.groupSign,
                   least = result.leastGrouped](const std::string& written) {
    return grouped(inFormula(written, &formula), sign, least);
  };
  return result;
}

LanguageScope::LanguageScope(const Language& language)
    : before_(std::exchange(languageOfThread, &language)) {}

LanguageScope::~LanguageScope() { languageOfThread = before_; }

void speakEverywhere(const Language* language) { languageOfProgram = language; }

const Language* currentLanguage() {
  return languageOfThread ? languageOfThread : languageOfProgram;
}

std::string languageTag() {
  const Language* language = currentLanguage();
  return language ? language->tag : Language().tag;
}

std::string translated(std::string_view english, const Language* language) {
  std::string text(english);
  // Translators take an empty text for the catalogue's own heading.
  const bool isTranslated = language && language->translation && !text.empty();
  return isTranslated ? language->translation(text) : text;
}

std::string inFormula(std::string formula, const Language* language) {
  if (!language) return formula;
  const std::string& sign = language->decimalSign;
  for (std::size_t i = 1; i + 1 < formula.size(); ++i)
    if (formula[i] == '.' && isDigit(formula[i - 1]) && isDigit(formula[i + 1]))
      formula.replace(i, 1, sign);
  return formula;
}

std::string rendered(const Number& length, const Language* language) {
  // One of several before their unit: 0.5 × 0.5 × 1 m.
  const bool isRead = language && language->lengths && length.length != Number::Length::none;
  const Number number = isRead ? amongOthers(length, *language->lengths) : length;
  std::string digits = written({number.value, number.form, number.digits, {}});
  const bool hasOwn = language && language->number;
  digits = hasOwn ? language->number(digits) : inFormula(std::move(digits), language);
  // People read a minus; what is to be read back is exact, and keeps what it was typed with.
  if (number.form == Number::Form::digits && digits.starts_with('-')) digits.replace(0, 1, "−");
  return number.unit.empty() ? digits
                             : digits.append(" ").append(translated(number.unit, language));
}

std::string rendered(const Text& text, std::span<const Argument> arguments,
                     const Language* language) {
  const std::string whole = templateOf(text, arguments, language);
  std::string_view rest = whole;
  std::string result;
  while (!rest.empty()) {
    const std::size_t open = rest.find('{');
    const std::size_t close = rest.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    const auto argument = std::ranges::find(arguments, name, &Argument::name);
    result += rest.substr(0, open);
    const std::string_view unknown = rest.substr(open, close - open + 1);
    rest.remove_prefix(close + 1);
    result += argument == arguments.end() ? std::string(unknown)
                                          : renderedBefore(rest, argument->value, language);
  }
  return result.append(rest);
}

std::string rendered(const Sentence& sentence, const Language* language) {
  return rendered(sentence.text, sentence.arguments, language);
}

std::string english(const Text& text, std::span<const Argument> arguments) {
  return rendered(text, arguments, nullptr);
}

std::string inWords(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', ' ');
  return text;
}

std::string plainWord(std::string_view word) {
  for (const auto& [key, plain] :
       {std::pair("decided_anew", "another weight decides"), std::pair("streaming", "download")})
    if (word == key) return plain;
  return inWords(word);
}

std::string asHeading(std::string_view word) {
  std::string text = plainWord(word);
  for (const auto& [key, name] : {std::pair("lod ", "LOD "), std::pair("opensim", "OpenSim")})
    if (text.starts_with(key)) return text.replace(0, std::string_view(key).size(), name);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string translatedWord(std::string_view word, const Language* language) {
  return translated(plainWord(word), language);
}

std::string translatedHeading(std::string_view word, const Language* language) {
  return translated(asHeading(word), language);
}

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
    Pattern{"byte ", " of the decompressed data", placeTexts["place.byte_unpacked"]},
    Pattern{"face ", "", placeTexts["place.face"]},
};

bool isNumber(std::string_view text) {
  return !text.empty() &&
         std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

Argument numberIn(std::string_view digits) { return {"number", std::string(digits)}; }

/// `<mesh> on line 4`
std::optional<Sentence> inLine(std::string_view place) {
  constexpr std::string_view words = " on line ";
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
