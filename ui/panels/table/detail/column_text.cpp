#include "ui/panels/table/detail/column_text.h"

#include "model/report/column_help.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/window_language.h"

#include <QCoreApplication>

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

QString helpFor(const table::Heading& heading, const cost::Profile* profile,
                std::optional<table::RowKind> rowKind) {
  QString text = QStringLiteral("<b>%1</b>").arg(shownAsTitle(heading.title).toHtmlEscaped());
  if (const table::ColumnHelp* help = table::helpOf(heading.key, rowKind)) {
    text += paragraph(shown(help->meaning).toHtmlEscaped());
    if (const auto rule = profile ? ruleOf(*help, *profile) : std::nullopt) text += ruleText(*rule);
  }
  return text + paragraph(ColumnText::tr("In CSV files: %1").arg(fromModel(heading.key)));
}

}  // namespace wb::ui
