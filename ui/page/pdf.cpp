#include "ui/page/pdf.h"

#include "model/core/core_texts.h"
#include "ui/page/detail/lonely_lines.h"
#include "ui/page/detail/page_texts.h"
#include "ui/page/detail/pdf_identity.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QHashFunctions>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <limits>
#include <memory>

namespace wb::ui {
namespace {

constexpr int dotsPerInch = 300;
constexpr double marginMillimetres = 15;
constexpr double footMillimetres = 8;
/// Longer documents are not laid out again and again.
constexpr int mostSheets = 60;
constexpr double millimetresPerInch = 25.4;

double dots(double millimetres) { return millimetres / millimetresPerInch * dotsPerInch; }

void prepare(QPdfWriter& writer, const QString& creator) {
  writer.setCreator(creator);
  writer.setResolution(dotsPerInch);
  writer.setPageSize(QPageSize(QPageSize::A4));
  const double margin = marginMillimetres;
  writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
}

bool isInTable(const QTextBlock& block) { return QTextCursor(block).currentTable() != nullptr; }

/// Headings, and a line above a table, say what comes next.
bool leads(const QTextBlock& block) {
  if (!block.next().isValid()) return false;
  return block.blockFormat().headingLevel() > 0 ||
         (!isInTable(block) && isInTable(block.next()) && block.lineCount() < 3);
}

/// From its beginning: what comes of changes alone leaves gaps.
void layOutFromTheStart(QTextDocument& document) {
  const QSizeF size = document.pageSize();
  document.setPageSize(QSizeF());
  document.setPageSize(size);
}

bool isOnNewPage(const QTextBlock& block) {
  return block.blockFormat().pageBreakPolicy() == QTextFormat::PageBreak_AlwaysBefore;
}

/// What leads goes to the next page where what it leads to does: the first that does not yet. False
/// if there is none.
bool keepAHeading(QTextDocument& document) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!leads(block)) continue;
    const QTextBlock first = block;
    while (leads(block)) block = block.next();
    if (pageOf(document, first) == pageOf(document, block) || isOnNewPage(first)) continue;
    QTextBlockFormat onNewPage;
    onNewPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    QTextCursor(first).mergeBlockFormat(onNewPage);
    return true;
  }
  return false;
}

bool isOnOnePage(const QTextDocument& document, QTextTable& table) {
  const QRectF place = document.documentLayout()->frameBoundingRect(&table);
  const double height = document.pageSize().height();
  // What a layout moves to a page begins a fraction of a dot before it.
  return static_cast<int>((place.top() + 1) / height) ==
         static_cast<int>((place.bottom() - 1) / height);
}

/// A table of one row goes to the next page where it would be on two: the first that does not yet.
/// False if there is none.
bool keepARow(QTextDocument& document) {
  for (QTextFrame* child : document.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(child);
    if (!table || table->rows() != 1 || isOnOnePage(document, *table)) continue;
    QTextTableFormat format = table->format();
    if (format.pageBreakPolicy() == QTextFormat::PageBreak_AlwaysBefore) continue;
    format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    table->setFormat(format);
    return true;
  }
  return false;
}

/// With sheets whose text is so high.
std::unique_ptr<QTextDocument> laidOut(const QTextDocument& text, QPdfWriter& writer,
                                       double height) {
  std::unique_ptr<QTextDocument> document(text.clone());
  document->documentLayout()->setPaintDevice(&writer);
  document->setPageSize(QSizeF(writer.width(), height));
  const int mostBreaks = 2 * document->pageCount();
  for (int i = 0;
       i < mostBreaks && i < mostSheets && (keepAHeading(*document) || keepARow(*document)); ++i)
    layOutFromTheStart(*document);
  return document;
}

/// Sheets a little lower or higher, until nothing stands alone; long documents as they come.
std::unique_ptr<QTextDocument> wellLaidOut(const QString& html, QPdfWriter& writer,
                                           const Task& task) {
  constexpr double highest = 1.01;
  constexpr double step = 0.008;
  constexpr int tries = 16;
  QTextDocument text;
  text.setHtml(html);
  text.setDocumentMargin(0);
  const double height = writer.height() - dots(footMillimetres);
  std::unique_ptr<QTextDocument> best;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (int i = 0; i < tries && !(best && task.cancelled()); ++i) {
    auto document = laidOut(text, writer, height * (highest - i * step));
    const std::size_t alone = standingAlone(*document);
    if (alone >= fewest) continue;
    fewest = alone;
    best = std::move(document);
    if (alone == 0 || best->pageCount() > mostSheets) break;
  }
  return best;
}

void drawNumber(QPainter& painter, int number, int count) {
  const QRect sheet = painter.viewport();
  painter.setFont(QFont(QStringLiteral("sans-serif"), 8));
  painter.drawText(QRectF(sheet).adjusted(0, sheet.height() - dots(footMillimetres), 0, 0),
                   Qt::AlignRight | Qt::AlignBottom,
                   QStringLiteral("%1 / %2").arg(number).arg(count));
}

void drawPages(QTextDocument& document, QPdfWriter& writer, QPainter& painter, const Task& task) {
  const QSizeF page = document.pageSize();
  const int count = document.pageCount();
  for (int i = 0; i < count && task.step(); ++i) {
    if (i > 0) writer.newPage();
    painter.save();
    painter.translate(0, -i * page.height());
    QAbstractTextDocumentLayout::PaintContext context;
    // What begins the next page touches this one: without the last dot it is not drawn on both.
    context.clip = QRectF(0, i * page.height(), page.width(), page.height() - 1);
    context.palette.setColor(QPalette::Text, Qt::black);
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    drawNumber(painter, i + 1, count);
  }
}

/// While it lives, Qt's tables of what is new have one order: fonts come into a file in theirs.
class SameOrder {
 public:
  SameOrder() { QHashSeed::setDeterministicGlobalSeed(); }
  ~SameOrder() { QHashSeed::resetRandomGlobalSeed(); }
  SameOrder(const SameOrder&) = delete;
  SameOrder& operator=(const SameOrder&) = delete;
};

}  // namespace

Result<std::string> pdfOf(const std::string& html, const QString& creator, const Task& task) {
  const SameOrder order;
  const QString text = QString::fromStdString(html);
  QBuffer file;
  {
    QPdfWriter writer(&file);
    prepare(writer, creator);
    file.open(QIODevice::WriteOnly);
    const auto document = wellLaidOut(text, writer, task);
    const QString title = document->metaInformation(QTextDocument::DocumentTitle);
    writer.setTitle(title);
    identify(writer, {text, title, creator});
    QPainter painter(&writer);
    if (!painter.isActive()) return failure(pageTexts["page.pdf_failed"]);
    drawPages(*document, writer, painter, task);
  }
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  QByteArray pdf = file.data();
  setDates(pdf);
  return pdf.toStdString();
}

}  // namespace wb::ui
