#include "ui/widgets/length_text.h"

#include "model/core/number.h"
#include "ui/widgets/length_choice.h"
#include "ui/widgets/model_text.h"

#include <QCoreApplication>

namespace wb::ui {
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

}  // namespace wb::ui
