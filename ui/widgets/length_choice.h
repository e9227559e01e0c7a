#pragma once

#include "model/core/number.h"

#include <QObject>
#include <QString>

namespace wb::ui {

/// The unit that the user reads and types lengths in, remembered between sessions. Files, formulas
/// and tables stay in metres.
class LengthChoice : public QObject {
  Q_OBJECT

 public:
  /// The one of the program.
  static LengthChoice& ofProgram();

  const LengthUnit& unit() const { return *unit_; }
  void choose(const LengthUnit& unit);

 signals:
  void changed();

 private:
  LengthChoice();

  const LengthUnit* unit_;  ///< One of lengthUnits.
};

/// The name of a unit behind a number, in the user's language.
QString nameOf(const LengthUnit& unit);

}  // namespace wb::ui
