#include "ui/window/detail/file_actions.h"

#include "model/scene/compose.h"
#include "model/scene/outside_files.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/document_file.h"
#include "ui/panels/problems/problems_panel.h"
#include "ui/panels/scenarios/calibrate_dialog.h"
#include "ui/panels/scenarios/scenario_changes.h"
#include "ui/panels/scenarios/scenarios_panel.h"
#include "ui/panels/table/table_panel.h"
#include "ui/panels/view/view_panel.h"
#include "ui/panels/why/why_panel.h"
#include "ui/widgets/model_text.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/agreed_files.h"
#include "ui/window/detail/file_opener.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/questions.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/window_texts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

/// Puts a menu at the end of the first group of actions.
void addToFirstGroup(QMenu& menu, QMenu* added) {
  const QList<QAction*> actions = menu.actions();
  menu.insertMenu(*std::ranges::find_if(actions, &QAction::isSeparator), added);
}

/// With the land impact of now, which the start page shows.
void addRecent(const Document& document) {
  std::optional<double> landImpact;
  for (const cost::LinksetCost& one : document.weighing().costs)
    landImpact = landImpact.value_or(0) + one.landImpact;
  RecentFiles::add(document.path(), landImpact);
}

/// Whether a file is one of these, or in a folder that is.
bool isAmong(const QString& file, const QStringList& paths) {
  const QString whole = QFileInfo(file).canonicalFilePath();
  return std::ranges::any_of(paths, [&whole](const QString& one) {
    const QString path = QFileInfo(one).canonicalFilePath();
    return !path.isEmpty() && (whole == path || whole.startsWith(path + u'/'));
  });
}

}  // namespace

FileActions::FileActions(QWidget& window, Document& document, Selection& selection, Panels& panels,
                         Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      panels_(panels),
      actions_(actions),
      opener_(new FileOpener(this)),
      recent_(new RecentFiles(this)) {
  const auto on = [&](ActionId id, auto method) {
    connect(&actions[id], &QAction::triggered, this, method);
  };
  on(ActionId::newWindow, &FileActions::newWindowWanted);
  on(ActionId::open, &FileActions::chooseAndOpen);
  on(ActionId::openFolder, &FileActions::chooseFolderAndOpen);
  on(ActionId::save, &FileActions::save);
  on(ActionId::saveAs, &FileActions::saveAs);
  on(ActionId::close, &FileActions::close);
  on(ActionId::attachMeasured, &FileActions::attachMeasured);
  on(ActionId::pasteMeasured, &FileActions::pasteMeasured);
  on(ActionId::calibrate, &FileActions::calibrate);
  on(ActionId::quit, &FileActions::quitWanted);

  auto* recentMenu = new QMenu(tr("Open &recent"), &window);
  recentMenu->setToolTipsVisible(true);
  addToFirstGroup(actions[MenuId::file], recentMenu);
  addToFirstGroup(actions[MenuId::file], new LevelsMenu(&window));
  recent_->fill(*recentMenu);
  connect(recent_, &RecentFiles::chosen, this, [this](const QString& path) { open({path}); });

  connect(opener_, &FileOpener::opened, this, &FileActions::take);
  connect(opener_, &FileOpener::refused, this, &FileActions::takeRefused);
  connect(opener_, &FileOpener::measured, this, &FileActions::takeMeasured);
  connect(&panels.get<ScenariosPanel>(), &ScenariosPanel::importWanted, this,
          &FileActions::importScenario);
  connect(&document, &Document::sceneReset, this, &FileActions::update);
  connect(&document, &Document::sceneAboutToReset, this, [this] { opener_->cancelMeasuring(); });
  connect(&document, &Document::fileChanged, this, &FileActions::update);
  connect(&document, &Document::measuredChanged, this, &FileActions::update);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this,
          [this] { changedSinceAsked_ = true; });
  connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &FileActions::update);
  update();
}

/// While a dialog asks about the scene, nothing replaces it: files read in that time wait.
template <class Question>
auto FileActions::ask(Question question) {
  ++questions_;
  auto answer = question();
  if (--questions_ == 0 && held_)
    QMetaObject::invokeMethod(this, &FileActions::takeHeld, Qt::QueuedConnection);
  return answer;
}

/// A number that is typed and not yet entered counts as entered.
void FileActions::commitTyped() {
  QWidget* typing = window_.focusWidget();
  if (!typing || !typing->hasFocus()) return;
  typing->clearFocus();
  typing->setFocus();
}

