#pragma once

#include "model/core/language.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace wb {

enum class Severity { note, warning, error };

/// `note`, `warning` or `error`.
std::string_view name(Severity severity);

/// One thing found wrong or worth knowing: what (a text with its arguments), where, how often.
struct Diagnostic {
  Severity severity = Severity::error;
  Text text;
  std::vector<Argument> arguments;
  std::string place;      ///< Inside the file: `byte 132`, `physics_mesh`, `linksets[2].parts[0]`.
  std::size_t count = 1;  ///< Equal findings are counted, not repeated.
  std::string file;       ///< As the user named it; readers of bytes leave it to their caller.
};

using Diagnostics = std::vector<Diagnostic>;

/// Its sentence, without its file and place.
std::string message(const Diagnostic& diagnostic, const Language* language = currentLanguage());

/// `FILE: PLACE: sentence`, without the parts that are empty.
std::string line(const Diagnostic& diagnostic);

/// The diagnostic with a place around the one it names.
Diagnostic inPlace(Diagnostic diagnostic, std::string_view place);

/// The diagnostic with the file it was found in, unless it already names one.
Diagnostic inFile(Diagnostic diagnostic, std::string_view file);

/// Moves `found` to the end of `all`, giving each the file where it has none.
void append(Diagnostics& all, Diagnostics found, std::string_view file = {});

}  // namespace wb
