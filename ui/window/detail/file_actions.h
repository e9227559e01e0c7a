#pragma once

#include "model/core/file.h"
#include "model/formats/recovery.h"
#include "ui/widgets/background_work.h"
#include "ui/window/detail/file_opener.h"

#include <QObject>
#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {

class Actions;
class Document;
class Panels;
class RecentFiles;
class Selection;

/// The menu File but for exports: opening and saving, with all that can go wrong.
class FileActions : public QObject {
  Q_OBJECT

 public:
  FileActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
              Actions& actions);

  /// Opens a file, or several or a folder as one scene, in place of what is open. Once it is read,
  /// the user may want to keep unsaved changes.
  void open(const QStringList& paths);
  /// The same of changes that were kept and not saved: they are not saved afterwards either.
  void recover(const recovery::Kept& kept);
  /// Reads the file that is open once more, for another program changed it. With unsaved changes
  /// the line of messages asks first.
  void followFile();
  /// What is being read, or waits for the end of a question, is not opened any more.
  void cancelOpening();
  /// Whether what is open may go: saved, or the user does not want its changes.
  bool mayReplace();

  /// Whether another window has the same file open: what is opened or saved is told with that.
  void setShared(bool isShared) { isShared_ = isShared; }

  FileOpener& opener() { return *opener_; }
  /// Opens dropped files; with something open it asks whether to add them instead.
  void takeDropped(const QStringList& paths);

  /// Lists why files could not be read: for each one reason. Beside what is open, the line of
  /// messages above the view says it until it is closed.
  void tellNotOpened(const wb::Diagnostics& why);
  /// Lists and says what may cost work.
  void warn(const wb::Diagnostic& about);

  /// A path to write to, whose ending is one of the filter's, at first beside the file that is open
  /// and with its name unless there is another; empty if the user gives none. Nothing takes the
  /// place of what is open meanwhile.
  QString askWhereToWrite(const QString& title, const QString& suffix, const QString& filter,
                          const QString& name = {});
  /// Whether files beside one that is written may be replaced: asks, if there are any.
  bool mayOverwrite(const QStringList& names);
  /// Says what came of writing a file.
  void tellWritten(const QString& path, const Result<void>& written,
                   const wb::Diagnostics& findings = {});

 signals:
  /// Changes that were kept are open; they are still there.
  void recovered(const wb::recovery::Kept& kept);
  /// Something to tell in passing.
  void said(const QString& sentence);
  /// What went wrong with a file, or may cost work; it is among the problems.
  void listed(const wb::Diagnostic& about);
  void newWindowWanted();
  /// These are to be added to what is open.
  void addWanted(const QStringList& paths);
  /// All windows are to be closed.
  void quitWanted();

 private:
  /// Of the file that is open; of none, words.
  QString openName() const;
  /// Nothing that is open is asked about: what was changed stays until the files are read.
  void read(const QStringList& paths);
  /// Asks about files that a project could not read; true: it is read once more, with them, or
  /// another one since.
  bool readsOutside(const weighing::Weighing& opened);
  void chooseAndOpen();
  void chooseFolderAndOpen();
  void take(const FileOpener::Opened& opened);
  bool mayShow();
  void show(const FileOpener::Opened& opened);
  void takeRefused(const wb::Diagnostics& why);
  void tellInPassing(const wb::Diagnostics& why);
  static QString noneOpened(std::size_t files);
  void takeRecovered(const FileOpener::Opened& opened);
  void takeReloaded(const FileOpener::Opened& opened);
  void readAgain();
  void askToReload();
  void offerToStandUp();
  void takeHeld();
  void tellNotWritten(const wb::Diagnostic& why);
  /// What other names of a file, looked at before it was written, still name.
  std::optional<wb::Diagnostic> leftBehind(const QString& path) const;
  void list(const wb::Diagnostic& failure);
  template <class Question>
  auto ask(Question question);
  void commitTyped();
  bool save();
  bool saveAs();
  bool tellSaved(const Result<void>& saved);
  void close();
  void attachMeasured();
  void pasteMeasured();
  void takeMeasured(const FileOpener::Measurements& measurements);
  void calibrate();
  void importScenario();
  void update();

  QWidget& window_;
  Document& document_;
  Selection& selection_;
  Panels& panels_;
  Actions& actions_;
  FileOpener* opener_;
  RecentFiles* recent_;
  std::size_t reads_ = 0;                     ///< How often something was begun to be read.
  bool changedSinceAsked_ = false;            ///< Since reading began, what is open.
  std::optional<recovery::Kept> recovering_;  ///< What is being read is this.
  bool isReloading_ = false;  ///< What is being read, or was last, is the file that is open.
  bool isShared_ = false;     ///< Another window has the same file open.
  int questions_ = 0;         ///< Dialogs that are open.
  FileOpener::Opened held_;   ///< Read while a dialog was open.
  std::optional<OtherNames> otherNames_;  ///< Of the file that was last to be written.
};

}  // namespace wb::ui
