#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/comparison.h"

#include <QDialog>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace wb::ui {

class Baseline;
class DecisionSheet;
class Document;
class EmptyPage;
class ReportTableModel;
class ReportTableView;
class Selection;

/// What the constants of now change against the baseline: who crosses a limit, what still fits on
/// each region and parcel, who wins and who loses; and all that in a sheet, beside the scenarios.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  ComparisonPanel(const Document& document, Baseline& baseline, Selection& selection,
                  QWidget* parent = nullptr);

  DecisionSheet& sheet() const { return *sheet_; }
  /// Shows the sheet, or again what was listed before.
  void showSheet(bool isShown);
  /// What is listed, in words.
  QString listedName() const;
  /// Writes what is listed as CSV, in the order of the list. There must be a baseline.
  Result<void> writeListed(const QString& path) const;

 signals:
  void tableWanted();

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
  QWidget* makeListPage();
  void choose(int listed);
  bool isSheet() const;
  void follow();
  void forget();
  void compare();
  void list(const tuning::Side& before, const tuning::Comparison& comparison);
  std::optional<cost::Profile> unchanged() const;
  void jump(const QModelIndex& index);
  QString totals(const tuning::Comparison& comparison) const;
  QString whyEmpty() const;

  const Document& document_;
  Baseline& baseline_;
  Selection& selection_;
  ReportTableModel* model_;
  QComboBox* which_;
  ReportTableView* table_;
  DecisionSheet* sheet_;
  QStackedWidget* pages_;
  EmptyPage* word_;
  QPushButton* pin_;
  QPushButton* pinUnchanged_;
  QLabel* totals_;
  bool isStale_ = true;     ///< Numbers came while nobody looked.
  bool isChosen_ = false;   ///< What is listed, by the user.
  int before_ = 0;          ///< What was listed before the sheet, and
  bool wasChosen_ = false;  ///< whether the user chose that.
};

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
