#include "ui/page/page_file.h"

#include "model/base/file.h"
#include "model/base/language.h"
#include "ui/document/may_write.h"
#include "ui/page/pdf.h"
#include "ui/page/texts.h"

#include <QBuffer>
#include <utility>

namespace wb::ui {
namespace {

std::vector<page::Picture> picturesOf(const QImage& picture) {
  std::vector<page::Picture> pictures;
  QBuffer png;
  if (!picture.isNull() && picture.save(&png, "PNG"))
    pictures.push_back({rendered(pageTexts["page.view"]), png.data().toStdString()});
  return pictures;
}

std::string htmlOf(const PageOrder& order, page::HtmlStyle style) {
  const std::string version = order.version.toStdString();
  const page::HtmlOptions options{.version = version,
                                  .style = style,
                                  .pictures = picturesOf(order.picture),
                                  .namesCommands = false};
  std::string html;
  const table::Sink sink = [&html](std::string_view piece) { html += piece; };
  if (order.target) {
    const std::vector<weighing::Target> targets{*order.target};
    writeExplanationHtml(order.weighing, targets, options, sink,
                         explain::adviceFor(order.weighing, targets));
    return html;
  }
  const auto columns = order.weighing.scene.measured.empty() ? table::Columns::standard
                                                             : table::Columns::withMeasured;
  writeReportHtml({&order.weighing, 1}, page::htmlTables(order.view, {&order.weighing, 1}, columns),
                  options, sink);
  return html;
}

Result<std::string> contentOf(const PageOrder& order, const QString& path) {
  if (!path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
    return htmlOf(order, page::HtmlStyle::browser);
  return pdfOf(htmlOf(order, page::HtmlStyle::plain),
               QStringLiteral("Weighbridge ") + order.version);
}

}  // namespace

Result<void> writePageFile(const PageOrder& order, const QString& path) {
  const LanguageScope speaking(order.language);
  const std::string file = path.toStdString();
  if (auto apart = checkMayWrite(order.weighing, path); !apart) return apart;
  const auto content = contentOf(order, path);
  if (!content) return tl::unexpected(inFile(content.error(), file));
  return writeFile(file, bytesOf(*content));
}

}  // namespace wb::ui
