#include "ui/window/time_left.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace wb::ui {

std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds since, double fraction) {
  constexpr std::chrono::seconds early{2};
  constexpr double little = 0.03;
  constexpr double secondsPerMinute = 60;
  constexpr double step = 5;
  if (since < early || fraction < little || fraction >= 1) return {};
  const double seconds = std::chrono::duration<double>(since).count() * (1 - fraction) / fraction;
  const double unit = seconds < secondsPerMinute ? step : secondsPerMinute;
  return std::chrono::seconds(std::llround(std::ceil(seconds / unit) * unit));
}

QString timeLeftText(std::chrono::seconds left) {
  constexpr std::chrono::seconds minute{60};
  const bool isLong = left >= minute;
  const QString pattern = isLong ? QCoreApplication::translate("TimeLeft", "about %1 min left")
                                 : QCoreApplication::translate("TimeLeft", "about %1 s left");
  return pattern.arg(QLocale().toString(qlonglong{isLong ? left / minute : left.count()}));
}

}  // namespace wb::ui
