#include "ui/window/main_window.h"

#include "model/display/costs_of_layer.h"
#include "ui/panels/scene/scene_panel.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/panels/view/view_panel.h"
#include "ui/widgets/background_work.h"
#include "ui/widgets/lengths.h"
#include "ui/window/appearance.h"
#include "ui/window/detail/actions.h"
#include "ui/window/detail/beside_actions.h"
#include "ui/window/detail/compose_actions.h"
#include "ui/window/detail/docks.h"
#include "ui/window/detail/export_actions.h"
#include "ui/window/detail/file_actions.h"
#include "ui/window/detail/hull_actions.h"
#include "ui/window/detail/log_panel.h"
#include "ui/window/detail/octree_actions.h"
#include "ui/window/detail/optimize_steps.h"
#include "ui/window/detail/panels.h"
#include "ui/window/detail/preferences.h"
#include "ui/window/detail/project_memory.h"
#include "ui/window/detail/recent_files.h"
#include "ui/window/detail/session_keeper.h"
#include "ui/window/detail/shape_actions.h"
#include "ui/window/detail/slot_focus.h"
#include "ui/window/detail/start_page.h"
#include "ui/window/detail/status_line.h"
#include "ui/window/detail/window_menus.h"
#include "ui/window/detail/workspace_bar.h"
#include "ui/window/detail/workspace_looks.h"
#include "viewport/view.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QToolButton>
#include <utility>

namespace wb::ui {
namespace {

const QString geometryKey = QStringLiteral("window/geometry");
constexpr int sentenceMilliseconds = 10'000;
constexpr QSize firstSize(1440, 900);
constexpr QSize leastSize(900, 600);

}  // namespace

MainWindow::MainWindow() : visibility_(document_), baseline_(document_) {
  // Before any panel hears of another scene, nothing of the old one may be selected.
  connect(&document_, &Document::sceneAboutToReset, this, &MainWindow::forgetSelection);
  setAcceptDrops(true);
  actions_ = new Actions(*this);
  panels_ = new Panels(*this, document_, selection_, visibility_, baseline_);
  files_ = new FileActions(*this, document_, selection_, *panels_, *actions_);
  new ExportActions(*files_, document_, selection_, baseline_, *panels_, *actions_);
  new EditActions(*this, document_, selection_, *panels_, *actions_);
  auto* composing = new ComposeActions(*this, document_, selection_, *panels_, *actions_);
  auto* octrees = new OctreeActions(*this, document_, *panels_, *actions_);
  auto* shapes = new ShapeActions(*files_, document_, *panels_, *actions_);
  auto* hulls = new HullActions(*this, document_, selection_, *actions_);
  auto* looks = new ViewActions(*this, visibility_, *panels_, *actions_);
  auto* grids = new GridActions(*this, document_, *actions_);
  auto* help = new HelpActions(*this, *actions_);
  addWorkspaces();
  auto* versions = new VersionActions(*this, document_, *actions_);
  connect(grids, &GridActions::sceneWanted, this, &MainWindow::fileWanted);
  connect(versions, &VersionActions::said, this, &MainWindow::announce);
  connect(versions, &VersionActions::refused, files_, &FileActions::tellNotOpened);
  connect(files_, &FileActions::said, this, &MainWindow::announce);
  connect(&Jobs::ofProgram(), &Jobs::cancelled, this, [this](const QString& name) {
    announce(tr("Canceled: %1. Nothing was changed.", "work in the background").arg(name));
  });
  connect(help, &HelpActions::sampleChosen, this, &MainWindow::open);
  connect(looks, &ViewActions::said, this, &MainWindow::announce);
  connect(&panels_->get<ScenePanel>(), &ScenePanel::helpWanted, help, &HelpActions::showPage);
  connect(octrees, &OctreeActions::said, this, &MainWindow::announce);
  connect(shapes, &ShapeActions::said, this, &MainWindow::announce);
  connect(hulls, &HullActions::said, this, &MainWindow::announce);
  connect(hulls, &HullActions::guidesChanged, &panels_->view(), &ViewPanel::showGuides);
  connect(composing, &ComposeActions::said, this, &MainWindow::announce);
  connect(composing, &ComposeActions::refused, files_, &FileActions::tellNotOpened);
  connect(files_, &FileActions::addWanted, composing, &ComposeActions::addFiles);
  connect(files_, &FileActions::listed, &panels_->get<LogPanel>(), &LogPanel::list);
  connect(files_, &FileActions::quitWanted, this, &MainWindow::quit);
  connect(&(*actions_)[ActionId::preferences], &QAction::triggered, this,
          [this] { PreferencesDialog(*actions_, this).exec(); });
  connect(&Preferences::ofProgram(), &Preferences::changed, &panels_->view(),
          &ViewPanel::colourAgain);
  connect(&LengthChoice::ofProgram(), &LengthChoice::changed, &panels_->view(),
          &ViewPanel::colourAgain);
  connect(files_, &FileActions::newWindowWanted, this, &MainWindow::newWindowWanted);
  // The file manager waits for the end of a drop; a question to the user would keep it waiting.
  connect(&panels_->view(), &ViewPanel::dropped, this, &MainWindow::openDropped,
          Qt::QueuedConnection);
  connect(&document_, &Document::fileChanged, this, &MainWindow::showTitle);
  connect(&document_, &Document::sceneReset, this, &MainWindow::selectOnly);
  connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showTitle);
  connect(&Motion::ofProgram(), &Motion::changed, this, &MainWindow::followMotion);
  followMotion();
  memory_ = new ProjectMemory(document_, *panels_, *looks_);
  keepSession();
  addStartPage();
  leadFocus();
  showTitle();
  restoreSession();
}

