#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace wb::ui {

class Actions;

/// What the user can set for the whole program. All of it holds at once but for the language, which
/// says so.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PreferencesDialog(const Actions& actions, QWidget* parent = nullptr);

 private:
  void addLooks(QFormLayout& form);
  void addLengths(QFormLayout& form);
  void addCostScale(QFormLayout& form);
  void addSession(QFormLayout& form);
  void addLimits(QFormLayout& form);
  void addButtons();
  void show(const QString& what);
  void showAll();
  void restoreStandard();

  const Actions& actions_;
  QComboBox* language_;
  QComboBox* appearance_;
  QComboBox* costScale_;
  QComboBox* lengths_;
  QSpinBox* autosave_;
  QSpinBox* memory_;
  QCheckBox* bringsBack_;
  QCheckBox* reopens_;
  QCheckBox* pictures_;
  QLabel* word_;  ///< What came of the last change.
};

}  // namespace wb::ui
