#pragma once

#include "model/analysis/analysis.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace wb::ui {

class Document;
class ReportTableModel;

/// What is open beside another version of it, which was before: what each part, linkset or region
/// costs more or less. Follows the constants and the objects of now; ends with another scene.
class VersionsDialog : public QDialog {
  Q_OBJECT

 public:
  /// `before` with its geometry.
  VersionsDialog(const Document& document, weighing::Weighing before, QWidget* parent = nullptr);

 private:
  void makeLayout();
  /// Both versions under the same constants: those of now.
  void follow();
  void showTable();

  const Document& document_;
  weighing::Weighing before_;
  ReportTableModel* model_;
  QComboBox* by_;
  QLabel* totals_;
};

}  // namespace wb::ui