void MainWindow::addWorkspaces() {
  setStatusBar(new StatusBar(this));
  statusBar()->addPermanentWidget(new StatusLine(document_, baseline_, this));
  // What was said of a change is untrue once that is undone.
  for (const ActionId id : {ActionId::undo, ActionId::redo})
    connect(&(*actions_)[id], &QAction::triggered, statusBar(), &QStatusBar::clearMessage);
  Workspaces& workspaces = panels_->workspaces();
  auto* bar = new WorkspaceBar(document_, workspaces, *actions_, this);
  addToolBar(bar);
  addToolBarBreak();
  auto* steps = new OptimizeSteps(document_, selection_, *panels_, *actions_, this);
  addToolBar(steps);
  steps_ = steps;
  connect(&workspaces, &Workspaces::chosen, this, &MainWindow::showSteps);
  looks_ = new WorkspaceLooks(document_, baseline_, *panels_);
  QAction& drawer = (*actions_)[ActionId::drawer];
  drawer.setCheckable(true);
  connect(&drawer, &QAction::triggered, &workspaces, &Workspaces::setDrawerOpen);
  connect(&workspaces, &Workspaces::drawerChanged, &drawer, &QAction::setChecked);
  auto* button = new QToolButton(this);
  button->setDefaultAction(&drawer);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  statusBar()->addPermanentWidget(button);
  ofWorkspaces_ = {bar, button};
  connect(&document_, &Document::sceneReset, this, &MainWindow::chooseWorkspace);
}

/// Of another file; one that is read again stays where it is looked at.
void MainWindow::chooseWorkspace(bool isOpened) {
  if (!isOpened) return;
  const QString file = document_.path() + document_.copiedFrom();
  const bool isSame = std::exchange(shownBefore_, file) == file;
  if (document_.isEmpty()) return;
  Workspaces& workspaces = panels_->workspaces();
  const Workspace wanted = isSame                      ? workspaces.current()
                           : document_.isOctreesOnly() ? Workspace::octrees
                                                       : Workspace::explain;
  looks_->startAt(wanted);
  workspaces.choose(wanted);
}

void MainWindow::showSteps() {
  const Workspaces& workspaces = panels_->workspaces();
  steps_->setVisible(!workspaces.isAway() && workspaces.current() == Workspace::optimize);
}

