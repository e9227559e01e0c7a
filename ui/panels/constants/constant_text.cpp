#include "ui/panels/constants/constant_text.h"

#include "model/core/language.h"
#include "model/cost/published.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace wb::ui {
namespace {

struct ConstantText {
  Q_DECLARE_TR_FUNCTIONS(ConstantText)
};

QString shownTitle(std::string_view key) { return shownWords(asHeading(key)); }

QString inUnit(const QString& number, const QString& unit) {
  return unit.isEmpty() ? number : number + u' ' + unit;
}

/// A row of a table of two columns.
QString tableRow(const QString& title, const QString& content) {
  return QStringLiteral("<tr><td>%1&nbsp;</td><td>%2</td></tr>").arg(title, content);
}

QString factsOf(const cost::Constant& constant, double standard) {
  const QString range =
      ConstantText::tr("%1 to %2")
          .arg(exactNumber(constant.minimum), withUnit(constant.maximum, constant).toHtmlEscaped());
  return QStringLiteral("<table>") +
         tableRow(ConstantText::tr("In formulas:"), symbolOf(constant)) +
         tableRow(ConstantText::tr("Default:"), withUnit(standard, constant).toHtmlEscaped()) +
         tableRow(ConstantText::tr("Range:"), range) +
         tableRow(ConstantText::tr("Source:"), shownWords(constant.source).toHtmlEscaped()) +
         tableRow(ConstantText::tr("Confidence:"), wordFor(constant.confidence) +
                                                       QStringLiteral(" – ") +
                                                       meaningOf(constant.confidence)) +
         tableRow(ConstantText::tr("Key:"), asText(constant.name)) + QStringLiteral("</table>");
}

QString shownValue(double value, cost::PublishedQuantity quantity) {
  return inUnit(shownNumber(value), asText(cost::unit(quantity)));
}

/// What the rules say in place of what was measured, and how far that is from it.
QString residualOf(const cost::PublishedMeasurement& measurement) {
  if (!measurement.isTestable())
    return ConstantText::tr("cannot be reproduced: %1").arg(shownWords(measurement.untestable));
  const double calculated = valueByRules(measurement).value_or(0);
  return ConstantText::tr("calculated %1, residual %2")
      .arg(shownValue(calculated, measurement.quantity),
           shownValue(measurement.value - calculated, measurement.quantity));
}

/// A line for each measurement that bears witness to the constant.
QString evidenceOf(const cost::Constant& constant) {
  QString items;
  for (const cost::PublishedMeasurement& one : cost::publishedMeasurements())
    if (isWitnessTo(one, constant.key))
      items += QStringLiteral("<li>%1</li>")
                   .arg(ConstantText::tr("%1: measured %2; %3 (%4)")
                            .arg(shownWords(one.object), shownValue(one.value, one.quantity),
                                 residualOf(one), shownWords(one.source))
                            .toHtmlEscaped());
  if (items.isEmpty())
    return QStringLiteral("<p>%1</p>").arg(ConstantText::tr("No published measurements."));
  return QStringLiteral("<p>%1</p><ul>%2</ul>")
      .arg(ConstantText::tr("Published measurements:"), items);
}

}  // namespace

QString asText(std::string_view word) {
  return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

QString titleOf(const cost::Constant& constant) { return shownTitle(constant.name); }

QString titleOf(std::string_view group) { return shownTitle(group); }

QString titleOf(const cost::Choice& choice) { return shownTitle(choice.key); }

QString symbolOf(const cost::Constant& constant) {
  const QString symbol = asText(constant.symbol).toHtmlEscaped();
  const QString letter = QStringLiteral("<i>%1</i>").arg(symbol.section(u'_', 0, 0));
  const QString index = symbol.section(u'_', 1);
  return index.isEmpty() ? letter : QStringLiteral("%1<sub>%2</sub>").arg(letter, index);
}

QString unitOf(const cost::Constant& constant, double value) {
  if (constant.unit.empty()) return {};
  if (constant.unit == "parts" && value == 1) return shownWords("part");
  return shownWords(constant.unit)
      .replace(u'*', u'·')
      .replace(QStringLiteral("m2"), QStringLiteral("m²"));
}

QString withUnit(double value, const cost::Constant& constant) {
  return inUnit(exactNumber(value), unitOf(constant, value));
}

QString wordFor(cost::Confidence confidence) { return shownWords(name(confidence)); }

QString meaningOf(cost::Confidence confidence) {
  switch (confidence) {
    case cost::Confidence::documented:
      return ConstantText::tr(
          "stated in the published Mesh Physics document or on a later official page");
    case cost::Confidence::viewer:
      return ConstantText::tr("as computed today by an open-source viewer or simulator");
    case cost::Confidence::likely:
      return ConstantText::tr("supported by one strong hint or two independent hints");
    case cost::Confidence::estimate:
      return ConstantText::tr("inferred; only the grid's operator knows the real value");
    case cost::Confidence::illustration:
      break;
  }
  return ConstantText::tr("a placeholder; no value was ever published");
}

QString helpFor(const cost::Constant& constant, double standard) {
  return QStringLiteral("<p><b>%1</b><br>%2</p>%3%4")
      .arg(titleOf(constant).toHtmlEscaped(), shownWords(constant.meaning).toHtmlEscaped(),
           factsOf(constant, standard), evidenceOf(constant));
}

QString helpFor(const cost::Choice& choice) {
  if (choice.key == "rounding")
    return ConstantText::tr(
        "Whether a land impact is rounded up or rounded to the nearest whole number");
  if (choice.key == "accounting_model")
    return ConstantText::tr(
        "Which rules turn costs into a land impact: today's, those of the Mesh Physics document, "
        "or OpenSim's");
  if (choice.key == "triangle_rule")
    return ConstantText::tr(
        "What makes a triangle mesh expensive: narrow triangles or, by the old rule, many "
        "triangles in a small box");
  return ConstantText::tr(
      "Which mesh a missing base hull is made from: the one that today's viewer uses, or the one "
      "that the Mesh Physics document specifies");
}

QString searchedText(const cost::Constant& constant) {
  const QStringList texts{asText(constant.name), titleOf(constant), asText(constant.symbol),
                          titleOf(constant.group), shownWords(constant.meaning)};
  return texts.join(u'\n');
}

QString searchedText(const cost::Choice& choice) {
  QStringList texts{asText(choice.key), titleOf(choice)};
  for (const std::string_view word : choice.words) texts << asText(word) << shownWords(word);
  return texts.join(u'\n');
}

}  // namespace wb::ui
