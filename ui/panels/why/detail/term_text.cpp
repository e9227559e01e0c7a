#include "ui/panels/why/detail/term_text.h"

#include "model/cost/terms.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/window_language.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

struct TermText {
  Q_DECLARE_TR_FUNCTIONS(TermText)
};

QString withUnit(const QString& number, std::string_view unit) {
  return unit.empty() ? number : number + u' ' + shownWords(unit);
}

QString meaningOf(const cost::Symbol& symbol) {
  const auto* term = std::get_if<cost::TermId>(&symbol.stands);
  return term ? shown(info(*term).name, symbol.arguments) : shownWords(meaning(symbol, nullptr));
}

QString symbolLine(const cost::Symbol& symbol) {
  return QStringLiteral("<li><i>%1</i> = %2: %3</li>")
      .arg(QString::fromStdString(symbol.symbol).toHtmlEscaped(),
           withUnit(shownNumber(symbol.value), unit(symbol)).toHtmlEscaped(),
           meaningOf(symbol).toHtmlEscaped());
}

}  // namespace

QString nameOf(const cost::Term& term) { return shown(info(term.id).name, term.arguments); }

QString formulaOf(const cost::Term& term) {
  const Language language = windowLanguage();
  return QString::fromStdString(inFormula(term.filledIn, &language));
}

QString valueOf(const cost::Term& term) {
  const QString value = shownCost(term.value, term.unknown);
  return term.unknown && term.value <= 0 ? value : withUnit(value, info(term.id).unit);
}

QString costInPe(const std::optional<double>& cost) {
  return cost ? withUnit(shownNumber(*cost), "PE") : shownCost(0, true);
}

QString shareText(double share) {
  if (share == 0) return {};
  return TermText::tr("%1 %").arg(shownNumber(std::round(share * 100)));
}

QString shareOf(const cost::Term& term) { return shareText(term.share); }

QString helpFor(const cost::Term& term) {
  QString help = QStringLiteral("<b>%1</b>").arg(nameOf(term).toHtmlEscaped());
  if (!term.formula.empty())
    help += QStringLiteral("<p>%1</p>").arg(QString::fromStdString(term.formula).toHtmlEscaped());
  QString symbols;
  for (const cost::Symbol& symbol : term.symbols) symbols += symbolLine(symbol);
  if (!symbols.isEmpty()) help += QStringLiteral("<ul>%1</ul>").arg(symbols);
  const QString confidence = shownWords(name(term.confidence));
  help += info(term.id).source.empty()
              ? QStringLiteral("<p>%1</p>").arg(confidence)
              : TermText::tr("<p>Source: %1 (%2)</p>")
                    .arg(shownWords(info(term.id).source).toHtmlEscaped(), confidence);
  return help;
}

}  // namespace wb::ui
