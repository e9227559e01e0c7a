#include "tests/ui/widgets/cut_texts.h"

#include "ui/widgets/text_labels.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStatusBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>

namespace wb::ui::test {
namespace {

/// Of a rounded width.
constexpr int slack = 1;

/// Without marks of mnemonics.
QString plain(const QString& text) {
  return QString(text).remove(QRegularExpression(QStringLiteral("&(?!&)")));
}

class Finder {
 public:
  explicit Finder(const QWidget& window) : window_(window) {}

  QStringList find() {
    for (const QWidget* widget : window_.findChildren<QWidget*>())
      if (widget->isVisible() && widget->window() == &window_ && !isAside(*widget)) look(*widget);
    return cut_;
  }

 private:
  void tell(const QWidget& shownBy, const QString& text, const QString& how) {
    if (shownBy.toolTip().contains(text) && !text.isEmpty()) return;
    cut_ << QStringLiteral("%1 \"%2\" %3").arg(shownBy.metaObject()->className(), text, how);
  }

  /// Scrolled out of sight, or behind another tab.
  static bool isAside(const QWidget& widget) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(&widget);
    return (area ? area->viewport() : &widget)->visibleRegion().isEmpty();
  }

  void needs(const QWidget& widget, const QString& text, int width, int room) {
    if (width > room + slack)
      tell(widget, text, QStringLiteral("needs %1, has %2").arg(width).arg(room));
  }

