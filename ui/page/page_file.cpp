#include "ui/page/page_file.h"

#include "model/base/file.h"
#include "model/base/language.h"
#include "model/base/texts.h"
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
    pictures.push_back({rendered(pageTexts["page.object"]), png.data().toStdString()});
  return pictures;
}

std::string htmlOf(const PageOrder& order, page::HtmlStyle style, const Task& task) {
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
                         explain::adviceFor(order.weighing, targets, task));
    return html;
  }
  const auto columns = order.weighing.scene.measured.empty() ? table::Columns::standard
                                                             : table::Columns::withMeasured;
  writeReportHtml({&order.weighing, 1},
                  page::htmlTables(order.rowKind, {&order.weighing, 1}, columns), options, sink);
  return html;
}

Result<std::string> contentOf(const PageOrder& order, const QString& path, const Task& task) {
  const bool isPdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
  std::string html = htmlOf(order, isPdf ? page::HtmlStyle::plain : page::HtmlStyle::browser, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!isPdf) return html;
  return pdfOf(html, QStringLiteral("Weighbridge ") + order.version, task);
}

}  // namespace

Result<void> writePageFile(const PageOrder& order, const QString& path, const Task& task) {
  const LanguageScope scope(order.language);
  const std::string file = path.toStdString();
  if (auto apart = checkMayWrite(order.weighing, path); !apart) return apart;
  const auto content = contentOf(order, path, task);
  if (!content) return tl::unexpected(inFile(content.error(), file));
  return writeFile(file, bytesOf(*content));
}

}  // namespace wb::ui
