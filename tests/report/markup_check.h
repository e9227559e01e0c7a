#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace wb::page::test {

/// What is wrong with how the elements of a page begin and end; empty if nothing is. A small reader
/// of its own: every `<` begins an element or an end, elements end in the order they began, and no
/// character is left that HTML would read otherwise than written.
inline std::string markupProblem(std::string_view page) {
  constexpr std::array<std::string_view, 4> single{"meta", "img", "br", "!DOCTYPE"};
  std::vector<std::string> open;
  while (true) {
    const std::size_t begin = page.find('<');
    if (begin == std::string_view::npos) break;
    const std::size_t end = page.find('>', begin);
    if (end == std::string_view::npos) return "an element never ends";
    const std::string_view tag = page.substr(begin + 1, end - begin - 1);
    page.remove_prefix(end + 1);
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "unexpected </" + std::string(tag);
      open.pop_back();
      continue;
    }
    const std::string name(tag.substr(0, tag.find(' ')));
    if (std::ranges::find(single, name) == single.end()) open.push_back(name);
  }
  return open.empty() ? std::string() : "not ended: " + open.back();
}

}  // namespace wb::page::test
