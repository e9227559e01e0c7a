#pragma once

#include <QDialog>

namespace wb::ui {

class Actions;

/// All that the keyboard does: the menus' shortcuts, made from the list of actions, and the keys of
/// the 3D view.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(const Actions& actions, QWidget* parent = nullptr);
};

}  // namespace wb::ui
