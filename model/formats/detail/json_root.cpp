#include "model/formats/detail/json_root.h"

#include "model/core/text_lines.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace wb::import {
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
