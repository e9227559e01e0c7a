#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;

namespace wb::ui {

class Document;

/// What there is to know of a linkset, and the flags that can be changed.
class LinksetEditor : public QWidget {
  Q_OBJECT

 public:
  explicit LinksetEditor(Document& document, QWidget* parent = nullptr);

  void follow(std::size_t linkset);

 private:
  void setFlags();

  Document& document_;
  std::size_t linkset_ = 0;
  QLabel* name_ = nullptr;
  QLabel* about_ = nullptr;
  QCheckBox* physical_;
  QCheckBox* moving_;
  QLabel* canBePhysical_ = nullptr;
};

}  // namespace wb::ui
