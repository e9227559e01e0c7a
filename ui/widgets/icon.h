#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <cstdint>

namespace wb::ui {

/// What an icon's lines are drawn in, by the palette of the moment.
enum class Ink : std::uint8_t {
  text,   ///< As words are, paler where they are.
  text2,  ///< As hints and second lines are.
  alarm   ///< As words about a limit that something is over.
};

/// An icon of the program's own by its name: `open` is resources/icons/open.svg. Sharp at any size
/// and on any screen, in the colours of the theme, also of one that is chosen afterwards.
QIcon icon(const QString& name, Ink ink = Ink::text);

/// Whether there is an icon of this name.
bool hasIcon(const QString& name);

/// The colour of words about a limit that something is over, readable on the palette's ground.
QColor alarmColour(const QPalette& palette);
/// The sign that stands beside them.
QIcon alarmIcon();
/// The same as a character, before words in a line.
inline constexpr QChar alarmSign(0x26A0);

}  // namespace wb::ui
