#include "ui/widgets/alarm.h"

#include "ui/widgets/icon.h"

namespace wb::ui {

QColor alarmColour(const QPalette& palette) {
  constexpr int middle = 128;
  const bool isDark = palette.color(QPalette::Base).lightness() < middle;
  return isDark ? QColor(255, 138, 128) : QColor(176, 0, 32);
}

QIcon alarmIcon() { return icon(QStringLiteral("warning"), Ink::alarm); }

}  // namespace wb::ui
