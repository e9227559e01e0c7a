#pragma once

#include "ui/window/detail/actions.h"

#include <QDialog>
#include <optional>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace wb::ui {

/// Lists what the keyboard does: the actions, whose keys can be changed, and the keys of panels and
/// of the 3D view. Keys that are taken are refused, with the reason.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(const Actions& actions, QWidget* parent = nullptr);

 private:
  void fitColumns();
  void addActions();
  QWidget* makeEditor();
  void addButtons();
  void showKeys();
  void showChosen();
  void give();
  void giveStandard();
  void restore();
  /// The action of the chosen row, if it is one.
  std::optional<ActionId> chosen() const;

  const Actions& actions_;
  QTreeWidget* list_;
  QWidget* editor_;
  QKeySequenceEdit* keys_;
  QPushButton* give_;
  QPushButton* standard_;
  QLabel* word_;  ///< What came of it, or why not.
};

}  // namespace wb::ui
