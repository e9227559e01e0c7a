#include "model/formats/models3d/detail/obj_lines.h"

#include <algorithm>

namespace wb::import3d {
namespace {

bool isLineBlank(char c) { return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\r'; }

std::string_view withoutLineBlanks(std::string_view text) {
  while (!text.empty() && isLineBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isLineBlank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

/// \n and \r are looked for one after the other, which is faster than for either; a file may have
/// no \n, so that is not looked for anew behind each \r.
std::size_t ObjLines::lineEnd() {
  if (newline_ == nullptr || newline_ < rest_.data())
    newline_ = rest_.data() + std::min(rest_.find('\n'), rest_.size());
  const auto end = static_cast<std::size_t>(newline_ - rest_.data());
  return std::min(rest_.substr(0, end).find('\r'), end);
}

/// A line as it stands, ended by \n, \r or both.
std::string_view ObjLines::take() {
  const std::size_t end = lineEnd();
  const std::string_view line = rest_.substr(0, end);
  rest_.remove_prefix(end);
  rest_.remove_prefix(rest_.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, rest_.size()));
  ++number_;
  return withoutLineBlanks(line);
}

bool ObjLines::next() {
  if (rest_.empty()) return false;
  std::string_view line = take();
  if (line.ends_with('\\') && !line.starts_with('#')) {
    joined_.clear();
    while (line.ends_with('\\')) {
      joined_.append(line.substr(0, line.size() - 1)).append(1, ' ');
      line = take();
    }
    joined_ += line;
    line = joined_;
  }
  const auto end = static_cast<std::size_t>(std::ranges::find_if(line, isLineBlank) - line.begin());
  command_ = line.substr(0, end);
  content_ = withoutLineBlanks(line.substr(end));
  return true;
}

}  // namespace wb::import3d
