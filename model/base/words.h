#pragma once

#include "model/base/language.h"
#include "model/base/text.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace wb {

/// A text in the language that is spoken, with its arguments filled in as they are.
inline std::string say(Text text, std::initializer_list<Argument> arguments = {}) {
  return filled(spoken(text.english), {arguments.begin(), arguments.size()});
}

/// A word of the tables as people write it: `triangle_mesh` is `triangle mesh`.
inline std::string plain(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', ' ');
  return text;
}

/// A word of the tables as a heading: `triangle_constant` is `Triangle constant`, `lod_low` is
/// `LOD low`.
inline std::string heading(std::string_view word) {
  std::string text = plain(word);
  for (const auto& [key, name] : {std::pair("lod ", "LOD "), std::pair("opensim", "OpenSim")})
    if (text.starts_with(key)) return text.replace(0, std::string_view(key).size(), name);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

/// The same for people, in the language that is spoken.
inline std::string spokenWord(std::string_view word) { return spoken(plain(word)); }
inline std::string spokenHeading(std::string_view word) { return spoken(heading(word)); }

}  // namespace wb
