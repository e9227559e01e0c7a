#include "ui/table/column_text.h"

#include "model/table/column_help.h"
#include "ui/base/model_text.h"

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

QString sourceOf(const table::ColumnHelp& help) {
  const QString source = shownWords(help.source).toHtmlEscaped();
  if (!help.sureness) return paragraph(ColumnText::tr("Source: %1").arg(source));
  return paragraph(ColumnText::tr("Source: %1 (%2)").arg(source, shownWords(name(*help.sureness))));
}

}  // namespace

QString helpFor(const table::Heading& heading, std::optional<table::View> view) {
  QString text = QStringLiteral("<b>%1</b>").arg(shown(heading.title).toHtmlEscaped());
  if (const table::ColumnHelp* help = table::helpOf(heading.key, view)) {
    text += paragraph(shown(help->meaning).toHtmlEscaped());
    if (!help->formula.empty()) text += paragraph(fromModel(help->formula).toHtmlEscaped());
    if (!help->source.empty()) text += sourceOf(*help);
  }
  return text + paragraph(ColumnText::tr("In CSV files: %1").arg(fromModel(heading.key)));
}

}  // namespace wb::ui
