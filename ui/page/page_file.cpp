#include "ui/page/page_file.h"

#include "model/core/core_texts.h"
#include "model/core/file.h"
#include "model/core/language.h"
#include "model/report/comparison_tables.h"
#include "model/report/profile_beside.h"
#include "model/report/sheet_page.h"
#include "model/report/table_formats.h"
#include "ui/page/detail/page_texts.h"
#include "ui/page/pdf.h"

#include <utility>

namespace wb::ui {
namespace {

tuning::Side sideOf(const weighing::Weighing& weighing) {
  return {weighing.scene, weighing.profile, weighing.costs};
}

std::vector<page::Compared> comparedOf(const PageOrder& order) {
  if (!order.before) return {};
  return {{sideOf(*order.before), sideOf(order.weighing)}};
}

table::Columns columnsOf(const PageOrder& order) {
  return order.weighing.scene.measured.empty() ? table::Columns::standard
                                               : table::Columns::withMeasured;
}

std::string htmlOf(const PageOrder& order, page::HtmlStyle style, const Task& task) {
  const std::string version = order.version.toStdString();
  const page::HtmlOptions options{.version = version,
                                  .style = style,
                                  .pictures = picturesOf(order.picture),
                                  .thumbnails = order.thumbnails,
                                  .compared = comparedOf(order),
                                  .namesCommands = false};
  std::string html;
  const table::Sink sink = [&html](std::string_view piece) { html += piece; };
  if (!order.sheet.empty()) {
    writeSheetHtml(order.sheet, order.weighing, options, sink);
    return html;
  }
  if (order.target) {
    const std::vector<weighing::Target> targets{*order.target};
    writeExplanationHtml(order.weighing, targets, options, sink,
                         explain::adviceFor(order.weighing, targets, task));
    return html;
  }
  writeReportHtml({&order.weighing, 1},
                  page::htmlTables(order.rowKind, {&order.weighing, 1}, columnsOf(order)), options,
                  sink);
  return html;
}

/// Every row with all digits, and what it cost before.
table::Table tableOf(const PageOrder& order) {
  if (!order.sheet.empty()) return table::sheetTable(order.sheet);
  table::Table table = table::tableOf(order.rowKind, {&order.weighing, 1}, columnsOf(order));
  std::optional<table::Before> before;
  if (order.before) before.emplace(table::Before{sideOf(*order.before), order.origins});
  if (before) table = table::withBaseline(std::move(table), order.rowKind, order.weighing, before);
  return table;
}

Result<void> writeRowsBeside(const PageOrder& order, const QString& page) {
  const std::string file = page::tableBeside(page.toStdString());
  const weighing::Weighing& weighing = order.weighing;
  const FilesBeside beside = filesBeside(order, page);
  if (auto apart = checkMayWrite(weighing, QString::fromStdString(file)); !apart) return apart;
  if (auto apart = checkBeside(weighing, beside); !apart) return apart;
  table::Table table = tableOf(order);
  if (beside.profile) table = namingProfile(std::move(table), "profile", *beside.profile);
  std::string rows;
  table::writeCsv(table, {}, [&rows](std::string_view piece) { rows += piece; });
  return writeFile(file, bytesOf(rows)).and_then([&] { return writeBeside(beside); });
}

Result<std::string> contentOf(const PageOrder& order, const QString& path, const Task& task) {
  const bool isPdf = path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
  std::string html = htmlOf(order, isPdf ? page::HtmlStyle::plain : page::HtmlStyle::browser, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (!isPdf) return html;
  return pdfOf(html, QStringLiteral("Weighbridge ") + order.version, task);
}

}  // namespace

std::vector<page::Picture> picturesOf(const ObjectPicture& picture) {
  if (picture.image.isNull()) return {};
  const Text caption = picture.isExplained ? pageTexts["page.explained"] : pageTexts["page.object"];
  return {{rendered(caption), pngOf(picture.image)}};
}

/// A decision sheet has its constants in its rows.
FilesBeside filesBeside(const PageOrder& order, const QString& path) {
  if (order.target) return {};
  const std::string file = page::tableBeside(path.toStdString());
  if (!order.sheet.empty()) return {.table = file};
  const cost::Profile& profile = order.weighing.profile;
  FilesBeside files{.table = file, .profile = table::profileBeside(file, profile, profile)};
  if (order.before) files.baseline = table::baselineBeside(file, order.before->profile);
  return files;
}

Result<void> writePageFile(const PageOrder& order, const QString& path, const Task& task) {
  const LanguageScope scope(order.language);
  const std::string file = path.toStdString();
  if (auto apart = checkMayWrite(order.weighing, path); !apart) return apart;
  const auto content = contentOf(order, path, task);
  if (!content) return tl::unexpected(inFile(content.error(), file));
  if (auto written = writeFile(file, bytesOf(*content)); !written || order.target) return written;
  return writeRowsBeside(order, path);
}

}  // namespace wb::ui
