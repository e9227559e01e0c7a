#include "ui/why/term_text.h"

#include "model/cost/terms.h"
#include "ui/base/model_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

struct TermText {
  Q_DECLARE_TR_FUNCTIONS(TermText)
};

constexpr std::string_view codePrefix = "term.";

/// The template that a term's name was filled from.
const Text* templateOf(std::string_view code) {
  const auto* found = std::ranges::find_if(cost::termTable, [code](const cost::TermInfo& info) {
    return info.name.code.substr(codePrefix.size()) == code;
  });
  return found == std::end(cost::termTable) ? nullptr : &found->name;
}

QString withUnit(const QString& number, std::string_view unit) {
  return unit.empty() ? number : number + u' ' + shownWords(unit);
}

/// Formulas are written with a point; one between digits becomes the user's sign.
QString localised(const std::string& formula) {
  QString text = QString::fromStdString(formula);
  const QString sign = QLocale().decimalPoint();
  for (qsizetype i = 1; i + 1 < text.size(); ++i)
    if (text[i] == u'.' && text[i - 1].isDigit() && text[i + 1].isDigit()) text.replace(i, 1, sign);
  return text;
}

QString meaningOf(const cost::Symbol& symbol) {
  const Text* term = templateOf(symbol.term);
  return term ? shown(*term, symbol.arguments) : shownWords(symbol.meaning);
}

QString symbolLine(const cost::Symbol& symbol) {
  return QStringLiteral("<li><i>%1</i> = %2: %3</li>")
      .arg(QString::fromStdString(symbol.symbol).toHtmlEscaped(),
           withUnit(shownNumber(symbol.value), symbol.unit).toHtmlEscaped(),
           meaningOf(symbol).toHtmlEscaped());
}

}  // namespace

QString nameOf(const cost::Term& term) {
  const Text* text = templateOf(term.code);
  return text ? shown(*text, term.arguments) : QString::fromStdString(term.name);
}

QString formulaOf(const cost::Term& term) { return localised(term.filledIn); }

QString valueOf(const cost::Term& term) {
  const QString value = shownCost(term.value, term.unknown);
  return term.unknown && term.value <= 0 ? value : withUnit(value, term.unit);
}

QString costInPe(const std::optional<double>& cost) {
  return cost ? withUnit(shownNumber(*cost), "PE") : shownCost(0, true);
}

QString shareOf(const cost::Term& term) {
  if (term.share == 0) return {};
  return TermText::tr("%1 %").arg(shownNumber(std::round(term.share * 100)));
}

QString helpFor(const cost::Term& term) {
  QString help = QStringLiteral("<b>%1</b>").arg(nameOf(term).toHtmlEscaped());
  if (!term.formula.empty())
    help += QStringLiteral("<p>%1</p>").arg(QString::fromStdString(term.formula).toHtmlEscaped());
  QString symbols;
  for (const cost::Symbol& symbol : term.symbols) symbols += symbolLine(symbol);
  if (!symbols.isEmpty()) help += QStringLiteral("<ul>%1</ul>").arg(symbols);
  const QString sureness = shownWords(name(term.sureness));
  help += term.source.empty() ? QStringLiteral("<p>%1</p>").arg(sureness)
                              : TermText::tr("<p>Source: %1 (%2)</p>")
                                    .arg(shownWords(term.source).toHtmlEscaped(), sureness);
  return help;
}

}  // namespace wb::ui