void MainWindow::addStartPage() {
  auto* page = new StartPage(files_->opener());
  connect(page, &StartPage::openWanted, &(*actions_)[ActionId::open], &QAction::trigger);
  connect(page, &StartPage::fileChosen, this, &MainWindow::open);
  connect(page, &StartPage::sessionChosen, this, &MainWindow::sessionWanted);
  connect(new ThumbnailMaker(document_, panels_->view()), &ThumbnailMaker::made, page,
          &StartPage::showRecent);
  panels_->view().setEmptyPage(page);
  connect(files_, &FileActions::said, page, [this, page](const QString& sentence) {
    if (document_.isEmpty()) page->say(sentence);
  });
  for (const auto* empty : findChildren<EmptyPage*>())
    connect(empty, &EmptyPage::taken, this, &MainWindow::take);
  connect(&document_, &Document::sceneReset, this, &MainWindow::followStart);
  connect(&document_, &Document::fileChanged, this, &MainWindow::followStart);
  connect(&document_.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::followStart);
  followStart();
}

/// Where nothing is open, the start page has the whole window.
void MainWindow::followStart() {
  const bool isStart = !document_.isOpen();
  Workspaces& workspaces = panels_->workspaces();
  if (isStart == workspaces.isAway()) return;
  workspaces.setAway(isStart);
  for (QWidget* one : std::as_const(ofWorkspaces_)) one->setVisible(!isStart);
  actions_->offer(ActionId::drawer, !isStart, Unusable::nothingOpen);
  showSteps();
  workspaces.room().fitSoon();  // The bars have taken their room.
}

void MainWindow::take(Offer offer) {
  const weighing::Weighing& weighing = document_.weighing();
  switch (offer) {
    case Offer::openFile:
      return (*actions_)[ActionId::open].trigger();
    case Offer::addOctree:
      return (*actions_)[ActionId::addOctree].trigger();
    case Offer::pinNow:
      return baseline_.pin(weighing.profile);
    case Offer::selectCostliest: {
      const auto costliest = layers::costliestLinksets(weighing.costs, 1);
      if (!costliest.empty()) selection_.select(weighing::Target{costliest.front(), {}});
      return;
    }
    case Offer::nothing:
      break;
  }
}

void MainWindow::keepSession() {
  session_ = new SessionKeeper(document_);
  connect(session_, &SessionKeeper::warned, files_, &FileActions::warn);
  connect(session_, &SessionKeeper::changedOutside, files_, &FileActions::followFile);
  connect(session_, &SessionKeeper::sharedChanged, files_, &FileActions::setShared);
  connect(session_, &SessionKeeper::sharedChanged, this, &MainWindow::showTitle);
  connect(files_, &FileActions::recovered, this, [this](const recovery::Kept& kept) {
    if (session_->autosave().keepNow()) recovery::discard(kept);
  });
  // The desktop's session ends: whatever it asks next, nothing is lost.
  connect(qApp, &QGuiApplication::commitDataRequest, &session_->autosave(), &Autosave::keepNow,
          Qt::DirectConnection);
}

void MainWindow::followMotion() {
  const bool isWanted = Motion::ofProgram().isWanted();
  const DockOptions still = AllowNestedDocks | AllowTabbedDocks;
  setDockOptions(isWanted ? still | AnimatedDocks : still);
  panels_->view().view().setAnimated(isWanted);
}

/// The document is destroyed before the panels and says so: nobody listens any more.
MainWindow::~MainWindow() {
  for (QObject* told : std::initializer_list<QObject*>{&document_, &document_.undoStack(),
                                                       &selection_, &visibility_, &baseline_})
    told->disconnect();
}

void MainWindow::open(const QString& path) { files_->open({path}); }

void MainWindow::openTogether(const QStringList& paths) { files_->open(paths); }

void MainWindow::recover(const recovery::Kept& kept) { files_->recover(kept); }

bool MainWindow::isUnused() const {
  return document_.isEmpty() && document_.path().isEmpty() && !isWindowModified() &&
         !files_->opener().isBusy();
}

