#pragma once

#include <QWidget>
#include <cstddef>
#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace wb::ui {

class Document;
class EmptyPage;
class RayTrail;
class StepModel;

/// Follows a ray through the octrees step by step, by either method, and says where they differ.
class RayPanel : public QWidget {
  Q_OBJECT

 public:
  RayPanel(const Document& document, RayTrail& trail, QWidget* parent = nullptr);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makePage();
  void makeChoices(QVBoxLayout& column);
  void makeSteps(QVBoxLayout& column);
  QWidget* makeResults();
  void makeKeepers(QVBoxLayout& column);
  QToolButton* makeButton(const QString& text, const QString& help);
  void showRays();
  void sayHint();
  void showTrace();
  void showNone();
  void showStep();
  void offerSteps();
  int usualSteps() const;
  std::vector<std::size_t> stepsShown() const;
  void showSteps();
  void chooseSteps(int index);
  void chooseRay(int index);
  void keepRay();
  void removeRay();
  void chooseAlgorithm(int index);
  void chooseStep(const QModelIndex& step);
  void goToRow(int row);
  void go(std::size_t step);

  const Document& document_;
  RayTrail& trail_;
  StepModel* model_;
  QStackedWidget* pages_ = nullptr;
  EmptyPage* hint_;
  QBoxLayout* halves_ = nullptr;  // What is found, and the steps to it.
  QComboBox* rays_ = nullptr;
  QComboBox* algorithm_ = nullptr;
  QToolButton* keep_ = nullptr;
  QToolButton* remove_ = nullptr;
  QToolButton* first_ = nullptr;
  QToolButton* back_ = nullptr;
  QToolButton* forward_ = nullptr;
  QToolButton* last_ = nullptr;
  QToolButton* hit_ = nullptr;
  QComboBox* shown_ = nullptr;  // Which steps are listed.
  std::optional<int> wanted_;   // Of its data what the user chose.
  QLabel* position_ = nullptr;
  QListView* steps_ = nullptr;
  QLabel* exact_ = nullptr;
  QLabel* published_ = nullptr;
  QLabel* engine_ = nullptr;
  QLabel* difference_ = nullptr;
};

}  // namespace wb::ui
