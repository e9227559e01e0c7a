#pragma once

#include "model/core/text.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace wb {

struct LengthUnit;

/// How texts are put for people who read another language than English. Data is never put into a
/// language: CSV and JSON are the same in every one. Its functions are called in any thread.
struct Language {
  std::string tag = "en";         ///< BCP 47: `de`.
  std::string decimalSign = ".";  ///< Between the whole and the rest of a number.
  std::string groupSign = ",";    ///< Between thousands, where `grouping` sets them apart.
  std::size_t leastGrouped = 4;   ///< Digits from which on that is done: Spanish writes 2869.
  /// A text or word of the tables in this language, any other text as it is; null: all in English.
  std::function<std::string(const std::string& english)> translation{};
  /// A text with a `{count}` in the form that this language has for such a number; null: as
  /// translation has it, and of English ones the form for one.
  std::function<std::string(const std::string& english, std::size_t count)> plural{};
  /// A number that the model wrote with a point; null: with the decimal sign, and no other change.
  std::function<std::string(const std::string& written)> number{};
  /// What lengths are read in; null: metres, and what else the texts have.
  const LengthUnit* lengths = nullptr;
};

/// A language (null: English) that sets thousands apart, as in 20,000: for what is read only. One
/// that writes numbers its own way stays as it is.
Language grouping(const Language* language);

/// While it lives, this thread puts its texts in a language, which must outlive it; then in what it
/// did before. Outside, all is in English.
class LanguageScope {
 public:
  explicit LanguageScope(const Language& language);
  ~LanguageScope();
  LanguageScope(const LanguageScope&) = delete;
  LanguageScope& operator=(const LanguageScope&) = delete;

 private:
  const Language* before_;
};

/// What this thread puts its texts in; null: English, as the tables have it.
const Language* currentLanguage();

/// Its tag.
std::string languageTag();

/// Returns a text of the tables in a language. Names from files are no texts of the tables: they
/// are filled in afterwards.
/// @param english  As the table has it; it stays as it is where there is no translation.
/// @param language  Null: English.
std::string translated(std::string_view english, const Language* language = currentLanguage());

/// Returns a `formula` as the model writes it with the decimal sign of `language` (null: English)
/// for every point between two digits.
std::string inFormula(std::string formula, const Language* language = currentLanguage());

/// Returns `number` with its unit in `language` (null: English). A length that people may read in
/// the language's unit of length comes in that, without a unit: others beside it share it.
std::string rendered(const Number& number, const Language* language = currentLanguage());

/// Returns the template in a language with every `{name}` replaced by its argument, once: what an
/// argument is made of is not looked at again. An unknown name stays as it is, so that a test can
/// see it.
/// @param text  The template. Its form for one is taken for a `{count}` of 1.
/// @param arguments  What fills it; of equal names the first counts.
/// @param language  Null: English.
std::string rendered(const Text& text, std::span<const Argument> arguments,
                     const Language* language = currentLanguage());
/// Returns the text of `sentence` filled with its arguments, in `language` (null: English).
std::string rendered(const Sentence& sentence, const Language* language = currentLanguage());
/// Returns `text` filled with `arguments` in this thread's language.
inline std::string rendered(const Text& text, std::initializer_list<Argument> arguments = {}) {
  return rendered(text, std::span(arguments.begin(), arguments.size()));
}

/// Returns `text` filled with `arguments` in English, whatever this thread speaks.
std::string english(const Text& text, std::span<const Argument> arguments);

/// A word of the tables as people write it: `triangle_mesh` is `triangle mesh`.
std::string inWords(std::string_view word);

/// A word of the tables as a heading: `triangle_constant` is `Triangle constant`, `lod_low` is
/// `LOD low`.
std::string asHeading(std::string_view word);

/// Returns a `word` of the tables as people write it (see inWords) in `language` (null: English).
std::string translatedWord(std::string_view word, const Language* language = currentLanguage());
/// Returns a `word` of the tables as a heading (see asHeading) in `language` (null: English).
std::string translatedHeading(std::string_view word, const Language* language = currentLanguage());

/// Sets the `language` that every thread puts its texts in that is in no LanguageScope; null:
/// English. It must outlive them all. To be called before threads are started.
void speakEverywhere(const Language* language);

/// A diagnostic's place (`line 4, column 2`, `linksets[1]: face 3`) as what people are told;
/// nothing where it holds nothing but names and paths, which are the same in every language.
std::optional<Sentence> placeInWords(std::string_view place);

/// Returns `place` in this thread's language; names and paths as they are.
std::string renderedPlace(std::string_view place);

}  // namespace wb
