// Problem: read and write LLSD's notation, a text form in which the first character of a value says
// what it is.
// Method: a recursive descent parser, as for the binary form.
// Cost: linear in the text; depth and values are bounded by limits.h. It has no tuned constants.

#include "model/core/core_texts.h"
#include "model/core/detail/llsd_forms.h"
#include "model/core/identifiers.h"
#include "model/core/limits.h"
#include "model/core/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace wb::llsd {
namespace {

constexpr std::string_view notationSpace = " \t\r\n\v\f";
constexpr std::size_t uuidLength = 36;

class NotationReader {
 public:
  NotationReader(std::string_view text, const Task& task)
      : text_(text), task_(task), position_(prefixLength(text, "llsd/notation")) {}

  Result<Value> document() {
    auto read = value(0);
    skipSpace();
    if (read && position_ < text_.size()) return error(llsdTexts["llsd.more_than_one"]);
    return read;
  }

 private:
  tl::unexpected<Diagnostic> error(Text text, std::vector<Argument> arguments = {}) const {
    return failure(text, std::move(arguments), "byte " + std::to_string(position_));
  }

  tl::unexpected<Diagnostic> expected(std::string_view what) const {
    return error(llsdTexts["llsd.expected"], {{"what", what}, {"found", found()}});
  }

  std::string found() const {
    if (position_ >= text_.size()) return "the end of the data";
    return describedByte(static_cast<std::uint8_t>(text_[position_]));
  }

  std::string_view rest() const { return text_.substr(position_); }
  char next() const { return position_ < text_.size() ? text_[position_] : '\0'; }
  bool isQuote() const { return next() == '\'' || next() == '"'; }

  void skipSpace() {
    position_ = std::min(text_.find_first_not_of(notationSpace, position_), text_.size());
  }

  bool skip(std::string_view word) {
    if (!rest().starts_with(word)) return false;
    position_ += word.size();
    return true;
  }

  Result<Value> value(std::size_t depth) {
    if (!task_.step()) return failure(baseTexts["task.cancelled"]);
    if (++values_ > limits::llsdElements)
      return error(llsdTexts["llsd.too_many"], {{"limit", limits::llsdElements}});
    skipSpace();
    switch (next()) {
      case '!':
        return ++position_, Value();
      case '1':
        return ++position_, Value(true);
      case '0':
        return ++position_, Value(false);
      case 't':
      case 'T':
        return truth({"true", "TRUE", "t", "T"}, true);
      case 'f':
      case 'F':
        return truth({"false", "FALSE", "f", "F"}, false);
      case '[':
        return array(depth + 1);
      case '{':
        return map(depth + 1);
      default:
        return scalar();
    }
  }

  Result<Value> truth(std::initializer_list<std::string_view> spellings, bool meant) {
    for (const std::string_view spelling : spellings)
      if (skip(spelling)) break;
    return Value(meant);
  }

  Result<Value> scalar() {
    if (isQuote()) return quoted().map(asString);
    const char tag = next();
    const std::size_t begin = position_++;
    switch (tag) {
      case 'i':
        return typed(number(), integerFrom, "an integer");
      case 'r':
        return typed(number(), realFrom, "a real");
      case 'u':
        return typed(take(uuidLength), uuidFrom, "a UUID");
      case 'd':
        return quotedAs(dateFrom, "a date");
      case 'l':
        return quoted().map([](std::string&& text) { return Value(Uri{std::move(text)}); });
      case 's':
        return sized().map([](std::string_view raw) { return Value(std::string(raw)); });
      case 'b':
        return binary();
      default:
        position_ = begin;
        return expected("a value");
    }
  }

  static Value asString(std::string&& text) { return Value(std::move(text)); }

  std::string_view take(std::size_t most) {
    const std::string_view taken = rest().substr(0, most);
    position_ += taken.size();
    return taken;
  }

  /// The characters of a number, `nan` and `inf` included.
  std::string_view number() {
    const std::size_t end = rest().find_first_not_of("+-.0123456789eEnaifINAF");
    return take(std::min(end, rest().size()));
  }

  template <class From>
  Result<Value> typed(std::string_view text, From from, std::string_view what) {
    if (auto read = from(text)) return Value(std::move(*read));
    position_ -= text.size();
    return expected(what);
  }

  template <class From>
  Result<Value> quotedAs(From from, std::string_view what) {
    const std::size_t begin = position_;
    auto text = quoted();
    if (!text) return failure(std::move(text));
    if (auto read = from(*text)) return Value(std::move(*read));
    position_ = begin;
    return expected(what);
  }

  Result<std::string> quoted() {
    if (!isQuote()) return expected("quoted text");
    Unquoted text = unquoted(rest(), task_);
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (text.problem == QuoteProblem::neverEnds) return error(llsdTexts["llsd.quote_not_closed"]);
    position_ += text.length;
    if (text.problem == QuoteProblem::badEscape) return error(llsdTexts["llsd.bad_escape"]);
    return std::move(text.text);
  }

