#include "ui/window/detail/flat_drawing.h"

#include "ui/widgets/colors.h"

#include <QApplication>
#include <QPainter>
#include <QPixmap>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr double radius = 4;
constexpr double barRadius = 2;
constexpr int tabLine = 2;
constexpr int ring = 2;  ///< The line around what has the focus.
constexpr int groove = 4;
constexpr int knob = 14;
constexpr int slimInset = 3;  ///< Of a scroll bar's handle.
constexpr int checkSide = 16;

bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

bool isPointedAt(const QStyleOption& option) {
  return has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
}

/// @param width  Of the edge, which lies inside; 0: none.
void drawBox(QPainter& painter, const QRectF& place, const QBrush& fill, const QColor& edge,
             double width = 1, double rounding = radius) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(fill);
  painter.setPen(width > 0 ? QPen(edge, width) : QPen(Qt::NoPen));
  const double inset = width / 2;
  painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), rounding, rounding);
  painter.restore();
}

void drawRing(QPainter& painter, const QRectF& place, const Colors& colors) {
  drawBox(painter, place, Qt::NoBrush, colors.accent, ring);
}

bool isByKey(const QStyleOption& option) {
  return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

/// The edge of a field: the accent while it is typed in.
void drawField(const QStyleOption& option, QPainter& painter, const QBrush& fill) {
  const Colors colors = colorsOf(option.palette);
  const bool isEnabled = has(option, QStyle::State_Enabled);
  if (isEnabled && has(option, QStyle::State_HasFocus))
    return drawBox(painter, option.rect, fill, colors.accent, ring);
  drawBox(painter, option.rect, fill, isEnabled ? colors.fieldEdge : colors.border);
}

QColor fillOfButton(const QStyleOption& option, const Colors& colors) {
  if (has(option, QStyle::State_Sunken) || has(option, QStyle::State_On)) return colors.selectedRow;
  return isPointedAt(option) ? colors.hover : colors.raised;
}

void drawPushButton(const QStyleOptionButton& button, QPainter& painter) {
  const Colors colors = colorsOf(button.palette);
  if (isPrimary(button)) {
    const bool isActive = isPointedAt(button) || has(button, QStyle::State_Sunken);
    constexpr int darker = 112;
    return drawBox(painter, button.rect, isActive ? colors.accent.darker(darker) : colors.accent,
                   {}, 0);
  }
  const bool isQuiet = button.features.testFlag(QStyleOptionButton::Flat) && !isPointedAt(button) &&
                       !has(button, QStyle::State_Sunken) && !has(button, QStyle::State_On);
  if (isQuiet) return;
  const bool isEnabled = has(button, QStyle::State_Enabled);
  drawBox(painter, button.rect, fillOfButton(button, colors),
          isEnabled ? colors.fieldEdge : colors.border);
}

void drawToolButton(const QStyleOption& option, QPainter& painter) {
  const Colors colors = colorsOf(option.palette);
  const bool isEdged = !has(option, QStyle::State_AutoRaise);
  const bool isHeld = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
  if (!isEdged && !isHeld && !isPointedAt(option)) return;
  const bool isEnabled = has(option, QStyle::State_Enabled);
  drawBox(painter, option.rect, fillOfButton(option, colors),
          isEnabled ? colors.fieldEdge : colors.border, isEdged ? 1 : 0);
}

QRectF squareIn(const QRect& place) {
  const int side = std::min({checkSide, place.width(), place.height()});
  QRect square(0, 0, side, side);
  square.moveCenter(place.center());
  return square;
}

void drawCheck(const QStyleOption& option, QPainter& painter, bool isRound) {
  const Colors colors = colorsOf(option.palette);
  const bool isEnabled = has(option, QStyle::State_Enabled);
  const bool isOn = has(option, QStyle::State_On);
  const bool isPartly = has(option, QStyle::State_NoChange);
  const QRectF box = squareIn(option.rect);
  const QColor edge = isEnabled ? colors.fieldEdge : colors.border;
  const QColor mark = isEnabled ? colors.accent : colors.disabled;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (isRound) {
    painter.setPen(QPen(isOn ? mark : edge, 1));
    painter.setBrush(colors.panel);
    painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    const double inset = box.width() / 4;
    painter.setBrush(mark);
    painter.setPen(Qt::NoPen);
    if (isOn) painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset));
    return painter.restore();
  }
  const bool isFilled = isOn || isPartly;
  drawBox(painter, box, isFilled ? mark : colors.panel, edge, isFilled ? 0 : 1);
  painter.setPen(QPen(colors.onAccent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const auto at = [&box](double x, double y) {
    return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
  };
  if (isOn) painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.7), at(0.77, 0.32)}));
  if (isPartly) painter.drawLine(at(0.28, 0.5), at(0.72, 0.5));
  painter.restore();
}

