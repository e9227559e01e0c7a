#pragma once

#include "model/table/cell.h"

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace wb::ui {

class Baseline;
class Document;
class FileOpener;

/// The permanent end of the status bar: what everything together costs, under which profile, and
/// the work in the background with a way to stop it.
class StatusLine : public QWidget {
  Q_OBJECT

 public:
  StatusLine(const Document& document, const Baseline& baseline, FileOpener& opener,
             QWidget* parent = nullptr);

 private:
  void showTotals();
  void showExceeded();
  void showChange(const table::Cell& landImpact);
  void showReading(const QString& path);
  void showProgress(double fraction);
  void showNotReading();

  const Document& document_;
  const Baseline& baseline_;
  QLabel* totals_;
  QLabel* profile_;
  QLabel* over_;  ///< Which limits are exceeded.
  QLabel* change_;
  QLabel* making_;
  QLabel* reading_;
  QProgressBar* progress_;
  QLabel* left_;  ///< How long reading will still take.
  QElapsedTimer since_;
  QToolButton* cancel_;
};

}  // namespace wb::ui
