#pragma once

#include "model/analysis/comparison.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace wb::ui {

class Baseline;
class Document;
class EmptyPage;
class ReportTableModel;
class ReportTableView;
class Selection;

/// What the constants of now change against the baseline: who crosses a limit, what still fits on
/// each region and parcel, who wins and who loses.
class ComparisonPanel : public QWidget {
  Q_OBJECT

 public:
  ComparisonPanel(const Document& document, Baseline& baseline, Selection& selection,
                  QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeLayout();
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
  QStackedWidget* pages_;
  EmptyPage* word_;
  QPushButton* pin_;
  QPushButton* pinUnchanged_;
  QLabel* totals_;
  bool isStale_ = true;    ///< Numbers came while nobody looked.
  bool isChosen_ = false;  ///< What is listed, by the user.
};

}  // namespace wb::ui
