#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>

namespace wb::ui {

/// The colour of words about a limit that something is over, readable on the palette's ground.
QColor alarmColour(const QPalette& palette);
/// The sign that stands beside them.
QIcon alarmIcon();
/// The same as a character, before words in a line.
inline constexpr QChar alarmSign(0x26A0);

}  // namespace wb::ui
