#pragma once

#include "model/core/number.h"
#include "model/core/text.h"

#include <glm/vec3.hpp>

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

/// A length for people, with the unit that the user reads: `0.6 m`, `2.5 ft`, `0.2 µm`.
QString shownLength(double metres);
/// The same of one that the model says how to read.
QString shownLength(const Number& length);

/// `0.5 × 0.5 × 1 m`
QString shownSize(const glm::dvec3& metres);
/// `1, 2, 22.5 m`
QString shownPlace(const glm::dvec3& metres);

/// `3.912 cm (1.8 %)`: how far a shape is from what is seen, m, as tables, advice and the heat map
/// say it, and its share of the diagonal of the box around that.
QString errorWords(double error, double diagonal);

}  // namespace wb::ui
