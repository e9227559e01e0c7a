#include "ui/window/detail/program_style.h"

#include "ui/widgets/colors.h"
#include "ui/widgets/icon.h"
#include "ui/window/detail/flat_drawing.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int controlHeight = 28;
constexpr int leastPadding = 6;  ///< Above and below what a control holds, together.
constexpr int rowHeight = 24;
constexpr int tabHeight = 32;
constexpr int besideWords = 16;   ///< In a button, on both sides together.
constexpr int headerHeight = 32;  ///< Of a panel.
constexpr int headerIcon = 16;
/// With the icon, and a pixel on either side, a button is as high as the header.
constexpr int aroundHeaderIcon = (headerHeight - 2 - headerIcon) / 2;
constexpr int headerInset = 8;  ///< Of a heading, beside the margin that it has already.
constexpr int scrollBarWidth = 12;
constexpr int shortestHandle = 24;  ///< Of a scroll bar.

/// Its own, or that of its label. What readers are told as its name is what is chosen in it.
QString nameOf(QComboBox& box) {
  if (!box.accessibleName().isEmpty()) return box.accessibleName();
  QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&box);
  if (!told) return box.toolTip();
  for (const auto& [label, relation] : told->relations(QAccessible::Label))
    if (label) return label->text(QAccessible::Name);
  return told->text(QAccessible::Name);
}

/// Buttons and fields, which only larger letters or icons make higher.
bool isOfFixedHeight(QStyle::ContentsType type) {
  return type == QStyle::CT_PushButton || type == QStyle::CT_ComboBox ||
         type == QStyle::CT_SpinBox || type == QStyle::CT_LineEdit;
}

int leastHeightOf(QStyle::ContentsType type, const QWidget* widget) {
  switch (type) {
    case QStyle::CT_ToolButton:
      // Those in the title of a panel and beside tabs have a place of their own size.
      return widget && widget->inherits("QDockWidgetTitleButton") ? 0 : controlHeight;
    case QStyle::CT_MenuBarItem:
      return controlHeight;
    case QStyle::CT_ItemViewItem:
    case QStyle::CT_HeaderSection:
      return rowHeight;
    default:
      return 0;
  }
}

/// Without arrows at its ends, which few use and all would see.
QRect partOfScrollBar(const QStyleOptionSlider& bar, QStyle::SubControl part) {
  const bool isFlat = bar.orientation == Qt::Horizontal;
  const int room = isFlat ? bar.rect.width() : bar.rect.height();
  const qint64 range = qint64{bar.maximum} - bar.minimum;
  int length = room;
  if (range > 0)
    length = std::clamp(static_cast<int>(qint64{bar.pageStep} * room / (range + bar.pageStep)),
                        std::min(shortestHandle, room), room);
  const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                    room - length, bar.upsideDown);
  const auto piece = [&](int from, int extent) {
    const QRect rect = isFlat ? QRect(from, 0, extent, bar.rect.height())
                              : QRect(0, from, bar.rect.width(), extent);
    return QStyle::visualRect(bar.direction, bar.rect, rect.translated(bar.rect.topLeft()));
  };
  switch (part) {
    case QStyle::SC_ScrollBarGroove:
      return bar.rect;
    case QStyle::SC_ScrollBarSlider:
      return piece(start, length);
    case QStyle::SC_ScrollBarSubPage:
      return piece(0, start);
    case QStyle::SC_ScrollBarAddPage:
      return piece(start + length, room - start - length);
    default:
      return {};
  }
}

}  // namespace

ProgramStyle::ProgramStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

