#pragma once

#include "model/analysis/calibration.h"
#include "ui/widgets/background_work.h"

#include <QDialog>
#include <optional>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace wb::ui {

class ConstantChoice;
class Document;
class ReportTableModel;

/// Fits constants that the user chooses to what the grid measured, and says how far that can be
/// trusted; what was fitted can be kept as a scenario.
class CalibrateDialog : public QDialog {
  Q_OBJECT

 public:
  CalibrateDialog(Document& document, QWidget* parent = nullptr);

 private:
  using Calibrated = Result<tuning::Calibration>;

  QWidget* makeChoice();
  QWidget* makeResult();
  void makeButtons();
  void fit();
  void take(Calibrated made);
  void showResult(const tuning::Calibration& calibration);
  void showBusy();
  void showState();
  void keep();

  Document& document_;
  std::optional<Calibrated> made_;  ///< Of the constants chosen.
  QLineEdit* search_;
  ConstantChoice* constants_;
  QLabel* verdict_;
  QLabel* findings_;
  ReportTableModel* values_;
  ReportTableModel* residuals_;
  QWidget* fitted_;  ///< The tables, once they hold something.
  QPushButton* fit_;
  QPushButton* keep_;
  QProgressBar* busy_;
  QDialogButtonBox* buttons_;
  BackgroundWork<Calibrated> work_;
  BackgroundWork<tuning::Relevance> relevance_;
};

}  // namespace wb::ui
