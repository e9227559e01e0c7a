#pragma once

#include "model/cost/constants.h"
#include "ui/document/commands.h"

#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace wb::ui {

class ConstantRow;
class Document;
class Section;

/// Every constant of the profile, made from the table of constants: those that designers move first
/// above, the others by group. Each change is undoable and weighed at once.
class ConstantsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ConstantsPanel(Document& document, QWidget* parent = nullptr);

 private:
  QWidget* makeHead();
  QWidget* makeSections();
  void addSection(const QString& title, const std::vector<const cost::Constant*>& constants,
                  bool isOpen);
  QWidget* makeFoot();
  void follow();
  void change(cost::Key key, double value, Gesture gesture);
  void resetAll();
  void search(const QString& text);

  Document& document_;
  QLineEdit* search_ = nullptr;
  QPushButton* resetAll_ = nullptr;
  QLabel* nothing_ = nullptr;
  QWidget* content_ = nullptr;
  std::vector<ConstantRow*> rows_;

  struct Group {
    Section* section;
    std::vector<ConstantRow*> rows;
    bool isOpen;  ///< Without a search.
  };
  std::vector<Group> groups_;
};

}  // namespace wb::ui
