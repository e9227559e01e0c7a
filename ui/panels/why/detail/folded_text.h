#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace wb::ui {

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

}  // namespace wb::ui