  void look(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) return lookAtLabel(*label);
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
      return lookAtButton(*button);
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) return lookAtCombo(*combo);
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return lookAtLine(*line);
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) return lookAtTabs(*tabs);
    if (const auto* bar = qobject_cast<const QStatusBar*>(&widget)) return lookAtStatus(*bar);
    if (const auto* chart = qobject_cast<const QGraphicsView*>(&widget)) return lookAtChart(*chart);
    if (const auto* header = qobject_cast<const QHeaderView*>(&widget))
      return lookAtHeader(*header);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) lookAtCells(*view);
  }

  /// Where it is scrolled, upwards and downwards is in reach.
  void mustBeInside(const QWidget& widget, const QString& text) {
    QRect place = widget.rect();
    for (const QWidget* one = &widget; one != &window_; one = one->parentWidget()) {
      const QWidget* around = one->parentWidget();
      place.translate(one->pos());
      const bool isScrolled = qobject_cast<const QAbstractScrollArea*>(around->parentWidget());
      const QRect room = around->rect();
      if (place.left() < room.left() || place.right() > room.right() + slack)
        return tell(widget, text, QStringLiteral("is cut at a side"));
      if (isScrolled) return;
      if (place.bottom() > room.bottom() + slack || place.top() < room.top())
        return tell(widget, text, QStringLiteral("is cut above or below"));
    }
  }

  void lookAtLabel(const QLabel& label) {
    if (label.text().isEmpty() || qobject_cast<const ElidedLabel*>(&label)) return;
    mustBeInside(label, label.text());
    if (label.wordWrap()) {
      const int height = label.heightForWidth(label.width());
      if (height > label.height() + slack)
        tell(label, label.text(),
             QStringLiteral("is %1 high, has %2").arg(height).arg(label.height()));
    } else {
      needs(label, label.text(), label.sizeHint().width(), label.width());
    }
  }

  void lookAtButton(const QAbstractButton& button) {
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
      return;
    mustBeInside(button, button.text());
    needs(button, button.text(), button.minimumSizeHint().width(), button.width());
  }

  void lookAtCombo(const QComboBox& combo) {
    mustBeInside(combo, combo.currentText());
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    option.editable = combo.isEditable();
    const QRect room = combo.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                     QStyle::SC_ComboBoxEditField, &combo);
    needs(combo, combo.currentText(), combo.fontMetrics().horizontalAdvance(combo.currentText()),
          room.width());
  }

  void lookAtLine(const QLineEdit& line) {
    const QString text = line.text().isEmpty() ? line.placeholderText() : line.text();
    mustBeInside(line, text);
    if (qobject_cast<const QComboBox*>(line.parentWidget())) return;
    const QMargins margins = line.textMargins();
    const int frame =
        line.hasFrame() ? 2 * line.style()->pixelMetric(QStyle::PM_DefaultFrameWidth) : 0;
    needs(line, text, line.fontMetrics().horizontalAdvance(text),
          line.width() - margins.left() - margins.right() - frame);
  }

  void lookAtTabs(const QTabBar& tabs) {
    for (int i = 0; i < tabs.count(); ++i) {
      const QRect place = tabs.tabRect(i);
      if (!tabs.isTabVisible(i)) continue;
      if (!tabs.rect().contains(place))
        tell(tabs, tabs.tabText(i), QStringLiteral("is a tab out of sight"));
      needs(tabs, tabs.tabText(i), tabs.fontMetrics().horizontalAdvance(plain(tabs.tabText(i))),
            place.width() - tabs.style()->pixelMetric(QStyle::PM_TabBarTabHSpace));
    }
  }

  /// What is said stands left of all that stays.
  void lookAtStatus(const QStatusBar& bar) {
    int room = bar.width();
    for (const QWidget* one : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
      if (one->isVisible() && !one->inherits("QSizeGrip") && one->width() > 0)
        room = std::min(room, one->x());
    needs(bar, bar.currentMessage(), bar.fontMetrics().horizontalAdvance(bar.currentMessage()),
          room);
  }

  /// Charts cut texts by themselves, with dots.
  void lookAtChart(const QGraphicsView& chart) {
    for (const QGraphicsItem* item : chart.scene()->items()) {
      const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
      if (!text || !text->isVisible()) continue;
      const QString words = text->toPlainText();
      if (words.endsWith(QStringLiteral("...")) || words.endsWith(QChar(0x2026)))
        tell(chart, words, QStringLiteral("is cut in a chart"));
      else if (const QRectF place = text->sceneBoundingRect();
               !words.isEmpty() && !chart.sceneRect().adjusted(-4, -4, 4, 4).contains(place))
        tell(chart, words, QStringLiteral("lies beside its chart"));
    }
  }

  /// A long title may stand in two lines.
  void lookAtHeader(const QHeaderView& header) {
    if (header.orientation() == Qt::Vertical) return;
    for (int i = 0; i < header.count(); ++i) {
      if (header.isSectionHidden(i)) continue;
      const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
      const int width =
          std::min(header.fontMetrics().horizontalAdvance(text), header.sectionSizeHint(i));
      // Tooltips are explanations that take long to make.
      const auto tip = [&] {
        return header.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString();
      };
      if (width > header.sectionSize(i) + slack && !tip().contains(text))
        needs(header, text, width, header.sectionSize(i));
    }
  }

  /// Of a list or table that draws texts itself: what it has too little room for.
  void lookAtCells(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model || view.itemDelegate()->metaObject() != &QStyledItemDelegate::staticMetaObject)
      return;
    const auto* tree = qobject_cast<const QTreeView*>(&view);
    QModelIndex first = model->index(0, 0, view.rootIndex());
    for (QModelIndex row = first; row.isValid();
         row = tree ? tree->indexBelow(row) : row.siblingAtRow(row.row() + 1))
      for (int column = 0; column < model->columnCount(row.parent()); ++column)
        lookAtCell(view, row.siblingAtColumn(column));
  }

  void lookAtCell(const QAbstractItemView& view, const QModelIndex& cell) {
    const QRect place = view.visualRect(cell);
    const QString text = cell.data().toString();
    if (text.isEmpty() || !view.viewport()->rect().intersects(place)) return;
    const int width = view.sizeHintForIndex(cell).width();
    if (width > place.width() + slack && !cell.data(Qt::ToolTipRole).toString().contains(text))
      tell(view, text, QStringLiteral("needs %1, has %2").arg(width).arg(place.width()));
  }

  const QWidget& window_;
  QStringList cut_;
};

}  // namespace

QStringList cutTexts(const QWidget& window) { return Finder(window).find(); }

}  // namespace wb::ui::test