void FileActions::update() {
  for (const ActionId id : {ActionId::save, ActionId::saveAs, ActionId::close,
                            ActionId::attachMeasured, ActionId::pasteMeasured})
    actions_.offer(id, document_.isOpen(), Unusable::nothingOpen);
  actions_.offer(ActionId::calibrate, !document_.weighing().scene.measured.empty(),
                 Unusable::noMeasured);
}

void FileActions::chooseAndOpen() {
  const QStringList paths = ask([this] { return askForFilesToOpen(window_); });
  if (!paths.isEmpty()) open(paths);
}

void FileActions::chooseFolderAndOpen() {
  const QString path = ask([this] { return askForFolderToOpen(window_); });
  if (!path.isEmpty()) open({path});
}

void FileActions::open(const QStringList& paths) { read(paths); }

void FileActions::takeDropped(const QStringList& paths) {
  if (!document_.isOpen()) return open(paths);
  switch (ask([&] { return askToAddOrOpen(window_, openName(), paths); })) {
    case DropAnswer::add:
      return emit addWanted(paths);
    case DropAnswer::open:
      return open(paths);
    case DropAnswer::cancel:
      break;
  }
}

void FileActions::read(const QStringList& paths) {
  ++reads_;
  held_.reset();
  recovering_.reset();
  isReloading_ = false;
  changedSinceAsked_ = false;
  weighing::WeighOptions options;
  options.bare.levels = chosenLevels();
  options.bare.memory = Preferences::ofProgram().memory();
  opener_->open(paths, options);
}

void FileActions::recover(const recovery::Kept& kept) {
  letReadKept(kept);
  read({QString::fromStdString(kept.scene.string())});
  recovering_ = kept;
}

bool FileActions::readsOutside(const weighing::Weighing& opened) {
  const QStringList paths = opener_->paths();
  const std::size_t own = reads_;
  const bool isAgreed = ask([&] { return agreesToOutside(window_, opened); });
  if (reads_ != own) return true;
  if (!isAgreed) return false;
  const bool isReloading = isReloading_;
  read(paths);
  isReloading_ = isReloading;
  return true;
}

void FileActions::takeRecovered(const FileOpener::Opened& opened) {
  const recovery::Kept kept = *std::exchange(recovering_, {});
  const QString path = QString::fromStdString(kept.origin.file.string());
  document_.recover(std::move((*opened)->loaded), path, kept.origin.sha256);
  emit recovered(kept);
  emit said(tr("Restored the unsaved changes"));
}

void FileActions::followFile() {
  if (document_.undoStack().isClean()) return readAgain();
  askToReload();
}

void FileActions::readAgain() {
  read({document_.path()});
  isReloading_ = true;
}

void FileActions::askToReload() {
  const QString question =
      tr("Another program changed %1. If you reload it, your changes will be lost.")
          .arg(openName());
  panels_.view().ask(question, tr("Reload"), tr("Keep mine"), [this] { readAgain(); });
  emit said(question);
}

/// Pictures show it as it was read and upright: one look answers the question, and one click.
void FileActions::offerToStandUp() {
  const QString type = QFileInfo(document_.path()).suffix().toLower();
  const auto up = scene::mayLie(document_.weighing().scene, '.' + type.toStdString());
  if (!up) return;
  const auto standUp = [this, readAs = *up] {
    if (document_.weighing().scene.linksets.size() != 1) return;
    const std::vector<weighing::Target> all{{0, {}}};
    compose(document_, selection_, scene::turnUpright(document_.weighing().scene, all, readAs),
            tr("Turn upright"));
  };
  panels_.get<WhyPanel>().askUpright(
      tr("%1 files do not say which way is up. Does the model lie on its back?")
          .arg(type.toUpper()),
      *up, standUp);
}

/// What was changed here while the file was being read is asked about, as if it had come before.
void FileActions::takeReloaded(const FileOpener::Opened& opened) {
  if (changedSinceAsked_) return askToReload();
  if (readsOutside((*opened)->loaded.value)) return;
  panels_.get<WhyPanel>().setReadAs(opener_->options());
  reload(document_, selection_, std::move((*opened)->loaded));
  emit said(tr("Reloaded %1, which another program changed").arg(openName()));
}

void FileActions::warn(const Diagnostic& about) {
  list(about);
  emit said(shown(about));
}

QString FileActions::openName() const {
  const QString path = document_.path();
  return path.isEmpty() ? tr("Untitled") : QFileInfo(path).fileName();
}

bool FileActions::mayReplace() {
  commitTyped();
  if (document_.undoStack().isClean()) return true;
  const QString sample = document_.copiedFrom();
  const QString name = sample.isEmpty() ? openName()
                                        : tr("Your copy of %1", "of a sample, opened and changed")
                                              .arg(QFileInfo(sample).completeBaseName());
  switch (ask([&] { return askToSave(window_, name); })) {
    case SaveAnswer::save:
      return save();
    case SaveAnswer::discard:
      return true;
    case SaveAnswer::cancel:
      break;
  }
  return false;
}