  /// `(len)"raw"`
  Result<std::string_view> sized() {
    std::size_t size = 0;
    if (!skip("(")) return expected("'(' and a length");
    const auto [end, problem] = std::from_chars(rest().data(), rest().data() + rest().size(), size);
    if (problem != std::errc()) return expected("a length");
    position_ = static_cast<std::size_t>(end - text_.data());
    if (!skip(")") || !isQuote()) return expected("')' and quoted text");
    const char quote = text_[position_++];
    if (rest().size() <= size || rest()[size] != quote)
      return error(llsdTexts["llsd.wrong_length"], {{"count", size}});
    const std::string_view raw = take(size);
    ++position_;
    return raw;
  }

  Result<Value> binary() {
    if (next() == '(')
      return sized().map([](std::string_view raw) {
        const ByteView bytes = bytesOf(raw);
        return Value(Bytes(bytes.begin(), bytes.end()));
      });
    if (skip("64")) return quotedAs(fromBase64, "base64");
    if (skip("16")) return quotedAs(fromBase16, "base16");
    return expected("\"64\", \"16\" or '('");
  }

  Result<void> enter(std::size_t depth) {
    if (depth > limits::llsdDepth)
      return error(llsdTexts["llsd.too_deep"], {{"limit", limits::llsdDepth}});
    ++position_;
    return {};
  }

  /// Whether a container ends here, after what stands between its elements.
  bool closes(char end) {
    skipSpace();
    if (next() != end) return false;
    ++position_;
    return true;
  }

  /// Goes past a comma; false if neither that nor the end stands there.
  bool separated(char end) {
    skipSpace();
    return skip(",") || next() == end;
  }

  Result<Value> array(std::size_t depth) {
    if (auto entered = enter(depth); !entered) return failure(std::move(entered));
    Array array;
    while (!closes(']')) {
      auto element = value(depth);
      if (!element) return element;
      array.push_back(std::move(*element));
      if (!separated(']')) return expected("',' or ']'");
    }
    return Value(std::move(array));
  }

  Result<Value> map(std::size_t depth) {
    if (auto entered = enter(depth); !entered) return failure(std::move(entered));
    Map map;
    while (!closes('}')) {
      auto key = keyText();
      if (!key) return failure(std::move(key));
      skipSpace();
      if (!skip(":")) return expected("':'");
      auto element = value(depth);
      if (!element) return element;
      map.insert_or_assign(std::move(*key), std::move(*element));
      if (!separated('}')) return expected("',' or '}'");
    }
    // In place, or g++ 12 takes the temporary for one that is not initialised.
    return Result<Value>(tl::in_place, std::move(map));
  }

  Result<std::string> keyText() {
    if (!rest().starts_with("s(")) return quoted();
    ++position_;
    return sized().map([](std::string_view raw) { return std::string(raw); });
  }

  std::string_view text_;
  const Task& task_;
  std::size_t position_;
  std::size_t values_ = 0;
};

}  // namespace

Result<Value> readNotation(ByteView bytes, const Task& task) {
  if (bytes.size() > limits::llsdBytes)
    return failure(llsdTexts["llsd.too_large"], {{"limit", limits::llsdBytes}},
                   "byte " + std::to_string(limits::llsdBytes));
  return NotationReader(textOf(bytes), task).document();
}

namespace {

/// In single quotes; what is no printable ASCII is escaped, so that every byte comes back.
std::string inQuotes(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) {
    const auto byte = static_cast<std::uint8_t>(c);
    if (c == '\'' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (byte < ' ' || byte == 0x7f) {
      quoted += fmt::format("\\x{:02x}", byte);
    } else {
      quoted += c;
    }
  }
  return quoted + '\'';
}

class NotationWriter {
 public:
  void write(const Value& value) { std::visit(*this, value.content()); }

  void operator()(Undef) { text_ += '!'; }
  void operator()(bool value) { text_ += value ? "true" : "false"; }
  void operator()(std::int32_t value) { text_ += 'i' + std::to_string(value); }
  void operator()(double value) { text_ += 'r' + shortest(value); }
  void operator()(const Uuid& value) { text_ += 'u' + value.text(); }
  void operator()(const std::string& value) { text_ += inQuotes(value); }
  void operator()(const Uri& value) { text_ += 'l' + inQuotes(value.text); }
  void operator()(const Bytes& value) { text_ += "b64\"" + base64(value) + '"'; }
  void operator()(const Date& value) {
    const auto date = dateText(value.seconds);
    isSayable_ = isSayable_ && date;
    text_ += "d\"" + date.value_or("") + '"';
  }
  void operator()(const Array& array) {
    std::string_view before = "[";
    for (const Value& element : array) {
      text_ += std::exchange(before, ",");
      write(element);
    }
    text_ += array.empty() ? "[]" : "]";
  }
  void operator()(const Map& map) {
    std::string_view before = "{";
    for (const auto& [key, element] : map) {
      text_ += std::exchange(before, ",");
      text_ += inQuotes(key) + ':';
      write(element);
    }
    text_ += map.empty() ? "{}" : "}";
  }

  Result<std::string> take() {
    if (!isSayable_) return failure(llsdTexts["llsd.date_out_of_range"]);
    return std::move(text_);
  }

 private:
  std::string text_;
  bool isSayable_ = true;
};

}  // namespace

Result<std::string> writeNotation(const Value& value) {
  NotationWriter writer;
  writer.write(value);
  return writer.take();
}

}  // namespace wb::llsd
