#include "ui/window/file_actions.h"

#include "model/import/measured_costs.h"
#include "ui/base/file_name.h"
#include "ui/base/model_text.h"
#include "ui/base/object_names.h"
#include "ui/base/window_language.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/document/may_write.h"
#include "ui/document/selection.h"
#include "ui/problems/problems_panel.h"
#include "ui/scenarios/calibrate_dialog.h"
#include "ui/scenarios/scenario_changes.h"
#include "ui/scenarios/scenarios_panel.h"
#include "ui/table/csv_file.h"
#include "ui/table/table_panel.h"
#include "ui/view/view_panel.h"
#include "ui/window/actions.h"
#include "ui/window/panels.h"
#include "ui/window/questions.h"
#include "ui/window/recent_files.h"
#include "ui/window/texts.h"
#include "viewport/view.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>
#include <utility>

namespace wb::ui {
namespace {

constexpr auto makeLodsKey = "make_lods";

/// Longer names would make a menu wider than it is worth.
constexpr qsizetype mostOfNameInMenu = 40;

/// A name as part of a menu's text.
QString inMenu(QString name) {
  if (name.size() > mostOfNameInMenu) name = name.left(mostOfNameInMenu) + u'…';
  return name.simplified().replace(u'&', QStringLiteral("&&"));
}

/// Makes an action one that is switched on and off and stays so in the next session.
void rememberChoice(QAction& action, const char* key) {
  action.setCheckable(true);
  action.setChecked(QSettings().value(QLatin1String(key), false).toBool());
  QObject::connect(&action, &QAction::toggled,
                   [key](bool isOn) { QSettings().setValue(QLatin1String(key), isOn); });
}

}  // namespace

FileActions::FileActions(QWidget& window, Document& document, const Selection& selection,
                         const Baseline& baseline, Panels& panels, Actions& actions)
    : QObject(&window),
      window_(window),
      document_(document),
      selection_(selection),
      baseline_(baseline),
      panels_(panels),
      actions_(actions),
      opener_(new FileOpener(this)),
      recent_(new RecentFiles(this)),
      measuring_([this](const Measurements& made) { takeMeasured(made); }) {
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
  on(ActionId::calibrate, &FileActions::calibrate);
  on(ActionId::exportTable, &FileActions::exportTable);
  on(ActionId::exportPicture, &FileActions::exportPicture);
  on(ActionId::savePage, &FileActions::savePage);
  connect(&actions[ActionId::quit], &QAction::triggered, qApp, &QApplication::closeAllWindows);

  rememberChoice(actions[ActionId::makeLods], makeLodsKey);

  auto* recentMenu = new QMenu(tr("Open &recent"), &window);
  recentMenu->setToolTipsVisible(true);
  actions[MenuId::file].insertMenu(&actions[ActionId::makeLods], recentMenu);
  recent_->fill(*recentMenu);
  connect(recent_, &RecentFiles::chosen, this, [this](const QString& path) { open({path}); });

  connect(opener_, &FileOpener::opened, this, &FileActions::take);
  connect(opener_, &FileOpener::refused, this, &FileActions::tellNotOpened);
  connect(&panels.scenarios(), &ScenariosPanel::importWanted, this, &FileActions::importScenario);
  connect(&panels.scenarios(), &ScenariosPanel::exportWanted, this, &FileActions::exportScenario);
  connect(&panels.charts(), &ChartsPanel::exportWanted, this, &FileActions::exportChart);
  connect(&document, &Document::sceneReset, this, &FileActions::update);
  connect(&document, &Document::sceneAboutToReset, this, [this] { measuring_.cancel(); });
  connect(&document, &Document::fileChanged, this, &FileActions::update);
  connect(&document, &Document::measuredChanged, this, &FileActions::update);
  connect(&selection, &Selection::changed, this, &FileActions::namePage);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this, &FileActions::namePage);
  connect(&document.undoStack(), &QUndoStack::indexChanged, this,
          [this] { changedSinceAsked_ = true; });
  update();
}

FileActions::~FileActions() {
  for (auto& [path, work] : pages_) work.release();
}

/// While a dialog asks about what is open, nothing takes its place: what is read meanwhile waits.
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
  const bool hasScene = !document_.isEmpty();
  for (const ActionId id :
       {ActionId::save, ActionId::saveAs, ActionId::close, ActionId::attachMeasured,
        ActionId::exportTable, ActionId::exportPicture, ActionId::savePage})
    actions_[id].setEnabled(hasScene);
  actions_[ActionId::calibrate].setEnabled(!document_.weighing().scene.measured.empty());
  namePage();
}

