#pragma once

#include "model/core/core.h"
#include "ui/panels/charts/detail/chart_maker.h"

#include <QWidget>
#include <cstdint>

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace wb::ui {

class Baseline;
class ChartView;
class Document;
class EmptyPage;
struct EmptyWord;
class ExpressionBox;
class ReportTableModel;
class ReportTableView;
class Selection;

enum class ChartFile : std::uint8_t { png, svg, csv };

/// One chart of what is open or selected, with the table of what it shows. It follows the constants
/// while they are dragged, and is made in the background.
class ChartsPanel : public QWidget {
  Q_OBJECT

 public:
  ChartsPanel(const Document& document, const Baseline& baseline, Selection& selection,
              QWidget* parent = nullptr);

  ChartKind kind() const;
  void setKind(wb::ui::ChartKind kind);
  /// Whether there is a chart to write.
  bool hasChart() const { return chart_ != nullptr; }
  /// What it is of and what it shows, as the name of a file.
  QString chartName() const;
  Result<void> write(ChartFile as, const QString& path) const;

 signals:
  /// Files are the window's affair.
  void exportWanted(wb::ui::ChartFile as);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void makeBar(QLayout& bar);
  void addRange(QLayout& bar);
  void addExport(QLayout& bar);
  void addData(QLayout& bar);
  void makeLayout();
  void chooseKind();
  void chooseConstant();
  void follow();
  void followSelection();
  void forget();
  void make();
  void take(const ChartMaker::Made& chart);
  void showBusy(bool isBusy);
  void showWinners();
  std::optional<weighing::Target> subject() const;
  ChartWish wish() const;
  ChartOrder order() const;
  EmptyWord whyNone() const;
  QString titleNow() const;
  QString subjectName() const;
  const SharedScene& everything() const;

  const Document& document_;
  const Baseline& baseline_;
  const Selection& selection_;
  ChartMaker* maker_;
  ReportTableModel* model_;
  ChartMaker::Made chart_;
  mutable SharedScene everything_;  ///< Of what is open now; made when it is first needed.
  mutable std::size_t passes_ = 0;  ///< Of the document, when that was made.
  QComboBox* kind_;
  QComboBox* constant_;
  QCheckBox* all_;
  ExpressionBox* from_;
  ExpressionBox* to_;
  QLabel* fromLabel_;
  QLabel* toLabel_;
  QPushButton* export_;
  QStackedWidget* pages_;
  QToolButton* data_;  ///< Whether the data are shown in place of the chart.
  QSplitter* both_;
  ChartView* view_;
  ReportTableView* table_;
  EmptyPage* word_;
  bool isStale_ = true;
};

}  // namespace wb::ui