/// Qt of Debian 13 shows readers the list of a box of choices before it is open, as one without a
/// name.
void ProgramStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  if (auto* box = qobject_cast<QComboBox*>(widget)) box->view()->setAccessibleName(nameOf(*box));
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* result) const {
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

QIcon ProgramStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                                 const QWidget* widget) const {
  switch (which) {
    case SP_MessageBoxWarning:
      return icon(QStringLiteral("warning"), Ink::alarm);
    case SP_MessageBoxCritical:
      return icon(QStringLiteral("error"), Ink::alarm);
    case SP_MessageBoxQuestion:
      return icon(QStringLiteral("question"));
    case SP_MessageBoxInformation:
      return icon(QStringLiteral("note"));
    case SP_TitleBarCloseButton:
      return icon(QStringLiteral("cross"));
    case SP_TitleBarNormalButton:
      return icon(QStringLiteral("new_window"));
    default:
      return QProxyStyle::standardIcon(which, option, widget);
  }
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                              const QWidget* widget) const {
  switch (metric) {
    case PM_ScrollBarExtent:
      return scrollBarWidth;
    case PM_ScrollBarSliderMin:
      return shortestHandle;
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
      return 0;
    case PM_ButtonMargin:
      return besideWords;
    case PM_DockWidgetTitleBarButtonMargin:
      return aroundHeaderIcon;
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    case PM_SmallIconSize:
      // Of this a button in a panel's header takes five eighths, where earlier versions took all.
      if (widget && widget->inherits("QDockWidgetTitleButton")) return headerIcon * 8 / 5 + 1;
      return QProxyStyle::pixelMetric(metric, option, widget);
#endif
    case PM_HeaderDefaultSectionSizeVertical:
      return rowHeight;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QSize ProgramStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
                                     const QSize& size, const QWidget* widget) const {
  const QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
  if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
      type == CT_TabBarTab && tab)
    return isUpright(tab->shape) ? wanted.expandedTo({tabHeight, 0})
                                 : wanted.expandedTo({0, tabHeight});
  if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
      type == CT_MenuItem && entry && entry->menuItemType != QStyleOptionMenuItem::Separator)
    return wanted.expandedTo({0, rowHeight});
  if (isOfFixedHeight(type)) {
    // The field in a box of numbers has its padding already.
    const int padding = type == CT_SpinBox ? 0 : leastPadding;
    return {wanted.width(), std::max(controlHeight, size.height() + padding)};
  }
  return wanted.expandedTo({0, leastHeightOf(type, widget)});
}

QRect ProgramStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                   SubControl subControl, const QWidget* widget) const {
  const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
  if (control == CC_ScrollBar && bar) return partOfScrollBar(*bar, subControl);
  return QProxyStyle::subControlRect(control, option, subControl, widget);
}

/// The buttons of a panel's header are as large as any to hit.
QRect ProgramStyle::subElementRect(SubElement element, const QStyleOption* option,
                                   const QWidget* widget) const {
  const QRect place = QProxyStyle::subElementRect(element, option, widget);
  const bool isFloat = element == SE_DockWidgetFloatButton;
  if (!isFloat && element != SE_DockWidgetCloseButton) return place;
  const int more = controlHeight - place.width();
  if (place.isEmpty() || more <= 0) return place;
  // Both grow away from the edge that the last one is at, the other with it.
  const int shift = isFloat ? more : 0;
  const bool isMirrored = option && option->direction == Qt::RightToLeft;
  return {isMirrored ? place.left() + shift : place.left() - more - shift,
          place.center().y() - controlHeight / 2 + 1, controlHeight, controlHeight};
}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                                 QPainter* painter, const QWidget* widget) const {
  if (drawFlat(element, *option, *painter)) return;
  if (const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option);
      row && (element == PE_PanelItemViewRow || element == PE_PanelItemViewItem)) {
    const QStyleOptionViewItem pale = withPaleSelection(*row);
    return QProxyStyle::drawPrimitive(element, &pale, painter, widget);
  }
  QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
  if (drawFlat(element, *option, *painter)) return;
  if (const auto* row = qstyleoption_cast<const QStyleOptionViewItem*>(option);
      row && element == CE_ItemViewItem) {
    const QStyleOptionViewItem pale = withPaleSelection(*row);
    return QProxyStyle::drawControl(element, &pale, painter, widget);
  }
  if (const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
      entry && element == CE_MenuItem) {
    const QStyleOptionMenuItem pale = withPaleSelection(*entry);
    return QProxyStyle::drawControl(element, &pale, painter, widget);
  }
  if (const auto* header = qstyleoption_cast<const QStyleOptionDockWidget*>(option);
      header && element == CE_DockWidgetTitle) {
    // The heading begins where the words in tabs would.
    QStyleOptionDockWidget inset = *header;
    const bool isMirrored = header->direction == Qt::RightToLeft;
    inset.rect.adjust(isMirrored ? 0 : headerInset, 0, isMirrored ? -headerInset : 0, 0);
    QProxyStyle::drawControl(element, &inset, painter, widget);
    return painter->fillRect(QRect(header->rect.bottomLeft(), QSize(header->rect.width(), 1)),
                             colorsOf(header->palette).border);
  }
  if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
      button && element == CE_PushButtonLabel && isPrimary(*button)) {
    const QStyleOptionButton onAccent = withTextOnAccent(*button);
    return QProxyStyle::drawControl(element, &onAccent, painter, widget);
  }
  QProxyStyle::drawControl(element, option, painter, widget);
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const {
  const QStyle& style = *proxy();
  if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
    if (control == CC_ScrollBar) return drawScrollBar(style, *slider, *painter, widget);
    if (control == CC_Slider && slider->tickPosition == QSlider::NoTicks)
      return drawSlider(style, *slider, *painter, widget);
  }
  if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
      control == CC_ComboBox && box)
    return drawComboBox(style, *box, *painter, widget);
  if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
      control == CC_SpinBox && box)
    return drawSpinBox(style, *box, *painter, widget);
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

}  // namespace wb::ui