/// What a page is of: what is selected; nothing: all objects.
std::optional<weighing::Target> FileActions::pageTarget() const {
  const auto& selected = selection_.current();
  const auto& linksets = document_.weighing().scene.linksets;
  // The scene may be another before the selection is.
  if (!selected || selected->linkset >= linksets.size()) return {};
  const std::size_t parts = linksets[selected->linkset].parts.size();
  if (selected->part && *selected->part >= parts) return {};
  return weighing::Target{selected->linkset, selected->part};
}

QString FileActions::targetName(const weighing::Target& target) const {
  const scene::Linkset& linkset = document_.weighing().scene.linksets[target.linkset];
  return target.part ? nameOf(linkset.parts[*target.part], *target.part)
                     : nameOf(linkset, target.linkset);
}

void FileActions::namePage() {
  const auto target = pageTarget();
  actions_[ActionId::savePage].setText(
      target ? tr("Save pa&ge of %1…").arg(inMenu(targetName(*target)))
             : tr("Save pa&ge of all objects…"));
}

void FileActions::chooseAndOpen() {
  const QStringList paths = ask([this] { return askForFilesToOpen(window_); });
  if (!paths.isEmpty()) open(paths);
}

void FileActions::chooseFolderAndOpen() {
  const QString path = ask([this] { return askForFolderToOpen(window_); });
  if (!path.isEmpty()) open({path});
}

void FileActions::open(const QStringList& paths) {
  if (!mayReplace()) return;
  held_.reset();
  changedSinceAsked_ = false;
  weighing::WeighOptions options;
  options.bare.makeLods = actions_[ActionId::makeLods].isChecked();
  opener_->open(paths, options);
}

bool FileActions::mayReplace() {
  commitTyped();
  if (document_.undoStack().isClean()) return true;
  const QString name = QFileInfo(document_.path()).fileName();
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
  // What was changed while the file was being read, nobody agreed to lose.
  if (changedSinceAsked_ && !mayReplace()) return;
  document_.show(std::move(**opened));
  // Several files that were opened together are no file that could be opened again.
  if (QFileInfo::exists(document_.path())) RecentFiles::add(document_.path());
  emit said(tr("Opened %1").arg(QFileInfo(document_.path()).fileName()));
}

void FileActions::takeHeld() {
  if (const FileOpener::Opened opened = std::exchange(held_, {})) take(opened);
}

void FileActions::list(const Diagnostic& failure) {
  panels_.problems().addFailure(failure);
  panels_.showProblems();
}

void FileActions::tellNotWritten(const Diagnostic& why) {
  list(why);
  emit said(tr("%1 was not written: %2")
                .arg(QFileInfo(QString::fromStdString(why.file)).fileName(), shown(why)));
}

void FileActions::tellNotOpened(const Diagnostic& why) {
  RecentFiles::remove(QString::fromStdString(why.file));
  list(why);
  emit said(tr("%1 was not opened: %2")
                .arg(QFileInfo(QString::fromStdString(why.file)).fileName(), shown(why)));
}

bool FileActions::tellSaved(const Result<void>& saved) {
  if (saved) {
    RecentFiles::add(document_.path());
    emit said(tr("Saved %1").arg(QFileInfo(document_.path()).fileName()));
  } else {
    tellNotWritten(saved.error());
  }
  return saved.has_value();
}

bool FileActions::save() {
  commitTyped();
  return document_.hasProjectFile() ? tellSaved(document_.save()) : saveAs();
}

bool FileActions::saveAs() {
  commitTyped();
  const QString path = ask([this] {
    return askForFileToSave(window_, tr("Save as"), suggestedName(QStringLiteral("weighbridge")),
                            tr("Projects (*.weighbridge)"));
  });
  return !path.isEmpty() && tellSaved(document_.saveAs(path));
}

void FileActions::close() {
  opener_->cancel();
  held_.reset();
  if (mayReplace()) document_.close();
}

QString FileActions::suggestedName(const QString& suffix) const {
  return suggestedFile(QFileInfo(document_.path()).completeBaseName(), suffix);
}

QString FileActions::suggestedFile(const QString& name, const QString& suffix) const {
  return QFileInfo(document_.path()).dir().filePath(name + u'.' + suffix);
}

void FileActions::attachMeasured() {
  const QString path = ask([this] { return askForMeasuredCosts(window_); });
  if (path.isEmpty()) return;
  measuring_.start([path, scene = document_.weighing().scene](const Task& task) {
    return Measurements(path, import::withMeasuredFile(path.toStdString(), scene, task));
  });
}

