#include "app/page_output.h"

#include "app/console.h"
#include "app/texts.h"
#ifdef WEIGHBRIDGE_WINDOW
#include "app/window/application.h"
#include "ui/page/pdf.h"

#include <QGuiApplication>
#endif

#include <unistd.h>

namespace wb::app {
namespace {

table::Sink sinkOf(Output& output) {
  return [&output](std::string_view text) { output.write(text); };
}

#ifdef WEIGHBRIDGE_WINDOW
ExitState writePdf(const PageWriter& writer, page::HtmlOptions options, Output& output) {
  options.style = page::HtmlStyle::plain;
  std::string html;
  writer(options, [&html](std::string_view text) { html += text; });
  silenceQt();
  const QGuiApplication application(preparedArgumentCount(), applicationArguments());
  const auto pdf = ui::pdfOf(html, QStringLiteral("Weighbridge " WEIGHBRIDGE_VERSION));
  if (!pdf) return refused(pdf.error());
  output.write(*pdf);
  return finish(output);
}
#else
ExitState writePdf(const PageWriter&, const page::HtmlOptions&, Output&) {
  return refused(failure(appTexts["page.no_pdf"]).value());
}
#endif

}  // namespace

ExitState checkPage(PageFormat format, const std::string& path) {
  if (format == PageFormat::html) return ExitState::done;
#ifndef WEIGHBRIDGE_WINDOW
  return refused(failure(appTexts["page.no_pdf"]).value());
#endif
  if (path.empty() && ::isatty(STDOUT_FILENO) != 0)
    return wrongUsage(failure(appTexts["page.pdf_on_terminal"]).value());
  return ExitState::done;
}

ExitState writePage(PageFormat format, const PageWriter& writer, Output& output) {
  const page::HtmlOptions options{.version = WEIGHBRIDGE_VERSION};
  if (format == PageFormat::pdf) return writePdf(writer, options, output);
  writer(options, sinkOf(output));
  return finish(output);
}

}  // namespace wb::app
