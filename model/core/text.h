#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace wb {

/// One sentence the model can say: a stable code and its English template, whose
/// `{names}` are filled from arguments. A front end may show a translation found by code.
struct Text {
  std::string_view code;
  std::string_view english;
  /// In English for a `{count}` of one, if that differs; other languages have as many forms as they
  /// need.
  std::string_view one = {};
};

/// The sentences of one module, each named once. `table["code"]` is looked up while compiling, so
/// a code that the table lacks does not compile.
template <std::size_t N>
class TextTable {
 public:
  consteval explicit TextTable(const Text (&rows)[N]) {
    for (std::size_t i = 0; i < N; ++i) rows_[i] = rows[i];
  }

  consteval Text operator[](std::string_view code) const {
    for (const Text& row : rows_)
      if (row.code == code) return row;
    throw "no text has this code";
  }

  constexpr std::span<const Text> rows() const { return rows_; }

 private:
  std::array<Text, N> rows_{};
};

/// A number that fills a sentence, and how people read it.
struct Number {
  enum class Form : std::uint8_t {
    exact,  ///< The shortest that reads back bit-exact.
    digits  ///< At most so many significant digits; what stands before the point in full.
  };
  double value = 0;
  Form form = Form::exact;
  int digits = 0;              ///< For Form::digits.
  std::string_view unit = {};  ///< `PE`, `m`; empty: none, or the sentence has it.
  /// Of a length that people may read in another unit: what it is in here.
  enum class Length : std::uint8_t { none, metres, centimetres };
  Length length = Length::none;

  bool operator==(const Number&) const = default;
};

/// Returns `value` as a number of four significant digits. One just below a half has up to ten, so
/// that it does not look as if it were rounded up.
Number fourDigits(double value);
/// Returns `value` in the same way, but exact where it would look like `other`, which stands beside
/// it and differs.
Number fourDigitsBeside(double value, double other);

/// Returns `number` as the model writes it without regard to language: with a point, and its unit.
std::string written(const Number& number);

/// How English spells a word of the tables: as it is typed in files and commands, or as people
/// write it. Every other language writes it for people.
enum class Spelling : std::uint8_t { asTyped, inWords };

/// A word of the tables (`triangle_mesh`), or a phrase that the model has beside its texts.
struct Word {
  std::string key;
  Spelling spelling = Spelling::asTyped;

  bool operator==(const Word&) const = default;
};

/// A constant of the cost rules, by its key.
struct ConstantName {
  std::string key;
  Spelling spelling = Spelling::asTyped;

  bool operator==(const ConstantName&) const = default;
};

struct Sentence;

/// What fills a sentence: a name that comes from a file or a person and stays as it is, a count or
/// a number, a word of the tables, a constant, or a sentence of its own.
using Value = std::variant<std::string, std::size_t, Number, Word, ConstantName,
                           std::shared_ptr<const Sentence>>;

/// Returns whether `value` is an empty text.
inline bool isNothing(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text && text->empty();
}

/// A named value that fills one `{name}` of a template.
struct Argument {
  std::string name;
  Value value;

  Argument(std::string_view argumentName, Value what)
      : name(argumentName), value(std::move(what)) {}
  Argument(std::string_view argumentName, std::string_view text)
      : Argument(argumentName, Value(std::string(text))) {}
  Argument(std::string_view argumentName, const char* text)
      : Argument(argumentName, std::string_view(text)) {}
  Argument(std::string_view argumentName, const std::string& text)
      : Argument(argumentName, std::string_view(text)) {}
  Argument(std::string_view argumentName, double number)
      : Argument(argumentName, Value(Number{number})) {}
  Argument(std::string_view argumentName, std::size_t count)
      : Argument(argumentName, Value(count)) {}
  Argument(std::string_view argumentName, int number)
      : Argument(argumentName, static_cast<double>(number)) {}
  Argument(std::string_view argumentName, Sentence sentence);

  bool operator==(const Argument& other) const;
};

/// A text with what fills it.
struct Sentence {
  Text text;
  std::vector<Argument> arguments;

  bool operator==(const Sentence& other) const {
    return text.code == other.text.code && arguments == other.arguments;
  }
};

}  // namespace wb
