#pragma once

#include <QLabel>
#include <QWidget>

class QToolButton;

namespace wb::ui {

class SlotLabel;

/// The one number that is read first: its digits are large, its unit is beside them.
QLabel* makeNumberLabel(QWidget* parent);

/// A line of the card's headings.
SlotLabel* makeHeading(const QString& text, QWidget* parent);

/// A line that says what is below it, and opens it. It is always there: with nothing to open it
/// cannot be pressed.
class Fold : public QWidget {
  Q_OBJECT

 public:
  /// Takes the content, closed at first. `name` is the line's for tests.
  Fold(const char* name, const QString& heading, QWidget* content, QWidget* parent);

  void setHeading(const QString& heading);
  /// Whether there is something to open. What is open stays open.
  void setFilled(bool isFilled);
  void setOpen(bool isOpen);
  bool isOpen() const { return isOpen_; }

 private:
  void follow();

  QToolButton* heading_;
  QWidget* content_;
  bool isOpen_ = false;
  bool isFilled_ = true;
};

}  // namespace wb::ui
