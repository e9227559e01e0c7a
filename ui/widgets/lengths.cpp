#include "ui/widgets/lengths.h"

#include "model/core/number.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSettings>
#include <algorithm>

namespace wb::ui {
namespace {

const QString lengthsKey = QStringLiteral("preferences/lengths");

QString wordOfUnit(const LengthUnit& unit) {
  return QString::fromLatin1(unit.name.data(), static_cast<qsizetype>(unit.name.size()));
}

/// Metres, whatever somebody wrote who wrote something else.
const LengthUnit& storedUnit() {
  const QString stored = QSettings().value(lengthsKey).toString();
  const auto* found = std::ranges::find(lengthUnits, stored, wordOfUnit);
  return found == lengthUnits.end() ? lengthUnits.front() : *found;
}

}  // namespace

LengthChoice::LengthChoice() : unit_(&storedUnit()) {}

LengthChoice& LengthChoice::ofProgram() {
  static LengthChoice choice;
  return choice;
}

void LengthChoice::choose(const LengthUnit& unit) {
  const auto* known = std::ranges::find(lengthUnits, unit.name, &LengthUnit::name);
  if (known == lengthUnits.end()) return;
  if (known == lengthUnits.begin())
    QSettings().remove(lengthsKey);
  else
    QSettings().setValue(lengthsKey, wordOfUnit(*known));
  if (known == unit_) return;
  unit_ = known;
  emit changed();
}

QString nameOf(const LengthUnit& unit) { return shownWords(unit.name); }

namespace {

struct LengthText {
  Q_DECLARE_TR_FUNCTIONS(LengthText)
};

/// Without its unit.
QString digitsOf(Number number) {
  number.unit = {};
  return shownNumber(number);
}

QString withUnit(const QString& number, std::string_view unit) {
  return LengthText::tr("%1 %2", "a number and its unit").arg(number, shownWords(unit));
}

/// Three numbers share one.
QString withUnit(const QString& three, const glm::dvec3& metres) {
  const LengthUnit& unit = LengthChoice::ofProgram().unit();
  const auto shown = [&unit](double length) { return shownNumber(length * unit.perMetre); };
  return withUnit(three.arg(shown(metres.x), shown(metres.y), shown(metres.z)), unit.name);
}

}  // namespace

QString shownLength(const Number& length) {
  const Number read = inUnit(length, LengthChoice::ofProgram().unit());
  return withUnit(digitsOf(read), read.unit);
}

QString shownLength(double metres) { return shownLength(lengthInMetres(metres)); }

QString shownSize(const glm::dvec3& metres) {
  return withUnit(LengthText::tr("%1 × %2 × %3", "three sides"), metres);
}

QString shownPlace(const glm::dvec3& metres) {
  return withUnit(LengthText::tr("%1, %2, %3", "a place by x, y and z"), metres);
}

QString errorWords(double error, double diagonal) {
  constexpr double percent = 100;
  const double share = diagonal > 0 ? error / diagonal : 0;
  return QCoreApplication::translate("ShapeWords", "%1 (%2%)")
      .arg(shownLength(inCentimetres(error)), QLocale().toString(share * percent, 'f', 1));
}

}  // namespace wb::ui
