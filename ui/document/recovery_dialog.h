#pragma once

#include "model/formats/recovery.h"

#include <QDialog>
#include <vector>

class QListWidget;
class QPushButton;

namespace wb::ui {

/// Offers changes that a program kept and could not save: to be opened, thrown away, or left for
/// later.
class RecoveryDialog : public QDialog {
  Q_OBJECT

 public:
  RecoveryDialog(std::vector<recovery::Kept> kept, QWidget* parent);

 signals:
  void openWanted(const wb::recovery::Kept& kept);

 private:
  void addRow(const recovery::Kept& kept);
  void addButtons();
  void update();
  std::vector<std::size_t> checkedRows() const;
  void openChecked();
  void discardChecked();

  std::vector<recovery::Kept> kept_;
  QListWidget* rows_;
  QPushButton* open_ = nullptr;
  QPushButton* discard_ = nullptr;
};

}  // namespace wb::ui