/// The line between tabs and the panel that they belong to.
void drawTabBase(const QStyleOptionTabBarBase& base, QPainter& painter) {
  QRect line = base.rect;
  switch (base.shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
      line.setBottom(line.top());
      break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
      line.setLeft(line.right());
      break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
      line.setRight(line.left());
      break;
    default:
      line.setTop(line.bottom());
  }
  painter.fillRect(line, colorsOf(base.palette).border);
}

void drawTab(const QStyleOptionTab& tab, QPainter& painter) {
  const Colors colors = colorsOf(tab.palette);
  const bool isChosen = has(tab, QStyle::State_Selected);
  if (!isChosen && isPointedAt(tab)) painter.fillRect(tab.rect, colors.hover);
  if (!isChosen) return;
  QRect line = tab.rect;
  switch (tab.shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth:
      line.setHeight(tabLine);
      break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest:
      line.setLeft(line.right() + 1 - tabLine);
      break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast:
      line.setWidth(tabLine);
      break;
    default:
      line.setTop(line.bottom() + 1 - tabLine);
  }
  painter.fillRect(line, has(tab, QStyle::State_Enabled) ? colors.accent : colors.border);
}

void drawHeader(const QStyleOption& option, QPainter& painter) {
  const Colors colors = colorsOf(option.palette);
  const QRect& place = option.rect;
  painter.fillRect(place, colors.raised);
  painter.fillRect(QRect(place.left(), place.bottom(), place.width(), 1), colors.border);
  if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(&option);
      header && header->position != QStyleOptionHeader::End &&
      header->position != QStyleOptionHeader::OnlyOneSection)
    painter.fillRect(QRect(place.right(), place.top() + 4, 1, place.height() - 8), colors.border);
}

void drawMenuBarEntry(const QStyleOptionMenuItem& entry, QPainter& painter, const QStyle& style) {
  const Colors colors = colorsOf(entry.palette);
  painter.fillRect(entry.rect, colors.window);
  const bool isEnabled = has(entry, QStyle::State_Enabled);
  const bool isPointed = has(entry, QStyle::State_Selected) || has(entry, QStyle::State_Sunken);
  if (isPointed && isEnabled)
    drawBox(painter, QRectF(entry.rect).adjusted(1, 2, -1, -2), colors.hover, {}, 0);
  int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
  if (!style.styleHint(QStyle::SH_UnderlineShortcut, &entry)) flags |= Qt::TextHideMnemonic;
  style.drawItemText(&painter, entry.rect, flags, entry.palette, isEnabled, entry.text,
                     QPalette::WindowText);
}

void drawArrow(QPainter& painter, const QRect& place, bool isUp, const QColor& color) {
  constexpr double half = 4;
  const QPointF middle = QRectF(place).center();
  const double lift = isUp ? -half / 2 : half / 2;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(QPolygonF(
      {middle + QPointF(-half, -lift), middle + QPointF(0, lift), middle + QPointF(half, -lift)}));
  painter.restore();
}

/// The one that is known to be right to left is upside down.
void drawProgress(const QStyleOptionProgressBar& bar, QPainter& painter) {
  const Colors colors = colorsOf(bar.palette);
  const double share = std::clamp(
      (double{1} * bar.progress - bar.minimum) / std::max(1, bar.maximum - bar.minimum), 0.0, 1.0);
  const bool isFlat = bar.state.testFlag(QStyle::State_Horizontal);
  QRectF filled = bar.rect;
  if (isFlat)
    filled.setWidth(filled.width() * share);
  else
    filled.setTop(filled.bottom() - filled.height() * share);
  const bool isMirrored = isFlat && (bar.direction == Qt::RightToLeft) != bar.invertedAppearance;
  if (isMirrored) filled.moveRight(QRectF(bar.rect).right());
  if (!filled.isEmpty()) drawBox(painter, filled, colors.accent, {}, 0, barRadius);
}

}  // namespace

bool isUpright(QTabBar::Shape shape) {
  switch (shape) {
    case QTabBar::RoundedWest:
    case QTabBar::RoundedEast:
    case QTabBar::TriangularWest:
    case QTabBar::TriangularEast:
      return true;
    default:
      return false;
  }
}

bool isPrimary(const QStyleOptionButton& button) {
  return button.features.testFlag(QStyleOptionButton::DefaultButton) &&
         has(button, QStyle::State_Enabled);
}

