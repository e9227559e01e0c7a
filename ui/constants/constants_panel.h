#pragma once

#include "model/cost/choices.h"
#include "ui/document/commands.h"

#include <QWidget>
#include <string_view>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace wb::ui {

class ChoiceRow;
class ConstantRow;
class Document;
class ProfileCombo;
class Section;

/// The profile of what is open: every constant, made from the table of constants, those that cost
/// designers tune most first, and the choices. Each change can be undone and is weighed at once.
class ConstantsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ConstantsPanel(Document& document, QWidget* parent = nullptr);

 private:
  void makeHead();
  void makeSections();
  void makeLayout();
  Section* addSection(const QString& title, bool isOpen);
  void addChoices();
  void addGroup(std::string_view group);
  void addConstant(const cost::Constant& constant, Section& section);
  void alignBoxes();
  void follow();
  void search(const QString& text);
  void changeConstant(cost::Key key, double value, Gesture gesture);
  void changeChoice(const cost::Choice& choice, std::size_t word);
  void takeProfile(std::string_view builtIn);
  void resetAll();

  Document& document_;
  ProfileCombo* profiles_;
  QPushButton* resetAll_;
  QLineEdit* search_;
  QWidget* content_;
  QLabel* nothing_;
  std::vector<Section*> sections_;
  std::vector<ConstantRow*> constants_;
  std::vector<ChoiceRow*> choices_;
};

}  // namespace wb::ui
