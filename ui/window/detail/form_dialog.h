#pragma once

#include "ui/widgets/expression_box.h"

#include <glm/vec3.hpp>

#include <QDialog>
#include <array>
#include <functional>
#include <utility>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace wb::ui {

class ExpressionBox;

/// A question of a few labelled fields, answered by Return from each of them.
class FormDialog : public QDialog {
  Q_OBJECT

 public:
  FormDialog(QWidget* parent, const QString& title);

  QComboBox* addChoice(const QString& label, const QStringList& choices);
  QLineEdit* addText(const QString& label, const QString& text);
  /// From 1 to `most`.
  QSpinBox* addCount(const QString& label, int most);
  QCheckBox* addCheck(const QString& text, bool isChecked);
  ExpressionBox* addNumber(const QString& label, double value, double minimum, double maximum,
                           const BoxUnit& unit);

  using Triple = std::array<ExpressionBox*, 3>;
  Triple addTriple(const QString& label, const glm::dvec3& value, double minimum, double maximum,
                   const BoxUnit& unit);
  static glm::dvec3 valueOf(const Triple& boxes);

  /// Says what is wrong with an answer, in a sentence below the fields, or nothing: a wrong one is
  /// not taken.
  void setCheck(std::function<QString()> check) { check_ = std::move(check); }
  /// Once all fields are there: whether the user answered.
  bool ask();
  void accept() override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  ExpressionBox* makeBox(const QString& name, double value, double minimum, double maximum,
                         const BoxUnit& unit);

  QFormLayout* form_;
  QLabel* fault_;
  std::function<QString()> check_;
};

}  // namespace wb::ui
