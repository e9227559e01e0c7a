#include "model/core/diagnostic.h"

#include "model/core/place_words.h"

#include <utility>

namespace wb {

std::string_view name(Severity severity) {
  switch (severity) {
    case Severity::note:
      return "note";
    case Severity::warning:
      return "warning";
    case Severity::error:
      break;
  }
  return "error";
}

std::string message(const Diagnostic& diagnostic, const Language* language) {
  return rendered(diagnostic.text, diagnostic.arguments, language);
}

std::string line(const Diagnostic& diagnostic) {
  std::string result;
  for (const std::string& part : {diagnostic.file, renderedPlace(diagnostic.place)})
    if (!part.empty()) result += part + ": ";
  return result + message(diagnostic);
}

Diagnostic inPlace(Diagnostic diagnostic, std::string_view place) {
  diagnostic.place =
      diagnostic.place.empty() ? std::string(place) : std::string(place) + ": " + diagnostic.place;
  return diagnostic;
}

Diagnostic inFile(Diagnostic diagnostic, std::string_view file) {
  if (diagnostic.file.empty()) diagnostic.file = file;
  return diagnostic;
}

void append(Diagnostics& all, Diagnostics found, std::string_view file) {
  for (Diagnostic& diagnostic : found) all.push_back(inFile(std::move(diagnostic), file));
}

}  // namespace wb
