#include "ui/constants/constant_text.h"

#include "ui/base/model_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

namespace wb::ui {
namespace {

struct ConstantText {
  Q_DECLARE_TR_FUNCTIONS(ConstantText)
};

QString latin(std::string_view text) {
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

/// A key of the model as a heading: `triangle_constant` is `Triangle constant`.
std::string headingOf(std::string_view key) {
  std::string heading(key);
  std::ranges::replace(heading, '_', ' ');
  if (!heading.empty() && heading[0] >= 'a' && heading[0] <= 'z')
    heading[0] = static_cast<char>(heading[0] - 'a' + 'A');
  return heading;
}

}  // namespace

QString titleOf(const cost::Constant& constant) { return shownWords(headingOf(constant.name)); }

QString groupTitle(std::string_view group) { return shownWords(headingOf(group)); }

QString unitOf(const cost::Constant& constant) {
  return constant.unit.empty() ? QString() : shownWords(constant.unit);
}

QString wordFor(cost::Sureness sureness) { return shownWords(name(sureness)); }

QString meaningOf(cost::Sureness sureness) {
  switch (sureness) {
    case cost::Sureness::documented:
      return ConstantText::tr(
          "Stated by the published Mesh Physics document or a later official page.");
    case cost::Sureness::viewer:
      return ConstantText::tr("How an open-source program of the field computes it today.");
    case cost::Sureness::likely:
      return ConstantText::tr("Two independent hints, or one good one.");
    case cost::Sureness::estimate:
      return ConstantText::tr("Inferred; nobody outside the grid's operator knows.");
    case cost::Sureness::illustration:
      break;
  }
  return ConstantText::tr("A value where none was ever published.");
}

QString helpFor(const cost::Constant& constant) {
  const QString unit = unitOf(constant);
  const QString suffix = unit.isEmpty() ? QString() : u' ' + unit.toHtmlEscaped();
  return ConstantText::tr(
             "<h4>%1 (%2)</h4><p>%3.</p>"
             "<p>Default %4, from %5 to %6.</p>"
             "<p>Source: %7. <i>%8</i>: %9</p>")
      .arg(titleOf(constant).toHtmlEscaped(), latin(constant.symbol).toHtmlEscaped(),
           shownWords(constant.meaning).toHtmlEscaped(), shownNumber(constant.standard) + suffix,
           shownNumber(constant.minimum), shownNumber(constant.maximum) + suffix,
           shownWords(constant.source).toHtmlEscaped(), wordFor(constant.sureness),
           meaningOf(constant.sureness));
}

bool isMeantBy(const cost::Constant& constant, const QStringList& words) {
  const QStringList texts{latin(constant.name), titleOf(constant), latin(constant.symbol),
                          groupTitle(constant.group), shownWords(constant.meaning)};
  const QString all = texts.join(u'\n');
  return std::ranges::all_of(
      words, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

}  // namespace wb::ui