void FileActions::take(const FileOpener::Opened& opened) {
  if (questions_ > 0) {
    held_ = opened;
    return;
  }
  if (isReloading_) return takeReloaded(opened);
  if (!recovering_ && readsOutside((*opened)->loaded.value)) return;
  if (!mayShow()) return;
  if (recovering_) return takeRecovered(opened);
  show(opened);
}

/// Asked once the file is read: of one that is broken there is nothing to ask.
bool FileActions::mayShow() {
  commitTyped();
  const bool wasChanged = !document_.undoStack().isClean();
  const QStringList paths = opener_->paths();
  const std::size_t own = reads_;
  if (!mayReplace() || reads_ != own) return false;
  const bool isSaved = wasChanged && document_.undoStack().isClean();
  if (!isSaved || !isAmong(document_.path(), paths)) return true;
  read(paths);  // It was saved into what had been read before.
  return false;
}

void FileActions::show(const FileOpener::Opened& opened) {
  const std::size_t refused = (*opened)->refused;
  panels_.get<WhyPanel>().setReadAs(opener_->options());
  document_.show(std::move((*opened)->loaded));
  offerToStandUp();
  // Several files that were opened together are no file that could be opened again.
  if (QFileInfo::exists(document_.path())) addRecent(document_);
  if (const QString sample = document_.copiedFrom(); !sample.isEmpty())
    return emit said(tr("Opened a copy of %1. When you save it, you will be asked for a file name.")
                         .arg(QFileInfo(sample).fileName()));
  const QString name = QFileInfo(document_.path()).fileName();
  if (isShared_ && refused == 0)
    return emit said(tr("Opened %1, which is also open in another window").arg(name));
  emit said(refused == 0
                ? tr("Opened %1").arg(name)
                : tr("Opened %1. Files that could not be opened: %2; see the Problems panel")
                      .arg(name)
                      .arg(refused));
}

void FileActions::takeHeld() {
  if (const FileOpener::Opened opened = std::exchange(held_, {})) take(opened);
}

QString FileActions::askWhereToWrite(const QString& title, const QString& suffix,
                                     const QString& filter, const QString& name) {
  // Beside a sample nothing may be written: the question proposes another place.
  const QString sample = document_.copiedFrom();
  const QFileInfo open(sample.isEmpty() ? document_.path() : sample);
  const QString own = QFileInfo(sample.isEmpty() ? openName() : sample).completeBaseName();
  const QString file = (name.isEmpty() ? own : name) + u'.' + suffix;
  const QString path = ask(
      [&] { return askForFileToSave(window_, title, open.absoluteDir().filePath(file), filter); });
  otherNames_.emplace(path.toStdString());
  if (path.isEmpty() || isOfFilter(filter, path)) return path;
  auto other = failure(windowTexts["window.other_ending"],
                       {{"endings", endingsOf(filter).join(QStringLiteral(", ")).toStdString()}});
  tellNotWritten(inFile(std::move(other).value(), path.toStdString()));
  return {};
}

bool FileActions::mayOverwrite(const QStringList& names) {
  return names.isEmpty() || ask([&] { return askToReplace(window_, names); });
}

void FileActions::tellWritten(const QString& path, const Result<void>& written,
                              const Diagnostics& findings) {
  if (!written) return tellNotWritten(written.error());
  const QString name = QFileInfo(path).fileName();
  Diagnostics all = findings;
  for (Diagnostic& finding : all) finding.file = path.toStdString();
  // They are of what is open, and go with it.
  if (!all.empty()) document_.tell(all, path);
  if (auto left = leftBehind(path)) {
    list(*left);
    all.push_back(std::move(*left));
  }
  emit said(all.empty() ? tr("Saved %1").arg(name)
                        : tr("Saved %1: %2").arg(name, shown(all.front())));
}

std::optional<Diagnostic> FileActions::leftBehind(const QString& path) const {
  if (!otherNames_ || otherNames_->file() != path.toStdString()) return {};
  return otherNames_->leftBehind();
}

void FileActions::list(const Diagnostic& failure) {
  panels_.get<ProblemsPanel>().addFailure(failure);
  panels_.show<ProblemsPanel>();
  emit listed(failure);
}

void FileActions::tellNotWritten(const Diagnostic& why) {
  list(why);
  emit said(tr("Saving failed. %1: %2")
                .arg(QFileInfo(QString::fromStdString(why.file)).fileName(), shown(why)));
}

