#include "model/formats/models3d/detail/fbx_text.h"

#include "model/formats/models3d/detail/fbx_kept.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <optional>
#include <string>

namespace wb::import3d {
namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool endsWord(char c) {
  return isSpace(c) || c == '\n' || c == ',' || c == '{' || c == '}' || c == ';';
}

FbxValue textValue(std::string_view text) {
  FbxValue value{.kind = FbxValue::Kind::text};
  value.text = text;
  return value;
}

FbxValue wordValue(std::string_view word) {
  FbxValue value;
  const bool isInteger = readNumber(word, value.integer);
  if (!readNumber(word, value.number)) return textValue(word);
  if (!isInteger && value.number >= -1e15 && value.number <= 1e15)
    value.integer = static_cast<std::int64_t>(value.number);
  return value;
}

class TextReader {
 public:
  explicit TextReader(std::string_view text) : text_(text) {}

  FbxRecord read() && {
    if (text_.starts_with("\xEF\xBB\xBF")) at_ = 3;
    FbxRecord root;
    readRecords(root, 0, true);
    return root;
  }

 private:
  [[noreturn]] void refuseHere(std::string_view problem) const {
    const auto line =
        1 + std::count(text_.begin(),
                       text_.begin() + static_cast<std::ptrdiff_t>(std::min(at_, text_.size())),
                       '\n');
    refuseDamaged("line " + std::to_string(line), problem);
  }

  bool isAtEnd() const { return at_ >= text_.size(); }
  char here() const { return text_[at_]; }

  void skipBlanks() {
    while (!isAtEnd() && isSpace(here())) ++at_;
  }

  void skipLines() {
    for (; !isAtEnd(); ++at_) {
      if (here() == ';') {
        at_ = std::min(text_.find('\n', at_), text_.size());
        if (isAtEnd()) return;
      }
      if (!isSpace(here()) && here() != '\n' && here() != '\0') return;
    }
  }

  void readRecords(FbxRecord& parent, std::size_t depth, bool isKept) {
    if (depth > fbxDepth) refuse(worker::Refusal::Reason::tooLarge, {"nested records"});
    for (;;) {
      skipLines();
      if (isAtEnd() && depth == 0) return;
      if (isAtEnd()) refuseHere("the file ends within a record; it is cut");
      if (here() == '}') {
        if (depth == 0) refuseHere("a record ends that did not begin");
        ++at_;
        return;
      }
      readRecord(parent, depth, isKept);
    }
  }

  void readRecord(FbxRecord& parent, std::size_t depth, bool isKept) {
    const std::size_t begin = at_;
    while (!isAtEnd() && here() != ':' && !endsWord(here()) && here() != '"') ++at_;
    const std::string_view name = text_.substr(begin, at_ - begin);
    skipBlanks();
    if (isAtEnd()) refuseHere("the file ends within a record; it is cut");
    if (here() != ':' || name.empty()) refuseHere("the name of a record and a colon were expected");
    ++at_;
    isKept = isKept && isKeptInFbx(name, depth);
    FbxRecord spare;
    if (isKept) budget_.spend();
    FbxRecord& record = isKept ? parent.records.emplace_back() : spare;
    record.name = name;
    if (name == "a")
      readNumbers(record, isKept);
    else
      readValues(record, isKept);
    if (isAtEnd() || here() != '{') {
      if (depth == 0 && isKept) refuseHere("records in braces were expected; the file may be cut");
      return;
    }
    ++at_;
    readRecords(record, depth + 1, isKept);
  }

  /// The list of an array stays text: most of a file is that.
  void readNumbers(FbxRecord& record, bool isKept) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of("{}:\"", at_), text_.size());
    if (isAtEnd()) refuseHere("the file ends within a list; it is cut");
    if (here() != '}') refuseHere("a list of numbers was expected to end");
    std::string_view list = text_.substr(begin, at_ - begin);
    const std::size_t first = std::min(list.find_first_not_of(" \t\r\n"), list.size());
    list = list.substr(first, list.find_last_not_of(" \t\r\n") + 1 - first);
    if (isKept) record.values.push_back(textValue(list));
  }

  void readValues(FbxRecord& record, bool isKept) {
    for (;;) {
      skipBlanks();
      if (isAtEnd() || here() == '{' || here() == '}') return;
      // A line that ends goes on where the next one begins with a comma.
      if (here() == '\n' || here() == ';') {
        const std::size_t end = at_;
        skipLines();
        if (!isAtEnd() && here() == ',') continue;
        at_ = end;
        return;
      }
      if (here() == ',') {
        ++at_;
        skipLines();
        continue;
      }
      const FbxValue value = readValue();
      if (isKept) record.values.push_back(value);
    }
  }

  FbxValue readValue() {
    if (here() == '"') {
      const std::size_t begin = ++at_;
      at_ = std::min(text_.find('"', at_), text_.size());
      if (isAtEnd()) refuseHere("the file ends within a text; it is cut");
      return textValue(text_.substr(begin, at_++ - begin));
    }
    const std::size_t begin = at_;
    while (!isAtEnd() && !endsWord(here()) && here() != '"') ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (!word.starts_with('*')) return wordValue(word);
    FbxValue array{.kind = FbxValue::Kind::array};
    std::int64_t count = 0;
    if (!readNumber(word.substr(1), count) || count < 0 || count > 0xFFFF'FFFF)
      refuseHere("how many numbers a list has was expected behind \"*\"");
    array.count = static_cast<std::uint32_t>(count);
    return array;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  FbxBudget budget_;
};

}  // namespace

FbxRecord readTextFbx(std::string_view text) { return TextReader(text).read(); }

}  // namespace wb::import3d
