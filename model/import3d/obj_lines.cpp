#include "model/import3d/obj_lines.h"

#include <algorithm>

namespace wb::import3d {
namespace {

constexpr std::string_view lineBlanks = " \t\f\v\r";

std::string_view withoutLineBlanks(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(lineBlanks), text.size());
  return text.substr(begin, text.find_last_not_of(lineBlanks) + 1 - begin);
}

}  // namespace

/// A line as it stands, ended by \n, \r or both.
std::string_view ObjLines::take() {
  const std::size_t end = std::min(rest_.find_first_of("\r\n"), rest_.size());
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
  const std::size_t end = std::min(line.find_first_of(lineBlanks), line.size());
  command_ = line.substr(0, end);
  content_ = withoutLineBlanks(line.substr(end));
  return true;
}

}  // namespace wb::import3d
