#pragma once

#include "model/core/core.h"

#include <QAbstractTableModel>
#include <QDateTime>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <deque>

class QPushButton;
class QStackedWidget;
class QTreeView;

namespace wb::ui {

class Document;
class SessionLog;

/// What kind of thing was told.
enum class LogKind { told, changed, warned, failed };

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

/// What was done, opened, written and warned of in a window, oldest first: time and words. Holds
/// the newest `most`; older ones go.
class SessionLog : public QAbstractTableModel {
  Q_OBJECT

 public:
  static constexpr std::size_t most = 5'000;
  enum Column : std::uint8_t { time, words, columns };

  using QAbstractTableModel::QAbstractTableModel;

  void add(LogKind kind, const QString& text);
  /// The newest in other words.
  void sayLastAs(const QString& text);
  void clear();
  /// A line for each: the time by ISO 8601 with its offset, what kind, the words; tab-separated.
  QString asText(int first, int last) const;
  QString asText() const { return asText(0, rowCount() - 1); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Entry {
    QDateTime when;
    LogKind kind;
    QString text;
  };

  std::deque<Entry> entries_;
};

}  // namespace wb::ui
