#pragma once

#include "model/core/core.h"
#include "ui/window/detail/session_log.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;
class QTreeView;

namespace wb::ui {

class Document;

/// What was done, opened, written and warned of since the window was opened, each with its time; to
/// be copied and saved. A word instead of an empty list.
class LogPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LogPanel(Document& document, QWidget* parent = nullptr);

  const SessionLog& log() const { return *log_; }
  /// What the window said in passing.
  void tell(const QString& sentence);
  /// What went wrong with a file.
  void list(const Diagnostic& about);

 public slots:
  /// Puts the chosen lines on the clipboard; all, if none is chosen.
  void copy() const;

 signals:
  void saveWanted();

 private:
  void makeLayout();
  QWidget* makeButtons();
  void followChanges(int index);
  void countFindings(bool isOpened);
  void showNewest();

  Document& document_;
  SessionLog* log_;
  QTreeView* list_;
  QStackedWidget* pages_;
  QList<QPushButton*> buttons_;
  QString listed_;   ///< Why a file that was listed last went wrong; empty once something else was.
  int changes_ = 0;  ///< That are done, of those that can be undone.
};

}  // namespace wb::ui
