#pragma once

#include <QStyle>
#include <QStyleOption>

class QPainter;

namespace wb::ui {

/// Draws an element flat, in the colors of its palette.
/// @return  Whether it is one of those drawn here; the others are left to the style below.
bool drawFlat(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter);
/// The same for controls.
bool drawFlat(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter);

/// Draws a scroll bar's handle; its groove is the ground it lies on.
/// @param style  Says where the parts are.
void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter& painter,
                   const QWidget* widget);
/// Draws a slider without ticks: the part up to the handle in the accent's color.
/// @param style  Says where the parts are.
void drawSlider(const QStyle& style, const QStyleOptionSlider& slider, QPainter& painter,
                const QWidget* widget);
/// Draws a box of choices without what is chosen.
/// @param style  Says where the parts are.
void drawComboBox(const QStyle& style, const QStyleOptionComboBox& box, QPainter& painter,
                  const QWidget* widget);
/// Draws the edge and the arrows of a box of numbers.
/// @param style  Says where the parts are.
void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& box, QPainter& painter,
                 const QWidget* widget);

/// Returns the row with the pale ground of selected rows, the same with the focus and without.
QStyleOptionViewItem withPaleSelection(const QStyleOptionViewItem& row);
/// Returns the entry with the ground of what is under the pointer.
QStyleOptionMenuItem withPaleSelection(const QStyleOptionMenuItem& entry);

/// Whether a button is filled with the accent: that which Enter presses.
bool isPrimary(const QStyleOptionButton& button);
/// Returns the button with text and icon to be read on the accent.
QStyleOptionButton withTextOnAccent(const QStyleOptionButton& button);

/// Whether the tabs stand at the left or the right.
bool isUpright(QTabBar::Shape shape);

}  // namespace wb::ui
