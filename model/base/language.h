#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace wb {

/// How texts are said to people who read another language than English. Data is never said: CSV
/// and JSON are the same in every language.
struct Language {
  std::string tag = "en";         ///< BCP 47: `de`.
  std::string decimalSign = ".";  ///< Between the whole and the rest of a number.
  /// A text or word of the tables in this language, any other text as it is; null: all in English.
  /// Called in any thread.
  std::function<std::string(const std::string& english)> translation{};
};

/// While it lives, this thread says its texts in a language, which must outlive it; then in what it
/// said them in before. Outside, all is said in English.
class Speaking {
 public:
  explicit Speaking(const Language& language);
  ~Speaking();
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;

 private:
  const Language* before_;
};

/// What this thread speaks; null: English, as the tables have it.
const Language* spokenLanguage();

/// Its tag.
std::string spokenTag();

/// A text of the tables in the language that is spoken. Names from files are no texts of the
/// tables: they are filled in afterwards.
std::string spoken(std::string_view english);

/// A number, or a formula of numbers, as the model writes it: each point between digits becomes the
/// decimal sign that is spoken.
std::string spokenNumbers(std::string numbers);

}  // namespace wb
