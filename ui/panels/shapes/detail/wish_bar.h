#pragma once

#include "ui/panels/shapes/detail/shape_candidates.h"
#include "ui/widgets/expression_box.h"

#include <QWidget>
#include <array>

class QCheckBox;
class QComboBox;
class QStackedWidget;

namespace wb::ui {

class ExpressionBox;
class TuningSlider;

/// How close or how cheap shapes are to be, by which methods, and for whom.
class WishBar : public QWidget {
  Q_OBJECT

 public:
  explicit WishBar(QWidget* parent = nullptr);

  ShapeWish wish() const;
  ShapeGoal goal() const;
  /// Makes it another, as if the user had; `value` in cm, % or PE, passed over for ShapeGoal::free.
  void setGoal(ShapeGoal goal, double value = 0);
  /// Makes it ShapeGoal::distance: so far where avatars touch parts, m, and so far elsewhere.
  void setDistances(double contact, double elsewhere);

 signals:
  /// wish() is another.
  void changed();

 private:
  /// A number by a box and a slider, on a page of their own.
  struct Number {
    ExpressionBox* box;
    TuningSlider* slider;
  };

  Number addNumber(double least, double standard, double most, const BoxUnit& unit,
                   const QString& name);
  void addGoals();
  void addElsewhere();
  void addMethods();
  void addPassage();
  void addReach();
  void add(const QString& label, QComboBox& choice);
  void showNumber();

  QComboBox* goal_;
  std::array<Number, 3> numbers_{};  ///< By ShapeGoal.
  QStackedWidget* numberPages_ = nullptr;
  ExpressionBox* elsewhere_;  ///< Of ShapeGoal::distance.
  QComboBox* method_;
  QComboBox* passage_;
  QCheckBox* alike_;
};

}  // namespace wb::ui
