#include "ui/panels/table/table_columns.h"

#include "model/report/column_help.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QStyleOptionHeader>
#include <cmath>

namespace wb::ui {
namespace {

struct ColumnText {
  Q_DECLARE_TR_FUNCTIONS(ColumnText)
};

QString fromModel(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString paragraph(const QString& html) { return QStringLiteral("<p>%1</p>").arg(html); }

QString sourceOf(const table::ColumnRule& rule) {
  const QString source = shownWords(rule.source).toHtmlEscaped();
  if (!rule.confidence) return paragraph(ColumnText::tr("Source: %1").arg(source));
  return paragraph(
      ColumnText::tr("Source: %1 (%2)").arg(source, shownWords(name(*rule.confidence))));
}

/// What its letters stand for.
QString symbolsOf(const table::ColumnRule& rule, const Language& language) {
  QString rows;
  for (const cost::Symbol& symbol : rule.symbols)
    rows += QStringLiteral("<tr><td>%1&nbsp;</td><td>%2</td></tr>")
                .arg(QString::fromStdString(symbol.symbol).toHtmlEscaped(),
                     QString::fromStdString(meaningWithoutPart(symbol, &language)).toHtmlEscaped());
  return QStringLiteral("<table>%1</table>").arg(rows);
}

QString ruleText(const table::ColumnRule& rule) {
  QStringList formulas;
  for (const std::string& formula : rule.formulas)
    formulas << QString::fromStdString(formula).toHtmlEscaped();
  return paragraph(formulas.join(QStringLiteral("<br>"))) + symbolsOf(rule, windowLanguage()) +
         sourceOf(rule);
}

}  // namespace

QString helpFor(const table::Heading& heading, const cost::Profile* profile) {
  QString text = QStringLiteral("<b>%1</b>").arg(shownAsTitle(heading.title).toHtmlEscaped());
  if (heading.help) {
    text += paragraph(shown(heading.help->meaning).toHtmlEscaped());
    const auto rule = profile ? ruleOf(*heading.help, *profile) : std::nullopt;
    if (rule) text += ruleText(*rule);
  }
  return text + paragraph(ColumnText::tr("In CSV files: %1").arg(fromModel(heading.key)));
}

namespace {

/// Shorter titles stay in one line.
constexpr qsizetype longTitle = 16;

/// Broken at the space that is nearest to its middle.
QString inTwoLines(QString title) {
  if (title.size() < longTitle) return title;
  const auto fromMiddle = [&](qsizetype at) { return std::abs(2 * at - title.size()); };
  qsizetype best = -1;
  for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1))
    if (best < 0 || fromMiddle(at) < fromMiddle(best)) best = at;
  if (best >= 0) title[best] = u'\n';
  return title;
}

}  // namespace

ColumnHeader::ColumnHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(true);
}

/// With room at both ends, so that titles that meet are not read as one.
QString ColumnHeader::lines(int logicalIndex) const {
  QStringList lines =
      inTwoLines(model()->headerData(logicalIndex, Qt::Horizontal).toString()).split(u'\n');
  for (QString& line : lines) line = QChar::Nbsp + line + QChar::Nbsp;
  return lines.join(u'\n');
}

void ColumnHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const {
  QHeaderView::initStyleOptionForIndex(option, logicalIndex);
  option->text = lines(logicalIndex);
}

/// The style adds what it has around a text.
QSize ColumnHeader::sectionSizeFromContents(int logicalIndex) const {
  const QFontMetrics metrics = fontMetrics();
  const QString title = model()->headerData(logicalIndex, Qt::Horizontal).toString();
  return QHeaderView::sectionSizeFromContents(logicalIndex) - metrics.size(0, title) +
         metrics.size(0, lines(logicalIndex));
}

}  // namespace wb::ui
