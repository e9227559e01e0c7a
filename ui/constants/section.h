#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace wb::ui {

/// A heading that opens and closes what is below it.
class Section : public QWidget {
  Q_OBJECT

 public:
  explicit Section(const QString& title, QWidget* parent = nullptr);

  void add(QWidget* widget);
  void open(bool isOpen);

 private:
  void follow(bool isOpen);

  QToolButton* heading_;
  QWidget* content_;
  QVBoxLayout* column_;
};

}  // namespace wb::ui
