#pragma once

#include "model/cost/constants.h"
#include "model/cost/profile.h"
#include "ui/document/commands.h"

#include <QWidget>
#include <string_view>

class QComboBox;
class QLabel;
class QToolButton;

namespace wb::ui {

/// One setting of the profile that is a word out of a few.
class ChoiceRow : public QWidget {
  Q_OBJECT

 public:
  explicit ChoiceRow(const cost::Choice& choice, QWidget* parent = nullptr);

  /// Shows the word of a profile, and whether it is that of the profile's base; told to nobody.
  void show(const cost::Profile& profile, const cost::Profile& base);

 signals:
  /// The user chose another word.
  void changed(const wb::cost::Choice& choice, std::size_t word);

 private:
  void change(int index);

  const cost::Choice& choice_;
  QLabel* name_;
  QComboBox* words_;
};

class ExpressionBox;
class TuningSlider;

/// One constant to tune: its name and how sure it is above, slider and number below. Whatever is
/// known of it, it is as high.
class ConstantRow : public QWidget {
  Q_OBJECT

 public:
  /// Shows its default.
  explicit ConstantRow(const cost::Constant& constant, QWidget* parent = nullptr);

  const cost::Constant& constant() const { return constant_; }
  /// Shows the value of a profile beside that of the profile's base; told to nobody.
  void show(double value, double standard);
  /// What the box needs to show its default with the unit, and what it gets, so that boxes below
  /// each other are of one width.
  int boxWidth() const;
  void setBoxWidth(int width);
  /// Marks that it moves no land impact, and why; empty: it does, or nobody knows yet.
  void showEffect(const QString& why);

 signals:
  /// A gesture begins, or may.
  void began(wb::ui::ConstantRow* row);
  /// The user changed it. What is done without letting go has the same gesture.
  void changed(wb::cost::Key key, double value, wb::ui::Gesture gesture);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeName();
  void makeControls();
  void makeButtons();
  void makeLayout();
  void showValue();
  static QString noEffect();
  void beginGesture();
  void change(double value);
  void reset();
  void explain();

  const cost::Constant& constant_;
  double value_;
  double standard_;
  Gesture gesture_ = newGesture();
  QLabel* name_;
  QLabel* mark_;  ///< How sure it is, or that it has no effect.
  QToolButton* help_;
  TuningSlider* slider_;
  ExpressionBox* box_;
  QToolButton* reset_;
};

}  // namespace wb::ui
