#include "ui/base/length_text.h"

#include "model/base/length.h"
#include "ui/base/model_text.h"

#include <QCoreApplication>

namespace wb::ui {
namespace {

struct LengthText {
  Q_DECLARE_TR_FUNCTIONS(LengthText)
};

}  // namespace

QString shownLength(double metres) {
  if (!isSmallLength(metres)) return LengthText::tr("%1 m", "a length").arg(shownNumber(metres));
  const Number small = inMetres(metres);
  const QString unit =
      QString::fromUtf8(small.unit.data(), static_cast<qsizetype>(small.unit.size()));
  return LengthText::tr("%1 %2", "a number and its unit")
      .arg(shownNumber({small.value, small.form, small.digits, {}}), unit);
}

}  // namespace wb::ui
