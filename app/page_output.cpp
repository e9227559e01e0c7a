#include "app/page_output.h"

#include "app/app_texts.h"
#include "app/console.h"
#ifdef WEIGHBRIDGE_WINDOW
#include "app/window/application.h"
#include "ui/page/object_picture.h"
#include "ui/page/page_file.h"
#include "ui/page/pdf.h"
#endif

#include <unistd.h>

namespace wb::app {
namespace {

table::Sink sinkOf(Output& output) {
  return [&output](std::string_view text) { output.write(text); };
}

#ifdef WEIGHBRIDGE_WINDOW
/// Of one file all of it, and of all files the most expensive.
void addPictures(page::HtmlOptions& options, std::span<const weighing::Weighing> weighings) {
  options.thumbnails = ui::thumbnailsOf(weighings);
  if (weighings.size() == 1)
    options.pictures = ui::picturesOf(ui::objectPicture(weighings.front(), {}));
}

/// Needs an application object.
ExitState writePdf(const PageWriter& writer, page::HtmlOptions options, Output& output) {
  options.style = page::HtmlStyle::plain;
  std::string html;
  writer(options, [&html](std::string_view text) { html += text; });
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

ExitState writePage(PageFormat format, const PageWriter& writer, Output& output,
                    [[maybe_unused]] std::span<const weighing::Weighing> pictured) {
  page::HtmlOptions options{.version = WEIGHBRIDGE_VERSION};
#ifdef WEIGHBRIDGE_WINDOW
  std::optional<Display> display;
  if (format == PageFormat::pdf || !pictured.empty()) display.emplace();
  if (!pictured.empty() && display->canDraw()) addPictures(options, pictured);
#endif
  if (format == PageFormat::pdf) return writePdf(writer, options, output);
  writer(options, sinkOf(output));
  return finish(output);
}

}  // namespace wb::app
