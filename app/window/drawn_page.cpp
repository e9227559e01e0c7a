#include "app/window/drawn_page.h"

#include "app/console.h"
#include "app/window/application.h"
#include "ui/page/object_picture.h"
#include "ui/page/page_file.h"
#include "ui/page/pdf.h"

#include <optional>
#include <string>

namespace wb::app {
namespace {

/// Of one file all of it, and of all files the most expensive.
void addPictures(page::HtmlOptions& options, const Pictured& pictured) {
  const auto weighings = pictured.weighings;
  options.thumbnails = ui::thumbnailsOf(weighings, pictured.isShown);
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

}  // namespace

ExitState writeDrawnPage(PageFormat format, const PageWriter& writer, Output& output,
                         const Pictured& pictured) {
  page::HtmlOptions options{.version = WEIGHBRIDGE_VERSION};
  std::optional<Display> display;
  if (format == PageFormat::pdf || !pictured.weighings.empty()) display.emplace();
  if (!pictured.weighings.empty() && display->canDraw()) addPictures(options, pictured);
  if (format == PageFormat::pdf) return writePdf(writer, options, output);
  return writeHtml(options, writer, output);
}

}  // namespace wb::app
