#include "model/formats/objects/root_elements.h"

#include "model/core/plain_text.h"

#include <algorithm>
#include <cstddef>
#include <string>

// Tells what the outermost element of an XML or JSON text is, without parsing the text: a scanner
// that goes over it once, from the prolog to the first tag or member, and holds nothing. It checks
// nothing behind that, so that a file which is cut or damaged further on still has a kind.
// O(length).

namespace wb::import {
namespace {

constexpr std::string_view nameEnd = " \t\r\n\f\v/>";

void skipBlanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
}

/// False where what begins does not end.
bool skipTo(std::string_view& text, std::string_view end) {
  const std::size_t at = text.find(end);
  if (at == std::string_view::npos) return false;
  text.remove_prefix(at + end.size());
  return true;
}

/// A document type may declare in brackets.
bool skipDocumentType(std::string_view& text) {
  const std::size_t end = text.find_first_of("[>");
  if (end == std::string_view::npos) return false;
  if (text[end] == '[' && !skipTo(text, "]")) return false;
  return skipTo(text, ">");
}

/// Declarations, comments and a document type.
bool skipProlog(std::string_view& text) {
  skipBlanks(text);
  while (text.starts_with("<?") || text.starts_with("<!")) {
    const bool isSkipped = text.starts_with("<!--") ? skipTo(text, "-->")
                           : text.starts_with("<!") ? skipDocumentType(text)
                                                    : skipTo(text, "?>");
    if (!isSkipped) return false;
    skipBlanks(text);
  }
  return true;
}

std::string_view localPart(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// A value in quotes may hold anything.
bool skipTag(std::string_view& text) {
  while (true) {
    const std::size_t at = text.find_first_of("\"'>");
    if (at == std::string_view::npos) return false;
    const char found = text[at];
    text.remove_prefix(at + 1);
    if (found == '>') return true;
    if (!skipTo(text, {&found, 1})) return false;
  }
}

bool isNameBegin(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0;
}

/// Comments and blanks may follow the end tag.
bool endsWithTag(std::string_view text, std::string_view name) {
  constexpr std::string_view blanks(" \t\r\n\f\v\0", 7);
  while (true) {
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    if (!text.ends_with("-->")) break;
    const std::size_t begin = text.rfind("<!--");
    if (begin == std::string_view::npos) return false;
    text = text.substr(0, begin);
  }
  if (!text.ends_with('>')) return false;
  text.remove_suffix(1);
  text = text.substr(0, text.find_last_not_of(blanks) + 1);
  const std::string tag = "</" + std::string(name);
  return text.ends_with(tag);
}

/// Whether a tag that begins the text closes itself.
bool closesItself(std::string_view text) {
  const std::string_view whole = text;
  if (!skipTag(text)) return false;
  return whole.substr(0, whole.size() - text.size()).ends_with("/>");
}

}  // namespace

std::optional<XmlRoot> xmlRootOf(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  if (!skipProlog(text) || text.size() < 2 || text[0] != '<' || !isNameBegin(text[1])) return {};
  const std::size_t end = text.find_first_of(nameEnd);
  if (end == std::string_view::npos) return {};
  const std::string_view name = text.substr(1, end - 1);
  return XmlRoot{std::string(localPart(name)), closesItself(text) || endsWithTag(text, name)};
}

bool hasElement(std::string_view text, std::string_view name) {
  while (skipTo(text, "<")) {
    bool isSkipped = true;
    if (text.starts_with("!--")) {
      isSkipped = skipTo(text, "-->");
    } else if (text.starts_with("![CDATA[")) {
      isSkipped = skipTo(text, "]]>");
    } else if (text.starts_with('!') || text.starts_with('?') || text.starts_with('/')) {
      isSkipped = skipTo(text, ">");
    } else {
      const std::size_t end = text.find_first_of(nameEnd);
      if (end == std::string_view::npos) return false;
      if (localPart(text.substr(0, end)) == name) return true;
      isSkipped = skipTag(text);
    }
    if (!isSkipped) return false;
  }
  return false;
}

std::optional<std::string> narrowed(ByteView bytes) {
  const std::string_view text = textOf(bytes);
  constexpr std::string_view wideAngle("<\0", 2);
  constexpr std::string_view wideAngleBigEnd("\0<", 2);
  const bool isBigEnd = text.starts_with("\xfe\xff") || text.starts_with(wideAngleBigEnd);
  if (!isBigEnd && !text.starts_with("\xff\xfe") && !text.starts_with(wideAngle)) return {};
  const bool isMarked = text.starts_with("\xfe\xff") || text.starts_with("\xff\xfe");
  std::string narrow;
  for (std::size_t i = (isBigEnd ? 1U : 0U) + (isMarked ? 2U : 0U); i < text.size(); i += 2)
    narrow += text[i];
  return narrow;
}

namespace {

/// Goes over brackets, strings and commas; what stands between them does not matter here.
class JsonScan {
 public:
  JsonScan(std::string_view json, std::string_view outer, std::string_view inner)
      : rest_(json), outer_(outer), inner_(inner) {}

  bool finds() {
    skipBlanks();
    if (!rest_.starts_with('{')) return false;
    while (!rest_.empty()) {
      const char c = rest_.front();
      if (c == '"') {
        if (takeString()) return true;
        continue;
      }
      rest_.remove_prefix(1);
      if (c == '{' || c == '[') open_ += c;
      if (c == '}' || c == ']') {
        if (open_.empty()) return false;
        open_.pop_back();
        if (open_.empty()) return false;
        isInside_ = isInside_ && open_.size() > 1;
      }
      if (open_.empty() && textBlanks.find(c) == std::string_view::npos) return false;
    }
    return false;
  }

 private:
  void skipBlanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(textBlanks), rest_.size()));
  }

  /// Whether it is the key that is looked for.
  bool takeString() {
    std::size_t end = 1;
    while (end < rest_.size() && rest_[end] != '"') end += rest_[end] == '\\' ? 2 : 1;
    const std::string_view text = rest_.substr(1, std::min(end, rest_.size()) - 1);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    skipBlanks();
    if (!rest_.starts_with(':') || open_.empty() || open_.back() != '{') return false;
    rest_.remove_prefix(1);
    if (open_.size() == 2 && isInside_ && text == inner_) return true;
    if (open_.size() != 1) return false;
    skipBlanks();
    isInside_ = text == outer_ && rest_.starts_with('{');
    return false;
  }

  std::string_view rest_;
  std::string_view outer_;
  std::string_view inner_;
  std::string open_;       ///< Brackets that are open.
  bool isInside_ = false;  ///< The outer member.
};

}  // namespace

bool hasMember(std::string_view json, std::string_view outer, std::string_view inner) {
  if (json.starts_with("\xef\xbb\xbf")) json.remove_prefix(3);
  return JsonScan(json, outer, inner).finds();
}

}  // namespace wb::import
