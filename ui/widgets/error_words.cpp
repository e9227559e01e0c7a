#include "ui/widgets/error_words.h"

#include "model/core/number.h"
#include "ui/widgets/length_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace wb::ui {

QString errorWords(double error, double diagonal) {
  constexpr double percent = 100;
  const double share = diagonal > 0 ? error / diagonal : 0;
  return QCoreApplication::translate("ShapeWords", "%1 (%2 %)")
      .arg(shownLength(inCentimetres(error)), QLocale().toString(share * percent, 'f', 1));
}

}  // namespace wb::ui
