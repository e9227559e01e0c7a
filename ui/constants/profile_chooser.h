#pragma once

#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;

namespace wb::ui {

class Document;

/// The built-in profile that the constants start from, and the choices that are words.
class ProfileChooser : public QWidget {
  Q_OBJECT

 public:
  explicit ProfileChooser(Document& document, QWidget* parent = nullptr);

 private:
  void makeProfiles();
  void makeChoices();
  void follow();
  void chooseProfile(int index);
  void choose(std::size_t choice, int index);

  Document& document_;
  QComboBox* profiles_;
  QLabel* changes_;
  std::vector<QComboBox*> choices_;  ///< In the order of cost::choices().
};

}  // namespace wb::ui
