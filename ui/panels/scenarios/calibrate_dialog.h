#pragma once

#include "model/analysis/calibration.h"
#include "ui/widgets/background_work.h"

#include <QDialog>
#include <QTreeWidget>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace wb::ui {

/// The constants to choose from, group by group: each with its value, whether any measurement
/// depends on it, and what was fitted.
class ConstantChoice : public QTreeWidget {
  Q_OBJECT

 public:
  enum Column { nameColumn, valueColumn, relevanceColumn, fittedColumn, columns };

  explicit ConstantChoice(const cost::Profile& profile, QWidget* parent = nullptr);

  std::vector<cost::Key> chosen() const;
  /// Shows those that have all the words; what is chosen stays in sight.
  void search(const QString& words);
  void showRelevance(const tuning::Relevance& relevance);
  void showFitted(const tuning::Calibration& calibration);
  void clearFitted();

 private:
  QTreeWidgetItem* addGroup(std::string_view group);
  void addConstant(QTreeWidgetItem& group, const cost::Constant& constant, double value);

  std::vector<QTreeWidgetItem*> items_;  ///< By Key.
};

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
