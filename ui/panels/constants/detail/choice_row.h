#pragma once

#include "model/cost/profile.h"

#include <QWidget>

class QComboBox;
class QLabel;

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

}  // namespace wb::ui
