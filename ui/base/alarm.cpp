#include "ui/base/alarm.h"

#include <QApplication>
#include <QStyle>

namespace wb::ui {

QColor alarmColour(const QPalette& palette) {
  constexpr int middle = 128;
  const bool isDark = palette.color(QPalette::Base).lightness() < middle;
  return isDark ? QColor(255, 138, 128) : QColor(176, 0, 32);
}

QIcon alarmIcon() { return QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning); }

}  // namespace wb::ui
