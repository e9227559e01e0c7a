#pragma once

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLayout;
class QScrollArea;
class QToolButton;
class QWidget;

namespace wb::ui {

/// The one number that is read first.
QLabel* makeNumberLabel(QWidget* parent);

/// A text that comes later, and has its room from the beginning: what is below it stays where it
/// is.
class AwaitedLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

  /// As tall as the taller of both, of which only the first is shown.
  void show(const QString& text, const QString& awaited);

  int heightForWidth(int width) const override;

 private:
  QString awaited_;
};

/// A line that says what is below it, and opens it. Without a text it is not there.
class FoldedText : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the text's for tests.
  FoldedText(const char* name, QWidget* parent);

  /// Rich text under a heading of plain text. What is open stays open.
  void show(const QString& heading, const QString& text);
  void clear();
  void setOpen(bool isOpen);
  bool isOpen() const;

 private:
  QToolButton* heading_;
  QLabel* text_;
};

/// Keeps a widget of a scroll area where it is on the screen, whatever becomes longer or shorter
/// above it: what was pressed stays under the pointer.
class HeldPlace : public QObject {
 public:
  /// The layout is that of the area's content.
  HeldPlace(QScrollArea& area, QLayout& layout);

  /// Until the user scrolls, or it is let go.
  void hold(QWidget* widget);
  void letGo();
  /// Lets go, and shows the beginning.
  void startAgain();
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int place() const;
  void restore();
  void setRoomAbove(int height);

  QScrollArea& area_;
  QLayout& layout_;
  const int margin_;  ///< Above the content, without what is added.
  QPointer<QWidget> widget_;
  int wanted_ = 0;  ///< Below the top of what is seen, in pixels.
  bool isRestoring_ = false;
};

}  // namespace wb::ui
