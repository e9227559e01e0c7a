#include "model/core/core.h"

#include "model/core/core_texts.h"
#include "model/core/language.h"
#include "model/core/limits.h"

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

namespace {

constexpr std::size_t longestText = 1000;

std::string withoutNumbers(const std::string& place) {
  std::string text;
  for (const char c : place)
    if (c < '0' || c > '9') text += c;
  return text;
}

/// A text of the file may be as long as the file.
void shorten(std::string& text) {
  if (text.size() <= longestText) return;
  std::size_t length = longestText;
  while (length > 0 && (text[length] & '\xC0') == '\x80') --length;  // Between code points.
  text.resize(length);
  text.shrink_to_fit();
  text += "…";
}

}  // namespace

bool Findings::isFull() const { return findings_.size() >= limits::findings; }

void Findings::add(Diagnostic finding) {
  if (!isFull()) {
    shorten(finding.place);
    for (Argument& argument : finding.arguments)
      if (auto* text = std::get_if<std::string>(&argument.value)) shorten(*text);
    findings_.push_back(std::move(finding));
  } else {
    ++more_;
  }
}

void Findings::addInside(Diagnostic finding, const std::string& place) {
  finding.place = finding.place.empty() ? place : place + ": " + finding.place;
  finding.file.clear();
  add(std::move(finding));
}

void Findings::noteAgain(const std::string& place, const std::string& key,
                         const std::function<Diagnostic()>& make) {
  const std::string same = withoutNumbers(place) + '\n' + key;
  if (const auto known = noted_.find(same); known != noted_.end()) {
    ++notes_[known->second].count;
  } else if (notes_.size() < limits::findings) {
    noted_.emplace(same, notes_.size());
    notes_.push_back(make());
  } else {
    ++more_;
  }
}

Diagnostics Findings::take() {
  append(findings_, std::exchange(notes_, {}));
  noted_.clear();
  if (more_ > 0)
    findings_.push_back(
        {Severity::note, baseTexts["findings.more"], {{"count", more_}}, {}, more_, {}});
  more_ = 0;
  return std::exchange(findings_, {});
}

}  // namespace wb
