#pragma once

#include "model/base/text.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace wb::report {

/// A text with its arguments filled in.
inline std::string say(Text text, std::initializer_list<Argument> arguments = {}) {
  return filled(text.english, {arguments.begin(), arguments.size()});
}

/// A word of the tables as people write it: `triangle_mesh` is `triangle mesh`.
inline std::string plain(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', ' ');
  return text;
}

}  // namespace wb::report