QStyleOptionButton withTextOnAccent(const QStyleOptionButton& button) {
  QStyleOptionButton changed = button;
  const QColor ink = colorsOf(button.palette).onAccent;
  changed.palette.setColor(QPalette::ButtonText, ink);
  if (button.icon.isNull()) return changed;
  QPixmap drawn = button.icon.pixmap(button.iconSize);
  QPainter painter(&drawn);
  painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
  painter.fillRect(QRect(QPoint(), button.iconSize), ink);
  painter.end();
  changed.icon = QIcon(drawn);
  return changed;
}

QStyleOptionViewItem withPaleSelection(const QStyleOptionViewItem& row) {
  QStyleOptionViewItem changed = row;
  const Colors colors = colorsOf(row.palette);
  changed.palette.setColor(QPalette::Highlight, colors.selectedRow);
  // Text in a color of its own, as that of an alarm, keeps it.
  const bool isPale = colors.textOfSelectedRow == colors.text;
  for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
    changed.palette.setColor(
        group, QPalette::HighlightedText,
        isPale ? row.palette.color(group, QPalette::Text) : colors.textOfSelectedRow);
  return changed;
}

QStyleOptionMenuItem withPaleSelection(const QStyleOptionMenuItem& entry) {
  QStyleOptionMenuItem changed = entry;
  const Colors colors = colorsOf(entry.palette);
  if (colors.textOfSelectedRow != colors.text) return changed;
  changed.palette.setColor(QPalette::Highlight, colors.hover);
  changed.palette.setColor(QPalette::HighlightedText, colors.text);
  return changed;
}

bool drawFlat(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter) {
  const Colors colors = colorsOf(option.palette);
  switch (element) {
    case QStyle::PE_PanelButtonCommand:
      if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option))
        drawPushButton(*button, painter);
      return true;
    case QStyle::PE_PanelButtonTool:
      return drawToolButton(option, painter), true;
    case QStyle::PE_PanelLineEdit:
      if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
          frame && frame->lineWidth > 0)
        drawField(option, painter, option.palette.brush(QPalette::Base));
      else
        painter.fillRect(option.rect.adjusted(2, 2, -2, -2), option.palette.brush(QPalette::Base));
      return true;
    case QStyle::PE_FrameLineEdit:
      return drawField(option, painter, Qt::NoBrush), true;
    case QStyle::PE_FrameFocusRect:
      if (isByKey(option) || !has(option, QStyle::State_HasFocus))
        drawRing(painter, option.rect, colors);
      return true;
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck:
      return drawCheck(option, painter, false), true;
    case QStyle::PE_IndicatorRadioButton:
      return drawCheck(option, painter, true), true;
    case QStyle::PE_FrameGroupBox:
      return drawBox(painter, option.rect, Qt::NoBrush, colors.border), true;
    case QStyle::PE_FrameTabBarBase:
      if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(&option))
        drawTabBase(*base, painter);
      return true;
    case QStyle::PE_Frame:
    case QStyle::PE_FrameTabWidget:
      painter.save();
      painter.setPen(colors.border);
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
      return painter.restore(), true;
    case QStyle::PE_PanelMenu:
      return drawBox(painter, option.rect, colors.panel, colors.border), true;
    case QStyle::PE_FrameMenu:
    case QStyle::PE_FrameStatusBarItem:
    case QStyle::PE_FrameDefaultButton:
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
      return true;
    default:
      return false;
  }
}

bool drawFlat(QStyle::ControlElement element, const QStyleOption& option, QPainter& painter) {
  const Colors colors = colorsOf(option.palette);
  switch (element) {
    case QStyle::CE_Splitter:
      return true;
    case QStyle::CE_ToolBar:
      painter.fillRect(option.rect, colors.window);
      return painter.fillRect(QRect(option.rect.bottomLeft(), QSize(option.rect.width(), 1)),
                              colors.border),
             true;
    case QStyle::CE_MenuBarEmptyArea:
      return painter.fillRect(option.rect, colors.window), true;
    case QStyle::CE_MenuBarItem:
      if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(&option))
        drawMenuBarEntry(*entry, painter, *QApplication::style());
      return true;
    case QStyle::CE_HeaderSection:
    case QStyle::CE_HeaderEmptyArea:
      return drawHeader(option, painter), true;
    case QStyle::CE_TabBarTabShape:
      if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option))
        drawTab(*tab, painter);
      return true;
    case QStyle::CE_ProgressBarGroove:
      return drawBox(painter, option.rect, colors.hover, colors.border, 1, barRadius), true;
    case QStyle::CE_ProgressBarContents:
      if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(&option);
          bar && bar->maximum > bar->minimum)
        return drawProgress(*bar, painter), true;
      return false;
    default:
      return false;
  }
}

