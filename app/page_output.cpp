#include "app/page_output.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "app/drawing.h"

#include <unistd.h>

#include <string>
#include <string_view>

namespace wb::app {

ExitState checkPage(PageFormat format, const std::string& path) {
  const bool isPdf = format == PageFormat::pdf;
#ifndef WEIGHBRIDGE_WINDOW
  return isPdf ? refused(failure(appTexts["page.no_pdf"]).value()) : ExitState::done;
#endif
  if (isPdf && path.empty() && ::isatty(STDOUT_FILENO) != 0)
    return wrongUsage(failure(appTexts["page.pdf_on_terminal"]).value());
  return drawing() ? ExitState::done : continueDrawing();
}

ExitState writeHtml(const page::HtmlOptions& options, const PageWriter& writer, Output& output) {
  writer(options, [&output](std::string_view text) { output.write(text); });
  return finish(output);
}

ExitState writePage(PageFormat format, const PageWriter& writer, Output& output,
                    const Pictured& pictured) {
  if (const Drawing* here = drawing()) return here->writePage(format, writer, output, pictured);
  return writeHtml({.version = WEIGHBRIDGE_VERSION}, writer, output);
}

}  // namespace wb::app
