#pragma once

#include "model/cost/profile.h"

#include <QComboBox>

namespace wb::ui {

/// Chooses a built-in profile. Closed, it shows what the profile of now calls itself, with a `*`
/// when anything in it has been changed.
class ProfileCombo : public QComboBox {
  Q_OBJECT

 public:
  explicit ProfileCombo(QWidget* parent = nullptr);

  /// Told to nobody.
  void show(const cost::Profile& profile);
  /// What is shown while it is closed.
  const QString& title() const { return title_; }

 signals:
  void chosen(std::string_view builtIn);

 protected:
  void initStyleOption(QStyleOptionComboBox* option) const override;

 private:
  void choose(int index);

  QString title_;
};

}  // namespace wb::ui