void drawScrollBar(const QStyle& style, const QStyleOptionSlider& bar, QPainter& painter,
                   const QWidget* widget) {
  if (bar.maximum <= bar.minimum) return;
  const Colors colors = colorsOf(bar.palette);
  const QRect handle =
      style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
  const bool isHeld = isPointedAt(bar) || has(bar, QStyle::State_Sunken);
  QColor color = colors.fieldEdge;
  constexpr float resting = 0.6F;
  if (!isHeld) color.setAlphaF(resting);
  drawBox(painter, QRectF(handle).adjusted(slimInset, slimInset, -slimInset, -slimInset), color, {},
          0);
}

void drawSlider(const QStyle& style, const QStyleOptionSlider& slider, QPainter& painter,
                const QWidget* widget) {
  const Colors colors = colorsOf(slider.palette);
  const auto part = [&](QStyle::SubControl one) {
    return style.subControlRect(QStyle::CC_Slider, &slider, one, widget);
  };
  const bool isEnabled = has(slider, QStyle::State_Enabled);
  const bool isFlat = slider.orientation == Qt::Horizontal;
  const QRectF all = part(QStyle::SC_SliderGroove);
  const QPointF at = QRectF(part(QStyle::SC_SliderHandle)).center();
  const QRectF line = isFlat ? QRectF(all.left(), at.y() - groove / 2.0, all.width(), groove)
                             : QRectF(at.x() - groove / 2.0, all.top(), groove, all.height());
  drawBox(painter, line, colors.border, {}, 0);
  QRectF done = line;
  if (isFlat && slider.upsideDown) done.setLeft(at.x());
  if (isFlat && !slider.upsideDown) done.setRight(at.x());
  if (!isFlat && slider.upsideDown) done.setTop(at.y());
  if (!isFlat && !slider.upsideDown) done.setBottom(at.y());
  drawBox(painter, done, isEnabled ? colors.accent : colors.disabled, {}, 0);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  QRectF disc(0, 0, knob, knob);
  disc.moveCenter(at);
  painter.setPen(QPen(isEnabled ? colors.fieldEdge : colors.border, 1));
  painter.setBrush(isPointedAt(slider) ? colors.hover : colors.panel);
  if (isByKey(slider)) painter.setPen(QPen(colors.accent, ring));
  painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
  painter.restore();
}

void drawComboBox(const QStyle& style, const QStyleOptionComboBox& box, QPainter& painter,
                  const QWidget* widget) {
  const Colors colors = colorsOf(box.palette);
  const bool isEnabled = has(box, QStyle::State_Enabled);
  const bool isOpen = has(box, QStyle::State_On) || has(box, QStyle::State_Sunken);
  if (box.editable && box.frame) {
    drawField(box, painter, box.palette.brush(QPalette::Base));
  } else if (!box.editable) {
    const QColor fill = isOpen || isPointedAt(box) ? colors.hover : colors.raised;
    drawBox(painter, box.rect, fill, isEnabled ? colors.fieldEdge : colors.border,
            box.frame ? 1 : 0);
    if (isByKey(box)) drawRing(painter, QRectF(box.rect).adjusted(2, 2, -2, -2), colors);
  }
  const QRect arrow =
      style.subControlRect(QStyle::CC_ComboBox, &box, QStyle::SC_ComboBoxArrow, widget);
  drawArrow(painter, arrow, false, isEnabled ? colors.text2 : colors.disabled);
}

void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& box, QPainter& painter,
                 const QWidget* widget) {
  const Colors colors = colorsOf(box.palette);
  if (box.frame) drawField(box, painter, box.palette.brush(QPalette::Base));
  if (box.buttonSymbols == QAbstractSpinBox::NoButtons) return;
  const auto arrow = [&](QStyle::SubControl one, QAbstractSpinBox::StepEnabledFlag step) {
    const QRect place = style.subControlRect(QStyle::CC_SpinBox, &box, one, widget);
    const bool isPossible = has(box, QStyle::State_Enabled) && box.stepEnabled.testFlag(step);
    if (isPossible && box.activeSubControls == one && isPointedAt(box))
      painter.fillRect(place.adjusted(0, 1, -1, -1), colors.hover);
    drawArrow(painter, place, one == QStyle::SC_SpinBoxUp,
              isPossible ? colors.text2 : colors.disabled);
  };
  arrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
  arrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
}

}  // namespace wb::ui
