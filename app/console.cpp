#include "app/console.h"

#include "app/app_texts.h"
#include "app/progress.h"
#include "model/core/language.h"
#include "model/core/text_width.h"
#include "model/report/text_table.h"

#include <sys/ioctl.h>

#include <cstdio>
#include <string>

namespace wb::app {
namespace {

void printLine(const std::string& text) {
  clearProgressLine();
  const std::string line = std::string(programName) + ": " + oneLine(text) + '\n';
  std::fputs(line.c_str(), stderr);
}

}  // namespace

void complain(const Diagnostic& diagnostic) {
  std::string text = line(diagnostic);
  if (diagnostic.count > 1) text += rendered(appTexts["app.times"], {{"count", diagnostic.count}});
  printLine(text);
}

void complain(const Diagnostics& findings) {
  for (const Diagnostic& finding : findings)
    if (finding.severity != Severity::note) complain(finding);
}

ExitState refused(const Diagnostic& diagnostic) {
  complain(diagnostic);
  return ExitState::refused;
}

ExitState wrongUsage(const Diagnostic& diagnostic) {
  complain(diagnostic);
  return ExitState::wrongUsage;
}

std::size_t pageWidth(int descriptor) {
  winsize size{};
  const bool known = ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : table::standardPageWidth;
}

}  // namespace wb::app
