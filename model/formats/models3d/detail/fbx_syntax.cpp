#include "model/formats/models3d/detail/fbx_syntax.h"

#include "model/formats/models3d/detail/fbx_tree.h"
#include "model/formats/models3d/detail/number_list.h"
#include "model/formats/models3d/detail/refused_model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstring>
#include <optional>
#include <string>

namespace wb::import3d {
namespace {

constexpr std::size_t versionBegin = 23;    ///< Before the version.
constexpr std::uint32_t wideFrom = 7500;    ///< Offsets have eight bytes from that version.
constexpr std::size_t mostText = 64 << 20;  ///< Of one value.

class BinaryReader {
 public:
  explicit BinaryReader(ByteView bytes) : bytes_(bytes), isBigEndian_(isBigEndianFbx(bytes)) {}

  FbxRecord read() && {
    at_ = std::min(versionBegin, bytes_.size());
    isWide_ = number<std::uint32_t>() >= wideFrom;
    FbxRecord root;
    readRecords(root, bytes_.size(), 0, true);
    return root;
  }

 private:
  [[noreturn]] void refuseHere(std::string_view problem) const {
    refuseDamaged("byte " + std::to_string(at_), problem);
  }

  ByteView take(std::size_t size) {
    if (size > bytes_.size() - at_)
      refuseHere("expected " + std::to_string(size) + " more bytes, but only " +
                 std::to_string(bytes_.size() - at_) + " are left");
    const ByteView taken = bytes_.subspan(at_, size);
    at_ += size;
    return taken;
  }

  template <class T>
  T number() {
    std::array<std::uint8_t, sizeof(T)> raw;
    std::ranges::copy(take(sizeof(T)), raw.begin());
    if (isBigEndian_) std::ranges::reverse(raw);
    return std::bit_cast<T>(raw);
  }

  std::uint64_t offset() { return isWide_ ? number<std::uint64_t>() : number<std::uint32_t>(); }

  /// Up to a record that is all zero, or where those above end. `isKept`: else gone over.
  void readRecords(FbxRecord& parent, std::size_t end, std::size_t depth, bool isKept) {
    if (depth > fbxDepth) refuse(worker::Refusal::Reason::tooLarge, {"nested records"});
    while (depth == 0 || at_ < end) {
      const std::size_t begin = at_;
      const std::uint64_t recordEnd = offset();
      const std::uint64_t values = offset();
      const std::uint64_t valueBytes = offset();
      const std::string_view name = textOf(take(number<std::uint8_t>()));
      if (recordEnd == 0) return;
      if (recordEnd > end || recordEnd < at_ || valueBytes > recordEnd - at_) {
        at_ = begin;
        refuseHere("a record is longer than the one around it; the file may be incomplete");
      }
      readRecord(parent, name, {recordEnd, values, valueBytes}, depth, isKept);
      at_ = recordEnd;
    }
  }

  struct Extent {
    std::uint64_t end;
    std::uint64_t values;
    std::uint64_t valueBytes;
  };

  void readRecord(FbxRecord& parent, std::string_view name, const Extent& extent, std::size_t depth,
                  bool isKept) {
    if (!isKept || !isKeptInFbx(name, depth)) return;
    budget_.spend();
    FbxRecord& record = parent.records.emplace_back();
    record.name = name;
    const std::size_t behind = at_ + extent.valueBytes;
    for (std::uint64_t i = 0; i < extent.values && at_ < behind; ++i)
      record.values.push_back(value());
    if (at_ > behind) refuseHere("the values of a record are longer than declared");
    at_ = behind;
    if (at_ < extent.end) readRecords(record, extent.end, depth + 1, true);
  }

  template <class T>
  FbxValue scalar() {
    const T value = number<T>();
    FbxValue result;
    result.number = static_cast<double>(value);
    if constexpr (std::integral<T>) result.integer = value;
    // A double that is no integer leaves it 0: none is read as a number of something.
    else if (value >= -1e15 && value <= 1e15)
      result.integer = static_cast<std::int64_t>(value);
    return result;
  }

  FbxValue value() {
    const char type = static_cast<char>(take(1)[0]);
    switch (type) {
      case 'C':
      case 'B':
        return scalar<std::int8_t>();
      case 'Y':
        return scalar<std::int16_t>();
      case 'I':
        return scalar<std::int32_t>();
      case 'L':
        return scalar<std::int64_t>();
      case 'F':
        return scalar<float>();
      case 'D':
        return scalar<double>();
      case 'S':
      case 'R':
        return text();
      case 'f':
      case 'd':
      case 'l':
      case 'i':
      case 'b':
      case 'c':
        return array(type);
      default:
        --at_;
        refuseHere("found a value of unknown type");
    }
  }

  FbxValue text() {
    FbxValue value{.kind = FbxValue::Kind::text};
    const auto size = number<std::uint32_t>();
    if (size > mostText) refuse(worker::Refusal::Reason::tooLarge, {"text"});
    value.text = textOf(take(size));
    return value;
  }

  FbxValue array(char type) {
    FbxValue value{.kind = FbxValue::Kind::array};
    value.type = type;
    value.count = number<std::uint32_t>();
    value.isPacked = number<std::uint32_t>() != 0;
    value.isBigEndian = isBigEndian_;
    value.stored = take(number<std::uint32_t>());
    return value;
  }

  ByteView bytes_;
  bool isBigEndian_;
  bool isWide_ = false;
  std::size_t at_ = 0;
  FbxBudget budget_;
};

}  // namespace

FbxRecord readBinaryFbx(ByteView bytes) { return BinaryReader(bytes).read(); }

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
      if (isAtEnd()) refuseHere("the file ends inside a record; it is incomplete");
      if (here() == '}') {
        if (depth == 0) refuseHere("found the end of a record that never began");
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
    if (isAtEnd()) refuseHere("the file ends inside a record; it is incomplete");
    if (here() != ':' || name.empty()) refuseHere("expected a record name and a colon");
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
      if (depth == 0 && isKept)
        refuseHere("expected records in braces; the file may be incomplete");
      return;
    }
    ++at_;
    readRecords(record, depth + 1, isKept);
  }

  /// The list of an array stays text: most of a file is that.
  void readNumbers(FbxRecord& record, bool isKept) {
    const std::size_t begin = at_;
    at_ = std::min(text_.find_first_of("{}:\"", at_), text_.size());
    if (isAtEnd()) refuseHere("the file ends inside a list; it is incomplete");
    if (here() != '}') refuseHere("expected the end of a list of numbers");
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
      if (isAtEnd()) refuseHere("the file ends inside a text; it is incomplete");
      return textValue(text_.substr(begin, at_++ - begin));
    }
    const std::size_t begin = at_;
    while (!isAtEnd() && !endsWord(here()) && here() != '"') ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (!word.starts_with('*')) return wordValue(word);
    FbxValue array{.kind = FbxValue::Kind::array};
    std::int64_t count = 0;
    if (!readNumber(word.substr(1), count) || count < 0 || count > 0xFFFF'FFFF)
      refuseHere("expected the number of list elements after \"*\"");
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
