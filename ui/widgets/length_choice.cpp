#include "ui/widgets/length_choice.h"

#include "ui/widgets/model_text.h"

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

}  // namespace wb::ui
