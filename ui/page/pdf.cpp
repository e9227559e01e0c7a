#include "ui/page/pdf.h"

#include "model/base/texts.h"
#include "ui/page/texts.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QDateTime>
#include <QHashFunctions>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace wb::ui {
namespace {

constexpr int dotsPerInch = 300;
constexpr double marginMillimetres = 15;
constexpr double footMillimetres = 8;
constexpr double millimetresPerInch = 25.4;

double dots(double millimetres) { return millimetres / millimetresPerInch * dotsPerInch; }

void prepare(QPdfWriter& writer, const QString& title, const QString& creator) {
  writer.setTitle(title);
  writer.setCreator(creator);
  writer.setResolution(dotsPerInch);
  writer.setPageSize(QPageSize(QPageSize::A4));
  const double margin = marginMillimetres;
  writer.setPageMargins(QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter);
}

/// The page that a block begins on, from 0.
int pageOf(const QTextDocument& document, const QTextBlock& block) {
  const double top = document.documentLayout()->blockBoundingRect(block).top();
  return static_cast<int>(top / document.pageSize().height());
}

bool isHeading(const QTextBlock& block) { return block.blockFormat().headingLevel() > 0; }

/// A heading, or one below another, goes to the next page where what it heads does.
void keepHeadings(QTextDocument& document) {
  QTextBlockFormat onNewPage;
  onNewPage.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (!isHeading(block)) continue;
    const QTextBlock first = block;
    while (isHeading(block.next())) block = block.next();
    const QTextBlock headed = block.next();
    if (headed.isValid() && pageOf(document, first) != pageOf(document, headed))
      QTextCursor(first).mergeBlockFormat(onNewPage);
  }
}

void drawNumber(QPainter& painter, const QSizeF& page, int number, int count) {
  painter.setFont(QFont(QStringLiteral("sans-serif"), 8));
  painter.drawText(QRectF(0, page.height(), page.width(), dots(footMillimetres)),
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
    drawNumber(painter, page, i + 1, count);
  }
}

/// Seconds since 1970 that a file is dated with: what a reproducible build asks for, or else the
/// beginning of 2000.
qint64 dateOfFile() {
  constexpr qint64 standard = 946'684'800;
  bool isGiven = false;
  const qint64 asked = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isGiven);
  return isGiven ? asked : standard;
}

/// Qt dates a file with now. Its length stays, since the file's own table counts its bytes.
void putDate(QByteArray& pdf) {
  static const QByteArray before = QByteArrayLiteral("/CreationDate (D:");
  constexpr qsizetype digits = 14;
  const qsizetype begin = pdf.indexOf(before) + before.size();
  const qsizetype end = pdf.indexOf(')', begin);
  if (begin < before.size() || end < begin + digits) return;
  const QDateTime date = QDateTime::fromSecsSinceEpoch(dateOfFile(), Qt::UTC);
  const QByteArray zone = end == begin + digits + 1 ? "Z" : "+00'00'";
  const QByteArray text = date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + zone;
  if (text.size() == end - begin) pdf.replace(begin, text.size(), text);
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
  QTextDocument document;
  document.setHtml(QString::fromStdString(html));
  QBuffer file;
  {
    QPdfWriter writer(&file);
    prepare(writer, document.metaInformation(QTextDocument::DocumentTitle), creator);
    file.open(QIODevice::WriteOnly);
    document.documentLayout()->setPaintDevice(&writer);
    document.setDocumentMargin(0);
    document.setPageSize(QSizeF(writer.width(), writer.height() - dots(footMillimetres)));
    QPainter painter(&writer);
    if (!painter.isActive()) return failure(pageTexts["page.pdf_failed"]);
    keepHeadings(document);
    drawPages(document, writer, painter, task);
  }
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  QByteArray pdf = file.data();
  putDate(pdf);
  return pdf.toStdString();
}

}  // namespace wb::ui