QString FileActions::noneOpened(std::size_t files) {
  return tr("None of the %1 files could be opened; see the Problems panel").arg(files);
}

/// A file that another program is still writing is read again soon.
void FileActions::takeRefused(const Diagnostics& why) {
  if (isReloading_) return tellInPassing(why);
  tellNotOpened(why);
}

/// The list is not where one looks, and the line below the window is soon empty again.
void FileActions::tellNotOpened(const Diagnostics& why) {
  tellInPassing(why);
  if (document_.isEmpty()) return;  // The start page says it.
  const Diagnostic& first = why.front();
  const QString name = QFileInfo(QString::fromStdString(first.file)).fileName();
  panels_.view().offer(
      why.size() > 1 ? noneOpened(why.size())
                     : tr("%1: %2", "a file and what is wrong with it").arg(name, shown(first)),
      {}, tr("Close", "a message"));
}

void FileActions::tellInPassing(const Diagnostics& why) {
  for (const Diagnostic& one : why) {
    RecentFiles::remove(QString::fromStdString(one.file));
    list(one);
  }
  const Diagnostic& first = why.front();
  emit said(why.size() > 1
                ? noneOpened(why.size())
                : tr("Opening failed. %1: %2")
                      .arg(QFileInfo(QString::fromStdString(first.file)).fileName(), shown(first)));
}

bool FileActions::tellSaved(const Result<void>& saved) {
  if (saved) {
    addRecent(document_);
    agreeTo(document_.path(), scene::outsideFilesOf(document_.weighing().scene));
  }
  tellWritten(document_.path(), saved);
  if (saved && isShared_)
    emit said(tr("Saved %1, which is also open in another window").arg(openName()));
  return saved.has_value();
}

bool FileActions::save() {
  commitTyped();
  if (!document_.hasProjectFile()) return saveAs();
  if (isOtherOnDisk(document_)) {
    const QString name = QFileInfo(document_.path()).fileName();
    const OverwriteAnswer answer = ask([&] { return askToOverwrite(window_, name); });
    if (answer == OverwriteAnswer::cancel) return false;
    if (answer == OverwriteAnswer::saveAs) return saveAs();
  }
  otherNames_.emplace(document_.path().toStdString());
  return tellSaved(document_.save());
}

bool FileActions::saveAs() {
  commitTyped();
  const QString project = tr("Projects (*.weighbridge)");
  const QString octrees = tr("Octrees and rays (*.scene)");
  const bool isText = document_.weighing().kind == import::FileKind::octreeScene;
  const QString both = QStringLiteral(";;");
  const QString filter = !document_.isOctreesOnly() ? project
                         : isText                   ? octrees + both + project
                                                    : project + both + octrees;
  const QString path = askWhereToWrite(
      tr("Save as"), isText ? QStringLiteral("scene") : QStringLiteral("weighbridge"), filter);
  return !path.isEmpty() && tellSaved(document_.saveAs(path));
}

void FileActions::cancelOpening() {
  opener_->cancel();
  held_.reset();
}

void FileActions::close() {
  cancelOpening();
  if (mayReplace()) document_.close();
}

void FileActions::attachMeasured() {
  const QString path = ask([this] { return askForMeasuredCosts(window_); });
  if (path.isEmpty()) return;
  opener_->measure(path, document_.weighing().scene);
}

void FileActions::pasteMeasured() {
  opener_->measureText(QGuiApplication::clipboard()->text(), tr("the clipboard"),
                       document_.weighing().scene);
}

void FileActions::takeMeasured(const FileOpener::Measurements& measurements) {
  const auto& [path, all] = measurements;
  if (!all) return tellNotOpened({all.error()});
  const QString name = QFileInfo(path).fileName();
  changeMeasured(document_, all->value, tr("Compare with %1").arg(name));
  document_.tell(all->findings, path);
  panels_.get<TablePanel>().setRowKind(table::RowKind::linkset);
  emit said(tr("The table now shows the measured costs from %1").arg(name));
}

void FileActions::calibrate() {
  const int done = ask([this] { return CalibrateDialog(document_, &window_).exec(); });
  if (done == QDialog::Accepted) panels_.show<ScenariosPanel>();
}

void FileActions::importScenario() {
  const QString path = ask([this] { return askForProfile(window_); });
  if (path.isEmpty()) return;
  const auto findings = ui::importScenario(document_, path);
  if (!findings) return tellNotOpened({findings.error()});
  document_.tell(*findings, path);
  emit said(tr("Added the scenario from %1").arg(QFileInfo(path).fileName()));
}

}  // namespace wb::ui
