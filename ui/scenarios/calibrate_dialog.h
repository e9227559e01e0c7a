#pragma once

#include "ui/scenarios/calibrator.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace wb::ui {

class Document;
class ReportTableModel;

/// Fits constants that the user chooses to what the grid measured, and says how far that can be
/// trusted; what was fitted can be kept as a scenario.
class CalibrateDialog : public QDialog {
  Q_OBJECT

 public:
  CalibrateDialog(Document& document, QWidget* parent = nullptr);

  std::vector<cost::Key> chosen() const;

 private:
  QWidget* makeChoice();
  QWidget* makeResult();
  void makeButtons();
  void filter(const QString& words);
  void fit();
  void take(const Calibrator::Made& made);
  void showResult(const tuning::Calibration& calibration);
  void showBusy(bool isBusy);
  void showState();
  void keep();

  Document& document_;
  Calibrator* calibrator_;
  Calibrator::Made made_;  ///< Of the constants chosen; null before.
  QLineEdit* search_;
  QListWidget* constants_;
  QLabel* verdict_;
  QLabel* findings_;
  ReportTableModel* values_;
  ReportTableModel* residuals_;
  QPushButton* fit_;
  QPushButton* keep_;
  QProgressBar* busy_;
  QDialogButtonBox* buttons_;
};

}  // namespace wb::ui
