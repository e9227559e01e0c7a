#include "model/report/detail/filter_tokens.h"

#include "model/core/plain_text.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>

namespace wb::table {
namespace {

constexpr std::string_view spaces = " \t\r\n";

bool isOfWord(char c) {
  const bool isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  const bool isDigit = c >= '0' && c <= '9';
  return isLetter || isDigit || static_cast<unsigned char>(c) >= 0x80 ||
         std::string_view("_.+-*").find(c) != std::string_view::npos;
}

class FilterLexer {
 public:
  explicit FilterLexer(std::string_view text) : text_(text) {}

  Result<std::vector<FilterToken>> run() {
    std::vector<FilterToken> tokens;
    do {
      at_ = std::min(text_.find_first_not_of(spaces, at_), text_.size());
      auto token = next();
      if (!token) return failure(std::move(token));
      tokens.push_back(std::move(*token));
    } while (tokens.back().kind != FilterToken::Kind::end);
    return tokens;
  }

 private:
  Result<FilterToken> next() {
    if (at_ == text_.size()) return FilterToken{FilterToken::Kind::end, {}, at_};
    const char c = text_[at_];
    if (c == '"' || c == '\'') return quoted(c);
    return isOfWord(c) ? word() : symbol();
  }

  FilterToken word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && isOfWord(text_[at_])) ++at_;
    return {FilterToken::Kind::word, std::string(text_.substr(begin, at_ - begin)), begin};
  }

  /// One of two characters where there is one, else a single character as it is.
  FilterToken symbol() {
    constexpr std::array<std::string_view, 3> twoCharacters{"!=", "<=", ">="};
    const std::size_t begin = at_;
    const bool isTwo =
        std::ranges::find(twoCharacters, text_.substr(at_, 2)) != twoCharacters.end();
    at_ += isTwo ? 2 : 1;
    return {FilterToken::Kind::symbol, std::string(text_.substr(begin, at_ - begin)), begin};
  }

  Result<FilterToken> quoted(char quote) {
    const std::size_t begin = at_++;
    std::string content;
    for (; at_ < text_.size(); ++at_) {
      char c = text_[at_];
      if (c == quote) {
        ++at_;
        return FilterToken{FilterToken::Kind::quoted, std::move(content), begin};
      }
      if (c == '\\') {
        if (++at_ == text_.size()) break;
        c = text_[at_];
        if (c != '"' && c != '\'' && c != '\\')
          return failure(filterTexts["filter.bad_escape"], {}, filterPlace(text_, at_ - 1));
      }
      content += c;
    }
    return failure(filterTexts["filter.quote_never_ends"], {}, filterPlace(text_, begin));
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

bool FilterToken::isWord(std::string_view word) const {
  return kind == Kind::word && smallLetters(text) == word;
}

Result<std::vector<FilterToken>> filterTokens(std::string_view text) {
  return FilterLexer(text).run();
}

std::string filterPlace(std::string_view text, std::size_t offset) {
  std::string_view before = text.substr(0, offset);
  std::size_t number = 1;
  for (; !before.empty(); ++number) takeCodePoint(before);
  return "character " + std::to_string(number);
}

std::string filterQuoted(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c;
  }
  return result + '"';
}

std::string smallLetters(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return result;
}

}  // namespace wb::table
