#include "ui/panels/scene/scene_panel.h"

#include "ui/document/document.h"
#include "ui/panels/scene/detail/scene_actions.h"
#include "ui/panels/scene/scene_tree.h"
#include "ui/widgets/link_label.h"

#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace wb::ui {

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
  search_->setToolTip(tr("Shows only what has all these words in its name"));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &ScenePanel::search);
  connect(search_, &QLineEdit::returnPressed, this, &ScenePanel::enterTree);
  auto* down = new QShortcut(Qt::Key_Down, search_);
  down->setContext(Qt::WidgetShortcut);
  connect(down, &QShortcut::activated, this, &ScenePanel::enterTree);
}

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
  column->addWidget(search_);
  column->addWidget(pages_, 1);
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
                                     : tr("Nothing matches “%1”.").arg(search_->text()));
  pages_->setCurrentIndex(tree_->model()->rowCount() > 0 ? 0 : 1);
}

QString ScenePanel::emptyWords() const {
  return tr(
      "<p>Open a mesh asset or a project to see what it is made of, or make objects with the "
      "menu <i>Compose</i>.</p><p><a href=\"stories.md\">Six stories</a> show what can be "
      "done.</p>");
}

}  // namespace wb::ui