void FileActions::takeMeasured(const Measurements& measurements) {
  const auto& [path, all] = measurements;
  if (!all) return tellNotOpened(all.error());
  const QString name = QFileInfo(path).fileName();
  changeMeasured(document_, all->value, tr("Compare with %1").arg(name));
  document_.tell(all->findings, path);
  panels_.table().setView(table::View::linkset);
  emit said(tr("Measured costs of %1 are shown in the table").arg(name));
}

void FileActions::calibrate() {
  const int done = ask([this] { return CalibrateDialog(document_, &window_).exec(); });
  if (done == QDialog::Accepted) panels_.showScenarios();
}

void FileActions::importScenario() {
  const QString path = ask([this] { return askForProfile(window_); });
  if (path.isEmpty()) return;
  const auto findings = ui::importScenario(document_, path);
  if (!findings) return tellNotOpened(findings.error());
  document_.tell(*findings, path);
  emit said(tr("Added the scenario of %1").arg(QFileInfo(path).fileName()));
}

void FileActions::exportScenario(std::size_t scenario) {
  const QString path = ask([this] {
    return askForFileToSave(window_, tr("Export scenario"), suggestedName(QStringLiteral("json")),
                            tr("Profiles (*.json)"));
  });
  if (path.isEmpty()) return;
  const auto written = ui::exportScenario(document_, scenario, path);
  if (!written) return tellNotWritten(written.error());
  emit said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void FileActions::exportChart(ChartFile as) {
  const auto [suffix, filter] =
      as == ChartFile::png   ? std::pair(QStringLiteral("png"), tr("Pictures (*.png)"))
      : as == ChartFile::svg ? std::pair(QStringLiteral("svg"), tr("Drawings (*.svg)"))
                             : std::pair(QStringLiteral("csv"), tr("CSV (*.csv)"));
  const QString path = ask([&, filter = filter, suffix = suffix] {
    return askForFileToSave(window_, tr("Export chart"), suggestedName(suffix), filter);
  });
  if (path.isEmpty() || !panels_.charts().hasChart()) return;
  const auto written = panels_.charts().write(as, path);
  if (!written) return tellNotWritten(written.error());
  emit said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void FileActions::exportTable() {
  const QString path = ask([this] {
    return askForFileToSave(window_, tr("Export table as CSV"),
                            suggestedName(QStringLiteral("csv")), tr("CSV (*.csv)"));
  });
  if (path.isEmpty()) return;
  const auto written = writeCsvFile(document_, panels_.table().view(), path, &baseline_);
  if (!written) return tellNotWritten(written.error());
  emit said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void FileActions::exportPicture() {
  const QString path = ask([this] {
    return askForFileToSave(window_, tr("Export picture"), suggestedName(QStringLiteral("png")),
                            tr("Pictures (*.png)"));
  });
  if (path.isEmpty()) return;
  panels_.view().view().capture([this, path](const QImage& frame) { writePicture(path, frame); });
}

void FileActions::writePicture(const QString& path, const QImage& picture) {
  if (const auto apart = checkMayWrite(document_.weighing(), path); !apart)
    return tellNotWritten(apart.error());
  if (picture.save(path)) return emit said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
  Diagnostic problem = failure(windowTexts["window.cannot_write_picture"]).value();
  tellNotWritten(inFile(std::move(problem), path.toStdString()));
}

void FileActions::savePage() {
  const auto target = pageTarget();
  const QString name = target ? targetName(*target) : QString();
  const QString title = target ? tr("Save page of %1").arg(name) : tr("Save page of all objects");
  const QString scene = QFileInfo(document_.path()).completeBaseName();
  const QString path = ask([&] {
    return askForFileToSave(window_, title,
                            suggestedFile(safeFileName(name, scene), QStringLiteral("html")),
                            tr("Web pages (*.html);;PDF (*.pdf)"));
  });
  if (path.isEmpty()) return;
  PageOrder order{.weighing = document_.weighing(),
                  .target = target,
                  .view = panels_.table().view(),
                  .picture = {},
                  .version = QCoreApplication::applicationVersion(),
                  .language = windowLanguage()};
  order.weighing.findings = document_.findings();
  panels_.view().view().capture([this, path, order = std::move(order)](const QImage& frame) {
    writePage(path, order, frame);
  });
}

/// In the background: a report on many objects takes its time.
void FileActions::writePage(const QString& path, PageOrder order, const QImage& picture) {
  order.picture = picture;
  const auto tell = [this, path](const Result<void>& written) { tellPage(path, written); };
  pages_.try_emplace(path, tell)
      .first->second.start([order = std::move(order), path](const Task& task) {
        return writePageFile(order, path, task);
      });
}

void FileActions::tellPage(const QString& path, const Result<void>& written) {
  if (!written) return tellNotWritten(written.error());
  emit said(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

}  // namespace wb::ui
