#pragma once

#include "ui/base/background_work.h"
#include "ui/charts/charts_panel.h"
#include "ui/page/page_file.h"
#include "ui/window/file_opener.h"

#include <QObject>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace wb::ui {

class Actions;
class Baseline;
class Document;
class Panels;
class RecentFiles;
class Selection;

/// The menu File: opening, saving and exporting, with all that can go wrong.
class FileActions : public QObject {
  Q_OBJECT

 public:
  FileActions(QWidget& window, Document& document, const Selection& selection,
              const Baseline& baseline, Panels& panels, Actions& actions);
  /// Pages that a user wants are written even if the window goes.
  ~FileActions() override;

  /// Opens a file, or several or a folder as one scene, in place of what is open, unless the user
  /// wants to keep unsaved changes.
  void open(const QStringList& paths);
  /// Whether what is open may go: saved, or the user does not want its changes.
  bool mayReplace();

  FileOpener& opener() { return *opener_; }

  /// Lists why a file could not be read.
  void tellNotOpened(const wb::Diagnostic& why);

 signals:
  /// Something to tell in passing.
  void said(const QString& sentence);
  void newWindowWanted();

 private:
  void chooseAndOpen();
  void chooseFolderAndOpen();
  void take(const FileOpener::Opened& opened);
  void takeHeld();
  void tellNotWritten(const wb::Diagnostic& why);
  void list(const wb::Diagnostic& failure);
  template <class Question>
  auto ask(Question question);
  void commitTyped();
  bool save();
  bool saveAs();
  bool tellSaved(const Result<void>& saved);
  void close();
  void attachMeasured();
  /// What a file of measured costs holds, and the file.
  using Measurements = std::pair<QString, Result<Loaded<std::vector<scene::Measured>>>>;
  void takeMeasured(const Measurements& measurements);
  void calibrate();
  void importScenario();
  void exportScenario(std::size_t scenario);
  void exportChart(ChartFile as);
  void exportTable();
  void exportPicture();
  void writePicture(const QString& path, const QImage& picture);
  void savePage();
  std::optional<weighing::Target> pageTarget() const;
  QString targetName(const weighing::Target& target) const;
  void namePage();
  void writePage(const QString& path, PageOrder order, const QImage& picture);
  void tellPage(const QString& path, const Result<void>& written);
  QString suggestedName(const QString& suffix) const;
  /// Beside the file that is open.
  QString suggestedFile(const QString& name, const QString& suffix) const;
  void update();

  QWidget& window_;
  Document& document_;
  const Selection& selection_;
  const Baseline& baseline_;
  Panels& panels_;
  Actions& actions_;
  FileOpener* opener_;
  RecentFiles* recent_;
  bool changedSinceAsked_ = false;
  int questions_ = 0;        ///< Dialogs that are open.
  FileOpener::Opened held_;  ///< Read while a dialog was open.
  BackgroundWork<Measurements> measuring_;
  /// By path: a page that is saved again takes the place of the older one.
  std::map<QString, BackgroundWork<Result<void>>> pages_;
};

}  // namespace wb::ui
