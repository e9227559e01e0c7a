#pragma once

#include <QFont>
#include <QStringList>
#include <cstdint>
#include <span>

namespace wb::ui {

/// What text is there for: its size follows, as a share of that of the system's font, which is the
/// body's.
enum class Type : std::uint8_t {
  caption,  ///< Second lines and hints.
  body,
  heading,
  number,  ///< The one that is read first.
  unit     ///< Beside it.
};

/// Returns a font for a use of text, of the family of the body's.
QFont fontOf(Type type, const QFont& body);

/// Returns the font to write numbers in: the font itself where its digits are of one width, so that
/// numbers below each other can be compared and none moves what is beside it; otherwise one of the
/// same size whose digits are.
QFont withEvenDigits(const QFont& font);

/// Returns the family to take instead of one with digits of these widths; empty: none is needed, or
/// there is none.
/// @param installed  The families that there are.
QString familyForDigits(std::span<const qreal> widths, const QStringList& installed);

/// The height of the button that does what is most likely wanted, where it stands alone.
inline constexpr int primaryButtonHeight = 32;

}  // namespace wb::ui
