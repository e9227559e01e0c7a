#include "ui/window/detail/time_left.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace wb::ui {
namespace {

/// That people count a time in.
double unitOf(double seconds) {
  constexpr double few = 10;
  constexpr double minute = 60;
  constexpr double some = 5;
  if (seconds >= minute) return minute;
  return seconds > few ? some : 1;
}

}  // namespace

std::optional<std::chrono::seconds> timeLeft(std::chrono::milliseconds told, double fraction,
                                             std::chrono::milliseconds silent) {
  using Seconds = std::chrono::duration<double>;
  constexpr std::chrono::seconds early{2};
  constexpr double little = 0.03;
  if (told + silent < early || fraction < little || fraction >= 1) return {};
  const Seconds left = Seconds(told) * (1 - fraction) / fraction - Seconds(silent);
  if (left.count() <= 0) return {};
  const double unit = unitOf(left.count());
  return std::chrono::seconds(std::llround(std::ceil(left.count() / unit) * unit));
}

QString timeLeftText(std::chrono::seconds left) {
  constexpr std::chrono::seconds minute{60};
  const bool isLong = left >= minute;
  const QString pattern = isLong ? QCoreApplication::translate("TimeLeft", "about %1 min left")
                                 : QCoreApplication::translate("TimeLeft", "about %1 s left");
  return pattern.arg(QLocale().toString(qlonglong{isLong ? left / minute : left.count()}));
}

}  // namespace wb::ui
