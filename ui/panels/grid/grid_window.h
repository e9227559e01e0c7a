#pragma once

#include "model/cost/profile.h"
#include "ui/panels/grid/detail/grid_asker.h"

#include <QDialog>
#include <QString>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace wb::ui {

/// Asks for a database of statistics: a file, or how to reach a server.
class OpenGridDialog : public QDialog {
  Q_OBJECT

 public:
  explicit OpenGridDialog(QWidget* parent = nullptr);

  /// A file or connection string, as database::openDatabase() wants it.
  QString database() const;

 private:
  void browse();

  QLineEdit* database_;
};

class AlarmLabel;
class ChartView;
class Document;
class RegionList;

/// What a whole grid costs under the constants of now, and who wins and loses against others:
/// totals, regions, how land impacts are spread. Follows the constants; changes nothing that is
/// open.
class GridWindow : public QDialog {
  Q_OBJECT

 public:
  /// `database`: a file or connection string.
  GridWindow(const Document& document, const QString& database, QWidget* parent = nullptr);

 signals:
  /// A region's file is there and is to be opened.
  void sceneWanted(const QString& path);

 private:
  QWidget* makeHead();
  QWidget* makeBody();
  void listProfiles();
  cost::Profile against() const;
  /// Asks again, where anything is other than it was.
  void follow();
  void askAgain();
  void showContents();
  void showProgress(double fraction);
  void showNumbers(const query::Overview& overview);
  void showAnswer(const GridAsker::Answer& answer);
  void showRefusal(const wb::Diagnostic& why);
  void showBusy();
  void openRegion(const query::Row& row);

  const Document& document_;
  const cost::Profile asOpened_;
  cost::Profile asked_;
  GridAsker* asker_;
  QLabel* contents_;
  QComboBox* against_;
  QLabel* landImpact_;
  QLabel* linksets_;
  QLabel* regions_;
  QLabel* state_;
  AlarmLabel* refusal_;
  QProgressBar* progress_;
  RegionList* list_;
  ChartView* chart_;
};

}  // namespace wb::ui
