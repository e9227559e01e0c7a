#include "app/upload_line.h"

#include "app/app_texts.h"
#include "app/console.h"

#include <utility>

namespace wb::app {

std::optional<Diagnostic> uploadLine(const weighing::Weighing& weighing) {
  const weighing::UploadVerdict verdict = uploadVerdict(weighing);
  if (verdict.state != scene::UploadState::refused) return {};
  Sentence said = *uploadSentence(verdict, weighing);
  return Diagnostic{Severity::warning, said.text, std::move(said.arguments), {}, 1, weighing.file};
}

void tellUpload(const weighing::Weighing& weighing) {
  if (const auto line = uploadLine(weighing)) complain(*line);
}

Diagnostic notWritten(const Sentence& why, const std::string& file) {
  return inFile(failure(appTexts["app.would_be_refused"], {{"why", why}}).value(), file);
}

}  // namespace wb::app
