#pragma once

#include <QLayout>
#include <initializer_list>
#include <vector>

class QWidget;

namespace wb::ui {

/// Leaves the wheel to what scrolls around a control, unless the control has the focus: it must not
/// change what it passes over.
void guardFromWheel(QWidget& control);

/// Leaves a widget its room while it is hidden: what stands beside it stays where it is.
void keepRoom(QWidget& widget);

/// Keeps the least height of a widget, whose lines depend on its width, at what it needs at the
/// width that it has: a dock asks what is in it for the least height at any width, and lays one
/// thing over another where it has no more than that. The widget has its parent already.
void keepWhole(QWidget& widget);

/// Lays widgets in a row, and those that find no room in rows below it: at no width is anything cut
/// off or out of reach. Hidden widgets take no room.
class WrappingRow : public QLayout {
 public:
  explicit WrappingRow(QWidget* parent);
  ~WrappingRow() override;

  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;

  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& area) override;

 private:
  enum class Action { measure, place };
  int layOut(const QRect& area, Action action) const;

  std::vector<QLayoutItem*> items_;
};

/// Widgets that stay beside each other when the row wraps, as one widget for it.
QWidget* keptTogether(std::initializer_list<QWidget*> widgets, QWidget* parent);

}  // namespace wb::ui
