#include "ui/panels/scene/scene_panel.h"

#include "ui/document/document.h"
#include "ui/document/visibility.h"
#include "ui/panels/scene/detail/scene_model.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/widgets/text_labels.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QObject>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

class QAction;

namespace wb::ui {

class SceneTree;
class Visibility;
struct SceneNode;

/// What can be done with a row of the scene tree: its context menu and keys.
class SceneActions : public QObject {
  Q_OBJECT

 public:
  SceneActions(SceneTree& tree, Visibility& visibility, QObject* parent = nullptr);

 signals:
  void frameWanted();

 private:
  QAction* add(const QString& text, const QString& help);
  void toggle();
  void showOnly();
  void update();

  SceneTree& tree_;
  Visibility& visibility_;
  QAction* toggle_;
  QAction* showOnly_;
  QAction* showAll_;
  QAction* frame_;
  QAction* fileOrder_;
};

namespace {

using Kind = SceneNode::Kind;

/// Whether the actions are about it: an octree, a linkset, a part, or the part of a shape.
bool isSubject(const SceneNode& node) {
  return node.kind == Kind::octree || selectedOf(node).has_value();
}

bool isShown(const Visibility& visibility, const SceneNode& node) {
  if (node.kind == Kind::octree) return !visibility.isOctreeHidden(node.group);
  const auto subject = selectedOf(node);
  return subject->part ? !visibility.isHidden(subject->linkset, *subject->part)
                       : !visibility.isLinksetHidden(subject->linkset);
}

}  // namespace

SceneActions::SceneActions(SceneTree& tree, Visibility& visibility, QObject* parent)
    : QObject(parent),
      tree_(tree),
      visibility_(visibility),
      toggle_(add({}, tr("Hide the selected item in the 3D view, or show it again"))),
      showOnly_(add(tr("Show &only this"), tr("Hide everything else in the 3D view"))),
      showAll_(add(tr("Show &all"), tr("Show all hidden items in the 3D view again"))),
      frame_(add(tr("&Frame"), tr("Frame the selected item in the 3D view"))),
      fileOrder_(add(tr("In file &order"),
                     tr("List objects in file order instead of most expensive first"))) {
  fileOrder_->setCheckable(true);
  fileOrder_->setObjectName(QStringLiteral("fileOrder"));
  connect(fileOrder_, &QAction::toggled, &tree_, &SceneTree::setFileOrder);
  toggle_->setShortcut(Qt::CTRL | Qt::Key_H);
  showOnly_->setShortcut(Qt::CTRL | Qt::Key_I);
  connect(toggle_, &QAction::triggered, this, &SceneActions::toggle);
  connect(showOnly_, &QAction::triggered, this, &SceneActions::showOnly);
  connect(showAll_, &QAction::triggered, &visibility_, &Visibility::showAll);
  connect(frame_, &QAction::triggered, this, &SceneActions::frameWanted);
  connect(&tree_, &SceneTree::currentNodeChanged, this, &SceneActions::update);
  connect(&visibility_, &Visibility::changed, this, &SceneActions::update);
  tree_.setContextMenuPolicy(Qt::ActionsContextMenu);
  update();
}

QAction* SceneActions::add(const QString& text, const QString& help) {
  auto* action = new QAction(text, this);
  action->setToolTip(help);
  action->setStatusTip(help);
  action->setShortcutContext(Qt::WidgetShortcut);
  tree_.addAction(action);
  return action;
}

void SceneActions::toggle() {
  const SceneNode node = tree_.currentNode();
  const auto subject = selectedOf(node);
  if (!isSubject(node)) return;
  const bool hide = isShown(visibility_, node);
  if (node.kind == Kind::octree) return visibility_.hideOctree(node.group, hide);
  if (subject->part) {
    visibility_.hidePart(subject->linkset, *subject->part, hide);
  } else {
    visibility_.hideLinkset(subject->linkset, hide);
  }
}

void SceneActions::showOnly() {
  const SceneNode node = tree_.currentNode();
  if (node.kind == Kind::octree) return visibility_.showOnlyOctree(node.group);
  if (const auto subject = selectedOf(node)) visibility_.showOnly(subject->linkset, subject->part);
}

void SceneActions::update() {
  const SceneNode node = tree_.currentNode();
  const bool isAny = isSubject(node);
  toggle_->setText(!isAny || isShown(visibility_, node) ? tr("&Hide") : tr("S&how"));
  for (QAction* action : {toggle_, showOnly_, frame_}) action->setEnabled(isAny);
  showAll_->setEnabled(!visibility_.isAllShown());
}

ScenePanel::ScenePanel(Document& document, Selection& selection, Visibility& visibility,
                       QWidget* parent)
    : QWidget(parent),
      document_(document),
      search_(new QLineEdit(this)),
      pages_(new QStackedWidget(this)),
      tree_(new SceneTree(document, selection, visibility, this)),
      word_(new LinkLabel(this)) {
  makeSearch();
  makeLayout();
  const auto* actions = new SceneActions(*tree_, visibility, this);
  connect(actions, &SceneActions::frameWanted, this, &ScenePanel::frameWanted);
  connect(tree_, &SceneTree::layerWanted, this, &ScenePanel::layerWanted);
  connect(&document_, &Document::sceneReset, this, &ScenePanel::startScene);
  choosePage();
}

void ScenePanel::makeSearch() {
  search_->setPlaceholderText(tr("Search by name"));
  search_->setAccessibleName(tr("Search linksets, parts and octrees"));
  search_->setToolTip(tr("Show only items whose names contain all the words you type"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &ScenePanel::search);
  connect(search_, &QLineEdit::returnPressed, this, &ScenePanel::enterTree);
  auto* down = new QShortcut(Qt::Key_Down, search_);
  down->setContext(Qt::WidgetShortcut);
  connect(down, &QShortcut::activated, this, &ScenePanel::enterTree);
}

constexpr int searchMargin = 8;

void ScenePanel::makeLayout() {
  word_->setAlignment(Qt::AlignCenter);
  word_->setWordWrap(true);
  word_->setForegroundRole(QPalette::PlaceholderText);
  word_->setBackgroundRole(QPalette::Base);
  word_->setAutoFillBackground(true);
  word_->setTextInteractionFlags(Qt::TextBrowserInteraction);
  connect(word_, &QLabel::linkActivated, this, &ScenePanel::helpWanted);
  word_->setMargin(fontMetrics().lineSpacing());
  pages_->addWidget(tree_);
  pages_->addWidget(word_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(0);
  auto* line = new QVBoxLayout;
  line->setContentsMargins(searchMargin, searchMargin, searchMargin, searchMargin);
  line->addWidget(search_);
  column->addLayout(line);
  column->addWidget(pages_, 1);
}

void ScenePanel::setCostsShown(bool areShown) {
  tree_->setColumnHidden(SceneModel::costColumn, !areShown);
  tree_->listCubes(!areShown);
}

void ScenePanel::search() {
  tree_->search(search_->text());
  choosePage();
}

void ScenePanel::enterTree() {
  if (pages_->currentWidget() == tree_) tree_->focusRow();
}

void ScenePanel::startScene() {
  search_->clear();
  choosePage();
}

void ScenePanel::choosePage() {
  search_->setEnabled(!document_.isEmpty());
  word_->setTextFormat(document_.isEmpty() ? Qt::RichText : Qt::PlainText);
  word_->setText(document_.isEmpty() ? emptyWords()
                                     : tr("No matches for “%1”.").arg(search_->text()));
  pages_->setCurrentIndex(tree_->model()->rowCount() > 0 ? 0 : 1);
}

QString ScenePanel::emptyWords() const {
  return tr(
      "<p>Open a mesh asset or a project to see its parts, or add objects with the <i>Compose</i> "
      "menu.</p><p><a href=\"stories.md\">Six stories</a> show what you can do.</p>");
}

}  // namespace wb::ui

#include "scene_panel.moc"
