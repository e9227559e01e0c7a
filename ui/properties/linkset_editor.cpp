#include "ui/properties/linkset_editor.h"

#include "ui/base/object_names.h"
#include "ui/document/commands.h"
#include "ui/document/document.h"
#include "ui/properties/heading.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

namespace wb::ui {

LinksetEditor::LinksetEditor(Document& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      about_(new QLabel(this)),
      physical_(new QCheckBox(tr("&Physical"), this)),
      moving_(new QCheckBox(tr("M&oving"), this)),
      canBePhysical_(new QLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  name_ = addHeading(*column, {});
  about_->setWordWrap(true);
  about_->setForegroundRole(QPalette::PlaceholderText);
  about_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  canBePhysical_->setWordWrap(true);
  physical_->setToolTip(tr("The simulator moves it; its shapes and its penalty follow"));
  moving_->setToolTip(tr("It moves without being physical, as by key frames"));
  for (QWidget* widget :
       std::initializer_list<QWidget*>{about_, physical_, moving_, canBePhysical_})
    column->addWidget(widget);
  connect(physical_, &QCheckBox::clicked, this, &LinksetEditor::setFlags);
  connect(moving_, &QCheckBox::clicked, this, &LinksetEditor::setFlags);
}

void LinksetEditor::follow(std::size_t index) {
  linkset_ = index;
  const report::Weighing& weighing = document_.weighing();
  const scene::Linkset& linkset = weighing.scene.linksets[index];
  name_->setText(nameOf(linkset, index));
  QStringList facts{tr("%n part(s)", nullptr, static_cast<int>(linkset.parts.size())),
                    tr("%n script(s)", nullptr, static_cast<int>(scriptCount(linkset)))};
  if (!linkset.region.empty()) facts += tr("region %1").arg(QString::fromStdString(linkset.region));
  if (!linkset.id.isNull()) facts += QString::fromStdString(linkset.id.text());
  about_->setText(facts.join(QStringLiteral(" · ")));
  physical_->setChecked(linkset.physical);
  moving_->setChecked(linkset.moving);
  canBePhysical_->setText(weighing.costs[index].canBePhysical
                              ? tr("It may be set physical.")
                              : tr("It is too dear to be set physical."));
}

void LinksetEditor::setFlags() {
  changeLinksetFlags(document_, linkset_, physical_->isChecked(), moving_->isChecked(),
                     sender() == physical_ ? tr("Physical") : tr("Moving"));
}

}  // namespace wb::ui