QString MainWindow::fileShown() const {
  const FileOpener& opener = files_->opener();
  return opener.isBusy() ? opener.reading() : document_.path();
}

void MainWindow::leaveChanges() {
  session_->autosave().leave();
  leaves_ = true;
}

void MainWindow::forgetSelection() { selection_.select({}); }

/// A file with a single object or octree is opened to learn about it.
void MainWindow::selectOnly() {
  const scene::Scene& scene = document_.weighing().scene;
  if (scene.linksets.size() == 1) selection_.select(weighing::Target{0, {}});
  if (scene.linksets.empty() && scene.octrees.size() == 1) selection_.selectOctree(0);
}

void MainWindow::leadFocus() {
  auto* places = new SlotFocus(*this, panels_->view(), panels_->docks());
  connect(&(*actions_)[ActionId::nextSlot], &QAction::triggered, places, &SlotFocus::goOn);
  connect(&(*actions_)[ActionId::previousSlot], &QAction::triggered, places, &SlotFocus::goBack);
  connect(&document_, &Document::sceneReset, this, &MainWindow::beginInOutliner);
}

/// Of what was opened the list is at hand; one who is at work elsewhere keeps the keyboard.
void MainWindow::beginInOutliner(bool isOpened) {
  auto& outliner = panels_->get<ScenePanel>();
  if (!isOpened || document_.isEmpty() || !outliner.isVisible()) return;
  outliner.tree().setFocus(Qt::OtherFocusReason);
}

/// What was made here has no file yet.
void MainWindow::showTitle() {
  const bool isChanged = !document_.undoStack().isClean();
  const QString name =
      document_.path().isEmpty() ? tr("Untitled") : QFileInfo(document_.path()).fileName();
  const bool isNothing =
      document_.path().isEmpty() && document_.copiedFrom().isEmpty() && !isChanged;
  const QString title = session_->isShared()
                            ? tr("%1[*] (also open in another window) – Weighbridge", "file name")
                            : tr("%1[*] – Weighbridge", "file name");
  setWindowTitle(isNothing ? tr("Weighbridge") : title.arg(name));
  setWindowModified(isChanged);
}

void MainWindow::announce(const QString& sentence) {
  statusBar()->showMessage(sentence, sentenceMilliseconds);
  panels_->get<LogPanel>().tell(sentence);
}

void MainWindow::quit() {
  emit quitWanted();
  QApplication::closeAllWindows();
}

/// At first as large as the screen lets it.
void MainWindow::restoreSession() {
  setMinimumSize(leastSize);
  if (!restoreGeometry(QSettings().value(geometryKey).toByteArray()))
    resize(firstSize.boundedTo(screen()->availableSize()).expandedTo(leastSize));
  panels_->workspaces().load();
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!leaves_ && !files_->mayReplace()) return event->ignore();
  files_->cancelOpening();  // It would ask what was just answered.
  QSettings().setValue(geometryKey, saveGeometry());
  panels_->workspaces().save();
  memory_->keep();
  emit closing(document_.path());
  event->accept();
}

/// The first time that a window is seen it has its size, and its slots theirs.
void MainWindow::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  panels_->workspaces().room().fitSoon();
}

/// Wherever something was selected, these lead back to what was looked at before.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  const bool isBack = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Back;
  if (!isBack || !panels_->view().view().flyBack()) QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  // The file manager waits until this returns; a question to the user would keep it waiting.
  QMetaObject::invokeMethod(
      this, [this, urls = event->mimeData()->urls()] { openDropped(urls); }, Qt::QueuedConnection);
}

void MainWindow::openDropped(const QList<QUrl>& urls) {
  QStringList paths;
  for (const QUrl& url : urls)
    if (url.isLocalFile()) paths += url.toLocalFile();
  if (paths.isEmpty()) return announce(tr("Only files on this computer can be opened."));
  files_->takeDropped(paths);
}

}  // namespace wb::ui
