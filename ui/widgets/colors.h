#pragma once

#include <QColor>
#include <QPalette>

namespace wb::ui {

/// The colors of the program's windows. Text is readable (4.5 : 1) on every ground named here.
struct Colors {
  // Grounds.
  QColor window;       ///< Bars and strips around the panels.
  QColor panel;        ///< Panels, lists, fields and cards.
  QColor raised;       ///< Buttons and headers.
  QColor hover;        ///< Under the pointer.
  QColor selectedRow;  ///< Of a list, a tree or a table, with the focus or without.
  QColor barInRow;     ///< Behind a number, as long as its share of the largest.
  // Text.
  QColor text;
  QColor text2;     ///< Hints and second lines.
  QColor disabled;  ///< Of what cannot be used now.
  QColor link;
  QColor danger;
  QColor warning;
  QColor good;
  QColor textOfSelectedRow;
  // Lines and fills.
  QColor accent;     ///< Fills of primary buttons, lines under tabs, rings of the focus.
  QColor onAccent;   ///< Text on an accent.
  QColor fieldEdge;  ///< Around buttons and fields.
  QColor border;     ///< Decoration between areas.
};

const Colors& lightColors();
const Colors& darkColors();

/// Whether the palette's lists are darker than a middle grey.
bool isDark(const QPalette& palette);
/// The contrast of two colors after the Web Content Accessibility Guidelines: 1 to 21.
double contrastOf(const QColor& a, const QColor& b);

/// The colors to draw with in a palette: the program's own if the palette is one of its own,
/// otherwise derived from the palette's roles, as in a high-contrast theme of the system.
Colors colorsOf(const QPalette& palette);

}  // namespace wb::ui
