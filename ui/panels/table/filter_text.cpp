#include "ui/panels/table/filter_text.h"

#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <utility>

namespace wb::ui {
namespace {

struct FilterWords {
  Q_DECLARE_TR_FUNCTIONS(FilterWords)
};

bool isMeantAsExpression(const QString& text) {
  static const QRegularExpression comparison(QStringLiteral("[<>=]|\\S\\s+contains\\b"),
                                             QRegularExpression::CaseInsensitiveOption);
  return comparison.match(text).hasMatch();
}

}  // namespace

FilterText readFilter(const QString& text, std::span<const table::Heading> columns) {
  FilterText read;
  if (!isMeantAsExpression(text)) return read;
  auto parsed = table::Filter::parse(text.toStdString(), columns);
  if (parsed) {
    read.expression = std::move(*parsed);
  } else {
    read.problem = std::move(parsed.error());
  }
  return read;
}

/// The place is `character 9`, or none.
QString sentenceOf(const Diagnostic& filterProblem) {
  const QString place = QString::fromStdString(filterProblem.place).section(u' ', -1);
  return place.isEmpty() ? shown(filterProblem)
                         : FilterWords::tr("At character %1: %2").arg(place, shown(filterProblem));
}

}  // namespace wb::ui
