#include "ui/properties/properties_panel.h"

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/properties/linkset_editor.h"
#include "ui/properties/part_editor.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace wb::ui {

PropertiesPanel::PropertiesPanel(Document& document, Selection& selection, QWidget* parent)
    : QStackedWidget(parent), document_(document), selection_(selection) {
  auto* word = new QLabel(tr("Choose an object in the scene, the costs or the view."), this);
  word->setAlignment(Qt::AlignCenter);
  word->setWordWrap(true);
  word->setForegroundRole(QPalette::PlaceholderText);
  addWidget(word);
  addWidget(makeEditors());
  connect(&selection, &Selection::changed, this, &PropertiesPanel::follow);
  // Told of after every change of the scene too.
  connect(&document, &Document::costsChanged, this, &PropertiesPanel::follow);
}

QWidget* PropertiesPanel::makeEditors() {
  auto* area = new QScrollArea(this);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(area);
  linkset_ = new LinksetEditor(document_, content);
  part_ = new PartEditor(document_, content);
  auto* column = new QVBoxLayout(content);
  column->addWidget(linkset_);
  column->addWidget(part_);
  column->addStretch(1);
  area->setWidget(content);
  return area;
}

void PropertiesPanel::follow() {
  if (!isVisible()) return;  // Made up for when it is shown.
  const auto& selected = selection_.current();
  const auto& linksets = document_.weighing().scene.linksets;
  // The scene may be another before the selection is.
  const bool isThere = selected && selected->linkset < linksets.size();
  if (!isThere) part_->forget();
  setCurrentIndex(isThere ? 1 : 0);
  if (!isThere) return;
  const auto& parts = linksets[selected->linkset].parts;
  const auto part = parts.size() == 1 ? std::optional<std::size_t>(0) : selected->part;
  linkset_->follow(selected->linkset);
  const bool hasPart = part && *part < parts.size();
  if (hasPart) part_->follow(selected->linkset, *part);
  part_->setVisible(hasPart);
}

void PropertiesPanel::showEvent(QShowEvent* event) {
  follow();
  QStackedWidget::showEvent(event);
}

}  // namespace wb::ui
