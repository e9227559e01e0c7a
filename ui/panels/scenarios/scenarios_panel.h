#pragma once

#include <QWidget>
#include <cstddef>
#include <optional>

class QAction;
class QLabel;
class QLayout;
class QStackedWidget;
class QTableView;

namespace wb::ui {

class Baseline;
class Document;
class ScenarioCosts;
class ScenarioModel;

/// The named scenarios of a project: made from the constants of now, applied, compared with by
/// being pinned as the baseline, kept in order.
class ScenariosPanel : public QWidget {
  Q_OBJECT

 public:
  ScenariosPanel(Document& document, Baseline& baseline, QWidget* parent = nullptr);

  /// The place of the one that is looked at.
  std::optional<std::size_t> current() const;
  /// Makes the constants of now the baseline.
  void pinNow();

 signals:
  // Files are the window's affair.
  void importWanted();
  void exportWanted(std::size_t scenario);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void makeActions();
  QAction* addAction(const QString& text, const QString& help, void (ScenariosPanel::*slot)());
  void makeLayout();
  void makeTable();
  void fitColumns();
  void fitRows();
  void addButtons(QLayout& bar);
  void addNew();
  void duplicate();
  void rename();
  void remove();
  void apply();
  void pin();
  void unpin();
  void exportCurrent();
  void select(std::size_t scenario);
  void selectAny();
  void showState();
  QString whatIsPinned() const;

  Document& document_;
  Baseline& baseline_;
  ScenarioCosts* costs_;
  ScenarioModel* model_;
  QTableView* table_;
  QStackedWidget* pages_;
  QLabel* word_;
  QLabel* pinned_;
  QAction* new_ = nullptr;
  QAction* apply_ = nullptr;
  QAction* pin_ = nullptr;
  QAction* pinNow_ = nullptr;
  QAction* unpin_ = nullptr;
  QAction* duplicate_ = nullptr;
  QAction* rename_ = nullptr;
  QAction* remove_ = nullptr;
  QAction* import_ = nullptr;
  QAction* export_ = nullptr;
};

}  // namespace wb::ui
